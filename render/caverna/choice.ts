import { cellName } from '../../src/caverna/cave.ts';
import type { State } from '../../src/caverna/state.ts';
import type { Candidate, ChoiceInput, HomeBoardInput, HomeCell } from '../scene.ts';
import { homeBoard } from './home.ts';
import type { Shown } from './shown.ts';

/** One of the options: the cells that it names in their order, and the state that it would lead to. */
export interface Way {
  readonly cells: readonly number[];
  readonly after: State;
}

/** What is to be chosen on the own board. */
export interface ChoiceView {
  readonly ways: readonly Way[];
  /** How many cells of every way have been chosen already. */
  readonly chosen?: number;
  /** The state before the changes that are to be marked; nothing is marked without one. */
  readonly before?: State | undefined;
}

/** What all hold in common; undefined where two differ. */
function common<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  const same = JSON.stringify(first);
  return values.every((value) => JSON.stringify(value) === same) ? first : undefined;
}

const unpeopled = (cell: HomeCell | undefined): HomeCell | undefined =>
  cell === undefined ? undefined : { ...cell, herds: [], dogs: 0 };

/**
 * The home board of a seat with the cells that can be chosen next. Whatever holds for every way is shown before it is
 * chosen: what becomes of a cell, and what goods it costs and yields.
 */
export function choiceBoard(shown: Shown, seat: number, { ways, chosen = 0, before }: ChoiceView): ChoiceInput {
  const board = homeBoard(shown, seat, { before });
  const outcomes = ways.map(({ cells, after }) => ({
    cells,
    board: homeBoard({ ...shown, state: after }, seat, { before: shown.state }),
  }));
  const become = (at: number): HomeCell | undefined => {
    const there = outcomes.filter(({ cells }) => cells.includes(at));
    // Animals move about freely; where they would stand is not what is being chosen.
    const cell = common(there.map((outcome) => unpeopled(outcome.board.cells[at])));
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
