import { type Catalogue, catalogue, LANGUAGES, type Language } from '../src/messages/index.ts';

/** How complete a language is. */
export interface LanguageReport {
  /** How many texts English has. */
  readonly texts: number;
  /** The paths of texts that the language lacks. */
  readonly missing: readonly string[];
  /** The paths of texts that are too long for Discord, or for a phone. */
  readonly over: readonly string[];
  /** The paths of texts that are the same as in English but not marked as intentionally the same. */
  readonly unmarked: readonly string[];
}

type Found = ReadonlyMap<string, string>;

/** A literal after this is an id, not a text. */
const BEFORE_IDS = /(?:[=!]==?|\bcase|\bin|\[|\b(?:icon|find)\)?\([^)]*)\s*$/;

/** Everything between quotes in the source of a function, except what is compared or looked up. */
function literalsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const found: string[] = [];
  let at = 0;
  const quoted = (quote: string): string => {
    let text = '';
    for (at++; at < code.length && code[at] !== quote; at++) {
      if (code[at] === '\\') text += code[++at];
      else if (quote === '`' && code.startsWith('${', at)) {
        at += 2;
        outside('}');
        text += '…';
      } else text += code[at];
    }
    return text;
  };
  const outside = (end?: string): void => {
    for (let depth = 0; at < code.length; at++) {
      const letter = code[at] ?? '';
      if (letter === end && depth === 0) return;
      if (letter === '{') depth++;
      if (letter === '}') depth--;
      if (!`'"\``.includes(letter)) continue;
      const before = code.slice(0, at);
      const text = quoted(letter);
      if (!BEFORE_IDS.test(before)) found.push(text);
    }
  };
  outside();
  return found;
}

/** The id of a topic, such as `rule:turn`. */
const TOPIC = /^[a-z]+:\w+$/;

/** Whether something has words: two letters in a row. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !TOPIC.test(text);

/** Derived from a game's other texts, or used to choose a sentence, so not texts. */
const NO_TEXTS = /\.(?:topics|effects)$/;

/** The words of every text of a catalogue by its path; for a function, the words in its source. */
function textsIn(value: unknown, path = ''): Map<string, string> {
  if (NO_TEXTS.test(path)) return new Map();
  const text =
    typeof value === 'string' ? value : typeof value === 'function' ? literalsIn(String(value)).join(' | ') : undefined;
  if (text !== undefined) return new Map(hasWords(text) ? [[path, text]] : []);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...textsIn(child, path === '' ? key : `${path}.${key}`)]),
  );
}

/** All paths of a catalogue, including those of texts without words. */
function pathsIn(value: unknown, path = ''): string[] {
  if (NO_TEXTS.test(path)) return [];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => pathsIn(child, path === '' ? key : `${path}.${key}`));
}

/** The longest allowed texts, by path. */
const MOST: readonly (readonly [path: RegExp, most: number])[] = [
  [/^(?:commands|admin)\b.*\.(?:description|options\.[^.]+|public|group|where)$/, 100],
  [/\.(?:label|explanation)$/, 100],
  [/\.articles\.[^.]+\.gist$/, 70],
  [/\.articles\.[^.]+\.text$/, 1_500],
  [/\.example$/, 90],
  [/\.(?:tiles|spaces|loot|folks|rooms)\.[^.]+\.name$/, 38],
  [/^(?:panel|lobby|prompt)\.(?:end|join|leave|start|options|rulings|close|open|boards|table|score|log|back)$/, 80],
];

const isOver = (path: string, text: string): boolean =>
  MOST.some(([pattern, most]) => pattern.test(path) && text.length > most);

/** Topics that are too long, as players see them. */
function topicsOver({ games }: Catalogue): string[] {
  return Object.entries(games).flatMap(([game, { topics }]) =>
    topics.flatMap(({ id, label, text, gist = '', example }) =>
      label.length > 100 || text.length > 1_500 || gist.length > 100 || example.length > 90
        ? [`games.${game}.topics.${id}`]
        : [],
    ),
  );
}

/** Compares a catalogue with the English one; `same` has the paths of texts that are intentionally the same. */
export function compareWithEnglish(words: Catalogue, same: readonly string[]): LanguageReport {
  const english: Found = textsIn(catalogue('en'));
  const own: Found = textsIn(words);
  const there = new Set(pathsIn(words));
  return {
    texts: english.size,
    missing: pathsIn(catalogue('en')).filter((path) => !there.has(path)),
    over: [...[...own].filter(([path, text]) => isOver(path, text)).map(([path]) => path), ...topicsOver(words)],
    unmarked: [...english]
      .filter(([path, text]) => own.get(path) === text && !same.includes(path))
      .map(([path]) => path),
  };
}

const namesInEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language, which is the name of its folder: `german`. */
export const folderOf = (language: Language): string => (namesInEnglish.of(language) ?? language).toLowerCase();

/** Every language but English with what it lacks, by its English name. */
export async function reportLanguages(): Promise<Readonly<Record<string, LanguageReport>>> {
  const reports = LANGUAGES.filter((language) => language !== 'en').map(async (language) => {
    const folder = folderOf(language);
    const { same } = (await import(`../src/messages/${folder}/same.ts`)) as { readonly same: readonly string[] };
    return [folder, compareWithEnglish(catalogue(language), same)] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
}
