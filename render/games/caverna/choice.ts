import type { Option } from '../../../src/engine/decision.ts';
import { beginsWith } from '../../../src/engine/notation.ts';
import { cellName } from '../../../src/games/caverna/cave.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { cellsNamed } from '../../../src/games/caverna/moves/beginnings.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { homeBoard } from './home.ts';
import { type Candidate, type ChoiceInput, type HomeBoardInput, type HomeCell, isNewStable } from './scene.ts';
import type { Shown } from './shown.ts';

/** One of the options: the cells that it names, in order, and the state that results. */
interface Way {
  readonly cells: readonly number[];
  readonly after: State;
}

/** The choice on the player's board. */
export interface ChoiceView {
  readonly options: readonly Option[];
  /** The first words that all remaining options share, such as `lay meadow c4`; if left out, all options remain. */
  readonly branch?: string | undefined;
  /** The state before the changes to mark; if left out, nothing is marked. */
  readonly before?: State | undefined;
}

/** The value that all of them share; undefined if two differ. */
function common<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  const same = JSON.stringify(first);
  return values.every((value) => JSON.stringify(value) === same) ? first : undefined;
}

/** A place without its animals, and its capacity. */
function unpeopled(cell: HomeCell | undefined): HomeCell | undefined {
  if (cell === undefined) return undefined;
  const { holds: _, ...rest } = cell;
  return { ...rest, herds: [], dogs: 0 };
}

/** With more options than this, what they share would be of little use, so it is not computed. */
const MOST_WAYS = 80;

function waysOf(state: State, seat: number, { options, branch }: ChoiceView): Way[] {
  const all = options.filter(({ move }) => cellsNamed(move).length > 0);
  const within = all.filter(({ move }) => branch === undefined || beginsWith(move, branch));
  // A branch without cells, such as ways to sow, leaves the buttons for places where they are.
  const naming = within.length === 0 ? all : within;
  return naming.map((option) => {
    const after = naming.length > MOST_WAYS ? state : caverna.clone(state);
    if (after !== state) caverna.apply(after, seat, option);
    return { cells: cellsNamed(option.move), after };
  });
}

/**
 * The home board of a seat with the cells to choose from or, within a branch, to choose from next. It shows what all
 * options share: what becomes of a cell, and which goods that costs and yields. Undefined if the options name no cells.
 */
export function choiceBoard(shown: Shown, seat: number, view: ChoiceView): ChoiceInput | undefined {
  const ways = waysOf(shown.state, seat, view);
  if (ways.length === 0) return undefined;
  const { branch, before } = view;
  const chosen = branch === undefined ? 0 : cellsNamed(branch).length;
  const board = homeBoard(shown, seat, { before });
  const outcomes = ways.map(({ cells, after }) => ({
    cells,
    board: homeBoard({ ...shown, state: after }, seat, { before: shown.state }),
  }));
  const become = (at: number): HomeCell | undefined => {
    const there = outcomes.filter(({ cells }) => cells.includes(at));
    // Animals can move freely, so the choice is not about where they are.
    const then = there.flatMap((outcome) => unpeopled(outcome.board.cells[at]) ?? []);
    // Of all the things that the place could become, only a stable can be shown together with the current contents.
    const stables = then.filter((cell) => isNewStable(board.cells[at], cell));
    const cell = common(then) ?? common(stables);
    return there.some((outcome) => outcome.board.changed.includes(at)) ? cell : undefined;
  };
  const open = new Set(ways.flatMap(({ cells }) => cells.slice(chosen)));
  const candidates = [...open].map((at): Candidate => {
    const becomes = become(at);
    return { label: shown.words.cell(cellName(at)), cells: [at], ...(becomes !== undefined && { becomes }) };
  });
  const settled = common(ways.map(({ cells }) => cells.slice(0, chosen))) ?? [];
  const preview = settled.flatMap((at) => {
    const cell = become(at);
    return cell === undefined ? [] : [{ at, cell }];
  });
  const delta: HomeBoardInput['delta'] = common(outcomes.map((outcome) => outcome.board.delta)) ?? {};
  return { board: { ...board, delta }, candidates, preview };
}
