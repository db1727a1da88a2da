import type { Amounts, People } from '../../context.ts';
import { bundle } from './goods.ts';
import { DWARFS } from './people.ts';
import { tile } from './tiles/index.ts';

const FOOD: Readonly<Record<string, number>> = {
  sheep: 1,
  donkey: 1,
  boar: 2,
  cattle: 3,
  grain: 1,
  vegetable: 2,
  ruby: 2,
  gemfruit: 2,
  mushroom: 2,
};

/** What a good is worth in food by the table on the Home board; gold loses one, donkeys gain by pairs. */
export function foodFor(good: string, count: number): number {
  if (good === 'gold') return Math.max(count - 1, 0);
  if (good === 'donkey') return count + Math.floor(count / 2);
  return (FOOD[good] ?? 0) * count;
}

/** `2 donkeys into 3 food`. */
export function eaten(good: string, count: number, gains?: Amounts): string {
  return `${bundle({ [good]: count })} into ${bundle({ food: gains?.['food'] ?? foodFor(good, count) })}`;
}

/** What a ruby costs beside itself, and what comes for it: `1 ruby and 1 food into 1 cattle`. */
export function rubyInto(good: string, times = 1): string {
  const paid = good === 'cattle' ? { ruby: times, food: times } : { ruby: times };
  return `${bundle(paid)} into ${bundle({ [good]: good === 'food' ? 2 * times : times })}`;
}

/** What the crops of forgotten folks become: `1 gemfruit into 1 ruby`. */
export function swapped(good: 'gemfruit' | 'mushroom'): string {
  return `${bundle({ [good]: 1 })} into ${bundle(good === 'gemfruit' ? { ruby: 1 } : { vegetable: 1 })}`;
}

/** Grounds that rubies buy, and how many rubies each costs. */
export const RUBY_GROUNDS: Readonly<Record<string, number>> = { meadow: 1, field: 1, tunnel: 1, cavern: 2 };

/** What is known of a use of a tile: by whose people it is used, and what they give. */
interface Used {
  readonly people?: People | undefined;
  readonly pays?: Amounts | undefined;
}

/** What a use of a tile exchanges; a tile without a known exchange is told by its effect. */
export function exchangeOf(id: string, details: readonly string[], { people = DWARFS, pays }: Used = {}): string {
  const { effect, exchange } = tile(id);
  return exchange?.(details, people, pays) ?? [effect, details.join(' ')].filter(Boolean).join(' · ');
}
