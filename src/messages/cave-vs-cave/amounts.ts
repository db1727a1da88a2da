import type { Amounts } from '../context.ts';
import { find, wordsOf } from '../text.ts';

/** The words of one thing that is counted. */
export interface Thing {
  readonly one: string;
  readonly many: string;
}

/** How a language names goods and lists amounts of them. */
interface Naming<Named extends Thing> {
  readonly goods: Readonly<Record<string, Named>>;
  /** The words for an unknown good. */
  readonly unknown: (name: string) => Named;
  readonly list: (parts: readonly string[]) => string;
  /** For no goods. */
  readonly nothing: string;
}

const counted = (bundle: Amounts): [string, number][] =>
  Object.entries(bundle).flatMap(([id, count]) => (count === undefined || count === 0 ? [] : [[id, count]]));

/** The goods that bundles name, each once. */
export const goodsIn = (bundles: readonly Amounts[]): readonly string[] => [...new Set(bundles.flatMap(Object.keys))];

/** Whether something costs nothing. */
export const isFree = (cost: Amounts): boolean => Object.keys(cost).length === 0;

/** Amounts of goods in a language. */
export function amountsIn<Named extends Thing>({ goods, unknown, list, nothing }: Naming<Named>) {
  const thing = (id: string): Named => find(goods, id) ?? unknown(wordsOf(id).toLowerCase());
  const amount = (id: string, count: number): string => `${count} ${count === 1 ? thing(id).one : thing(id).many}`;
  return {
    /** The words of a good; an unknown id becomes its own name. */
    thing,
    /** `1 donkey`, `3 wood`, `2 weapons`. */
    amount,
    /** `3 wood, 1 food and 2 flax`; `nothing` for no goods. */
    bundle: (amounts: Amounts): string => list(counted(amounts).map(([id, count]) => amount(id, count))) || nothing,
    /** What changed, with signs: `+3 wood, −2 stone`; empty if nothing did. */
    change(gained: Amounts, paid: Amounts): string {
      const plus = counted(gained).map(([id, count]) => `+${amount(id, count)}`);
      const minus = counted(paid).map(([id, count]) => `−${amount(id, count)}`);
      return [...plus, ...minus].join(', ');
    },
  };
}
