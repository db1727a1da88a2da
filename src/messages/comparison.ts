/**
 * The topics in which one way to play beats another, in which it keeps what the other spends, and in which it falls
 * behind.
 */
export interface Comparison {
  readonly more: readonly string[];
  readonly keeps: readonly string[];
  readonly less: readonly string[];
}

const KINDS = ['more', 'keeps', 'less'] as const;

/** The kinds that have topics, each in words, in the order of a sentence: `more for food`, `keeps wood`. */
export function compared(
  comparison: Comparison,
  words: Readonly<Record<keyof Comparison, (topics: readonly string[]) => string>>,
): string[] {
  return KINDS.filter((kind) => comparison[kind].length > 0).map((kind) => words[kind](comparison[kind]));
}

/** Whether one way has no advantage over the other. */
export const isBehind = ({ more, keeps }: Comparison): boolean => more.length + keeps.length === 0;
