import { taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { ADDITIONAL, CAVERN_SIDES, type CavernSide, ROOMS } from '../board.ts';
import { EMPTY, isFull, meAt, orangeAhead, placesFor, sitesOf } from '../cave.ts';
import { cellAt } from '../cells.ts';
import { takeFromSale } from '../display.ts';
import type { FurnishTask, Surcharge } from '../effects.ts';
import { type Bundle, countOf, covers, coversBesides, type Good, pay, plus, shortOf } from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import { roomOf } from '../rooms/index.ts';
import { turnsOf } from '../schedule.ts';
import type { State } from '../state.ts';
import { push } from './push.ts';

/** The price of a surcharge in goods. */
const surchargeOf = (state: State, surcharge: Surcharge): Bundle =>
  'goods' in surcharge ? surcharge.goods : { [surcharge.perTurn]: turnsOf(state) };

const FREE: readonly Bundle[] = [{}];

/** The prices of a furnishing on top of the room's cost; the player pays one of them. */
export const pricesOf = (state: State, { surcharges }: FurnishTask): readonly Bundle[] =>
  surcharges.length === 0 ? FREE : surcharges.map((each) => surchargeOf(state, each));

/**
 * Whether a player may have another room of this colour: always more orange than blue rooms (001 p. 5; rulings A116),
 * except in the short game (rulings A129).
 */
export const suitsColour = (mine: Me, room: string): boolean => roomOf(room).colour === 'orange' || mayHaveBlue(mine);

const mayHaveBlue = ({ at, player }: Me): boolean => at.state.options.mode === 'short' || orangeAhead(player) > 1;

/** The options to furnish a room at a price, by cells. */
type Priced = (room: string) => readonly Option[];

const priced = new Map<string, Priced>();

/** Gives the options at a price; builds each text only once. */
function optionsAt(paying: Bundle): Priced {
  let key = '';
  for (const good in paying) key += `${good} ${paying[good as Good]} `;
  const known = priced.get(key);
  if (known !== undefined) return known;
  const give = pricedAt(paying);
  priced.set(key, give);
  return give;
}

function pricedAt(paying: Bundle): Priced {
  const made = new Map<string, readonly Option[]>();
  return (room) => {
    const known = made.get(room);
    if (known !== undefined) return known;
    const options = ROOMS.map(({ cell }) => optionOf({ verb: 'furnish', room, cell, paying }));
    made.set(room, options);
    return options;
  };
}

const atNoPrice = pricedAt({});

/** Every room that the player can pay for and place, at every price; or roughly the first `most` of them. */
function offersOf(mine: Me, task: FurnishTask, most?: number): Option[] {
  const { at, player } = mine;
  const { state } = at;
  const offers: Option[] = [];
  const sites = sitesOf(player, state.options.rulings);
  if (sites.length === 0) return offers;
  const prices = pricesOf(state, task);
  const open = prices.filter((price) => covers(player.goods, price));
  if (open.length === 0) return offers;
  const blue = mayHaveBlue(mine);
  for (const room of state.display) {
    const { cost, colour } = roomOf(room);
    if (!covers(player.goods, cost) || (colour === 'blue' && !blue)) continue;
    const places = placesFor(sites, room);
    if (places.length === 0) continue;
    if (prices === FREE) for (const { cell } of places) offers.push(atNoPrice(room)[cell] as Option);
    else {
      const paid = open.filter((price) => coversBesides(player.goods, cost, price));
      const options = paid.map((price) => optionsAt(price)(room));
      for (const { cell } of places) for (const byCell of options) offers.push(byCell[cell] as Option);
    }
    if (most !== undefined && offers.length >= most) break;
  }
  return offers;
}

/**
 * A room for sale that cannot be furnished: the walls do not fit, it would be one blue room too many, or goods are
 * missing.
 */
export interface Barred {
  readonly room: string;
  readonly why: 'walls' | 'colour' | 'goods';
  readonly short: Bundle;
}

/** The rooms for sale that none of these effects can furnish, each with the reason. */
export function barredRooms(mine: Me, ...tasks: readonly FurnishTask[]): Barred[] {
  const { state } = mine.at;
  const { goods } = mine.player;
  const sites = sitesOf(mine.player, state.options.rulings);
  const prices = tasks.flatMap((task) => pricesOf(state, task));
  return state.display.flatMap((room): Barred[] => {
    if (!suitsColour(mine, room)) return [{ room, why: 'colour', short: {} }];
    if (placesFor(sites, room).length === 0) return [{ room, why: 'walls', short: {} }];
    const shorts = prices.map((price) => shortOf(goods, plus(roomOf(room).cost, price)));
    const [short = {}] = shorts.toSorted((one, other) => countOf(one) - countOf(other));
    return countOf(short) === 0 ? [] : [{ room, why: 'goods', short }];
  });
}

export const furnishKind = taskKind<RuledState, FurnishTask>({
  options: (at, seat, task) => offersOf(meAt(at, seat), task),
  possible: (at, seat, task) => offersOf(meAt(at, seat), task, 1).length > 0,
  wants: (_at, _seat, { surcharges }) =>
    surcharges.some((each) => 'perTurn' in each || each.goods.food !== undefined) ? ['food'] : [],
  run(at, seat, { move }) {
    const mine = meAt(at, seat);
    const { room, cell, paying } = readAs('furnish', move);
    pay(mine.player.goods, plus(roomOf(room).cost, paying));
    takeFromSale(at.state, room);
    place(mine, room, cellAt(cell));
  },
});

/** Furnishes a room; the first player to furnish all rooms gets the additional cavern (001 p. 6). */
export function place({ at, seat, player }: Me, room: string, cell: number): void {
  player.cave[cell] = { is: 'furnished', room };
  if (at.state.cavernLeft && isFull(player)) push(at, seat, { do: 'cavern' });
}

const SIDES = Object.keys(CAVERN_SIDES) as CavernSide[];

/** The player chooses the side of the additional cavern at once (001 p. 6; rulings A122). */
export const cavernKind = taskKind<RuledState, { readonly do: 'cavern' }>({
  options: () => SIDES.map((side) => optionOf({ verb: 'cavern', side })),
  run(at, seat, { move }) {
    const { player } = meAt(at, seat);
    at.state.cavernLeft = false;
    player.cavern = readAs('cavern', move).side;
    player.cave[ADDITIONAL] = EMPTY;
  },
});
