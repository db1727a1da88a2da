import { expeditionOf } from '../../../render/games/caverna/index.ts';
import { type Flow, firstTasks, type Task } from '../../../src/engine/agenda.ts';
import { askedIn, offers } from '../../../src/games/caverna/asked.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import { type Bundle, FARM_ANIMALS, type State } from '../../../src/games/caverna/state.ts';
import { lootOf } from '../../../src/games/caverna/tasks/weapons.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import type { Asked, Several } from '../../face/asked.ts';

/** How many moves that begin with the same word one press may choose. */
export function mostAtOnce(asked: Asked<State>, verb: string): number {
  const { state, decision } = asked;
  if (verb === 'buy') return Math.max(1, affordable(asked));
  const expedition = verb === 'loot' ? expeditionOf(state, decision.seat) : undefined;
  return expedition === undefined ? 1 : Math.max(1, expedition.level - expedition.taken.length);
}

/** The price of a purchase in gold. */
function priceOf({ state, decision: { seat } }: Asked<State>, move: string): number {
  const [bought] = witness(caverna.clone(state), seat, move).deeds;
  return bought?.pays.gold ?? 0;
}

const goldOf = ({ state, decision: { seat } }: Asked<State>): number => state.players[seat]?.goods.gold ?? 0;

/** How many of the available goods a seat can afford, starting with the cheapest. */
function affordable(asked: Asked<State>): number {
  const prices = ofKind('buy', asked.decision.options).map((move) => priceOf(asked, writeMove(move)));
  let left = goldOf(asked);
  const bought = prices
    .toSorted((a, b) => a - b)
    .filter((price) => {
      left -= price;
      return left >= 0;
    });
  return bought.length;
}

/** The total price of the purchases in gold and the gold at hand, if there is too little. */
export function tooDear(asked: Asked<State>, moves: readonly string[]): { cost: number; has: number } | undefined {
  const cost = moves
    .filter((move) => readMove(move).verb === 'buy' && offers(asked.decision, move))
    .reduce((sum, move) => sum + priceOf(asked, move), 0);
  const has = goldOf(asked);
  return cost > has ? { cost, has } : undefined;
}

/**
 * Plays several moves chosen together: each after those that could help it, otherwise in the chosen order. Among moves
 * of equal rank, one that raises a question comes last; moves that it makes impossible are left out. Undefined if they
 * cannot be combined.
 */
export function playSeverally(
  { state: now, decision: { seat } }: Asked<State>,
  chosen: readonly string[],
): Several | undefined {
  const state = caverna.clone(now);
  const turnOf = (move: string): number => order(state, seat, move);
  const left = chosen.toSorted((one, other) => turnOf(one) - turnOf(other));
  const moves: string[] = [];
  while (left.length > 0) {
    const offered = left.filter((move) => offers(askedIn(state, seat), move));
    const [first] = offered;
    if (first === undefined) break;
    const alike = offered.filter((move) => turnOf(move) === turnOf(first));
    const next =
      alike.find((move) => keeps(state, seat, { move, others: left.filter((other) => other !== move) })) ?? first;
    caverna.play(state, seat, next);
    moves.push(next);
    left.splice(left.indexOf(next), 1);
  }
  const waits = state.players[seat]?.agenda.slice(0, -1).some((task) => SEVERAL.includes(task.do)) === true;
  return moves.length > 0 && (left.length === 0 || waits) ? { moves, left } : undefined;
}

/** Tasks that take several answers at once; if another question comes up first, they continue after it. */
const SEVERAL: readonly string[] = ['expedition', 'buy'];

/**
 * Which moves help later ones: a weapon comes first, then goods, land and buildings, sowing, animals, and finally
 * breeding.
 */
const ORDER = { weapon: 0, goods: 1, land: 2, sow: 3, animals: 4, breed: 5 } as const;

/** The rank of a move among others chosen with it. */
function order(state: State, seat: number, text: string): number {
  const move = readMove(text);
  if (move.verb === 'buy') return orderOfGoods({ [move.good]: 1 });
  if (move.verb === 'forge') return ORDER.weapon;
  if (move.verb !== 'loot') return ORDER.land;
  const flow = lootOf(positionOf(state), seat)[move.item]?.flow;
  return flow === undefined ? ORDER.goods : orderOf(flow);
}

function orderOf(flow: Flow): number {
  const [task] = firstTasks(flow);
  if (task?.do === 'gain') return orderOfGoods((task as Task & { readonly goods: Bundle }).goods);
  return task?.do === 'sow' || task?.do === 'breed' ? ORDER[task.do] : ORDER.land;
}

const orderOfGoods = (goods: Bundle): number =>
  FARM_ANIMALS.some((animal) => goods[animal]) ? ORDER.animals : ORDER.goods;

/** Whether all the others are still possible after a move. */
function keeps(
  state: State,
  seat: number,
  { move, others }: { readonly move: string; readonly others: readonly string[] },
): boolean {
  const after = caverna.clone(state);
  caverna.play(after, seat, move);
  const next = askedIn(after, seat);
  return others.every((other) => offers(next, other));
}
