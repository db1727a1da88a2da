import { z } from 'zod';
import { type Decision, IllegalMove, type Option } from '../../../src/engine/decision.ts';
import type { Game } from '../../../src/engine/game.ts';
import { END } from '../../../src/engine/log.ts';
import { rankedByTotal } from '../../../src/engine/ranking.ts';
import { readMove, writeMove } from './moves.ts';

const MARKS = 'XO';
const FREE = '.';

/** A game of tic-tac-toe. */
export interface State {
  /** Nine cells, row by row: `X`, `O`, or `.` for a free one. */
  cells: string;
  /** The current seat. */
  turn: number;
  /** Whether that seat has marked a cell. */
  marked: boolean;
  finished: boolean;
}

const options = z.strictObject({ first: z.enum(['host', 'guest']).default('host') });
export type Options = z.infer<typeof options>;

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** The name of a cell: `a1` to `c3`, from the top. */
const cellName = (cell: number): string => `${'abc'[cell % 3]}${1 + Math.floor(cell / 3)}`;

function hasWon({ cells }: State, seat: number): boolean {
  return ROWS.some((row) => [...row].every((cell) => cells[Number(cell)] === MARKS[seat]));
}

function asked({ cells, marked }: State): Option[] {
  if (marked) return [{ move: END }];
  return [...cells].flatMap((mark, cell) =>
    mark === FREE ? [{ move: writeMove({ verb: 'mark', cell: cellName(cell) }) }] : [],
  );
}

function decisions(state: State): Decision[] {
  if (state.finished) return [];
  return [{ seat: state.turn, task: state.marked ? END : 'mark', options: asked(state) }];
}

function apply(state: State, seat: number, { move }: Option): void {
  const read = readMove(move);
  if (read?.verb === 'mark') {
    const cell = [...state.cells].findIndex((_, index) => cellName(index) === read.cell);
    state.cells = `${state.cells.slice(0, cell)}${MARKS[seat]}${state.cells.slice(cell + 1)}`;
    state.marked = true;
    return;
  }
  state.finished = hasWon(state, seat) || !state.cells.includes(FREE);
  state.turn = 1 - seat;
  state.marked = false;
}

const score = (state: State) => [0, 1].map((seat) => ({ seat, total: Number(hasWon(state, seat)), lines: [] }));

export const ticTacToe: Game<State, Options> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  start: ({ first }) => ({ cells: FREE.repeat(9), turn: first === 'host' ? 0 : 1, marked: false, finished: false }),
  decisions,
  apply,
  play(state, seat, move) {
    const decision = decisions(state).find((one) => one.seat === seat);
    const option = decision?.options.find((one) => one.move === move);
    if (option === undefined) throw new IllegalMove(seat, move, { task: decision?.task });
    apply(state, seat, option);
  },
  clone: (state) => ({ ...state }),
  upgrade: (stored) => ({ ...(stored as State) }),
  view: (state) => ({ ...state }),
  finished: ({ finished }) => finished,
  score,
  ranking: (state) => rankedByTotal(score(state)),
};
