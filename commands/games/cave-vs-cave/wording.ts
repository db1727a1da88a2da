import { wallLetters } from '../../../render/games/cave-vs-cave/index.ts';
import type { Decision, Option } from '../../../src/engine/decision.ts';
import { ROOMS } from '../../../src/games/cave-vs-cave/board.ts';
import { limitOf, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind, readBeginning, readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { turnsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { isActivating, isUsed } from '../../../src/games/cave-vs-cave/tasks/activate.ts';
import { fieldBelow } from '../../../src/games/cave-vs-cave/tiles.ts';
import type { Asked } from '../../face.ts';
import type { Widget } from '../../widgets.ts';
import type { Label, Wording } from '../../wording.ts';
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

/** How moves are offered: several exchanges, whose words are long, in a menu. */
function widgetsFor(options: readonly Option[]): Readonly<Record<string, Widget>> {
  const several = ofKind('trade', options).length > 1;
  return several ? { ...WIDGETS, trade: { alwaysMenu: true } } : WIDGETS;
}

/** The words of the options of a decision. */
export function caveWording(
  words: CaveWords,
  { state, decision: { options } }: Pick<Asked<State>, 'state'> & { readonly decision: Pick<Decision, 'options'> },
): Wording {
  const letters = wallLetters(options);
  return {
    option: (option) => label(words, option, { state, letters }),
    branch: (prefix) => {
      const beginning = readBeginning(prefix);
      return withIcon({ text: words.branchLabel(beginning) }, branchIcon(beginning));
    },
    menu: words.menuTitle,
    part: words.menuPart,
    widgets: widgetsFor(options),
  };
}

function label(
  words: CaveWords,
  { move: text, reveals }: Option,
  { state, letters }: { readonly state: State; readonly letters: ReadonlyMap<string, string> },
): Label {
  const move = readMove(text);
  const now = (tile: string) => ({
    turns: turnsOf(state),
    field: fieldBelow(state, state.row.indexOf(tile)),
    conditions: state.players.length > 1,
  });
  const wasted = move.verb === 'eat' && hasFullStore(state);
  const detail = words.optionDetail(move, { reveals, now, wasted });
  const letter = 'slot' in move ? letters.get(move.slot) : undefined;
  return withIcon(
    {
      text: words.optionLabel(wholePrice(move), { letter, bonus: bonusOf(move), further: furtherIn(state), wasted }),
      ...(detail !== undefined && { detail }),
      ...(wasted && { quiet: true }),
    },
    moveIcon(move),
  );
}

/** Whether food that comes now to whoever's turn it is would be lost. */
const hasFullStore = ({ turn, players }: State): boolean =>
  turn !== undefined && (players[turn.seat]?.goods.food ?? 0) >= limitOf('food');

/** Of what more could follow in the midst of an effect; undefined where whole effects are open. */
function furtherIn({ turn, players }: State): 'none' | 'room' | 'excavation' | undefined {
  const asking = turn && players[turn.seat]?.agenda.at(-1);
  if (asking === undefined) return undefined;
  if (isUsed(asking)) return 'none';
  if (isActivating(asking)) return 'room';
  return asking.do === 'excavate' ? 'excavation' : undefined;
}

/** What lies in the room that a move excavates. */
function bonusOf(move: Move) {
  const room = move.verb === 'excavate' ? ROOMS.find(({ cell }) => cell === move.cell) : undefined;
  return room?.bonus && { [room.bonus]: 1 };
}

/** A move that furnishes, with all that is paid for it: what the room costs, and what is paid besides. */
const wholePrice = (move: Move): Move =>
  move.verb === 'furnish' ? { ...move, paying: plus(roomOf(move.room).cost, move.paying) } : move;

const withIcon = (label: Label, icon: string | undefined): Label => (icon === undefined ? label : { ...label, icon });
