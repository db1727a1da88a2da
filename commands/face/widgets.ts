/** How to offer the moves that start with a certain word, if not in the usual way. */
export interface Widget {
  /** A menu, even if buttons would do. */
  readonly alwaysMenu?: true;
  /** If one menu cannot hold all options, uses several menus without a first choice before them. */
  readonly sideBySide?: true;
  /** Some of these moves may be wishes; the reader's are marked. */
  readonly wished?: true;
  /** Everybody may read the options, so the prompt in the channel shows them too. */
  readonly inPrompt?: true;
  /** It has no further effect, or nobody wants it, so it is less prominent than the others. */
  readonly quiet?: true;
  /** Hardly anybody wants it, so it is below everything else. */
  readonly last?: true;
  /** It is possible at any time, is not an exchange, and is hardly ever wanted, so it is under "More". */
  readonly beside?: true;
  /** How many of the move's words name the first of two choices; the others name the second. */
  readonly branchWords?: number;
}
