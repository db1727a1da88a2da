import { caverna, positionOf } from './game.ts';
import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';

/** A way to feed the dwarfs: the exchanges to make, in order, and the points they cost. */
export interface FeedingSuggestion {
  readonly moves: readonly string[];
  /** Points lost at present scores, food itself counting nothing. */
  readonly points: number;
}

/** Sources of food that a suggestion may leave alone; the empty one leaves nothing alone. */
const SPARED: readonly (readonly string[])[] = [
  [],
  ['eat grain'],
  ['eat vegetable'],
  ['eat gold', 'ruby'],
  ['eat sheep', 'eat donkey', 'eat boar', 'eat cattle'],
  ['eat grain', 'eat vegetable'],
];

const total = (state: State, seat: number): number => scoreOf(positionOf(state), seat).total;
const foodOf = (state: State, seat: number): number => state.players[seat]?.goods.food ?? 0;

/** The exchanges into food that are on offer to a seat that is being fed; none once it can feed everybody. */
function exchanges(state: State, seat: number, spared: readonly string[]): string[] {
  const decision = caverna.decisions(state).find((candidate) => candidate.seat === seat);
  if (decision?.task !== 'feed' || decision.options.some(({ move }) => move === 'feed')) return [];
  return decision.options
    .filter(({ move, anytime }) => anytime && (!move.startsWith('ruby ') || move === 'ruby food'))
    .map(({ move }) => move)
    .filter((move) => !spared.some((source) => move.startsWith(source)));
}

interface Step {
  readonly move: string;
  readonly after: State;
  readonly pointsPerFood: number;
}

function stepFrom(state: State, seat: number, move: string): Step | undefined {
  const after = caverna.clone(state);
  caverna.play(after, seat, move);
  const fed = after.players[seat]?.agenda.at(-1)?.do !== 'feed';
  const food = fed ? 1 : foodOf(after, seat) - foodOf(state, seat);
  if (food <= 0) return undefined;
  return { move, after, pointsPerFood: (total(state, seat) - total(after, seat)) / food };
}

/** Chooses the exchange that costs least for the food it gives, again and again, until the dwarfs can be fed. */
function cheapest(state: State, seat: number, spared: readonly string[]): FeedingSuggestion | undefined {
  const moves: string[] = [];
  let now = state;
  for (;;) {
    const offered = exchanges(now, seat, spared);
    if (offered.length === 0) break;
    const steps = offered.flatMap((move) => stepFrom(now, seat, move) ?? []);
    const best = steps.sort((a, b) => a.pointsPerFood - b.pointsPerFood)[0];
    if (best === undefined) break;
    moves.push(best.move);
    now = best.after;
  }
  const open = caverna.decisions(now).find((decision) => decision.seat === seat);
  if (moves.length === 0 || (open?.task === 'feed' && !open.options.some(({ move }) => move === 'feed')))
    return undefined;
  return { moves, points: total(state, seat) - total(now, seat) };
}

/**
 * Ways to feed the dwarfs of a seat that lacks food, the cheapest in points first; none when nothing is lacking or
 * nothing can be converted. Each leaves other goods alone, so that the player has a choice.
 */
export function suggestFeeding(state: State, seat: number): FeedingSuggestion[] {
  const found = new Map<string, FeedingSuggestion>();
  for (const spared of SPARED) {
    const suggestion = cheapest(state, seat, spared);
    if (suggestion !== undefined) found.set([...suggestion.moves].sort().join(), suggestion);
  }
  const all = [...found.values()];
  const wasteful = (one: FeedingSuggestion): boolean =>
    all.some((other) => other.moves.length < one.moves.length && other.moves.every((move) => one.moves.includes(move)));
  return all.filter((one) => !wasteful(one)).sort((a, b) => a.points - b.points || a.moves.length - b.moves.length);
}
