import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import { totalOf } from '../../../src/games/caverna/scoring.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Closed, closedSpaces } from '../../../src/games/caverna/tasks/place.ts';
import type { Asked } from '../../face/asked.ts';

/** A space that is closed only because food is missing, and the moves that turn goods into food and then go there. */
interface Opening {
  readonly space: string;
  readonly moves: readonly string[];
}

type Posed = Pick<Asked<State>, 'state' | 'decision'>;

/** The spaces that would open up if goods were turned into food. */
export function openings({ state, decision }: Posed): Opening[] {
  if (decision.task !== 'place') return [];
  return closedSpaces(positionOf(state), decision.seat).flatMap((closed) => {
    const moves = opening({ state, decision }, closed);
    return moves === undefined ? [] : [{ space: closed.space, moves }];
  });
}

/** Moves that turn goods into food, and then go to a space that lacks only food; undefined if there are none. */
export function opening({ state, decision }: Posed, { space, seats, lacks }: Closed): readonly string[] | undefined {
  const [only, second] = lacks;
  if (seats.length > 0 || only?.of !== 'food' || second !== undefined) return undefined;
  const { seat } = decision;
  const place = writeMove({ verb: 'place', space });
  const offered = (now: State): readonly string[] => askedIn(now, seat)?.options.map(({ move }) => move) ?? [];
  const moves: string[] = [];
  for (let now = state; moves.length < MOST_MEALS; ) {
    const options = offered(now);
    if (options.includes(place)) return [...moves, place];
    const best = cheapest({ state: now, seat, options });
    if (best === undefined) return undefined;
    moves.push(best.move);
    now = best.after;
  }
  return undefined;
}

/** More exchanges than any space needs. */
const MOST_MEALS = 9;

/** The exchange whose food costs the fewest points; among several such, the smallest. */
function cheapest({
  state,
  seat,
  options,
}: {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly string[];
}) {
  const points = (of: State): number => totalOf(positionOf(of), seat);
  const food = (of: State): number => of.players[seat]?.goods.food ?? 0;
  const meals = options
    .filter((move) => isMeal(readMove(move)))
    .map((move) => {
      const after = caverna.clone(state);
      caverna.play(after, seat, move);
      const gained = food(after) - food(state);
      return { move, after, gained, each: (points(state) - points(after)) / gained };
    });
  return meals.toSorted((one, other) => one.each - other.each || one.gained - other.gained)[0];
}

const isMeal = (move: Move): boolean => move.verb === 'eat' || (move.verb === 'ruby' && move.into === 'food');
