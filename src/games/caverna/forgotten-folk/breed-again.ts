import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import { DECLINE, DONE, type Option } from '../../../engine/decision.ts';
import { me } from '../asking.ts';
import { pay } from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import { FARM_ANIMALS } from '../state.ts';
import { breed, breedable, mayBreedMore, ROOM } from '../tasks/breed.ts';
import { push } from '../tasks/goods.ts';

/** How many types breed again for each vegetable, and how many vegetables a player may give. */
const TYPES_EACH = 2;
const MOST = 2;

interface BreedAgain extends Task {
  readonly power: string;
}

/** After the births of a Breeding phase, animals may breed again for vegetables (004, Feeding room; rulings A100). */
export function breedAgain(power: string): Flow {
  const task: BreedAgain = { do: 'breedAgain', power };
  return task;
}

/** How many vegetables let every possible type breed again. */
function useful(mine: Me): number {
  const sizes = breedable(mine, MOST * TYPES_EACH).map(({ length }) => length);
  return Math.ceil(Math.max(0, ...sizes) / TYPES_EACH);
}

/** Whether more types could breed for a vegetable once exchanges have made room or brought parents. */
function helpable(mine: Me): boolean {
  const { ruby, mushroom = 0, vegetable } = mine.player.goods;
  return ruby + mushroom + vegetable > 0 && mayBreedMore(mine, MOST * TYPES_EACH);
}

export const breedAgainKind = taskKind<RuledState, BreedAgain>({
  wants(at, seat) {
    const mine = me(at, seat);
    const list: string[] = helpable(mine) ? ['vegetable', ...FARM_ANIMALS, ...ROOM] : [];
    return useful(mine) > mine.player.goods.vegetable ? [...list, 'vegetable'] : list;
  },
  options(at, seat, { power }): Option[] {
    const mine = me(at, seat);
    const most = useful(mine);
    const list: Option[] = [];
    for (let n = 1; n <= Math.min(most, mine.player.goods.vegetable); n++) {
      list.push(optionOf({ verb: 'use', tile: power, details: [`${n}`] }));
    }
    const { ruby, mushroom = 0, vegetable } = mine.player.goods;
    const could = (vegetable < most && ruby + mushroom > 0) || helpable(mine);
    return list.length > 0 || could ? [...list, DECLINE] : [];
  },
  asks: () => true,
  run(at, seat, { move }) {
    if (move === DONE) return;
    const count = Number(readAs('use', move).details[0]);
    pay(at, seat, { vegetable: count });
    push(at, seat, breed(TYPES_EACH * count));
  },
});
