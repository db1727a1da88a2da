/**
 * One thing a seat may choose now; `move` is its text and its identity: `place housework`, `lay meadow c4 field b4`.
 */
export interface Option {
  readonly move: string;
  /** An exchange that is possible at any time: it leaves the decision open. */
  readonly anytime?: true;
  /**
   * What the seat gives up by choosing it: all further turns of a round, or points at the end. Random players seldom
   * choose it.
   */
  readonly forgoes?: 'turns' | 'points';
  /** It turns something over, so nobody can step back past it. */
  readonly reveals?: true;
  /** Which branches of nested flows lead to this option; set by the agenda, meaningless elsewhere. */
  readonly via?: readonly number[];
}

/** The fields of an option other than its move. */
type Besides = { readonly [Field in Exclude<keyof Option, 'move'>]?: Option[Field] | undefined };

/** An option with all of its fields, including empty ones: lists of objects with one shape are read fastest. */
export const optionWith = (move: string, { anytime, forgoes, reveals, via }: Besides = {}): Option =>
  ({ move, anytime, forgoes, reveals, via }) as Option;

/** The move that declines the rest of an action. */
export const DONE = 'done';

/** Declines the rest of an action. */
export const DECLINE = optionWith(DONE);

/** Makes the option for a key once and reuses it, so that texts are built only once. */
export function optionFor<Key>(move: (key: Key) => string): (key: Key) => Option {
  const made = new Map<Key, Option>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const option = optionWith(move(key));
    made.set(key, option);
    return option;
  };
}

/** A question to a seat: the task that asks and the complete list of answers. */
export interface Decision {
  readonly seat: number;
  /** The kind of task that asks, for example `place`, `furnish`, `feed`: a key of the message catalogue. */
  readonly task: string;
  readonly options: readonly Option[];
  /** Only for planned turns: options that turn something over are left out. */
  readonly hidden?: true;
}

/** Details of a refused move: the seat's decision, and what rules the move out. */
interface Refusal {
  readonly task?: string | undefined;
  readonly why?: string | undefined;
}

/** Thrown when a move is not among the options of the seat; the state is untouched. */
export class IllegalMove extends Error {
  readonly seat: number;
  readonly move: string;
  /** The kind of task that the seat must answer, or undefined if there is none. */
  readonly task: string | undefined;

  constructor(seat: number, move: string, { task, why }: Refusal = {}) {
    super(
      task === undefined
        ? `Seat ${seat + 1} has nothing to decide now, so it cannot play "${move}".`
        : `Seat ${seat + 1} cannot play "${move}" now: ${why ?? `the question is ${task}, and this is not an answer to it`}.`,
    );
    this.name = 'IllegalMove';
    this.seat = seat;
    this.move = move;
    this.task = task;
  }
}
