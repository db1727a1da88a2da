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
}

/** A wish to take something back. */
export interface UndoPress extends Request {
  /** The number of the position that the user saw; if left out, the current one. */
  readonly entry?: number | undefined;
}
