import type { Decision } from '../../engine/decision.ts';
import { askedIn, offers } from './asked.ts';
import { me, playerAt } from './asking.ts';
import { caverna, positionOf } from './game.ts';
import { readMove } from './moves/codec.ts';
import { totalOf } from './scoring.ts';
import { FARM_ANIMALS, type Good, type State } from './state.ts';
import { lackedBy } from './tasks/harvest.ts';

/** A way to feed the dwarfs: the exchanges to make, in order, and the points they cost. */
export interface FeedingSuggestion {
  readonly moves: readonly string[];
  /**
   * Points lost at present scores against a seat that has food enough, food itself counting nothing; an animal that can
   * then no longer be born counts as lost.
   */
  readonly points: number;
}

/** A way to feed as many as can be fed where nothing that the seat has feeds all. */
export interface ScarceSuggestion extends FeedingSuggestion {
  /** Begging markers that are taken for what is still lacking. */
  readonly markers: number;
}

/** Goods that a suggestion may leave alone; the empty list leaves nothing alone. */
const SPARED: readonly (readonly Good[])[] = [
  [],
  ['grain'],
  ['vegetable'],
  ['gold', 'ruby'],
  FARM_ANIMALS,
  ['grain', 'vegetable'],
];

/** What a move turns into food by itself: a good, or a ruby; undefined for the exchange of a tile. */
function spent(text: string): Good | undefined {
  const move = readMove(text);
  if (move.verb === 'ruby') return 'ruby';
  return move.verb === 'eat' ? move.good : undefined;
}

/** How many positions are looked at at most: more than any but the richest farm has. */
const MOST_LOOKS = 200;

const total = (state: State, seat: number): number => totalOf(positionOf(state), seat);

const lacked = (state: State, seat: number) => lackedBy(me(positionOf(state), seat));

/** What a seat that lacks food or stone could give for it; of gold no more than is needed: the first piece brings nothing. */
function sources(state: State, decision: Decision): string[] {
  const { food, stone } = lacked(state, decision.seat);
  return decision.options
    .map(({ move }) => move)
    .filter((move) => {
      const read = readMove(move);
      if (read.verb === 'ruby') return (food > 0 && read.into === 'food') || (stone > 0 && read.into === 'stone');
      // Into a ruby, and that into stone.
      if (read.verb === 'swap') return stone > 0;
      return (
        read.verb === 'use' || (food > 0 && read.verb === 'eat' && (read.good !== 'gold' || read.count <= food + 1))
      );
    });
}

/** The move that ends a feeding: it pays, or takes as few begging markers as it can; undefined where nobody is fed any more. */
export function endOfFeeding(state: State, seat: number): string | undefined {
  const decision = askedIn(state, seat);
  if (decision?.task !== 'feed') return undefined;
  return offers(decision, 'feed') ? 'feed' : decision.options.find(({ move }) => readMove(move).verb === 'beg')?.move;
}

/** What a position is worth to a seat once it has fed its dwarfs as well as it now can, and its animals have bred. */
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
  readonly worth: number;
}

/** Whether all moves of one way are among those of another. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  return one.every((move) => {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

interface Begun {
  readonly state: State;
  readonly moves: readonly string[];
}

/** The positions that exchanges lead to from one, the shortest ways first, each choice of exchanges once. */
function* exchanged(start: State, seat: number, isOver: (begun: Begun) => boolean): Generator<Begun> {
  const seen = new Set<string>();
  const queue: Begun[] = [{ state: start, moves: [] }];
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const begun = queue.shift();
    if (begun === undefined) return;
    yield begun;
    const { state, moves } = begun;
    const decision = askedIn(state, seat);
    if (isOver(begun) || decision?.task !== 'feed') continue;
    for (const move of sources(state, decision)) {
      const longer = [...moves, move];
      const key = longer.toSorted().join();
      if (seen.has(key)) continue;
      seen.add(key);
      const after = caverna.clone(state);
      caverna.play(after, seat, move);
      queue.push({ state: after, moves: longer });
    }
  }
}

/** Whether a seat has enough for its feeding, or has been fed. */
function isFed(state: State, seat: number): boolean {
  const decision = askedIn(state, seat);
  return decision?.task !== 'feed' || offers(decision, 'feed');
}

const markersOf = (state: State, seat: number): number => playerAt(state, seat).begging;

/** Every way to get enough food in which no exchange is superfluous, the shortest first. */
function ways(start: State, seat: number): Way[] {
  const found: Way[] = [];
  const isOver = ({ state, moves }: Begun) => found.some((way) => isWithin(way.moves, moves)) || isFed(state, seat);
  for (const begun of exchanged(start, seat, isOver)) {
    const { state, moves } = begun;
    // Whoever has nothing left to exchange begs at once: that is no way to get enough.
    if (markersOf(state, seat) > markersOf(start, seat) || !isFed(state, seat)) continue;
    if (!found.some((way) => isWithin(way.moves, moves))) found.push({ moves, worth: worthFed(state, seat) });
  }
  return found;
}

/** What the seat would have if it did not lack food. */
function worthWithFood(state: State, seat: number): number {
  const rich = caverna.clone(state);
  const { goods } = playerAt(rich, seat);
  const { food, stone } = lacked(rich, seat);
  goods.food += food;
  goods.stone += stone;
  return worthFed(rich, seat);
}

/** The position in which a seat that lacks food is looked at by itself; undefined where nothing is lacking. */
function hungry(now: State, seat: number): State | undefined {
  const state = caverna.clone(now);
  // The others play their part at the same time, and nothing of it matters here; the round must not end meanwhile.
  for (const [other, player] of state.players.entries()) {
    if (other === seat) player.decided = true;
    else player.agenda.length = 0;
  }
  return isFed(state, seat) ? undefined : state;
}

/** The best of these ways, and the best of those that leave other goods alone, the best first. */
function chosenOf<One extends Way>(all: readonly One[]): One[] {
  const ranked = all.toSorted((a, b) => b.worth - a.worth || a.moves.length - b.moves.length);
  const chosen = SPARED.flatMap((spared) => {
    const uses = ({ moves }: Way) => moves.some((move) => spared.some((good) => good === spent(move)));
    return ranked.find((way) => !uses(way)) ?? [];
  });
  return ranked.filter((way) => chosen.includes(way));
}

/**
 * Ways to feed the dwarfs of a seat that lacks food, the cheapest in points first; none when nothing is lacking or
 * nothing that can be converted suffices. Each leaves other goods alone, so that the player has a choice.
 */
export function suggestFeeding(now: State, seat: number): FeedingSuggestion[] {
  const state = hungry(now, seat);
  if (state === undefined) return [];
  const worth = worthWithFood(state, seat);
  return chosenOf(ways(state, seat)).map((way) => ({ moves: way.moves, points: worth - way.worth }));
}

/**
 * The same where nothing suffices: what can be eaten before begging markers are taken for the rest (rulebook p. 10), the
 * cheapest in points first; none that costs more than to take markers for everything.
 */
export function suggestScarce(now: State, seat: number): ScarceSuggestion[] {
  const state = hungry(now, seat);
  if (state === undefined) return [];
  const found = [...exchanged(state, seat, () => false)].map(({ state: after, moves }) => ({
    moves,
    worth: worthFed(after, seat),
    markers: markersIn(after, seat) - markersOf(state, seat),
  }));
  const least = found.find(({ moves }) => moves.length === 0)?.worth ?? 0;
  const open = found.filter((way) => way.moves.length > 0 && way.worth >= least);
  // Who would rather take few markers than keep an animal of the same worth finds that too.
  const [fewest] = open.toSorted((a, b) => a.markers - b.markers || b.worth - a.worth);
  const chosen = chosenOf(open);
  const worth = worthWithFood(state, seat);
  return [...chosen, ...(fewest === undefined || chosen.includes(fewest) ? [] : [fewest])]
    .toSorted((a, b) => b.worth - a.worth || a.markers - b.markers)
    .map(({ moves, worth: left, markers }) => ({ moves, points: worth - left, markers }));
}

/** The begging markers of a seat once its feeding has ended. */
function markersIn(state: State, seat: number): number {
  const after = caverna.clone(state);
  const end = endOfFeeding(after, seat);
  if (end !== undefined) caverna.play(after, seat, end);
  return markersOf(after, seat);
}
