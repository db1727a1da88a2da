import { wants } from '../../engine/agenda.ts';
import { type Option, optionWith } from '../../engine/decision.ts';
import { meAt, workingFor } from './cave.ts';
import { EDIBLE, type Edible, GOODS, type Good, limitOf } from './goods.ts';
import { readMove, writeMove } from './moves/codec.ts';
import type { RuledState } from './power.ts';
import { getGift } from './tasks/goods.ts';
import { allowsExchanges } from './tasks/index.ts';

const EATING = EDIBLE.map((good) => ({
  good,
  option: optionWith(writeMove({ verb: 'eat', good }), { anytime: true }),
}));
const LEAVING = Object.fromEntries(
  GOODS.map((good) => [good, optionWith(writeMove({ verb: 'leave', good }), { anytime: true })]),
) as Readonly<Record<Good, Option>>;
const NO_OPTIONS: Option[] = [];

/**
 * A player may turn emmer, flax, gold and donkeys into food at any time in their own turn (001 pp. 6 and 9; rulings
 * A127, A168).
 */
export function exchangeOptions(at: RuledState, seat: number): Option[] {
  const { goods, agenda } = meAt(at, seat).player;
  const task = agenda.at(-1);
  if (at.state.turn?.seat !== seat || task === undefined || !allowsExchanges(task)) return NO_OPTIONS;
  const isFull = goods.food >= limitOf('food');
  const options: Option[] = [];
  for (const { good, option } of EATING)
    if (goods[good] > 0 && (!isFull || mayReturn(at, seat, good))) options.push(option);
  return options;
}

/**
 * Whether giving away a good could help even though its food exceeds the limit and is lost: it makes room for the same
 * good from an effect that takes food, and a room reacts to that good (rulings A174).
 */
function mayReturn(at: RuledState, seat: number, good: Edible): boolean {
  const mine = meAt(at, seat);
  if (mine.player.goods[good] < limitOf(good)) return false;
  return couldUseFood(at, seat) && workingFor(mine).some(({ power }) => power.received?.({ [good]: 1 }) !== undefined);
}

/** Whether anything that a seat may still do in its turn takes food. */
function couldUseFood(at: RuledState, seat: number): boolean {
  const lane = { rules: at.tasks, game: at, seat };
  return meAt(at, seat).player.agenda.some((each) => wants(lane, each, 'food'));
}

/** The exchanges whose food could serve the rest of the turn. */
export function usefulExchanges(at: RuledState, seat: number): Option[] {
  const exchanges = exchangeOptions(at, seat);
  return exchanges.length > 0 && couldUseFood(at, seat) ? exchanges : NO_OPTIONS;
}

/** Declines one of the goods that the last effect brought (001 p. 4: "ganz oder teilweise"; rulings X65). */
export function leavingOptions({ state }: RuledState, seat: number): Option[] {
  if (state.turn?.seat !== seat || state.turn.gained === undefined) return NO_OPTIONS;
  const options: Option[] = [];
  for (const good of GOODS) if (state.turn.gained[good]) options.push(LEAVING[good]);
  return options;
}

/** Carries out a move that is possible at any time. */
export function carryOutAnytime(at: RuledState, seat: number, text: string): void {
  const { state } = at;
  const mine = meAt(at, seat);
  const move = readMove(text);
  if (move.verb === 'eat') {
    mine.player.goods[move.good]--;
    getGift(mine, { food: 1 });
  } else if (move.verb === 'leave' && state.turn?.gained !== undefined) {
    const { gained } = state.turn;
    mine.player.goods[move.good]--;
    state.turn = { ...state.turn, gained: { ...gained, [move.good]: (gained[move.good] ?? 0) - 1 } };
  }
}
