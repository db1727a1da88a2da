/** How the moves that begin with one word are offered, where it differs from what every move gets. */
export interface Widget {
  /** A menu even where buttons would do. */
  readonly alwaysMenu?: true;
  /** More options than a menu holds stand in several menus at once, not behind a first choice. */
  readonly sideBySide?: true;
  /** Everybody may read the options, so that they stand in the prompt of the channel too. */
  readonly inPrompt?: true;
  /** How many words of the move name the first of two choices; the second one tells the rest. */
  readonly branchWords?: number;
}

/** By the first word of the move. */
export const WIDGETS: Readonly<Record<string, Widget>> = {
  place: { alwaysMenu: true, sideBySide: true, inPrompt: true },
  // The tile and its first cell, then the cell of its other half.
  lay: { branchWords: 3 },
  fence: { branchWords: 3 },
  mine: { branchWords: 3 },
  furnish: { alwaysMenu: true, sideBySide: true },
  at: { sideBySide: true },
  stable: { sideBySide: true },
};
