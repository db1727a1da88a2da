import type { Decision, Option } from '../../../src/engine/decision.ts';
import { fits, type Herd } from '../../../src/games/caverna/animals.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Me } from '../../../src/games/caverna/power.ts';
import { FARM_ANIMALS, type FarmAnimal, type State } from '../../../src/games/caverna/state.ts';
import type { Asked } from '../../face/asked.ts';

type Posed = Pick<Asked<State>, 'state' | 'decision'>;

/**
 * Whether animals lack room and an option eats one that takes no room from them, such as a donkey in a mine, where a
 * wild boar cannot live.
 */
export function crowdsAlike({ state, decision }: Posed, { anytime, move: text }: Option): boolean {
  if (decision.task !== 'accommodate' || anytime) return false;
  const move = readMove(text);
  if (move.verb !== 'eat') return false;
  const helpful = helpfulIn({ state, decision });
  return helpful.size > 0 && !helpful.has(move.good);
}

const known = new WeakMap<Decision, ReadonlySet<string>>();

/** The kinds of animals that make room for others when eaten. */
function helpfulIn({ state, decision }: Posed): ReadonlySet<string> {
  const found = known.get(decision);
  if (found !== undefined) return found;
  const mine = me(positionOf(state), decision.seat);
  const { sheep, donkey, boar, cattle } = mine.player.goods;
  const herd: Herd = { sheep, donkey, boar, cattle };
  const helpful = new Set(FARM_ANIMALS.filter((animal) => herd[animal] > 0 && helps(mine, herd, animal)));
  known.set(decision, helpful);
  return helpful;
}

/**
 * Whether giving up some of one kind makes room for all the others, or reduces the number of another kind that must go.
 */
function helps(mine: Me, herd: Herd, animal: FarmAnimal): boolean {
  if (surplus(mine, herd, animal) < Number.POSITIVE_INFINITY) return true;
  const fewer = { ...herd, [animal]: herd[animal] - 1 };
  return FARM_ANIMALS.some((other) => surplus(mine, fewer, other) < surplus(mine, herd, other));
}

/** How many of one kind must go before the rest of the herd has room; infinity if even all of them are not enough. */
function surplus(mine: Me, herd: Herd, animal: FarmAnimal): number {
  for (let gone = 0; gone <= herd[animal]; gone++)
    if (fits(mine, { ...herd, [animal]: herd[animal] - gone })) return gone;
  return Number.POSITIVE_INFINITY;
}
