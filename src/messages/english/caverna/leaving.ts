import type { Move, Verb } from '../../../games/caverna/moves/move.ts';
import type { Amounts } from '../../context.ts';
import { list } from '../shared/list.ts';
import { bundle, change } from './goods.ts';

/** What somebody goes without who does not make such a move. */
const missed: Readonly<Partial<Record<Verb, string>>> = {
  lay: 'a tile',
  sow: 'sowing',
  furnish: 'a furnishing',
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
};

// As many as a button has room for.
const MOST = 3;

/**
 * What is left out by making none of these moves, behind "without": `a stable or an expedition`; undefined where nothing is
 * worth naming. `travelling` says that loot has been chosen before.
 */
export function leftOut(moves: readonly Move[], travelling: boolean): string | undefined {
  const named = moves.flatMap((move) => {
    if (move.verb === 'take') return bundle(move.goods);
    if (move.verb === 'loot') return travelling ? 'more loot' : 'an expedition';
    return missed[move.verb] ?? [];
  });
  const some = [...new Set(named)].slice(0, MOST);
  return some.length === 0 ? undefined : list(some, 'or');
}

/** What comes with the end of a turn: `+1 sheep`, `+1 child`; undefined for nothing. */
export function gained(goods: Amounts, child: boolean): string | undefined {
  const parts = [change(goods, {}), child ? '+1 child' : ''].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
