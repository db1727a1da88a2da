import type { Move } from '../../../src/games/caverna/moves/move.ts';
import { find } from '../../../src/messages/text.ts';
import type { CavernaWords } from './words.ts';

/** How many things fit on a button. */
const MOST = 3;

/**
 * What a player leaves out by making none of these moves, after "without": `a stable or an expedition`; undefined
 * if there is nothing worth naming. `travelling` says whether loot has been chosen before.
 */
export function leftOut({ without }: CavernaWords, moves: readonly Move[], travelling: boolean): string | undefined {
  const named = moves.flatMap((move) => {
    if (move.verb === 'take') return without.goods(move.goods);
    if (move.verb === 'loot') return travelling ? without.moreLoot : without.expedition;
    return find<string>(without.moves, move.verb) ?? [];
  });
  const some = [...new Set(named)].slice(0, MOST);
  return some.length === 0 ? undefined : without.anyOf(some);
}
