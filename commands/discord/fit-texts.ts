import { atLongest, withoutIcons } from '../../src/messages/icons.ts';
import { clip, clipBytes } from '../../src/messages/text.ts';
import { BYTES_EACH, BYTES_LIMIT, TEXT_LIMIT } from './limits.ts';

/**
 * The texts of a message, cut so that they fit together with other components of this many bytes. The longest texts are
 * cut: headings and questions are short, but a story may be long. Icons are dropped before words.
 */
export function fitTexts(texts: readonly string[], beside: number): string[] {
  const [characters, bytes] = [(text: string) => text.length, (text: string) => Buffer.byteLength(text)];
  const room = BYTES_LIMIT - 2 * BYTES_EACH - beside;
  const whole = texts.map(atLongest);
  if (sumOf(whole, characters) <= TEXT_LIMIT && sumOf(whole, bytes) <= room) return [...texts];
  const fewer = cutLongest(texts.map(withoutIcons), { most: TEXT_LIMIT, measure: characters, cut: clip });
  return cutLongest(fewer, { most: room, measure: bytes, cut: clipBytes });
}

const sumOf = (texts: readonly string[], measure: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + measure(text), 0);

/** How to measure and cut texts. */
interface Cutting {
  readonly most: number;
  readonly measure: (text: string) => number;
  readonly cut: (text: string, max: number) => string;
}

/** Cuts the longest texts to one length at which all fit; cuts each after a whole line if that leaves any text. */
function cutLongest(texts: readonly string[], { most, measure, cut }: Cutting): string[] {
  const level = levelOf(texts.map(measure), most);
  return texts.map((text) => {
    if (measure(text) <= level) return text;
    const shorter = cut(text, level);
    const lines = shorter.slice(0, shorter.lastIndexOf('\n') + 1);
    return lines.length > shorter.length / 2 ? `${lines}…` : shorter;
  });
}

/** The length to which the longest texts must be cut so that the total is at most `most`. */
export function levelOf(sizes: readonly number[], most: number): number {
  let left = most;
  for (const [index, size] of sizes.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return Math.max(share, SHORTEST);
    left -= size;
  }
  return most;
}

/** The shortest length that a text is cut to; it leaves room for an ellipsis. */
export const SHORTEST = 4;
