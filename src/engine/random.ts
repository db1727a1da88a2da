import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws whole numbers: `below(n)` gives 0 to n - 1. */
export interface Random {
  below(n: number): number;
}

/** A stream of random numbers that depends only on the seed text, the same on every machine. */
export function randomFrom(seed: string): Random {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const generator = xoroshiro128plus(hash >>> 0);
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/** A shuffled copy of the list. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const a = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = a;
  }
  return copy;
}
