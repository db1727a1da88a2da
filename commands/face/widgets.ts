/** How the moves that begin with one word are offered, if it differs from what every move gets. */
export interface Widget {
  /** A menu even where buttons would do. */
  readonly alwaysMenu?: true;
  /** If one menu cannot hold all options, several menus do, with no first choice before them. */
  readonly sideBySide?: true;
  /** Some of it may be wished for; the reader's wishes are marked. */
  readonly wished?: true;
  /** Everybody may read the options, so the prompt in the channel shows them too. */
  readonly inPrompt?: true;
  /** It does nothing more, or nobody wants to make it: offered more quietly than the others. */
  readonly quiet?: true;
  /** Hardly anybody wants it: it stands below everything else. */
  readonly last?: true;
  /** Possible at any time and yet no exchange, and hardly ever wanted: offered under "More". */
  readonly beside?: true;
  /** How many words of the move name the first of two choices; the second one tells the rest. */
  readonly branchWords?: number;
}
