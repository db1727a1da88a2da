import type { Condition, OrderNews } from '../../src/table/ahead/preparation.ts';
import type { Seat } from '../../src/table/types.ts';

/** One kind of order for phases that everybody plays at the same time, with the menu to change it. */
export interface StandingField {
  /** In lowercase. */
  readonly field: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** The orders after a choice. */
  change(value: string): unknown;
}

/** Orders for phases that everybody plays at the same time: `Game.standing` in words. */
export interface StandingFace<State = unknown> {
  /** The option of `/caverna plan` that opens them. */
  readonly option: { readonly name: string; readonly description: string };
  readonly title: string;
  readonly help: string;
  readonly clear: string;
  /** The offer to remember an answer that the player has given several times in a row, and the label of its button. */
  readonly habit: { readonly offer: string; readonly remember: string };
  /** What orders left open, by the kind of task. */
  open(task: string): string;
  /** One line for each kind. */
  lines(standing: unknown, state: State): string[];
  fields(standing: unknown, state: State): readonly StandingField[];
}

/** Planned turns: `Game.ahead` in words. */
export interface PlanFace<State = unknown> {
  /** Whether turns can be planned; they always can if left out. */
  open?(state: State): boolean;
  /** What a rehearsed turn cannot foresee from this point on; empty if nothing is hidden. */
  foreseen(now: State, then: State): string;
  /** The goods that conditions can count, by the rules' names. */
  readonly goods: readonly { readonly value: string; readonly text: string }[];
  /** The moves of an order, in brief. */
  moves(moves: readonly string[]): string;
  /**
   * The same with automatic results and gains, if the turn can be foreseen; undefined if the moves are impossible in
   * it. Left out if the moves are clear by themselves.
   */
  foretold?(turn: {
    readonly state: State;
    readonly seat: number;
    readonly moves: readonly string[];
  }): string | undefined;
  condition(condition: Condition): string;
  /** A condition as a choice in a menu. */
  atLeast(condition: Condition): string;
  /** The conditions that an order may have on the goods in the space that its first move goes to. */
  conditionsOnSpace(state: State, move: string): readonly Condition[];
  /** The conditions that an order may have on the player's own goods. */
  conditionsOwn(): readonly Condition[];
  /** Why an order was not carried out. */
  dropped(dropped: OrderNews['dropped'][number], seats: readonly Seat[]): string;
}
