import type { Decision } from '../../engine/decision.ts';
import { askedIn, offers } from './asked.ts';
import { me, playerAt } from './asking.ts';
import { caverna, positionOf } from './game.ts';
import { entriesOf } from './goods.ts';
import { readMove } from './moves/codec.ts';
import { MISSING_TYPE, totalOf } from './scoring.ts';
import { ALL_GOODS, FARM_ANIMALS, type Good, type Goods, type State } from './state.ts';
import { lackedBy } from './tasks/harvest.ts';
import { witness } from './witness.ts';

/** A way to feed the dwarfs: the exchanges to make, in order, and the points they cost. */
interface FeedingSuggestion {
  readonly moves: readonly string[];
  /**
   * Points lost, at current scores, compared with a seat that has enough food. Food itself counts for nothing, and an
   * animal that can then no longer be born counts as lost.
   */
  readonly points: number;
  /** How many of these points are for animals that can then no longer be born; no board shows these in advance. */
  readonly unborn: number;
  /** How many of these points are for kinds of farm animal whose last one is eaten. */
  readonly lastOfKind: number;
  /** Begging markers for the rest of the food. */
  readonly markers: number;
}

/** The suggestions, and whether there are more ways. */
export interface Suggested {
  readonly ways: readonly FeedingSuggestion[];
  readonly hasMore: boolean;
}

/** Goods that a suggestion may keep; the empty list keeps nothing. */
const SPARED: readonly (readonly Good[])[] = [
  [],
  ['grain'],
  ['vegetable'],
  ['gold', 'ruby'],
  FARM_ANIMALS,
  ['grain', 'vegetable'],
];

/** What a move turns directly into food: a good, or a ruby, or else the exchange of a tile. */
function spent(text: string): string {
  const move = readMove(text);
  if (move.verb === 'ruby') return 'ruby';
  return move.verb === 'eat' ? move.good : text;
}

/** The maximum number of positions to look at: enough for all but the richest farms. */
const MOST_LOOKS = 200;

/** The maximum number of ways to suggest. */
const MOST_WAYS = 8;

const total = (state: State, seat: number): number => totalOf(positionOf(state), seat);

/** Whether a seat has to make room: the dogs that watched its sheep have been eaten, for example. */
const isCrowded = (decision: Decision | undefined): boolean => decision?.task === 'accommodate';

const lacked = (state: State, seat: number) => lackedBy(me(positionOf(state), seat));

/**
 * What a seat could exchange for missing food or stone; no more gold than needed, because the first piece brings
 * nothing.
 */
function sources(state: State, decision: Decision): string[] {
  const { food, stone } = lacked(state, decision.seat);
  // Animals without room have to go, even if there is enough food already.
  if (isCrowded(decision)) return decision.options.filter(({ anytime }) => !anytime).map(({ move }) => move);
  return decision.options
    .map(({ move }) => move)
    .filter((move) => {
      const read = readMove(move);
      if (read.verb === 'ruby') return (food > 0 && read.into === 'food') || (stone > 0 && read.into === 'stone');
      // Into a ruby, and the ruby into stone.
      if (read.verb === 'swap') return stone > 0;
      return (
        read.verb === 'use' || (food > 0 && read.verb === 'eat' && (read.good !== 'gold' || read.count <= food + 1))
      );
    });
}

/**
 * The move that ends a feeding: it pays, or takes as few begging markers as possible; undefined if the feeding is over.
 */
export function endOfFeeding(state: State, seat: number): string | undefined {
  const decision = askedIn(state, seat);
  if (decision?.task !== 'feed') return undefined;
  return offers(decision, 'feed') ? 'feed' : decision.options.find(({ move }) => readMove(move).verb === 'beg')?.move;
}

/** The worth of a position to a seat after it has fed its dwarfs as well as it can, and its animals have bred. */
function worthFed(state: State, seat: number): number {
  const after = caverna.clone(state);
  const end = endOfFeeding(after, seat);
  if (end !== undefined) caverna.play(after, seat, end);
  const decision = askedIn(after, seat);
  if (decision?.task !== 'breed') return total(after, seat);
  const worths = decision.options
    .filter(({ anytime }) => !anytime)
    .map((option) => {
      const bred = caverna.clone(after);
      caverna.apply(bred, seat, option);
      return total(bred, seat);
    });
  return Math.max(...worths);
}

interface Way {
  readonly moves: readonly string[];
  /** The supply after the exchanges, and the goods that they reduce. */
  readonly left: Goods;
  readonly gone: readonly Good[];
  readonly worth: number;
  /** Begging markers taken at the end. */
  readonly markers: number;
}

/** Whether the second way contains all moves of the first. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  return one.every((move) => {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Exchanges made so far, the resulting state, and the supply without automatic effects. */
interface Begun {
  readonly state: State;
  readonly moves: readonly string[];
  readonly left: Goods;
}

/** Describes a finished series of exchanges by comparing it with its start. */
function wayOf(start: State, seat: number, { state, moves, left }: Begun): Way {
  const { goods } = playerAt(start, seat);
  const gone = ALL_GOODS.filter((good) => good !== 'food' && (left[good] ?? 0) < (goods[good] ?? 0));
  const markers = markersIn(state, seat) - markersOf(start, seat);
  return { moves, left, gone, markers, worth: worthFed(state, seat) };
}

/** Makes an exchange. */
function exchangedBy({ state: before, moves, left }: Begun, seat: number, move: string): Begun {
  const state = caverna.clone(before);
  const [deed] = witness(state, seat, move).deeds;
  const goods = { ...left };
  for (const [good, count] of entriesOf(deed?.gains ?? {})) goods[good] = (goods[good] ?? 0) + count;
  for (const [good, count] of entriesOf(deed?.pays ?? {})) goods[good] = (goods[good] ?? 0) - count;
  return { state, moves: [...moves, move], left: goods };
}

/** A possible next exchange; low ranks come first. */
interface Next {
  readonly from: Begun;
  readonly move: string;
  readonly rank: number;
}

/** The possible next exchanges that lead to a new set of exchanges. */
function nextOf(from: Begun, seat: number, seen: Set<string>): Next[] {
  const { state, moves } = from;
  const decision = askedIn(state, seat);
  if (decision === undefined || (decision.task !== 'feed' && !isCrowded(decision))) return [];
  const { food } = lacked(state, seat);
  const sorts = moves.map(spent);
  const now = total(state, seat);
  return sources(state, decision).flatMap((move) => {
    // Two exchanges of gold lose one more piece than one does.
    if (spent(move) === 'gold' && sorts.includes('gold')) return [];
    const key = [...moves, move].toSorted().join();
    if (seen.has(key)) return [];
    seen.add(key);
    const isAlone = sorts.every((sort) => sort === spent(move));
    return { from, move, rank: isAlone ? FIRST + moves.length : -now + food * FOOD_WORTH };
  });
}

/** A rank below all those that are computed from points. */
const FIRST = -10_000;

/**
 * The approximate cost of a missing unit of food, in points: exchanges that bring much food for few points come first.
 */
const FOOD_WORTH = 0.75;

/**
 * The positions that exchanges lead to, each set of exchanges once: first those with one kind of goods, so that none of
 * these is missed if there are too many, then those that cost least for what they bring.
 */
function* exchanged(start: State, seat: number, isOver: (begun: Begun) => boolean): Generator<Begun> {
  const seen = new Set<string>();
  let queue: Next[] = [];
  let begun: Begun = { state: start, moves: [], left: { ...playerAt(start, seat).goods } };
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    yield begun;
    if (!isOver(begun)) queue.push(...nextOf(begun, seat, seen));
    const first = Math.min(...queue.map(({ rank }) => rank));
    const next = queue.find(({ rank }) => rank === first);
    if (next === undefined) return;
    queue = queue.filter((one) => one !== next);
    begun = exchangedBy(next.from, seat, next.move);
  }
}

/** Whether a seat has enough for its feeding, and room for its animals, or is past it. */
function isFed(state: State, seat: number): boolean {
  const decision = askedIn(state, seat);
  return decision?.task === 'feed' ? offers(decision, 'feed') : !isCrowded(decision);
}

const markersOf = (state: State, seat: number): number => playerAt(state, seat).begging;

/** Every way to get enough food without a superfluous exchange. */
function ways(start: State, seat: number): Way[] {
  const found: Way[] = [];
  const isOver = ({ state, moves }: Begun) => found.some((way) => isWithin(way.moves, moves)) || isFed(state, seat);
  for (const begun of exchanged(start, seat, isOver)) {
    const { state, moves } = begun;
    // Without anything left to exchange, the seat begs at once: that is not enough food.
    if (markersOf(state, seat) > markersOf(start, seat) || !isFed(state, seat)) continue;
    if (!found.some((way) => isWithin(way.moves, moves))) found.push(wayOf(start, seat, begun));
  }
  return found;
}

/** The worth of the seat's position if it did not lack food. */
function worthWithFood(state: State, seat: number): number {
  const rich = caverna.clone(state);
  const { goods } = playerAt(rich, seat);
  const { food, stone } = lacked(rich, seat);
  goods.food += food;
  goods.stone += stone;
  return worthFed(rich, seat);
}

/** The position of a hungry seat on its own; undefined if nothing is missing. */
function hungry(now: State, seat: number): State | undefined {
  const state = caverna.clone(now);
  // The others play their part at the same time. That does not matter here, but the round must not end.
  for (const [other, player] of state.players.entries()) {
    if (other === seat) player.decided = true;
    else player.agenda.length = 0;
  }
  const decision = askedIn(state, seat);
  return decision?.task === 'feed' && !offers(decision, 'feed') ? state : undefined;
}

/** The best way of each kind, the best first; ways of one kind spend the same goods. */
function kindsOf(all: readonly Way[]): Way[] {
  const ranked = all.toSorted((a, b) => b.worth - a.worth || a.moves.length - b.moves.length);
  const kinds = new Map<string, Way>();
  for (const way of ranked) if (!kinds.has(way.gone.join())) kinds.set(way.gone.join(), way);
  return [...kinds.values()];
}

/**
 * The same; if there are too many, the best of those that keep other goods, those that spend only one good, and the
 * best of the rest.
 */
function chosenOf(all: readonly Way[]): Way[] {
  const best = kindsOf(all);
  const sparing = SPARED.flatMap(
    (spared) => best.find(({ gone }) => !gone.some((good) => spared.includes(good))) ?? [],
  );
  const alone = best.filter(({ gone }) => gone.length === 1);
  const chosen = [...new Set([...sparing, ...alone, ...best])].slice(0, MOST_WAYS);
  return best.filter((way) => chosen.includes(way));
}

/** The cost of a way compared with not needing one. */
function costOf(start: State, seat: number, worth: number): (way: Way) => FeedingSuggestion {
  const now = total(start, seat);
  return ({ moves, left, markers, worth: fed }) => {
    const after = caverna.clone(start);
    const player = playerAt(after, seat);
    Object.assign(player.goods, left, { food: player.goods.food });
    player.begging += markers;
    const points = worth - fed;
    const unborn = Math.max(0, points - (now - total(after, seat)));
    const before = playerAt(start, seat).goods;
    const eaten = FARM_ANIMALS.filter((animal) => before[animal] > 0 && player.goods[animal] === 0);
    const lastOfKind = Math.min(eaten.length * MISSING_TYPE, points - unborn);
    return { moves, points, unborn, lastOfKind, markers };
  };
}

/**
 * Ways to feed the dwarfs of a hungry seat, the cheapest in points first; none if nothing is missing or if it cannot
 * get enough. Each spends different goods, so that the player has a choice.
 */
export function suggestFeeding(now: State, seat: number): Suggested {
  const state = hungry(now, seat);
  if (state === undefined) return { ways: [], hasMore: false };
  const all = ways(state, seat);
  const chosen = chosenOf(all).map(costOf(state, seat, worthWithFood(state, seat)));
  return { ways: chosen, hasMore: chosen.length < all.length };
}

/**
 * The same for a seat that cannot get enough: what to eat before taking begging markers for the rest (rulebook p. 10),
 * the cheapest in points first; none that costs more than taking markers for everything.
 */
export function suggestScarce(now: State, seat: number): Suggested {
  const state = hungry(now, seat);
  if (state === undefined) return { ways: [], hasMore: false };
  const found = [...exchanged(state, seat, () => false)]
    .filter((begun) => !isCrowded(askedIn(begun.state, seat)))
    .map((begun) => wayOf(state, seat, begun));
  const least = found.find(({ moves }) => moves.length === 0)?.worth ?? 0;
  const open = found.filter((way) => way.moves.length > 0 && way.worth >= least);
  // A player may prefer to lose an animal rather than take markers worth the same.
  const [fewest] = open.toSorted((a, b) => a.markers - b.markers || b.worth - a.worth);
  const chosen = chosenOf(open);
  const suggested = [...chosen, ...(fewest === undefined || chosen.includes(fewest) ? [] : [fewest])]
    .toSorted((a, b) => b.worth - a.worth || a.markers - b.markers)
    .map(costOf(state, seat, worthWithFood(state, seat)));
  // Eating less of the same goods and begging more does not count as another way.
  return { ways: suggested, hasMore: chosen.length < kindsOf(open).length };
}

/** A seat's begging markers after its feeding. */
function markersIn(state: State, seat: number): number {
  const after = caverna.clone(state);
  const end = endOfFeeding(after, seat);
  if (end !== undefined) caverna.play(after, seat, end);
  return markersOf(after, seat);
}
