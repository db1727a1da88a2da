/** The words of a move, with or without the first one. */
export type Words = readonly string[];

/** Returns a test for whether a word is one of these. */
export const among =
  <Word extends string>(words: readonly Word[]) =>
  (word: string | undefined): word is Word =>
    (words as readonly (string | undefined)[]).includes(word);

/** How many parsed texts to cache. */
const MOST_KNOWN = 5_000;

/**
 * Parses each text only once, because a game repeats a small set of moves. Other sources may send any number of texts,
 * so the cache is limited.
 */
export function readingOnce<M extends NonNullable<unknown>>(read: (text: string) => M): (text: string) => M {
  const known = new Map<string, M>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const move = read(text);
    known.set(text, move);
    return move;
  };
}

/** Reads moves of a known kind, for a game that can parse the text of any move. */
export const byVerb = <M extends { readonly verb: string }>(readMove: (text: string) => M) => ({
  /**
   * A move of a known kind.
   * @throws {TypeError} if the text is a move of another kind, or not a move at all.
   */
  readAs<V extends M['verb']>(verb: V, text: string): Extract<M, { readonly verb: V }> {
    const move = readMove(text);
    if (move.verb !== verb) throw new TypeError(`"${text}" is not a move of the kind ${verb}.`);
    return move as Extract<M, { readonly verb: V }>;
  },
  /** The moves of one kind. */
  ofKind: <V extends M['verb']>(verb: V, moves: readonly { readonly move: string }[]) =>
    moves.flatMap(({ move }) => {
      const read = readMove(move);
      return read.verb === verb ? [read as Extract<M, { readonly verb: V }>] : [];
    }),
});
