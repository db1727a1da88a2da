import type { Game } from './game.ts';
import { END } from './log.ts';

/** What a step shows above its words: a home board, what the table shares, or the score. */
type Shown = 'board' | 'table' | 'score';

/** The picture of a step, and what its words refer to. */
interface Pictured {
  readonly id: string;
  readonly shows: Shown;
  /** What to mark in it, by the game's names: places, grounds, goods, spaces, lines of the score. */
  readonly marks: readonly string[];
}

/** A step that only explains something. */
interface Telling extends Pictured {
  readonly do: 'tell';
}

/** A question with answers in words, by their keys; a wrong one is explained and asked again. */
interface Asking extends Pictured {
  readonly do: 'ask';
  readonly answers: readonly string[];
  readonly right: string;
}

/** A step that is played: every way that reaches the goal within the learner's turn is right. */
interface Playing<State = unknown> {
  readonly do: 'play';
  readonly id: string;
  /** Whether the goal is reached; `from` is the state in which the step began. */
  reached(now: State, from: State): boolean;
  /** Whether the goal is out of reach, for a step where a search would take too long to find that out. */
  lost?(now: State): boolean;
  /** One way to reach the goal, as moves: the last hint marks those of them that the player can make now. */
  readonly way: readonly string[];
  /** Whether the turn is ended for the learner once the goal is reached. */
  readonly ends?: true;
}

/** A step of a lesson; it continues from the end of the one before, unless it has its own position. */
export type LessonStep<State = unknown> = (Telling | Asking | Playing<State>) & { readonly position?: unknown };

/**
 * A lesson: a position, and the steps to take from there; its words are in the catalogue. The learner has the first
 * seat.
 */
export interface Lesson<State = unknown> {
  readonly id: string;
  /** In the format that `Workbench.stateFrom` reads. */
  readonly position: unknown;
  /** Whether learners know enough after it to play a first game. */
  readonly suffices?: true;
  readonly steps: readonly [LessonStep<State>, ...LessonStep<State>[]];
}

/** The lessons of a game, in the recommended order, and what sets up their positions. */
export interface Teaching {
  readonly lessons: readonly Lesson[];
  /** The state that a position of a lesson describes. */
  stateFrom(position: unknown): unknown;
}

/**
 * How many states a search for a goal looks at before it gives up: without exchanges that are possible at any time, and
 * with them.
 */
const MOST_STATES = 400;
const MOST_EXCHANGED = 100;

/** The start and the purpose of a search for a goal. */
interface Search<State> {
  readonly state: State;
  readonly seat: number;
  readonly reached: (state: State) => boolean;
  /** Moves to be tried first. */
  readonly way: readonly string[];
}

/** Whether a seat can reach a goal within its current turn; undefined if finding out would take too long. */
export function canReach<State>(game: Game<State>, search: Search<State>): boolean | undefined {
  const plain = found(game, search, { exchanges: false, most: MOST_STATES });
  if (plain !== false) return plain;
  return found(game, search, { exchanges: true, most: MOST_EXCHANGED }) ?? false;
}

/** Which moves a search tries, and how many states it looks at. */
interface Reach {
  readonly exchanges: boolean;
  readonly most: number;
}

function found<State>(
  game: Game<State>,
  { state, seat, reached, way }: Search<State>,
  { exchanges, most }: Reach,
): boolean | undefined {
  const seen = new Set<string>();
  const left = [state];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (reached(at)) return true;
    if (seen.size >= most) return undefined;
    const decision = game.decisions(at).find((one) => one.seat === seat);
    const options = (decision?.options ?? [])
      .filter(({ move, anytime }) => !anytime || exchanges || way.includes(move))
      .toSorted((one, other) => Number(way.includes(one.move)) - Number(way.includes(other.move)));
    for (const option of options) {
      const next = game.clone(at);
      game.apply(next, seat, option);
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (option.move !== END) left.push(next);
      else if (reached(next)) return true;
    }
  }
  return false;
}
