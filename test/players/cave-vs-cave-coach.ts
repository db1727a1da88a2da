import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END, type FinishedTurn } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { type Advice, advise } from '../../src/players/advice.ts';
import { appraise } from '../../src/players/appraisal.ts';
import { computerTurn, type Level, movesForeseen } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { QUICK_LEVELS } from './watched-game.ts';

export const rules: Game<State> = caveVsCave;

export interface Table {
  readonly mode: string;
  readonly seats: number;
  readonly turns: number;
}

/** Tables for two at different moments of a game. */
export const TABLES: readonly Table[] = [
  { mode: 'era1', seats: 2, turns: 5 },
  { mode: 'era1+2', seats: 2, turns: 24 },
  { mode: 'short', seats: 2, turns: 3 },
];

/** A random game after this many turns, at the start of one. */
export function stateAfter({ mode, seats, turns }: Table): State {
  const state = rules.start(rules.options.parse({ mode }), seats, `advice ${mode}`);
  const chance = randomPlayer(randomFrom(mode));
  for (let ended = 0; ; ) {
    const [decision] = rules.decisions(state);
    if (decision === undefined) throw new Error('The game is over.');
    if (ended >= turns && state.phase === 'work' && state.turn?.tile === '') return state;
    const option = chance(decision);
    if (option.move === END) ended++;
    rules.apply(state, decision.seat, option);
  }
}

export const seatOn = (state: State): number => rules.decisions(state)[0]?.seat ?? 0;
export const adviceFor = (state: State): Advice =>
  advise({ game: rules, seat: seatOn(state) }, rules.view(state, seatOn(state)));

export function swapped(state: State): State {
  const seen = rules.view(state, seatOn(state));
  for (let seed = 0; seed < 20; seed++) {
    const dealt = rules.deal?.(seen, randomFrom(`swapped ${seed}`));
    if (dealt !== undefined && JSON.stringify(dealt) !== JSON.stringify(state)) return dealt;
  }
  throw new Error('Nothing lies face down.');
}

/** A turn that follows the first way a coach names, or one that leads nowhere. */
export function turnOf(state: State, moves: readonly string[]): FinishedTurn {
  const seat = seatOn(state);
  return { seat, moves: [...moves, END].map((move, at) => ({ entry: at + 1, seat, move })) };
}

/** A level plays the same, whatever is face down, until it turns something over. */
export function expectFairTurn(state: State, level: Level): void {
  const thinker = { seat: seatOn(state), level, seed: 'same' };
  const foreseen = movesForeseen(rules, rules.view(state, thinker.seat), thinker);
  expect(foreseen.length).toBeGreaterThan(0);
  for (const each of [state, swapped(state)])
    expect(computerTurn(rules, each, thinker).slice(0, foreseen.length)).toEqual(foreseen);
}

/** Laws of a coach and of computers at any table. */
export function coachingLaws(table: Table): void {
  const state = stateAfter(table);
  const advice = adviceFor(state);

  it('gives up to three ways with different starts, what they are worth in points, and why', () => {
    const { ways, inPoints, margin } = advice;
    expect(inPoints).toBe(true);
    expect(margin).toBeGreaterThan(0);
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(ways.map(({ moves: [first] }) => first)).size).toBe(ways.length);
    const behind = ways.map((way) => way.behind);
    expect(behind[0]).toBe(0);
    expect(behind).toEqual(behind.toSorted((one, other) => one - other));
    const topics = new Set<string | undefined>([...(rules.features?.topics?.of ?? []), 'later']);
    for (const { reasons } of ways) for (const { topic } of reasons) expect(topics).toContain(topic);
  });

  it('stays the same whatever lies face down', () => {
    expect(adviceFor(swapped(state))).toEqual(advice);
  });

  it.each(QUICK_LEVELS)('is as fair as a computer, which plays the same until something is turned over: %s', (level) =>
    expectFairTurn(state, level),
  );

  it('judges a turn that reveals nothing the same, whatever is face down', () => {
    const { seat, tile } = { seat: seatOn(state), tile: adviceFor(state).ways.at(-1)?.moves[0] ?? '' };
    const played = rules.clone(state);
    rules.play(played, seat, tile);
    const idle = rules.decisions(played)[0]?.options.some(({ move }) => move === 'done') ? [tile, 'done'] : [tile];
    const judged = [state, swapped(state)].map((each) =>
      appraise({ game: rules }, { state: each, turn: turnOf(each, idle), seed: 'judged' }),
    );
    expect(judged[0]?.lost).toBe(judged[1]?.lost);
    expect(judged[0]?.better).toEqual(judged[1]?.better);
    expect(judged[0]?.reasons).toEqual(judged[1]?.reasons);
  });
}
