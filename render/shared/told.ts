import { clipSentences } from '../../src/messages/text.ts';

/** How many characters Discord allows in the text of a picture. */
const ALT_LIMIT = 1024;

const joined = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ');

/**
 * Sentences as one text for Discord. The first are the most important; if there are too many, the last are left out.
 */
export function told(sentences: readonly (string | undefined)[]): string {
  return clipSentences(joined(sentences), ALT_LIMIT);
}

/**
 * The first of several versions that Discord accepts in full. Each is shorter than the one before; if necessary, the
 * last one is cut.
 */
export function firstTold(ways: readonly (() => readonly (string | undefined)[])[]): string {
  const [way, ...shorter] = ways;
  if (way === undefined) return '';
  const text = joined(way());
  return text.length <= ALT_LIMIT || shorter.length === 0 ? clipSentences(text, ALT_LIMIT) : firstTold(shorter);
}

/** A clause about something: one wording, or several, each shorter than the one before. */
export type Clause = string | readonly string[] | undefined;

/**
 * A heading, and as much as fits about each of several things: the first clause about each comes first, then the second
 * about each, and so on. In the text, the clauses about one thing stay together. A clause that does not fit for all
 * things is left out for all; the shortest wordings are tried before any longer one.
 */
export function toldOfEach(heading: string, things: readonly (readonly Clause[])[]): string {
  const clauses = things.map((thing) => thing.map(waysOf));
  const most = Math.max(0, ...clauses.map(({ length }) => length));
  const kept = clauses.map((): string[] => []);
  let left = ALT_LIMIT - heading.length;
  for (let rank = 0; rank < most; rank++) {
    const ways = clauses.map((thing) => thing[rank] ?? []);
    const shortest = ways.map(([way]) => way);
    const length = shortest.reduce((sum, way) => sum + (way === undefined ? 0 : way.length + 2), 0);
    if (length > left) continue;
    left -= length;
    const chosen = ways.map(([way = '', ...longer]) => {
      const longest = longer.findLast((each) => each.length - way.length <= left);
      left -= (longest ?? way).length - way.length;
      return longest ?? way;
    });
    for (const [at, way] of chosen.entries()) if (way !== '') kept[at]?.push(way);
  }
  return told([heading, ...kept.filter(({ length }) => length > 0).map((thing) => `${thing.join('; ')}.`)]);
}

/** Whether everything about several things fits, each clause in its first wording. */
export function fits(heading: string, things: readonly (readonly Clause[])[]): boolean {
  const clauses = things.flat().map((clause) => waysOf(clause).at(-1) ?? '');
  return clauses.reduce((sum, way) => sum + (way === '' ? 0 : way.length + 2), heading.length) <= ALT_LIMIT;
}

/** The wordings of a clause, the shortest first. */
const waysOf = (clause: Clause): string[] =>
  (typeof clause === 'string' ? [clause] : [...(clause ?? [])]).filter((way) => way !== '').toReversed();

/** A sentence about some parts; nothing if there are no parts. */
export function about(
  parts: readonly string[],
  sentence: (words: string) => string,
  between = ', ',
): string | undefined {
  return parts.length === 0 ? undefined : sentence(parts.join(between));
}

/** A text with notes in brackets; no brackets if there are no notes. */
export function noted(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
}
