import type { Panel } from './play/showing.ts';

/** A user's request about a game. */
export interface Request {
  readonly gameId: string;
  readonly userId: string;
}

/** A press on a button or menu for a certain decision. */
export interface Press extends Request {
  /** The number of the decision, from the panel or the prompt. */
  readonly step: number;
}

/** A press on an option. */
export interface Choice extends Press {
  /** The text of the option. */
  readonly move: string;
  /**
   * Options chosen with it, one after the other: all of them, or none if one is not on offer or follows one that
   * reveals.
   */
  readonly more?: readonly string[];
  /**
   * The moves that end the turn if nothing is left to choose in it; undefined if something is. They end it if nothing
   * can be taken back either.
   */
  readonly closing?: (panel: Panel) => readonly string[] | undefined;
}

/** A wish to take something back. */
export interface UndoPress extends Request {
  /** The number of the position that the user saw; if left out, the current one. */
  readonly entry?: number | undefined;
}
