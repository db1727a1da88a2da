import type { Verb } from '../../../games/caverna/moves/move.ts';
import type { Amounts } from '../../context.ts';
import { anyOf } from '../shared/list.ts';
import { bundle, change } from './goods.ts';

/** What players can go without, after "without". */
export const without = {
  /** By the kind of the move that they do not make. */
  moves: {
    lay: 'a tile',
    sow: 'sowing',
    furnish: 'furnishing',
    grow: 'a child',
    fence: 'a pasture',
    stable: 'a stable',
    oreMine: 'an ore mine',
    rubyMine: 'a ruby mine',
    forge: 'a weapon',
    buy: 'buying',
    trade: 'trading',
    breed: 'young animals',
    protect: 'protecting goods',
  } satisfies Readonly<Partial<Record<Verb, string>>>,
  goods: bundle,
  expedition: 'an expedition',
  moreLoot: 'more loot',
  anyOf: (things: readonly string[]): string => anyOf(things),
};

/** What comes with the end of a turn: `+1 sheep`, `+1 child`; undefined for nothing. */
export function gained(goods: Amounts, child: boolean): string | undefined {
  const parts = [change(goods, {}), child ? '+1 child' : ''].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
