import { meAt, playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { type Bundle, GOODS, type Goods, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { roomsToActivate } from '../../../src/games/cave-vs-cave/tasks/activate.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import { isFree } from '../../../src/messages/cave-vs-cave/amounts.ts';
import { MENU_LIMIT } from '../../discord/limits.ts';
import { type Asked, type Suggestion, type Suggestions, suggested, type Together } from '../../face/asked.ts';
import type { Label } from '../../face/label.ts';
import { moveIcon } from './icons.ts';
import { broughtBy } from './lost.ts';
import { askedNow, type Made, make, tried } from './made.ts';
import type { CaveWords } from './words.ts';

/** The gains and losses between two supplies. */
export function difference(before: Goods, after: Goods): { readonly gained: Bundle; readonly paid: Bundle } {
  const changes = GOODS.map((good) => [good, after[good] - before[good]] as const);
  return {
    gained: Object.fromEntries(changes.filter(([, change]) => change > 0)),
    paid: Object.fromEntries(changes.flatMap(([good, change]) => (change < 0 ? [[good, -change]] : []))),
  };
}

/** Tasks in which a room's effect asks for goods. */
const CHOICES: readonly string[] = ['goods', 'raise', 'give'];

/** Every way to answer a room effect's questions about goods. */
export function answered(made: Made, seat: number): Made[] {
  if (!CHOICES.includes(playerAt(made.state, seat).agenda.at(-1)?.do ?? '')) return [made];
  const answers = askedNow(made.state, seat)?.options.filter(({ anytime }) => !anytime) ?? [];
  return answers.flatMap(({ move }) => answered(make(made, seat, move), seat));
}

/** As many rooms as fit into a menu with all their ways; those with the most ways appear only by name. */
function fitting(rooms: readonly (readonly Made[])[]): readonly (readonly Made[])[] {
  const longest = rooms.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined || longest.length < 2 || rooms.flat().length <= MENU_LIMIT) return rooms;
  const short = longest.slice(0, 1).map(({ moves, state }) => ({ moves: moves.slice(0, 1), state }));
  return fitting(rooms.map((ways) => (ways === longest ? short : ways)));
}

/**
 * The rooms that can be activated, each with the choices for its effect and the gain. One press activates a room, or
 * all that the effect activates.
 */
export function activations(words: CaveWords, asked: Asked<State>): Suggestions[] {
  const { state, decision } = asked;
  const { seat } = decision;
  const rooms = decision.options
    .filter(({ move }) => readMove(move).verb === 'activate')
    .map(({ move }) => answered(make({ moves: [], state }, seat, move), seat));
  const allowed = roomsToActivate(meAt({ state, tasks: TASKS }, seat));
  const most = Math.min(allowed, rooms.length);
  const before = playerAt(state, seat).goods;
  const shown = fitting(rooms).slice(0, MENU_LIMIT);
  const isWhole = (made: Made) => rooms.some((ways) => ways.includes(made));
  const ways = shown.flat().map((made): Suggestion => {
    const { gained, paid } = difference(before, playerAt(made.state, seat).goods);
    const changes = isWhole(made) ? words.change(gained, paid) : '';
    const lost = lostByEach(state, seat, made.moves).reduce<Bundle>(plus, {});
    return { moves: made.moves, label: labelOf(words, made.moves, { changes, lost }) };
  });
  if (ways.length < 2) return [];
  return [suggested(words.activate(most, allowed), ways, { place: 'instead', most: Math.max(1, most) })];
}

/** The changes of a way in words, and the goods that the supply has no room for. */
interface Changed {
  readonly changes: string;
  readonly lost: Bundle;
}

/**
 * The goods of each of these moves that the supply has no room for; nothing after a move that cannot be replayed, for
 * example one with a room that was face down before.
 */
export function lostByEach(before: State, seat: number, moves: readonly string[]): Bundle[] {
  const losses: Bundle[] = [];
  let made: Made = { moves: [], state: before };
  for (const move of moves) {
    const next = tried(made, seat, [move]);
    if (next === undefined) break;
    losses.push(broughtBy({ state: made.state, seat }, readMove(move)).lost);
    made = next;
  }
  return losses;
}

/** A way in words: the room with its changes or, if it raises more questions, with its effect. */
function labelOf(words: CaveWords, [first = '']: readonly string[], { changes, lost }: Changed): Label {
  const move = readMove(first);
  const { name, effect } = words.room(move.verb === 'activate' ? move.room : '');
  const icon = moveIcon(move);
  return changes === '' ? { text: name, detail: effect, icon } : { text: words.activated(name, changes, lost), icon };
}

/** All possible orders of some things, starting with the given one. */
function orders<T>(things: readonly T[]): (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((others) => [first, ...others]));
}

/** Rooms chosen together, in an order in which they can be activated. */
export function activatedTogether(
  words: CaveWords,
  { state, decision: { seat } }: Asked<State>,
  ways: readonly (readonly string[])[],
): Together {
  // Whatever else is chosen, there are only a few orders to try.
  const most = roomsToActivate(meAt({ state, tasks: TASKS }, seat));
  const found =
    ways.length > most
      ? undefined
      : orders(ways)
          .map((order) => order.flat())
          .find((moves) => tried({ moves: [], state }, seat, moves) !== undefined);
  if (found !== undefined) return { moves: found, left: [] };
  const rooms = ways
    .flat()
    .map(readMove)
    .flatMap((move) => (move.verb === 'activate' ? [move.room] : []));
  const twice = rooms.find((room, at) => rooms.indexOf(room) !== at);
  if (twice !== undefined) return { apart: words.onlyOnce(words.room(twice).name) };
  const { needs, owned } = lackingTogether(state, seat, ways);
  return { apart: isFree(needs) ? undefined : words.needTogether(needs, owned) };
}

/** The goods that a seat has too few of to pay for all of these ways, and how many it has. */
function lackingTogether(state: State, seat: number, ways: readonly (readonly string[])[]) {
  const { goods } = playerAt(state, seat);
  const costs = ways.map((moves) => {
    const made = moves.reduce<Made>((so, move) => make(so, seat, move), { moves: [], state });
    return difference(goods, playerAt(made.state, seat).goods).paid;
  });
  const totals = GOODS.map((good) => [good, costs.reduce((sum, paid) => sum + (paid[good] ?? 0), 0)] as const);
  const short = totals.filter(([good, total]) => total > goods[good]);
  return { needs: Object.fromEntries(short), owned: Object.fromEntries(short.map(([good]) => [good, goods[good]])) };
}
