/** A user who wants something of a game. */
export interface Request {
  readonly gameId: string;
  readonly userId: string;
}

/** A press on a button or menu that was made for a certain decision. */
export interface Press extends Request {
  /** The number of the decision, as the panel or the prompt carried it. */
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
  /** The number of the position that the user saw; left out, what is there now is meant. */
  readonly entry?: number | undefined;
}
