import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END, type FinishedTurn } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { type Advice, advise } from '../../src/players/advice.ts';
import { appraise, expectations } from '../../src/players/appraisal.ts';
import { randomPlayer } from '../../src/players/random.ts';

const rules: Game<State> = caveVsCave;

interface Table {
  readonly mode: string;
  readonly seats: number;
  readonly turns: number;
}

/** A game in which chance has played so many turns, as somebody is to begin one. */
function stateAfter({ mode, seats, turns }: Table): State {
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

const seatOn = (state: State): number => rules.decisions(state)[0]?.seat ?? 0;
const adviceFor = (state: State): Advice =>
  advise({ game: rules, seat: seatOn(state) }, rules.view(state, seatOn(state)));

/** The same position with other cards where they lie face down. */
function swapped(state: State): State {
  const seen = rules.view(state, seatOn(state));
  for (let seed = 0; seed < 20; seed++) {
    const dealt = rules.deal?.(seen, randomFrom(`swapped ${seed}`));
    if (dealt !== undefined && JSON.stringify(dealt) !== JSON.stringify(state)) return dealt;
  }
  throw new Error('Nothing lies face down.');
}

/** A turn played by the first way that a coach names, or by one that leads nowhere. */
function turnOf(state: State, moves: readonly string[]): FinishedTurn {
  const seat = seatOn(state);
  return { seat, moves: [...moves, END].map((move, at) => ({ entry: at + 1, seat, move })) };
}

const TABLES: readonly Table[] = [
  { mode: 'era1', seats: 1, turns: 4 },
  { mode: 'era1', seats: 2, turns: 5 },
  { mode: 'era1+2', seats: 2, turns: 24 },
  { mode: 'short', seats: 2, turns: 3 },
];

describe.each(TABLES)('the coach of $seats in $mode', (table) => {
  const state = stateAfter(table);
  const advice = adviceFor(state);

  it('tells up to three ways, each begun otherwise, what they are worth in points, and why', () => {
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

  it('judges a turn that turns nothing over alike, whatever lies face down', () => {
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
});

describe('alone, where later turns are foreseen', () => {
  const state = stateAfter({ mode: 'era1', seats: 1, turns: 2 });

  it('the coach says so, and goes by them', () => {
    const blind: Game<State> = { ...rules, foresight: () => 0 };
    const seen = rules.view(state, 0);
    expect(adviceFor(state).ahead).toBe(true);
    expect(advise({ game: blind, seat: 0 }, seen).ahead).toBe(false);
    const found = [rules, blind].map((game) => advise({ game, seat: 0 }, seen).ways.map(({ behind }) => behind));
    expect(found[0]).not.toEqual(found[1]);
  });

  it('what is expected goes by them too, by nothing that lies face down, and is the same again', () => {
    const [now] = expectations({ game: rules }, state);
    expect(expectations({ game: rules }, swapped(state))).toEqual([now]);
    const blind: Game<State> = { ...rules, foresight: () => 0 };
    // What is learned alone knows nothing of how well later turns are played.
    expect(now).toBeGreaterThan(expectations({ game: blind }, state)[0] ?? 0);
  });

  it('a turn is the best that there was, or less', () => {
    const { ways } = adviceFor(state);
    const judged = ways.map(({ moves }) => appraise({ game: rules }, { state, turn: turnOf(state, moves), seed: 'x' }));
    for (const { lost, better } of judged) expect(better === undefined).toBe(lost === 0);
    expect(Math.min(...judged.map(({ lost }) => lost))).toBeLessThan(3);
  });
});

it.each(['era1', 'quick', 'short'])(
  'what a button of the coach begins turns something over with its last move alone: %s',
  (mode) => {
    const chance = randomPlayer(randomFrom(`begins ${mode}`));
    let turnedOver = 0;
    for (let turns = 2; turns < 12; turns++) {
      const state = stateAfter({ mode, seats: 2, turns });
      const seat = seatOn(state);
      const tile = rules.decisions(state)[0]?.options.find(({ move }) => move === 'use excavation');
      rules.apply(state, seat, tile ?? chance(rules.decisions(state)[0] ?? never()));
      for (const { moves, begins } of adviceFor(state).ways) {
        const played = rules.clone(state);
        const turning = moves.slice(0, begins).map((move) => {
          const option = rules.decisions(played)[0]?.options.find((each) => each.move === move);
          if (option !== undefined) rules.apply(played, seat, option);
          return option?.reveals === true;
        });
        expect(turning.slice(0, -1)).not.toContain(true);
        if (turning.at(-1)) turnedOver++;
      }
    }
    expect(turnedOver).toBeGreaterThan(0);
  },
);

function never(): never {
  throw new Error('Nothing is asked.');
}
