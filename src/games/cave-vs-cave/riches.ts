import type { Random } from '../../engine/random.ts';
import { EMPTY, playerAt, reachable } from './cave.ts';
import { ERA_ONE_GOODS, ERA_TWO_GOODS, type Good, limitOf } from './goods.ts';
import type { Player, State } from './state.ts';

/** The largest amount of one good to give at once. */
const MOST = 5;

function give({ goods }: Player, good: Good | undefined, count: number): void {
  if (good !== undefined) goods[good] = Math.min(limitOf(good), goods[good] + count);
}

/** A good in play. */
function goodOf({ era }: State, random: Random): Good | undefined {
  const goods = era === 1 ? ERA_ONE_GOODS : [...ERA_ONE_GOODS, ...ERA_TWO_GOODS];
  return goods[random.below(goods.length)];
}

/** Excavates a covered room without its tile. */
function dig(state: State, player: Player): void {
  const [cell] = reachable(player, false, state.options.rulings);
  if (cell !== undefined) player.cave[cell] = EMPTY;
}

/**
 * Gives a seat a random gift in place: computer players learn the worth of goods and excavated rooms by having them
 * before they earn them. Only for a state that has just been copied.
 */
export function enrich(state: State, seat: number, random: Random): void {
  const player = playerAt(state, seat);
  if (state.phase !== 'work') return;
  for (let count = 1 + random.below(3); count > 0; count--) {
    if (random.below(MOST) === 0) dig(state, player);
    else give(player, goodOf(state, random), 1 + random.below(MOST));
  }
}
