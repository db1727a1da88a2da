import { ROOMS } from '../../../src/games/cave-vs-cave/board.ts';
import { meAt, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { Way } from '../../../src/games/cave-vs-cave/effects.ts';
import { type Bundle, goodsOf, pay, plus, shortOf, upToLimit } from '../../../src/games/cave-vs-cave/goods.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { onlyWayOf } from '../../../src/games/cave-vs-cave/tasks/activate.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';

function bonusOn(cell: string): Bundle {
  const bonus = ROOMS.find((room) => room.cell === cell)?.bonus;
  return bonus === undefined ? {} : { [bonus]: 1 };
}

/** The goods that a seat's move pays and gains; undefined if that is still to be chosen. */
function wayOf(state: State, seat: number, move: Move): Way | undefined {
  switch (move.verb) {
    case 'trade':
      return { pay: move.pay, gain: move.goods };
    case 'take':
      return { gain: move.goods };
    case 'excavate':
      return { gain: bonusOn(move.cell) };
    case 'activate':
      return onlyWayOf(meAt({ state, tasks: TASKS }, seat), move.room);
    default:
      return undefined;
  }
}

/** What a seat's move brings, with `more` goods after it, and which of those the supply has no room for (001 p. 4). */
export function broughtBy(
  { state, seat }: { readonly state: State; readonly seat: number },
  move: Move,
  more: Bundle = {},
) {
  const way = wayOf(state, seat, move) ?? { gain: {} };
  const goods = { ...playerAt(state, seat).goods };
  pay(goods, way.pay ?? {});
  const gain = plus(way.gain, more);
  const gained = upToLimit(goods, gain);
  return { gained, lost: shortOf(goodsOf(gained), gain) };
}
