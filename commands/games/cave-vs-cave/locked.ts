import { firstTasks, possible, type Task } from '../../../src/engine/agenda.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { emptyCells, meAt } from '../../../src/games/cave-vs-cave/cave.ts';
import type { ExcavateTwoTask, FurnishTask, GoodsTask } from '../../../src/games/cave-vs-cave/effects.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, countOf, covers, EDIBLE, goodsOf, plus, shortOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Me } from '../../../src/games/cave-vs-cave/power.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { type Barred, barredRooms, pricesOf } from '../../../src/games/cave-vs-cave/tasks/furnish.ts';
import { TASKS } from '../../../src/games/cave-vs-cave/tasks/index.ts';
import { effectsOf } from '../../../src/games/cave-vs-cave/tasks/turn.ts';
import { type Asked, type Suggestion, type Suggestions, suggested } from '../../face/asked.ts';
import { giftFor, roomsAwaitingGifts, roomsInOrder } from './gifts.ts';
import { moveIcon } from './icons.ts';
import { askedNow, type Made, tried } from './made.ts';
import type { CaveWords } from './words.ts';

type Posed = Pick<Asked<State>, 'state' | 'decision' | 'turn'>;

/** Kinds of effects that appear locked, with the reason, while they cannot be used. */
const KINDS = ['furnish', 'excavateTwo', 'goods', 'wall', 'breach'];

const mineIn = ({ state, decision: { seat } }: Posed): Me => meAt({ state, tasks: TASKS }, seat);

/** The open effects of the turn that cannot be used at the moment. */
export function lockedTasks(asked: Posed): Task[] {
  const { at, seat, player } = mineIn(asked);
  const { turn } = at.state;
  if (turn?.seat !== seat || turn.tile === '' || !['act', 'end'].includes(asked.decision.task)) return [];
  const top = player.agenda.at(-1);
  const open = asked.decision.task === 'act' && top !== undefined ? firstTasks(top) : lapsed(asked);
  return [...open, ...(turn.left ?? []).flatMap(firstTasks)].filter(
    (task) => KINDS.includes(task.do) && !possible({ rules: TASKS, game: at, seat }, task),
  );
}

/** Effects that lapse if they cannot be used, by the first word of their moves. */
const LAPSING: Readonly<Record<string, string>> = { goods: 'trade', wall: 'wall', breach: 'breach' };

/** The effects of the tile that have lapsed when a turn ends without using them. */
function lapsed(asked: Posed): readonly Task[] {
  if (asked.turn === undefined) return [];
  const mine = mineIn(asked);
  const used = asked.turn.drafts.map(({ move }) => readMove(move).verb as string);
  return firstTasks(effectsOf(mine, mine.at.state.turn?.tile ?? '')).filter(({ do: kind }) => {
    const verb = LAPSING[kind];
    return verb !== undefined && !used.includes(verb);
  });
}

/** An effect, and whether the text names its price before what is missing. */
interface Lacking {
  readonly task: Task;
  readonly isPriced?: boolean;
}

/** What an unusable effect lacks, in a few words; undefined if there is nothing to say. */
function reasonFor({ locked }: CaveWords, asked: Posed, { task, isPriced = false }: Lacking): string | undefined {
  const mine = mineIn(asked);
  const { goods } = mine.player;
  const given = (short: Bundle) => locked.given(giftFor(asked, short));
  const unpaid = (prices: readonly Bundle[], needs = locked.needs) =>
    prices.some((price) => covers(goods, price))
      ? undefined
      : `${needs(prices, goods)}${given(prices.map((price) => shortOf(goods, price)).reduce(plus, {}))}`;
  switch (task.do) {
    case 'excavateTwo':
      return unpaid([(task as ExcavateTwoTask).cost]);
    case 'goods': {
      const prices = (task as GoodsTask).ways.flatMap(({ pay }) => pay ?? []);
      return prices.length === 0 ? undefined : unpaid(lowestOf(prices).slice(0, 2));
    }
    case 'wall':
      return locked.noWall;
    case 'breach':
      return locked.unbuilt;
    case 'furnish': {
      if (emptyCells(mine.player).length === 0) return locked.full;
      if (nearestRoom(mine, task as FurnishTask) === undefined) return locked.noFit;
      const fed = isPriced ? mine : eatingAll(mine);
      const nearest = nearestRoom(fed, task as FurnishTask);
      const prices = lowestOf(pricesOf(mine.at.state, task as FurnishTask));
      const isFed = !isPriced && prices.some((price) => covers(fed.player.goods, price));
      const price = isFed && nearest !== undefined ? undefined : unpaid(prices, isPriced ? locked.has : locked.needs);
      return price ?? (nearest && `${locked.nearest(nearest.room, nearest.short)}${given(nearest.short)}`);
    }
  }
}

/** The same player with everything edible turned into food. */
function eatingAll(mine: Me): Me {
  const { goods } = mine.player;
  const food = EDIBLE.reduce((sum, good) => sum + goods[good], goods.food);
  return { ...mine, player: { ...mine.player, goods: { ...goods, food } } };
}

/** Prices without those that include a lower one. */
const lowestOf = (prices: readonly Bundle[]): Bundle[] =>
  prices.filter((price) => !prices.some((other) => covers(goodsOf(price), other) && !covers(goodsOf(other), price)));

/** The room for sale that the player is closest to affording; undefined if goods alone are not enough for any. */
const nearestRoom = (mine: Me, task: FurnishTask): Barred | undefined =>
  barredRooms(mine, task)
    .filter(({ why }) => why === 'goods')
    .toSorted((one, other) => countOf(one.short) - countOf(other.short))[0];

/**
 * A line for each effect of the turn that cannot be used, saying what it lacks, for each room whose goods the tile
 * itself gives, and for each room that turns the tile's goods into something else.
 */
export function lockedLines(words: CaveWords, asked: Posed): string[] {
  const { locked } = words;
  const effects = lockedTasks(asked).flatMap((task) => {
    const reason = reasonFor(words, asked, { task, isPriced: true });
    if (reason === undefined) return [];
    const how = needsExchange(asked, task) ? locked.exchangeFirst(reason) : reason;
    return [locked.line(effectNamed(words, asked, { task, reason }), how)];
  });
  const rooms = asked.decision.task === 'act' ? [...roomsAwaitingGifts(asked)] : [];
  return [
    ...new Set(effects),
    ...rooms.map(([room, gift]) => locked.line(words.room(room).name, locked.giftFirst(gift))),
    ...(asked.decision.task === 'act' ? orderLines(words, asked) : []),
  ];
}

/** When to activate rooms: before or after taking some goods. Rooms with the same advice share a line. */
function orderLines({ locked, room }: CaveWords, asked: Posed): string[] {
  const ofRooms = Map.groupBy(roomsInOrder(asked), (one) => `${one.room} ${one.isBetterAfter}`).values();
  const alike = Map.groupBy(ofRooms, (some) =>
    JSON.stringify(some.map(({ gift, isBetterAfter }) => [gift, isBetterAfter])),
  );
  return [...alike.values()].map((rooms) => {
    const [advice = []] = rooms;
    return locked.inOrder(
      rooms.flatMap(([first]) => (first === undefined ? [] : [room(first.room).name])),
      advice.map(({ gift }) => gift),
      advice[0]?.isBetterAfter === true,
    );
  });
}

/** Why taking an action tile now would do nothing; undefined if it could do something, perhaps after an exchange. */
export function idleReasons(
  words: CaveWords,
  { state: before, decision: { seat } }: Pick<Asked<State>, 'state'> & { readonly decision: Pick<Decision, 'seat'> },
  use: string,
): string[] | undefined {
  const state = caveVsCave.clone(before);
  caveVsCave.play(state, seat, use);
  const decision = askedNow(state, seat);
  if (decision?.task !== END || decision.options.some(({ anytime, move }) => !anytime && move !== END))
    return undefined;
  const asked = { state, decision, turn: { before, drafts: [{ entry: 0, seat, move: use }] } };
  if (unlockedVerbs(asked).length > 0) return undefined;
  const tasks = lockedTasks(asked);
  const furnishing = tasks.filter((task) => task.do === 'furnish') as FurnishTask[];
  // If a tile can furnish at two prices, the player lacks only what the lower price needs.
  const all: FurnishTask[] =
    furnishing.length === 0 ? [] : [{ do: 'furnish', surcharges: furnishing.flatMap(({ surcharges }) => surcharges) }];
  const others = tasks.filter((task) => task.do !== 'furnish');
  return [...new Set([...all, ...others].flatMap((task) => reasonFor(words, asked, { task }) ?? []))];
}

/** The name of an effect: furnishing with its price, as on the tile, unless the reason is the same for any price. */
function effectNamed(
  { locked }: CaveWords,
  asked: Posed,
  { task, reason }: { readonly task: Task; readonly reason: string },
): string {
  if (task.do !== 'furnish' || reason === locked.full || reason === locked.noFit) return task.do;
  return locked.furnishing(pricesOf(mineIn(asked).at.state, task as FurnishTask));
}

/** The maximum number of goods to turn into food for one effect. */
const MOST_EATEN = 5;

const VERBS: Readonly<Record<string, string>> = { furnish: 'furnish', excavateTwo: 'pay' };

/** The rooms that can be furnished, or the other moves of a kind. */
const openOf = (decision: Decision | undefined, verb: string): string[] =>
  (decision?.options ?? []).flatMap(({ move }) => {
    const read = readMove(move);
    if (read.verb !== verb) return [];
    return read.verb === 'furnish' ? [read.room] : [move];
  });

/** The food of the tile itself that has not been taken yet. */
function ownFood({ state, decision: { seat, options } }: Posed): Made {
  const nothing: Made = { moves: [], state };
  const gift = options.find(({ move }) => {
    const read = readMove(move);
    return read.verb === 'take' && (read.goods.food ?? 0) > 0;
  });
  return (gift && tried(nothing, seat, [gift.move])) ?? nothing;
}

/** The result of turning some goods into food. */
interface Meal {
  readonly made: Made;
  readonly eaten: Bundle;
}

/** Every way to turn goods of one kind into food, the fewest goods first. */
function* meals(from: Made, seat: number): Generator<Meal> {
  for (let count = 1; count <= MOST_EATEN; count++)
    for (const good of EDIBLE) {
      const made = tried(from, seat, Array<string>(count).fill(writeMove({ verb: 'eat', good })));
      if (made !== undefined) yield { made, eaten: { [good]: count } };
    }
}

/**
 * The ways to get food for an effect, or for rooms that cannot be paid for yet: first the tile's own, then as few goods
 * as possible, all of one kind.
 */
function waysTo(asked: Posed, verb: string): Meal[] {
  const { seat } = asked.decision;
  const known = new Set(openOf(asked.decision, verb));
  const opensMore = ({ state }: Made): boolean => openOf(askedNow(state, seat), verb).some((each) => !known.has(each));
  const fed = ownFood(asked);
  if (fed.moves.length > 0 && opensMore(fed)) return [{ made: fed, eaten: {} }];
  const ways: Meal[] = [];
  for (const meal of meals(fed, seat)) {
    if (ways[0] !== undefined && countOf(meal.eaten) > countOf(ways[0].eaten)) break;
    if (opensMore(meal.made)) ways.push(meal);
  }
  return ways;
}

/** The payment for an effect, if it leaves no choice. */
const paidAtOnce = (state: State, seat: number, verb: string): string[] =>
  (askedNow(state, seat)?.options ?? []).flatMap(({ move }) =>
    verb === 'pay' && readMove(move).verb === 'pay' ? [move] : [],
  );

/** The kinds of moves that food would make possible. */
export const unlockedVerbs = (asked: Posed): string[] =>
  [...new Set(lockedTasks(asked).flatMap((task) => VERBS[task.do] ?? []))].filter(
    (verb) => waysTo(asked, verb).length > 0,
  );

/**
 * Whether goods of one kind, turned into food, would make an effect possible although other moves of its kind are
 * possible already: in that case, `unlocked` offers no exchange.
 */
function needsExchange(asked: Posed, task: Task): boolean {
  const { state, decision } = asked;
  const { seat } = decision;
  const verb = VERBS[task.do];
  if (verb === undefined || openOf(decision, verb).length === 0 || waysTo(asked, verb).length > 0) return false;
  for (const { made } of meals({ moves: [], state }, seat))
    if (possible({ rules: TASKS, game: { state: made.state, tasks: TASKS }, seat }, task)) return true;
  return false;
}

/**
 * Ways to use effects that are impossible now: one press takes the tile's food, turns goods into food, and starts the
 * effect.
 */
export function unlocked(words: CaveWords, asked: Posed): Suggestions[] {
  const ways = unlockedVerbs(asked).flatMap((verb) =>
    waysTo(asked, verb).map(
      ({ made, eaten }): Suggestion => ({
        moves: [...made.moves, ...paidAtOnce(made.state, asked.decision.seat, verb)],
        label: { text: words.locked.way(verb, eaten), icon: moveIcon(readMove(made.moves.at(-1) ?? '')) },
      }),
    ),
  );
  return ways.length === 0 ? [] : [suggested(words.locked.title, ways, { place: 'below' })];
}
