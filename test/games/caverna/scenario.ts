import { expect } from 'vitest';
import { type Decision, IllegalMove } from '../../../src/engine/decision.ts';
import { cellAt } from '../../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';
import type { ScoreKey } from '../../../src/games/caverna/scoring.ts';
import {
  ALL_GOODS,
  type Bundle,
  type Cell,
  FARM_ANIMALS,
  GOODS,
  type Player,
  type State,
} from '../../../src/games/caverna/state.ts';
import { closedSpaces } from '../../../src/games/caverna/tasks/place.ts';

type StatedSeat = NonNullable<PositionFile['seats']>[number];
type FiledDwarf = NonNullable<StatedSeat['dwarfs']>[number];
type Column = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'x';

/** A dwarf; as text, any of its strength, `goblin`, `newborn` and its space, in any order. */
type StatedDwarf = FiledDwarf | number | string;

/** The state of one seat in a position; cells and goods may be named by themselves: `{ c4: 'meadow', d3: 'miner', wood: 2 }`. */
export type Seat = Omit<StatedSeat, 'dwarfs'> &
  Bundle & {
    readonly dwarfs?: readonly StatedDwarf[] | undefined;
    readonly [cells: `${Column}${number}${string}`]: string;
  };

/** A seat in that form, or in that of a position file. */
export type AnySeat = Seat | StatedSeat;

/** A position with its seats in those forms. */
type Position = Omit<PositionFile, 'seats' | 'options'> & {
  readonly seats?: readonly AnySeat[];
  readonly options?: object;
};
export type More = Partial<Position>;

const CELLS = /^[a-gx]\d/;
/** What lies on a cell, if it is not a furnishing tile. */
const GROUND = /^(forest|field|meadow|smallPasture|largePasture|cavern|tunnel|deepTunnel|oreMine|rubyMine)\b/;

function dwarfOf(dwarf: StatedDwarf): FiledDwarf {
  if (typeof dwarf === 'object') return dwarf;
  const read = (word: string) =>
    /^\d/.test(word) ? { weapon: Number(word) } : /^(goblin|newborn)$/.test(word) ? { [word]: true } : { at: word };
  return Object.assign({}, ...`${dwarf}`.split(' ').map(read));
}

/** A seat as a position file describes it. */
function statedSeat(stated: AnySeat): StatedSeat {
  const { dwarfs, goods, cells, furnishings, ...seat } = stated as Seat;
  const parts = { goods: {}, cells: {}, furnishings: {}, seat: {} };
  for (const [key, value] of Object.entries(seat)) {
    const ground = GROUND.test(String(value)) ? 'cells' : 'furnishings';
    const isGood = ALL_GOODS.some((good) => good === key);
    Object.assign(parts[CELLS.test(key) ? ground : isGood ? 'goods' : 'seat'], { [key]: value });
  }
  return {
    ...parts.seat,
    goods: { ...parts.goods, ...goods },
    cells: { ...parts.cells, ...cells },
    furnishings: { ...parts.furnishings, ...furnishings },
    ...(dwarfs && { dwarfs: dwarfs.map(dwarfOf) }),
  };
}

/** The current decision of a seat; undefined if it has none. */
function decisionOf(state: State, seat: number): Decision | undefined {
  return caverna.decisions(state).find((decision) => decision.seat === seat - 1);
}

/** A position with methods that play moves and assert decisions and goods; seats are counted from 1. */
export class Scenario {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** The seat of a line, as in a record (`2 place logging`), or the only one with a decision. */
  private read(line: string): { seat: number; move: string } {
    const [, named, move] = /^(\d) (.*)$/.exec(line) ?? [];
    if (named !== undefined && move !== undefined) return { seat: Number(named), move };
    const waiting = caverna.decisions(this.state);
    if (waiting.length !== 1) {
      throw new Error(
        `"${line}": ${waiting.length} seats have a decision; write the number of the seat before the move.`,
      );
    }
    return { seat: (waiting[0]?.seat ?? 0) + 1, move: line };
  }

  private asked(seat: number | undefined): Decision {
    const waiting = caverna.decisions(this.state);
    const decision = seat === undefined ? waiting[0] : waiting.find((other) => other.seat === seat - 1);
    if (decision === undefined) throw new Error(`Seat ${seat ?? 'any'} has no decision.`);
    return decision;
  }

  player(seat = 1): Player {
    const player = this.state.players[seat - 1];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  /** Plays moves one after the other. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const { seat, move } = this.read(line);
      try {
        caverna.play(this.state, seat - 1, move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        const offered = decisionOf(this.state, seat)?.options.map((option) => option.move);
        throw new Error(`${error.message}\nOffered: ${offered?.join(' | ') ?? 'nothing'}`);
      }
    }
    return this;
  }

  /** The decision of the next seat offers every one of these moves. */
  offers(...lines: string[]): this {
    for (const line of lines) {
      const { seat, move } = this.read(line);
      expect(decisionOf(this.state, seat)?.options.map((option) => option.move) ?? []).toContain(move);
    }
    return this;
  }

  /** None of these moves is offered, and playing them is refused and changes nothing. */
  refuses(...lines: string[]): this {
    for (const line of lines) {
      const { seat, move } = this.read(line);
      const before = JSON.stringify(this.state);
      expect(() => caverna.play(this.state, seat - 1, move), `"${line}" should be refused`).toThrow(IllegalMove);
      expect(JSON.stringify(this.state)).toBe(before);
    }
    return this;
  }

  /** The answer to a refused move. */
  refusal(move: string, seat = 1): string {
    try {
      caverna.play(this.state, seat - 1, move);
    } catch (error) {
      if (error instanceof IllegalMove) return error.message;
      throw error;
    }
    return 'It was played.';
  }

  /** The decision offers exactly these moves, except exchanges that are possible at any time. */
  offersOnly(...moves: string[]): this {
    const own = this.asked(undefined).options.filter((option) => option.anytime === undefined);
    expect(own.map((option) => option.move).sort()).toEqual([...moves].sort());
    return this;
  }

  /** Of the moves that start with these words, the decision offers exactly these. */
  offersOf(start: string, ...moves: string[]): this {
    const all = this.asked(undefined).options.map((option) => option.move);
    expect(all.filter((move) => move.startsWith(start)).sort()).toEqual([...moves].sort());
    return this;
  }

  /** The task of the decision, and its seat. */
  asks(task: string, seat?: number): this {
    const decision = this.asked(seat);
    expect(decision.task).toBe(task);
    if (seat !== undefined) expect(decision.seat + 1).toBe(seat);
    return this;
  }

  /** This seat has no decision. */
  isNotAsked(seat: number): this {
    expect(decisionOf(this.state, seat)).toBeUndefined();
    return this;
  }

  /** A player has these amounts of goods and begging markers; what is not named is not checked. */
  has(goods: Bundle & { readonly begging?: number }, seat = 1): this {
    const { goods: mine, begging } = this.player(seat);
    expect({ ...mine, begging }).toMatchObject(goods);
    return this;
  }

  /** A player has these goods and no others. */
  hasOnly(goods: Bundle, seat = 1): this {
    const mine = this.player(seat).goods;
    expect(Object.fromEntries(GOODS.flatMap((good) => (mine[good] > 0 ? [[good, mine[good]]] : [])))).toEqual(goods);
    return this;
  }

  /** A player has this many begging markers. */
  begs(markers: number, seat = 1): this {
    expect(this.player(seat).begging).toBe(markers);
    return this;
  }

  /** The content of a cell. */
  cell(name: string, cell: Cell, seat = 1): this {
    expect(this.player(seat).cells[cellAt(name) ?? -1]).toEqual(cell);
    return this;
  }

  /** The dwarfs of a player, in order of birth; checks only what is stated about them. */
  dwarfs(stated: readonly StatedDwarf[], seat = 1): this {
    expect(this.player(seat).dwarfs).toMatchObject(stated.map(dwarfOf));
    return this;
  }

  /** The goods on an action space. */
  lies(space: string, goods: Bundle): this {
    const found = this.state.spaces.find(({ id }) => id === space);
    expect(found, `the space ${space} is in play`).toBeDefined();
    const lying = Object.fromEntries(Object.entries(found?.goods ?? {}).filter(([, count]) => count > 0));
    expect(lying).toEqual(goods);
    return this;
  }

  /** The points of these lines of the score. */
  scores(lines: Partial<Record<ScoreKey | 'total', number>>, seat = 1): this {
    const score = caverna.score(this.state)[seat - 1];
    const all: Record<string, number> = { total: score?.total ?? Number.NaN };
    for (const { key, points } of score?.lines ?? []) all[key] = points;
    expect(Object.fromEntries(Object.keys(lines).map((key) => [key, all[key]]))).toEqual(lines);
    return this;
  }

  /** The points of one line of the score. */
  points(key: ScoreKey, seat = 1): number {
    return caverna.score(this.state)[seat - 1]?.lines.find((line) => line.key === key)?.points ?? Number.NaN;
  }

  round(round: number): this {
    expect(this.state.round).toBe(round);
    return this;
  }

  /** Everybody passes and takes the first answer in every harvest, until the dwarfs of this round are to be placed. */
  untilRound(round: number): this {
    for (;;) {
      const [decision] = caverna.decisions(this.state);
      if (decision === undefined || (this.state.round >= round && this.state.phase === 'work'))
        return this.round(round);
      const pass = decision.options.find((option) => option.move === 'pass');
      const move = pass?.move ?? decision.options[0]?.move ?? 'end';
      caverna.play(this.state, decision.seat, move);
    }
  }

  /** Everybody passes until the work phase is over. */
  untilHarvest(): this {
    for (;;) {
      const [decision] = caverna.decisions(this.state);
      if (decision === undefined || this.state.phase !== 'work') return this;
      const pass = decision.options.find((option) => option.move === 'pass');
      caverna.play(this.state, decision.seat, pass?.move ?? 'end');
    }
  }
}

/** Begins a scenario in a position; see docs/positions.md. */
export const scenario = ({ seats = [], ...position }: Position): Scenario =>
  new Scenario(stateFrom({ ...position, seats: seats.map(statedSeat) }));

/** A scenario of three players in which seat 1 is about to place a dwarf, with the stated goods of seat 1. */
export const mine = (seat: AnySeat, more: More = {}): Scenario =>
  scenario({ players: 3, round: 5, ...more, seats: [seat, ...(more.seats ?? [])] });

/** Like `mine`, with this many players and without the food from the set-up. */
export const game = (players: number, seat: AnySeat, more: More = {}): Scenario =>
  mine({ food: 0, ...seat }, { players, ...more });

/** Like `game` with three players, in the last round, when every card lies on the table. */
export const late = (seat: Seat, more: More = {}): Scenario => game(3, seat, { round: 12, ...more });

/** A seat with a dwarf on this space, and another one at home. */
export const there = (space: string, weapon = 0): Seat => ({ dwarfs: [`${weapon} ${space}`, {}] });

/** Cells with the same ground or tile: `filled('field', 'c4 c3')`. */
export const filled = (what: string, cells: string): Record<`c${number}`, string> =>
  Object.fromEntries(cells.split(' ').map((cell) => [cell, what]));

/** The cells of a forest, and those of a mountain around the cavern and the entry-level dwelling. */
export const FOREST = 'a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4';
export const MOUNTAIN = 'd1 d2 e1 e2 e3 e4 f1 f2 f3 f4';

/** Why a space is not offered to the first seat. */
export const why = ({ state }: Scenario, space: string) =>
  closedSpaces(positionOf(state), 0).find((closed) => closed.space === space);

/** Whether all animals of a seat have room: none is eaten, and no decision asks which ones are. */
export function housed(seat: Seat): boolean {
  const game = mine(seat);
  const stated = { ...seat.goods, ...seat };
  const all = FARM_ANIMALS.every((animal) => game.player().goods[animal] === (stated[animal] ?? 0));
  return all && caverna.decisions(game.state)[0]?.task !== 'accommodate';
}

/** The harvest of round 5 in a game of two; seat 2 has what it needs. */
export const harvest = (seat: Seat, more: More = {}): Scenario =>
  scenario({ players: 2, round: 5, next: 'harvest', ...more, seats: [seat, { food: 20 }] });

/** The last exchanges before the scoring of a game of two. */
export const atEnd = (...seats: Seat[]): Scenario => scenario({ players: 2, round: 12, next: 'scoring', seats });
