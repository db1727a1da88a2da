import { DONE, type Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { readBeginning, readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Label, Wording } from '../../ask.ts';
import type { Asked, Ending } from '../../face.ts';
import type { Widget } from '../../widgets.ts';
import { branchIcon, moveIcon } from './icons.ts';
import type { CaveWords } from './words.ts';

/** By the first word of the move. */
const WIDGETS: Readonly<Record<string, Widget>> = {
  use: { alwaysMenu: true, sideBySide: true, inPrompt: true },
  activate: { sideBySide: true },
  // The room, then its cell and its price.
  furnish: { alwaysMenu: true, sideBySide: true, branchWords: 2 },
  draft: { alwaysMenu: true, sideBySide: true, branchWords: 2 },
  done: { quiet: true },
  leave: { quiet: true, beside: true },
};

/** The words of the options of a decision. */
export function caveWording(words: CaveWords): Wording {
  return {
    option: (option) => label(words, option),
    branch: (prefix) => {
      const beginning = readBeginning(prefix);
      return withIcon({ text: words.branchLabel(beginning) }, branchIcon(beginning));
    },
    menu: words.menuTitle,
    widgets: WIDGETS,
  };
}

function label(words: CaveWords, { move: text }: Option): Label {
  const move = readMove(text);
  const detail = words.optionDetail(move);
  return withIcon({ text: words.optionLabel(move), ...(detail !== undefined && { detail }) }, moveIcon(move));
}

const withIcon = (label: Label, icon: string | undefined): Label => (icon === undefined ? label : { ...label, icon });

/** How a turn is ended in which effects are still open: they are left out. */
export function wayToEnd(words: CaveWords, { state, decision }: Asked<State>): Ending | undefined {
  if (!decision.options.some(({ move }) => move === DONE)) return undefined;
  const after = caveVsCave.clone(state);
  const moves: string[] = [];
  for (;;) {
    const asked = caveVsCave.decisions(after).find(({ seat }) => seat === decision.seat);
    if (asked?.options.some(({ move }) => move === END)) break;
    if (asked === undefined || !asked.options.some(({ move }) => move === DONE)) return undefined;
    caveVsCave.play(after, decision.seat, DONE);
    moves.push(DONE);
  }
  const open = decision.options
    .filter(({ anytime, move }) => !anytime && move !== DONE)
    .map(({ move }) => readMove(move));
  return { moves, without: words.leftOut(open), placed: undefined, gained: undefined };
}
