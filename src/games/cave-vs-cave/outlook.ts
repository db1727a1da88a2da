import { emptyCells, furnishedRooms, placesFor, playerAt, sitesOf } from './cave.ts';
import { GOODS, type Good } from './goods.ts';
import { roomOf } from './rooms/index.ts';
import { roundsOf, turnsOf } from './schedule.ts';
import { roomPoints, scores } from './scoring.ts';
import type { Player, State } from './state.ts';

/** The worth of one more of a good while there is time to use it, in points; it falls as the seat gets more of it. */
const WORTH: Readonly<Record<Good, number>> = {
  wood: 0.9,
  stone: 0.9,
  emmer: 0.5,
  flax: 0.6,
  food: 0.8,
  gold: 0.5,
  donkey: 0.5,
  ore: 0.4,
  iron: 0.9,
  weapon: 0.2,
};
/** How much less each further one of the same good is worth. */
const FADING = 0.86;
/** The worth of an excavated, unfurnished room, and of an orange room's future effects. */
const EMPTY_ROOM = 1.6;
const WORKING_ROOM = 1.2;
/** The worth of the best room that could be furnished next, as a share of its points. */
const IN_SIGHT = 0.12;

/** How much of the game is left, from 1 at the start of its last era down to 0. */
function timeLeft(state: State): number {
  const rounds = roundsOf(state);
  const turns = turnsOf(state) * state.players.length;
  const gone = (state.round - 1 + (turns === 0 ? 0 : state.turns / turns)) / rounds;
  return comes(state) ? 1 : Math.max(0, 1 - gone);
}

/** Whether another era follows, or may follow. */
const comes = ({ era, options: { mode } }: State): boolean => era === 1 && mode !== 'era1';

/** The worth of goods for their future use. */
function goodsWorth({ goods }: Player): number {
  let sum = 0;
  for (const good of GOODS) sum += (WORTH[good] * (1 - FADING ** goods[good])) / (1 - FADING);
  return sum;
}

/** The points of the best room that a player has a place for. */
function bestInSight({ display, options }: State, player: Player): number {
  const sites = sitesOf(player, options.rulings);
  let best = 0;
  for (const room of display) {
    const { points } = roomOf(room);
    if (points > best && placesFor(sites, room).length > 0) best = points;
  }
  return best;
}

/** How well a seat is doing, in points: what it has, and what that can still become. */
export function outlook(state: State, seat: number): number {
  const player = playerAt(state, seat);
  const total = scores(state)[seat]?.total ?? 0;
  const left = timeLeft(state);
  // Rooms of the first era count again in the second.
  const again = comes(state) ? roomPoints(player) : 0;
  const orange = furnishedRooms(player).filter((room) => roomOf(room).colour === 'orange').length;
  const coming =
    goodsWorth(player) +
    EMPTY_ROOM * emptyCells(player).length +
    WORKING_ROOM * orange +
    IN_SIGHT * bestInSight(state, player);
  return total + again + left * coming;
}
