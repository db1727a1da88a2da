import type { Random } from '../../engine/random.ts';
import { EMPTY, playerAt, reachable } from './cave.ts';
import { ERA_ONE_GOODS, ERA_TWO_GOODS, type Good, limitOf } from './goods.ts';
import type { Player, State } from './state.ts';

/** The most of one good that is given at once. */
const MOST = 5;

function give({ goods }: Player, good: Good | undefined, count: number): void {
  if (good !== undefined) goods[good] = Math.min(limitOf(good), goods[good] + count);
}

/** A good that is played with. */
function goodOf({ era }: State, random: Random): Good | undefined {
  const goods = era === 1 ? ERA_ONE_GOODS : [...ERA_ONE_GOODS, ...ERA_TWO_GOODS];
  return goods[random.below(goods.length)];
}

/** Takes away the room tile that lies on a covered room, which the seat finds excavated. */
function dig(state: State, player: Player): void {
  const [cell] = reachable(player, false, state.options.rulings);
  if (cell !== undefined) player.cave[cell] = EMPTY;
}

/**
 * Gives a seat something for nothing, in place: what goods and an excavated room are worth is learned by having them before they
 * are earned. Only for a state that has just been copied.
 */
export function enrich(state: State, seat: number, random: Random): void {
  const player = playerAt(state, seat);
  if (state.phase !== 'work') return;
  for (let count = 1 + random.below(3); count > 0; count--) {
    if (random.below(MOST) === 0) dig(state, player);
    else give(player, goodOf(state, random), 1 + random.below(MOST));
  }
}
