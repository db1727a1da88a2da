/** A user's request about a game. */
export interface Request {
  readonly gameId: string;
  readonly userId: string;
}

/** A press on a button or menu for a certain decision. */
export interface Press extends Request {
  /** The number of the decision, as given by the panel or the prompt. */
  readonly step: number;
}

/** A request to take something back. */
export interface UndoPress extends Request {
  /** The number of the position that the user saw; the current one if left out. */
  readonly entry?: number | undefined;
}
