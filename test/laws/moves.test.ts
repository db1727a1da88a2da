import { describe, expect, it } from 'vitest';
import { type Decision, IllegalMove } from '../../src/engine/decision.ts';
import { END, effective, finishedTurns, type MoveEntry, playAll, replay } from '../../src/engine/log.ts';
import { readEntry, writeEntry } from '../../src/engine/notation.ts';
import type { Random } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { anyFairWalks, anyWalks } from './folk-games.ts';
import { bytes, entries, law, pick, walks } from './games.ts';

const once = (inTimes: number, random: Random): boolean => random.below(inTimes) === 0;

const ENOUGH = 400;

/**
 * Continues at random, ending what can be ended about every other time, until the seat has closed its turn or its lane.
 */
function finishTurn(state: State, seat: number, random: Random): void {
  for (let moves = 0; moves < ENOUGH; moves++) {
    const decision = caverna.decisions(state).find((candidate) => candidate.seat === seat);
    const next = decision?.task === 'place' && state.turn?.dwarf === -1 && moves > 0;
    if (decision === undefined || next) return;
    expect(decision.options.length).toBeGreaterThan(0);
    const ending = decision.options.find(({ move }) => move === END || move === 'done');
    const { move } = ending !== undefined && once(2, random) ? ending : pick(decision.options, random);
    if (move === END && state.phase === 'work') expect(state.turn?.acted, 'nothing was done').toBe(true);
    caverna.play(state, seat, move);
    if (move === END || move === 'pass') return;
  }
  throw new Error('The turn does not end.');
}

describe('every option', () => {
  it('can be played, and the turn can be finished from there', () => {
    law(20, walks(), (played) => {
      const { random } = played;
      for (const { state, decisions } of played.steps()) {
        if (!once(25, random)) continue;
        const { seat, options } = pick(decisions, random);
        for (const { move } of options) {
          const clone = caverna.clone(state);
          try {
            caverna.play(clone, seat, move);
            if (move !== END && move !== 'pass') finishTurn(clone, seat, random);
          } catch (error) {
            throw new Error(`From ${seat + 1} ${move}: ${String(error)}`, { cause: error });
          }
        }
      }
    });
  });

  it('is written and read back the same', () => {
    law(8, anyWalks(), (played) => {
      for (const { decisions } of played.steps()) {
        for (const { seat, options } of decisions) {
          const read = options.map(({ move }) => readEntry(writeEntry({ seat, move })));
          expect(read).toEqual(options.map(({ move }) => ({ seat, move })));
        }
      }
    });
  });

  it('of a computer player is one of all options, and only exchanges are left out', () => {
    law(8, anyWalks(), (played) => {
      for (const { state, decisions } of played.steps()) {
        const useful = caverna.decisions(state, 'useful');
        expect(useful.map(({ seat, task }) => [seat, task])).toEqual(decisions.map(({ seat, task }) => [seat, task]));
        useful.forEach(({ options }, i) => {
          const all = decisions[i]?.options ?? [];
          expect(all).toEqual(expect.arrayContaining([...options]));
          expect(options.filter(({ anytime }) => !anytime)).toEqual(all.filter(({ anytime }) => !anytime));
        });
      }
    });
  });
});

const CELLS = ['a1', 'b2', 'c4', 'd4', 'd1', 'e3', 'f2', 'g2', 'x1', 'c5', 'd0'];

/** Texts that look much like moves: of other seats, of other times, and mistyped in every way. */
function nearMisses(decision: Decision | undefined, past: readonly string[], random: Random): string[] {
  const real = decision?.options.length ? pick(decision.options, random).move : 'end';
  const old = past.length > 0 ? pick(past, random) : 'place housework';
  const words = real.split(' ');
  const number = (by: number) => real.replace(/\d+/, (digits) => String(Number(digits) + by));
  const spaced = [` ${real}`, `${real} `, real.replace(' ', '  '), `${real} ${words.at(-1)}`];
  return [
    ...[old, real.toUpperCase(), words.slice(0, -1).join(' '), words.toReversed().join(' '), ...spaced],
    ...[1, -1, -100, 0.5, Number.NaN].map(number),
    real.replace(/[a-gx][0-5]/, pick(CELLS, random)),
    ...[old.split(' ')[1] ?? '', '__proto__', 'constructor'].map((object) => `${words[0]} ${object}`),
    ...['take wood 100', 'eat gold 1', 'eat dog', 'ruby ruby', 'place end', 'undo to 1'],
    ...['', '0', 'undefined', String.fromCharCode(0), '🎲'],
  ];
}

function refuse(state: State, seat: number, move: string): void {
  try {
    caverna.play(state, seat, move);
  } catch (error) {
    if (error instanceof IllegalMove) return;
    throw error;
  }
  throw new Error(`Seat ${seat} could play "${move}", which was not offered.`);
}

describe('anything that is not offered', () => {
  it('is refused, and leaves the state as it was byte for byte', () => {
    law(25, walks(), (played) => {
      const { random } = played;
      const past: string[] = [];
      for (const { state, decisions, option } of played.steps()) {
        if (past.length < 400 || once(4, random)) past.push(option.move);
        if (!once(10, random)) continue;
        const before = bytes(state);
        for (let seat = -1; seat <= state.players.length; seat++) {
          const decision = decisions.find((candidate) => candidate.seat === seat);
          const offered = new Set(decision?.options.map(({ move }) => move));
          const others = decisions.flatMap(({ options }) => pick(options, random).move);
          for (const text of [...nearMisses(decision ?? decisions[0], past, random), ...others]) {
            if (!offered.has(text)) refuse(state, seat, text);
          }
        }
        for (const seat of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) refuse(state, seat, option.move);
        expect(bytes(state)).toBe(before);
      }
    });
  });

  it('includes every move once the game has ended', () => {
    law(10, walks(), (played) => {
      const { state, log } = played.finish();
      const before = bytes(state);
      for (const { seat, move } of log) refuse(state, seat, move);
      expect(bytes(state)).toBe(before);
    });
  });
});

describe('a log', () => {
  it('leads to the same state as the game, all at once and by closed turns, one after the other', () => {
    law(12, anyFairWalks(), (played) => {
      const { state, log, walk } = played.finish();
      expect(bytes(replay(caverna, walk.setup, log))).toBe(bytes(state));
      const turns: MoveEntry[] = finishedTurns({ moves: log }).flatMap(({ moves }) => moves);
      const again = playAll(caverna, caverna.start(walk.setup.options, walk.setup.seats, walk.setup.seed), turns);
      expect(turns).toHaveLength(log.length);
      expect(bytes(again)).toBe(bytes(state));
    });
  });

  it('leads back to where it was after an undo, to the same end after it, and continues from a checkpoint', () => {
    law(12, anyFairWalks(), (played) => {
      const { walk, random } = played;
      const states: string[] = [];
      for (const { state } of played.steps()) states.push(bytes(state));
      const { log, state } = played;
      const to = random.below(log.length);
      const undone = entries(...log, { undo: to, seat: undefined });
      expect(bytes(replay(caverna, walk.setup, undone))).toBe(states[to]);
      const redone = entries(...undone, ...log.slice(to));
      expect(effective(redone).moves).toHaveLength(log.length);
      const checkpoint = { checkpoint: states[to] ?? '', version: caverna.version };
      for (const whole of [redone, entries(...log.slice(0, to), checkpoint, ...log.slice(to))])
        expect(bytes(replay(caverna, walk.setup, whole))).toBe(bytes(state));
    });
  });
});
