import type { Widget } from '../../face/widgets.ts';

/** By the first word of the move. */
export const WIDGETS: Readonly<Record<string, Widget>> = {
  place: { alwaysMenu: true, sideBySide: true, inPrompt: true },
  // The tile and its first cell, then the cell of its other half.
  lay: { branchWords: 3 },
  fence: { branchWords: 3 },
  mine: { branchWords: 3 },
  furnish: { alwaysMenu: true, sideBySide: true, wished: true },
  at: { sideBySide: true },
  stable: { sideBySide: true },
  done: { quiet: true },
  pass: { quiet: true, last: true },
  stay: { quiet: true },
  beg: { quiet: true },
  leave: { quiet: true, beside: true },
  send: { quiet: true },
};
