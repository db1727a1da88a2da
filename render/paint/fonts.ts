import * as fontkit from 'fontkit';
import { fontFile } from './faces.ts';
import { type Face, faces, fallbackFaces } from './theme.ts';

const opened = new Map<string, fontkit.Font>();
const widths = new Map<string, number>();

function open(file: string): fontkit.Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = fontkit.openSync(fontFile(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  opened.set(file, font);
  return font;
}

function fileFor(codePoint: number, face: Face): string | undefined {
  const files = [faces[face], ...fallbackFaces].map((each) => each.file);
  return files.find((file) => open(file).hasGlyphForCodePoint(codePoint));
}

/** Whether the face and its fallbacks have every character of a text. */
export function canShow(text: string, face: Face): boolean {
  return [...text].every((character) => fileFor(character.codePointAt(0) ?? 0, face) !== undefined);
}

/** The length of a line of text in a face 1 pixel in size. */
function advance(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  let width = 0;
  let run = '';
  let runFile: string | undefined;
  const close = (): void => {
    if (run === '' || runFile === undefined) return;
    const font = open(runFile);
    width += font.layout(run).advanceWidth / font.unitsPerEm;
    run = '';
  };
  for (const character of text) {
    const file = fileFor(character.codePointAt(0) ?? 0, face);
    if (file !== runFile) close();
    runFile = file;
    run += character;
  }
  close();
  if (widths.size > 20_000) widths.clear();
  widths.set(key, width);
  return width;
}

/** The length in pixels of a line of text in a face of `size` pixels. */
export function measure(text: string, face: Face, size: number): number {
  return advance(text, face) * size;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text into what readers see as single characters. */
export function graphemes(text: string): string[] {
  return [...SEGMENTER.segment(text)].map((each) => each.segment);
}

/**
 * A name in characters that the fonts have: fancy letters become plain ones; emoji and unknown scripts are left out.
 * Empty if nothing is left.
 */
export function readable(name: string): string {
  const kept = graphemes(name.normalize('NFKC')).filter((grapheme) => {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{C}\p{M}]$/u.test(grapheme) && !/^\p{L}/u.test(grapheme))
      return false;
    return canShow(grapheme, 'bold');
  });
  return kept.join('').replace(/\s+/gu, ' ').trim();
}
