import { wallLetters } from '../../../render/games/cave-vs-cave/index.ts';
import { type Decision, DONE, type Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { ROOMS } from '../../../src/games/cave-vs-cave/board.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { readBeginning, readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { turnsOf } from '../../../src/games/cave-vs-cave/schedule.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { fieldBelow } from '../../../src/games/cave-vs-cave/tiles.ts';
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
    widgets: WIDGETS,
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
  const detail = words.optionDetail(move, { reveals, now });
  const letter = 'slot' in move ? letters.get(move.slot) : undefined;
  return withIcon(
    {
      text: words.optionLabel(wholePrice(move), { letter, bonus: bonusOf(move) }),
      ...(detail !== undefined && { detail }),
    },
    moveIcon(move),
  );
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

/** Whether what is open can be declined without turning anything over. */
const canDecline = ({ options }: Decision): boolean => options.some(({ move, reveals }) => move === DONE && !reveals);

/** How a turn is ended in which effects are still open: goods that leave no choice are taken, the rest is left out. */
export function wayToEnd(words: CaveWords, asked: Asked<State>): Ending | undefined {
  const { decision } = asked;
  if (!canDecline(decision)) return undefined;
  const after = caveVsCave.clone(asked.state);
  const gifts = giftsIn(asked);
  for (const gift of gifts) caveVsCave.play(after, decision.seat, gift);
  const moves = [...gifts];
  for (;;) {
    const next = caveVsCave.decisions(after).find(({ seat }) => seat === decision.seat);
    if (next?.options.some(({ move }) => move === END)) break;
    if (next === undefined || !canDecline(next)) return undefined;
    caveVsCave.play(after, decision.seat, DONE);
    moves.push(DONE);
  }
  const open = ownMoves(decision).filter((move) => !gifts.includes(move));
  const taken = gifts.map(readMove).flatMap((move) => (move.verb === 'take' ? [move.goods] : []));
  return {
    moves,
    without: words.leftOut(open.map(readMove)),
    placed: undefined,
    gained: taken.length === 0 ? undefined : words.change(taken.reduce(plus, {}), {}),
  };
}

/** The moves of a decision that are neither possible at any time nor decline the rest. */
const ownMoves = ({ options }: Decision): string[] =>
  options.flatMap(({ anytime, move }) => (anytime || move === DONE ? [] : [move]));

/** The goods on offer that keep nothing else from being chosen. */
function giftsIn({ state, decision }: Asked<State>): string[] {
  const moves = ownMoves(decision);
  return moves.filter((gift) => {
    if (readMove(gift).verb !== 'take') return false;
    const after = caveVsCave.clone(state);
    caveVsCave.play(after, decision.seat, gift);
    const next = caveVsCave.decisions(after).find(({ seat }) => seat === decision.seat);
    const left = next === undefined ? [] : ownMoves(next);
    return moves.every((move) => move === gift || left.includes(move));
  });
}
