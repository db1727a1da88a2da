import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drafts, END, effective, replay } from '../../src/engine/log.ts';
import type { Random } from '../../src/engine/random.ts';
import { winners } from '../../src/engine/ranking.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { anyFairWalks, anyWalks } from './folk-games.ts';
import { bytes, entries, law, type Played, pick, walks } from './games.ts';

interface Move {
  readonly seat: number;
  readonly move: string;
}

/** A phase that several seats play at the same time, in lanes: its first state, and the moves until its end. */
interface Phase {
  readonly start: State;
  readonly moves: Move[];
  end: string;
  scores: string;
}

const scores = (state: State): string => JSON.stringify([caverna.score(state), winners(caverna, state)]);
/** Boards that are drawn one after the other are not lanes. */
const isShared = ({ phase, folks }: State): boolean =>
  phase === 'harvest' || phase === 'scoring' || (phase === 'folks' && folks?.pile === undefined);

/** Every choice of folks, every harvest, and the last exchanges, of a game. */
function sharedPhases(played: Played): Phase[] {
  const phases: Phase[] = [];
  let open: Phase | undefined;
  let key = '';
  const close = (): void => {
    if (open !== undefined) Object.assign(open, { end: bytes(played.state), scores: scores(played.state) });
    open = undefined;
  };
  for (const { state, seat, option } of played.steps()) {
    const at = `${state.round} ${state.phase}`;
    if (at !== key) close();
    key = at;
    if (!isShared(state)) continue;
    if (open === undefined) {
      open = { start: caverna.clone(state), moves: [], end: '', scores: '' };
      phases.push(open);
    }
    open.moves.push({ seat, move: option.move });
  }
  close();
  return phases.filter(({ moves }) => new Set(moves.map(({ seat }) => seat)).size > 1);
}

/** The same moves in another order, which keeps the order of each seat. */
function interleaved(moves: readonly Move[], random: Random): Move[] {
  const lanes = new Map<number, Move[]>();
  for (const move of moves) lanes.set(move.seat, [...(lanes.get(move.seat) ?? []), move]);
  const mixed: Move[] = [];
  while (lanes.size > 0) {
    const [seat, lane] = pick([...lanes], random);
    const move = lane.shift();
    if (move === undefined) lanes.delete(seat);
    else mixed.push(move);
  }
  return mixed;
}

const bySeat = (moves: readonly Move[], direction: 1 | -1): Move[] =>
  moves.toSorted((a, b) => direction * (a.seat - b.seat));

const fairTogether = anyFairWalks(fc.integer({ min: 2, max: 7 }));
const together = anyWalks(fc.integer({ min: 2, max: 7 }));

describe('lanes that are played at the same time', () => {
  it('lead to the same state and the same scores in whatever order they are played', () => {
    law(20, together, (played) => {
      for (const { start, moves, end, scores: scored } of sharedPhases(played)) {
        const orders = [bySeat(moves, 1), bySeat(moves, -1), ...[1, 2, 3].map(() => interleaved(moves, played.random))];
        for (const order of orders) {
          const state = caverna.clone(start);
          for (const { seat, move } of order) caverna.play(state, seat, move);
          expect(bytes(state)).toBe(end);
          expect(scores(state)).toBe(scored);
        }
      }
    });
  });

  it('leave the questions of the other lanes unchanged', () => {
    law(20, together, (played) => {
      for (const { state, decisions, seat, option } of played.steps()) {
        if (decisions.length < 2) continue;
        const clone = caverna.clone(state);
        caverna.apply(clone, seat, option);
        if (`${clone.round} ${clone.phase}` !== `${state.round} ${state.phase}`) continue;
        const others = (list: typeof decisions) => list.filter((decision) => decision.seat !== seat);
        expect(others(caverna.decisions(clone))).toEqual(others(decisions));
      }
    });
  });

  it('can be taken back by one seat without affecting the others', () => {
    law(15, fairTogether, (played) => {
      const { random, walk } = played;
      const ends = new Map<number, number>();
      for (const { state, seat, option, log } of played.steps()) {
        if (isShared(state) && log.length > 0 && random.below(4) === 0) {
          const drafted = drafts(effective(log), seat).length;
          const undone = replay(caverna, walk.setup, entries(...log, { undo: ends.get(seat) ?? 0, seat }));
          const others = ({ players }: State) => players.filter((_, other) => other !== seat);
          expect(JSON.stringify(others(undone))).toBe(JSON.stringify(others(state)));
          expect(undone.step).toBe(state.step - drafted);
        }
        if (option.move === END) ends.set(seat, log.length + 1);
      }
    });
  });

  it('occur: most games have harvests that several seats decide on', () => {
    let phases = 0;
    law(10, walks(fc.constant(4)), (played) => {
      phases += sharedPhases(played).length;
    });
    expect(phases).toBeGreaterThan(10);
  });

  it('are only ever those of a choice of folks, a harvest or the last exchanges', () => {
    law(20, together, (played) => {
      for (const { state, decisions } of played.steps()) if (!isShared(state)) expect(decisions).toHaveLength(1);
    });
  });
});
