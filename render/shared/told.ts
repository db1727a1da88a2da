import { clip } from '../../src/messages/text.ts';

/** What Discord takes as the text of a picture, in characters. */
const ALT_LIMIT = 1024;

/** Sentences as one text that Discord takes; the first are the most important, what does not fit any more is cut. */
export function told(sentences: readonly (string | undefined)[]): string {
  return clip(sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' '), ALT_LIMIT);
}

/** A sentence about some parts; nothing where there are none. */
export function about(parts: readonly string[], sentence: (words: string) => string): string | undefined {
  return parts.length === 0 ? undefined : sentence(parts.join(', '));
}

/** A text with what belongs to it in brackets; without brackets where there is nothing. */
export function noted(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
}
