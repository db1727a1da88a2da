import { randomFrom } from '../../../src/engine/random.ts';

/** Makes the random choices of a command; the same number leads to the same choices. */
export interface Luck {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** True in this many of a hundred cases. */
  chance(percent: number): boolean;
  /** One of the list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
  /** One of these. */
  oneOf<T>(...list: readonly [T, ...T[]]): T;
}

export function luckOf(number: number): Luck {
  const random = randomFrom(`${number}`);
  // The first numbers of neighbouring seeds are similar.
  for (let i = 0; i < 4; i++) random.below(7);
  return {
    below: random.below,
    chance: (percent) => random.below(100) < percent,
    pick: (list) => (list.length === 0 ? undefined : list[random.below(list.length)]),
    oneOf: (...list) => list[random.below(list.length)] ?? list[0],
  };
}
