import { expect } from 'vitest';
import { type Decision, IllegalMove } from '../../../src/engine/decision.ts';
import { cellAt } from '../../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';
import type { ScoreKey } from '../../../src/games/caverna/scoring.ts';
import {
  type Bundle,
  type Cell,
  type Dwarf,
  FARM_ANIMALS,
  GOODS,
  type Player,
  type State,
} from '../../../src/games/caverna/state.ts';
import { closedSpaces } from '../../../src/games/caverna/tasks/place.ts';

/** The state of one seat in a position. */
export type Seat = NonNullable<PositionFile['seats']>[number];

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

  /** A player has these amounts of goods; goods that are not named are not checked. */
  has(goods: Bundle, seat = 1): this {
    const mine = this.player(seat).goods;
    expect(Object.fromEntries(Object.keys(goods).map((good) => [good, mine[good as keyof Bundle]]))).toEqual(goods);
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
  dwarfs(stated: readonly Partial<Dwarf>[], seat = 1): this {
    const { dwarfs } = this.player(seat);
    expect(dwarfs.length).toBe(stated.length);
    stated.forEach((dwarf, i) => {
      expect(dwarfs[i]).toMatchObject(dwarf);
    });
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
export const scenario = (position: PositionFile): Scenario => new Scenario(stateFrom(position));

/** A scenario of three players in which seat 1 is about to place a dwarf, with the stated goods of seat 1. */
export const mine = (seat: Seat, more: Partial<PositionFile> = {}): Scenario =>
  scenario({ players: 3, round: 5, ...more, seats: [seat, ...(more.seats ?? [])] });

/** Like `mine`, with this many players and without the food from the set-up. */
export const game = (players: number, seat: Seat, more: Partial<PositionFile> = {}): Scenario =>
  mine({ ...seat, goods: { food: 0, ...seat.goods } }, { players, ...more });

/** Why a space is not offered to the first seat. */
export const why = ({ state }: Scenario, space: string) =>
  closedSpaces(positionOf(state), 0).find((closed) => closed.space === space);

/** Whether all animals of a seat have room: none is eaten, and no decision asks which ones are. */
export function housed(seat: Seat): boolean {
  const game = mine(seat);
  const { goods } = game.player();
  const all = FARM_ANIMALS.every((animal) => goods[animal] === (seat.goods?.[animal] ?? 0));
  return all && caverna.decisions(game.state)[0]?.task !== 'accommodate';
}

/** The harvest of round 5 in a game of two; seat 2 has what it needs. */
export const harvest = (seat: Seat, more: Partial<PositionFile> = {}): Scenario =>
  scenario({ players: 2, round: 5, next: 'harvest', ...more, seats: [seat, { goods: { food: 20 } }] });

/** The last exchanges before the scoring of a game of two. */
export const atEnd = (seat: Seat): Scenario => scenario({ players: 2, round: 12, next: 'scoring', seats: [seat] });
