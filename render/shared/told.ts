import { clip } from '../../src/messages/text.ts';

/** What Discord takes as the text of a picture, in characters. */
const ALT_LIMIT = 1024;

const joined = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ');

/** Sentences as one text that Discord takes; the first are the most important, what does not fit any more is cut. */
export function told(sentences: readonly (string | undefined)[]): string {
  return clip(joined(sentences), ALT_LIMIT);
}

/** The first of several ways to tell something that Discord takes whole; they grow shorter, and of the last one what does not fit is cut. */
export function firstTold(ways: readonly (() => readonly (string | undefined)[])[]): string {
  const [way, ...shorter] = ways;
  if (way === undefined) return '';
  const text = joined(way());
  return text.length <= ALT_LIMIT || shorter.length === 0 ? clip(text, ALT_LIMIT) : firstTold(shorter);
}

/**
 * A heading, and about each of several things as much as fits: the first clause of all, then the second of all, and so on. Those
 * of one thing follow each other.
 */
export function toldOfEach(heading: string, things: readonly (readonly (string | undefined)[])[]): string {
  const clauses = things.map((thing) => thing.filter((clause) => clause !== undefined && clause !== ''));
  const most = Math.max(0, ...clauses.map(({ length }) => length));
  const kept = clauses.map((): string[] => []);
  let left = ALT_LIMIT - heading.length;
  for (let rank = 0; rank < most; rank++) {
    for (const [at, thing] of clauses.entries()) {
      const clause = thing[rank];
      // A thing of which a clause was too long is told of no further: what comes later would stand in its place.
      if (clause === undefined || kept[at]?.length !== rank || clause.length + 2 > left) continue;
      kept[at].push(clause);
      left -= clause.length + 2;
    }
  }
  return told([heading, ...kept.filter(({ length }) => length > 0).map((thing) => `${thing.join('; ')}.`)]);
}

/** A sentence about some parts; nothing where there are none. */
export function about(
  parts: readonly string[],
  sentence: (words: string) => string,
  between = ', ',
): string | undefined {
  return parts.length === 0 ? undefined : sentence(parts.join(between));
}

/** A text with what belongs to it in brackets; without brackets where there is nothing. */
export function noted(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
}
