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

/** What a position is worth to a seat that can feed its dwarfs, once it has, and its animals have bred. */
function worthFed(state: State, seat: number): number {
  const after = caverna.clone(state);
  if (offers(askedIn(after, seat), 'feed')) caverna.play(after, seat, 'feed');
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

/** Every way to get enough food in which no exchange is superfluous, the shortest first. */
function ways(start: State, seat: number): Way[] {
  const found: Way[] = [];
  const seen = new Set<string>();
  const begging = start.players[seat]?.begging;
  const queue: Begun[] = [{ state: start, moves: [] }];
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const next = queue.shift();
    if (next === undefined) return found;
    const { state, moves } = next;
    if (found.some((way) => isWithin(way.moves, moves))) continue;
    const decision = askedIn(state, seat);
    if (decision?.task !== 'feed' || offers(decision, 'feed')) {
      found.push({ moves, worth: worthFed(state, seat) });
      continue;
    }
    for (const move of sources(state, decision)) {
      const longer = [...moves, move];
      const key = longer.toSorted().join();
      if (seen.has(key)) continue;
      seen.add(key);
      const after = caverna.clone(state);
      caverna.play(after, seat, move);
      // Whoever has nothing left to exchange begs at once: that is no way to get enough.
      if (after.players[seat]?.begging === begging) queue.push({ state: after, moves: longer });
    }
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

/**
 * Ways to feed the dwarfs of a seat that lacks food, the cheapest in points first; none when nothing is lacking or
 * nothing can be converted. Each leaves other goods alone, so that the player has a choice.
 */
export function suggestFeeding(now: State, seat: number): FeedingSuggestion[] {
  const state = caverna.clone(now);
  // The others play their part at the same time, and nothing of it matters here; the round must not end meanwhile.
  for (const [other, player] of state.players.entries()) {
    if (other === seat) player.decided = true;
    else player.agenda.length = 0;
  }
  const decision = askedIn(state, seat);
  if (decision?.task !== 'feed' || offers(decision, 'feed')) return [];
  const ranked = ways(state, seat).sort((a, b) => b.worth - a.worth || a.moves.length - b.moves.length);
  const chosen = SPARED.flatMap((spared) => {
    const uses = ({ moves }: Way) => moves.some((move) => spared.some((good) => good === spent(move)));
    return ranked.find((way) => !uses(way)) ?? [];
  });
  const worth = worthWithFood(state, seat);
  return ranked.filter((way) => chosen.includes(way)).map((way) => ({ moves: way.moves, points: worth - way.worth }));
}
