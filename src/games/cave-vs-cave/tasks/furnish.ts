import { taskKind } from '../../../engine/agenda.ts';
import { ADDITIONAL, CAVERN_SIDES, type CavernSide } from '../board.ts';
import { EMPTY, isFull, meAt, orangeAhead, placesFor } from '../cave.ts';
import { cellName } from '../cells.ts';
import { takeFromSale } from '../display.ts';
import type { FurnishTask, Surcharge } from '../effects.ts';
import { type Bundle, covers, pay, plus } from '../goods.ts';
import { optionOf, readAs, writeMove } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import { roomOf } from '../rooms/index.ts';
import { turnsOf } from '../schedule.ts';
import type { State } from '../state.ts';
import { push } from './push.ts';

/** What a furnishing costs beside the room. */
const surchargeOf = (state: State, surcharge: Surcharge): Bundle =>
  'goods' in surcharge ? surcharge.goods : { [surcharge.perTurn]: turnsOf(state) };

/**
 * Whether a player may have another room of this colour: more orange than blue ones at any time (001 p. 5; rulings A116), but for the
 * short game (rulings A129).
 */
export function suitsColour({ at, player }: Me, room: string): boolean {
  return roomOf(room).colour === 'orange' || at.state.options.mode === 'short' || orangeAhead(player) > 1;
}

interface Offer {
  readonly move: string;
  readonly room: string;
  readonly cell: number;
  readonly cost: Bundle;
}

/** Every room that can be paid for and placed, at every price. */
function* offersOf(mine: Me, { surcharges }: FurnishTask): Generator<Offer> {
  const { at, player } = mine;
  const { state } = at;
  const prices = surcharges.length === 0 ? [{}] : surcharges.map((each) => surchargeOf(state, each));
  const open = prices.filter((price) => covers(player.goods, price));
  if (open.length === 0) return;
  for (const room of state.display) {
    const paying = open.filter((price) => covers(player.goods, plus(roomOf(room).cost, price)));
    if (paying.length === 0 || !suitsColour(mine, room)) continue;
    for (const cell of placesFor(player, room, state.options.rulings)) {
      for (const price of paying) {
        const move = writeMove({ verb: 'furnish', room, cell: cellName(cell), paying: price });
        yield { move, room, cell, cost: plus(roomOf(room).cost, price) };
      }
    }
  }
}

export const furnishKind = taskKind<RuledState, FurnishTask>({
  options: (at, seat, task) => [...offersOf(meAt(at, seat), task)].map(({ move }) => ({ move })),
  possible: (at, seat, task) => offersOf(meAt(at, seat), task).next().done === false,
  wants: (_at, _seat, { surcharges }) =>
    surcharges.some((each) => 'perTurn' in each || each.goods.food !== undefined) ? ['food'] : [],
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    for (const { room, cell, cost, ...offer } of offersOf(mine, task)) {
      if (offer.move !== move) continue;
      pay(mine.player.goods, cost);
      takeFromSale(at.state, room);
      place(mine, room, cell);
      return;
    }
  },
});

/** Lays a room into a cave; whoever is the first to have furnished all rooms gets the additional cavern (001 p. 6). */
export function place({ at, seat, player }: Me, room: string, cell: number): void {
  player.cave[cell] = { is: 'furnished', room };
  if (at.state.cavernLeft && isFull(player)) push(at, seat, { do: 'cavern' });
}

const SIDES = Object.keys(CAVERN_SIDES) as CavernSide[];

/** The side of the additional cavern is chosen at once (001 p. 6; rulings A122). */
export const cavernKind = taskKind<RuledState, { readonly do: 'cavern' }>({
  options: () => SIDES.map((side) => optionOf({ verb: 'cavern', side })),
  run(at, seat, { move }) {
    const { player } = meAt(at, seat);
    at.state.cavernLeft = false;
    player.cavern = readAs('cavern', move).side;
    player.cave[ADDITIONAL] = EMPTY;
  },
});
