import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine/decision.ts';
import { winners } from '../../src/engine/ranking.ts';
import { standing } from '../../src/games/caverna/animals.ts';
import { me } from '../../src/games/caverna/asking.ts';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { mayLackRoom, wrongs } from './board.ts';
import { wrongIn } from './brute-force.ts';
import { anyFairWalks, anyWalks } from './folk-games.ts';
import { bytes, law, type Played, pick, walks } from './games.ts';

const askedIn = (decisions: readonly Decision[]): Map<number, string> =>
  new Map(decisions.map(({ seat, task }) => [seat, task]));

const TEXT = /^\d [a-z]+( [a-zA-Z0-9]+)*$/;

describe('in every game', () => {
  it('the game ends after its last round, and the most points wins', () => {
    law(25, anyWalks(), (played) => {
      const { state } = played.finish();
      expect(caverna.finished(state)).toBe(true);
      expect(state.round).toBe(12);
      const totals = caverna.score(state).map(({ total }) => total);
      const best = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
      expect(winners(caverna, state)).toEqual(best);
    });
  });

  it('every state obeys the rulebook: goods, families, boards, tiles, animals and spaces', () => {
    law(25, walks(), (played) => {
      for (const { state, decisions } of played.steps()) expect(wrongs(state, askedIn(decisions))).toEqual([]);
      expect(wrongs(played.state, new Map())).toEqual([]);
    });
  });

  it('every decision has options, no two of them the same, and each seat has one decision at most', () => {
    law(30, anyWalks(), (played) => {
      for (const { state, decisions, log } of played.steps()) {
        expect(caverna.finished(state)).toBe(false);
        expect(state.step, 'the number by which a decision is known').toBe(log.length);
        expect(new Set(decisions.map(({ seat }) => seat)).size).toBe(decisions.length);
        expect(decisions.filter(({ options }) => options.length === 0)).toEqual([]);
        const moves = decisions.flatMap(({ seat, options }) => options.map(({ move }) => `${seat} ${move}`));
        expect(moves.filter((move) => !TEXT.test(move))).toEqual([]);
        expect(new Set(moves).size, moves.join()).toBe(moves.length);
      }
    });
  });

  it('everybody’s animals are where they may be, each of them once', () => {
    law(8, walks(), (played) => {
      for (const { state, seat, decisions } of played.steps()) {
        if (mayLackRoom(askedIn(decisions).get(seat))) continue;
        const mine = me(positionOf(state), seat);
        expect(wrongIn(mine.player, standing(mine))).toBeUndefined();
      }
    });
  });

  it('the lines of every score add up to its total', () => {
    law(12, anyWalks(), (played) => {
      for (const { state } of played.steps()) {
        const scores = caverna.score(state);
        expect(scores.map(({ seat }) => seat)).toEqual([...state.players.keys()]);
        const sums = scores.map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
        expect(sums).toEqual(scores.map(({ total }) => total));
        expect(scores.filter(({ lines }) => new Set(lines.map(({ key }) => key)).size < lines.length)).toEqual([]);
      }
    });
  });
});

describe('a state', () => {
  it('is plain data: a state read back from its text is the same, and continues in the same way', () => {
    law(8, anyWalks(), (played) => {
      let stored = bytes(played.state);
      for (const { state, decisions, seat, option } of played.steps()) {
        const read = JSON.parse(stored) as State;
        // JSON has no undefined: a state read back may lack the turn if it belongs to no one.
        expect(isDeepStrictEqual({ ...read, turn: read.turn }, state)).toBe(true);
        expect(isDeepStrictEqual(caverna.decisions(read), decisions)).toBe(true);
        caverna.play(read, seat, option.move);
        stored = bytes(read);
      }
      expect(stored).toBe(bytes(played.state));
    });
  });

  it('is not changed by looking at it', () => {
    law(8, anyWalks(), (played) => {
      for (const { state } of played.steps()) {
        const before = bytes(state);
        caverna.decisions(state);
        caverna.score(state);
        winners(caverna, state);
        caverna.view(state, 'spectator');
        caverna.view(state, 0);
        caverna.finished(state);
        expect(bytes(state)).toBe(before);
      }
    });
  });

  it('is independent of its clone, whatever is played on either', () => {
    law(40, anyWalks(), (played) => {
      const until = played.random.below(100 * played.walk.setup.seats);
      for (const { state, log } of played.steps()) {
        if (log.length < until) continue;
        const clone = caverna.clone(state);
        expect(isDeepStrictEqual(clone, state)).toBe(true);
        const before = bytes(state);
        playOn(clone, played, 60);
        expect(bytes(state)).toBe(before);
        const other = caverna.clone(state);
        playOn(state, played, 60);
        expect(bytes(other)).toBe(before);
        return;
      }
    });
  });

  it('never changes the parts that a clone shares: it replaces them', () => {
    law(10, anyWalks(), (played) => {
      for (const { state, seat, option } of played.steps()) {
        const frozen = caverna.clone(state);
        for (const { cells, dwarfs, agenda, memory } of frozen.players)
          for (const part of [...cells, ...dwarfs, ...agenda, ...Object.values(memory)]) deepFreeze(part);
        const goods = frozen.spaces.map((space) => space.goods);
        for (const part of [...goods, ...frozen.agenda, frozen.turn, frozen.options]) deepFreeze(part);
        caverna.apply(frozen, seat, option);
      }
    });
  });
});

function playOn(state: State, { random }: Played, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const decisions = caverna.decisions(state);
    if (decisions.length === 0) return;
    const { seat, options } = pick(decisions, random);
    caverna.apply(state, seat, pick(options, random));
  }
}

function deepFreeze(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  Object.freeze(part);
  for (const inner of Object.values(part)) deepFreeze(inner);
}

it('a setup leads to the same game whenever it is started, and to another with another seed', () => {
  law(20, anyFairWalks(), ({ walk: { setup }, state }) => {
    expect(bytes(caverna.start(setup.options, setup.seats, setup.seed))).toBe(bytes(state));
  });
  const starts = Array.from({ length: 30 }, (_, seed) => bytes(caverna.start(caverna.options.parse({}), 4, `${seed}`)));
  expect(new Set(starts).size).toBeGreaterThan(25);
});
