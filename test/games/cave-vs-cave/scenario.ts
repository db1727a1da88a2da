import { expect } from 'vitest';
import { type Decision, IllegalMove } from '../../../src/engine/decision.ts';
import { cellAt } from '../../../src/games/cave-vs-cave/cells.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, GOODS, type Good, goodsOf } from '../../../src/games/cave-vs-cave/goods.ts';
import { type PositionFile, stateFrom } from '../../../src/games/cave-vs-cave/positions.ts';
import { setUp } from '../../../src/games/cave-vs-cave/setup.ts';
import { MODES, type Options, type Player, type Spot, type State } from '../../../src/games/cave-vs-cave/state.ts';

type StatedSeat = NonNullable<PositionFile['seats']>[number];
type Column = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** The state of one seat in a position; rooms and goods may be named by themselves: `{ d3: 'shelf', wood: 2 }`. */
export type Seat = StatedSeat & Bundle & { readonly x?: string; readonly [cell: `${Column}${number}`]: string };

/** A position with its seats in that form. */
type Position = Omit<PositionFile, 'seats'> & { readonly seats?: readonly Seat[] };
export type More = Partial<Position>;

/** A seat as a position file describes it. */
function statedSeat({ goods, cave, ...seat }: Seat): StatedSeat {
  const parts = { goods: {}, cave: {}, seat: {} };
  for (const [key, value] of Object.entries(seat)) {
    const isGood = GOODS.some((good) => good === key);
    Object.assign(parts[/^([a-f]\d|x)$/.test(key) ? 'cave' : isGood ? 'goods' : 'seat'], { [key]: value });
  }
  return { ...parts.seat, goods: { ...parts.goods, ...goods }, cave: { ...parts.cave, ...cave } };
}

/** A position with methods that play moves and assert decisions and goods; seats are counted from 1. */
export class Scenario {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** The decision of the next seat. */
  asked(): Decision {
    const [decision] = caveVsCave.decisions(this.state);
    if (decision === undefined) throw new Error('Nobody has a decision.');
    return decision;
  }

  player(seat = 1): Player {
    const player = this.state.players[seat - 1];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  /** Has the next seat play moves one after the other. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const { seat, options } = this.asked();
      try {
        caveVsCave.play(this.state, seat, move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        throw new Error(`${error.message}\nOffered: ${options.map((option) => option.move).join(' | ')}`);
      }
    }
    return this;
  }

  /** The texts of all moves that are offered first. */
  moves(): string[] {
    return this.asked().options.map(({ move }) => move);
  }

  /** Every one of these moves is offered. */
  offers(...moves: string[]): this {
    const offered = this.moves();
    for (const move of moves) expect(offered).toContain(move);
    return this;
  }

  /** None of these moves is offered, and playing them is refused and changes nothing. */
  refuses(...moves: string[]): this {
    const { seat } = this.asked();
    for (const move of moves) {
      const before = JSON.stringify(this.state);
      expect(() => caveVsCave.play(this.state, seat, move), `"${move}" should be refused`).toThrow(IllegalMove);
      expect(JSON.stringify(this.state)).toBe(before);
    }
    return this;
  }

  /** The decision offers exactly these moves, except those that are possible at any time. */
  offersOnly(...moves: string[]): this {
    const own = this.asked().options.filter((option) => option.anytime === undefined);
    expect(own.map((option) => option.move).sort()).toEqual([...moves].sort());
    return this;
  }

  /** Of the moves that start with these words, the decision offers exactly these. */
  offersOf(start: string, ...moves: string[]): this {
    expect(
      this.moves()
        .filter((move) => move === start || move.startsWith(`${start} `))
        .sort(),
    ).toEqual([...moves].sort());
    return this;
  }

  /** The task of the decision, and its seat. */
  asks(task: string, seat?: number): this {
    const decision = this.asked();
    expect(decision.task).toBe(task);
    if (seat !== undefined) expect(decision.seat + 1).toBe(seat);
    return this;
  }

  /** A player has these amounts of goods; goods that are not named are not checked. */
  has(goods: Bundle, seat = 1): this {
    const mine = this.player(seat).goods;
    expect(Object.fromEntries(Object.keys(goods).map((good) => [good, mine[good as Good]]))).toEqual(goods);
    return this;
  }

  /** A player has exactly these goods, and none of any other. */
  hasOnly(goods: Bundle, seat = 1): this {
    expect(this.player(seat).goods).toEqual({ ...NOTHING, ...goods });
    return this;
  }

  /** The content of a cell of a cave. */
  spot(cell: string, spot: Partial<Spot>, seat = 1): this {
    expect(this.player(seat).cave[cellAt(cell)]).toMatchObject(spot);
    return this;
  }

  /** The total points of a seat, or those of some lines of its score. */
  scores(lines: Readonly<Record<string, number>>, seat = 1): this {
    const score = caveVsCave.score(this.state)[seat - 1];
    const all: Record<string, number> = { total: score?.total ?? Number.NaN };
    for (const { key, points } of score?.lines ?? []) all[key] = points;
    expect(Object.fromEntries(Object.keys(lines).map((key) => [key, all[key]]))).toEqual(lines);
    return this;
  }
}

/** Every mode, with each number of players that it allows. */
export const TABLES = MODES.flatMap((mode) =>
  (mode === 'quick' || mode === 'short' ? [2] : [1, 2]).map((seats) => ({ mode, seats })),
);

/** A new game. */
export const start = (mode: Options['mode'], seats: number, seed: string): State =>
  caveVsCave.start(caveVsCave.options.parse({ mode }), seats, seed);

/** The rooms that lie face down in a cave. */
export const coveredIn = ({ cave }: Player): string[] =>
  cave.flatMap((spot) => (spot.is === 'covered' ? [spot.room] : []));

/** 0 of every good. */
export const NOTHING = goodsOf({});

/** Begins a scenario in a position; see docs/positions.md. */
export const scenario = ({ seats = [], ...position }: Position): Scenario =>
  new Scenario(stateFrom({ ...position, seats: seats.map(statedSeat) }));

/** A scenario of two players in which seat 1 chooses an action tile, with 0 of every good that is not stated. */
export const mine = (seat: Seat, more: More = {}): Scenario =>
  scenario({ players: 2, ...more, seats: [{ ...NOTHING, ...seat }, ...(more.seats ?? [])] });

/** The action tiles of the first era by their numbers, as they lie in the row of the second. */
const OLD_TILES = [
  ...['cultivation', 'housework', 'excavation', 'undergrowth', 'furnishing', 'masonry', 'undermining'],
  ...['expansion', 'breach', 'driftMining', 'expedition'],
];

/** A scenario like `mine` in the last round of the first era, in which all action tiles are face up. */
export const late = (seat: Seat, more: More = {}): Scenario => mine(seat, { round: 8, ...more });

/**
 * A scenario like `mine` in the last round of the Iron Age, with an action tile on one of its fields, counted from 1.
 */
export function onField(tile: string, field: number, seat: Seat): Scenario {
  const others = ['decoration', 'armsTrade', 'interiorDesign', 'weeklyMarket'].filter((each) => each !== tile);
  const row = [...OLD_TILES, ...others.toSpliced(field - 1, 0, tile)];
  return mine(seat, { era: 2, round: 4, row });
}

/** The fixed parts of a new game, for scenarios that no position can describe. */
export type Deal = Partial<Pick<State, 'display' | 'piles' | 'pool' | 'startingPlayer' | 'setAside'>>;

/** A game that starts with its set-up, with some random parts fixed. */
export function begun(chosen: Pick<Options, 'mode'> & { rulings?: object }, seats: number, deal: Deal = {}): Scenario {
  const state = setUp(caveVsCave.options.parse(chosen), seats, 'scenario');
  return new Scenario({ ...state, ...deal });
}
