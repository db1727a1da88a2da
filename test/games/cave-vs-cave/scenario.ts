import { expect } from 'vitest';
import { type Decision, IllegalMove } from '../../../src/engine/decision.ts';
import { cellAt } from '../../../src/games/cave-vs-cave/cells.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { Bundle, Good } from '../../../src/games/cave-vs-cave/goods.ts';
import { type PositionFile, stateFrom } from '../../../src/games/cave-vs-cave/positions.ts';
import type { Player, Spot, State } from '../../../src/games/cave-vs-cave/state.ts';

/** What a position states of one seat. */
type Seat = NonNullable<PositionFile['seats']>[number];

/** A position in which moves are played and what is offered and owned is asserted; seats are counted from 1. */
export class Scenario {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** What the seat is asked that is asked first. */
  asked(): Decision {
    const [decision] = caveVsCave.decisions(this.state);
    if (decision === undefined) throw new Error('Nobody is asked anything.');
    return decision;
  }

  player(seat = 1): Player {
    const player = this.state.players[seat - 1];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  /** The seat that is asked first plays moves one after the other. */
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

  /** Every one of these moves is offered. */
  offers(...moves: string[]): this {
    const offered = this.asked().options.map((option) => option.move);
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

  /** These moves, those that are possible at any time apart, are exactly what is offered. */
  offersOnly(...moves: string[]): this {
    const own = this.asked().options.filter((option) => option.anytime === undefined);
    expect(own.map((option) => option.move).sort()).toEqual([...moves].sort());
    return this;
  }

  /** Of the moves that begin with these words, exactly these are offered. */
  offersOf(start: string, ...moves: string[]): this {
    const all = this.asked().options.map((option) => option.move);
    expect(all.filter((move) => move === start || move.startsWith(`${start} `)).sort()).toEqual([...moves].sort());
    return this;
  }

  /** The task that asks, and the seat that is asked. */
  asks(task: string, seat?: number): this {
    const decision = this.asked();
    expect(decision.task).toBe(task);
    if (seat !== undefined) expect(decision.seat + 1).toBe(seat);
    return this;
  }

  /** A player has so many of these goods; goods that are not named are not looked at. */
  has(goods: Bundle, seat = 1): this {
    const mine = this.player(seat).goods;
    expect(Object.fromEntries(Object.keys(goods).map((good) => [good, mine[good as Good]]))).toEqual(goods);
    return this;
  }

  /** What a room of a cave is. */
  spot(cell: string, spot: Partial<Spot>, seat = 1): this {
    expect(this.player(seat).cave[cellAt(cell)]).toMatchObject(spot);
    return this;
  }

  /** The points of a seat in all, or of some lines of its score. */
  scores(lines: Readonly<Record<string, number>>, seat = 1): this {
    const score = caveVsCave.score(this.state)[seat - 1];
    const all: Record<string, number> = { total: score?.total ?? Number.NaN };
    for (const { key, points } of score?.lines ?? []) all[key] = points;
    expect(Object.fromEntries(Object.keys(lines).map((key) => [key, all[key]]))).toEqual(lines);
    return this;
  }
}

/** Begins a scenario in a position; see docs/positions.md. */
const scenario = (position: PositionFile): Scenario => new Scenario(stateFrom(position));

/** A scenario of two players in which seat 1 chooses an action tile, with all goods at 0 that it does not state. */
export function mine(seat: Seat, more: Partial<PositionFile> = {}): Scenario {
  const none = { wood: 0, stone: 0, emmer: 0, flax: 0, food: 0, gold: 0, donkey: 0, ore: 0, iron: 0, weapon: 0 };
  return scenario({
    players: 2,
    ...more,
    seats: [{ ...seat, goods: { ...none, ...seat.goods } }, ...(more.seats ?? [])],
  });
}
