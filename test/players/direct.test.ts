import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import type { Good, State } from '../../src/games/caverna/state.ts';
import { advise, toldWay } from '../../src/players/advice.ts';
import type { Line } from '../../src/players/beam.ts';
import { direct, stepsOf } from '../../src/players/direct.ts';
import { judgingOf } from '../../src/players/judging.ts';
import { randomGame } from './counting.ts';

const { judge } = judgingOf(caverna);

/** Random games, stopped at each decision for one of these tasks, each task at most this often. */
function* asked(tasks: readonly string[], { seeds, each }: { seeds: number; each: number }) {
  for (let game = 0; game < seeds; game++) {
    let found = 0;
    for (const { state, decision } of randomGame(2 + (game % 3), `direct ${game}`)) {
      const { seat, task } = decision;
      if (!tasks.includes(task) || (task !== 'feed' && state.players[seat]?.goods.ruby === 0)) continue;
      yield { seen: caverna.view(state, seat), seat };
      if (++found === each) break;
    }
  }
}

/** A hungry family with these goods, and what a seat has at the end of a described way. */
function hungry(goods: Partial<Record<Good, number>>) {
  const [found] = asked(['feed'], { seeds: 1, each: 1 });
  if (found === undefined) throw new Error('Nobody is hungry.');
  const { seen, seat } = found;
  const state = caverna.clone(seen);
  const player = state.players[seat];
  if (player === undefined) throw new Error('Nobody sits there.');
  for (const good of Object.keys(player.goods)) player.goods[good as Good] = 0;
  Object.assign(player.goods, goods);
  return { seat, state };
}

function line({ state, seat }: { state: State; seat: number }, moves: readonly string[]): Line<State> {
  const end = caverna.clone(state);
  for (const move of moves) caverna.play(end, seat, move);
  return { state: end, moves, worth: judge(end, seat) - moves.length / 5, charge: moves.length / 5, way: [] };
}

describe('a described way', () => {
  it('buys nothing just to eat it at once', () => {
    const at = hungry({ ruby: 3, grain: 2 });
    const long = line(at, ['ruby boar', 'eat boar', 'ruby sheep', 'eat grain', 'eat grain', 'done']);
    const told = direct({ game: caverna, seat: at.seat, judge, exchange: 0 }, long, at.state);
    expect(told.moves).not.toContain('eat boar');
    expect(told.moves).not.toContain('ruby boar');
    expect(told.worth + told.charge).toBeGreaterThanOrEqual(long.worth + long.charge - 1e-6);
  });

  it('begins with what the turn is about, if the exchanges can wait', () => {
    const state = caverna.start(caverna.options.parse({}), 2, 'wait');
    const seat = caverna.decisions(state)[0]?.seat ?? 0;
    Object.assign(state.players[seat]?.goods ?? {}, { ruby: 1, boar: 1 });
    const exchanging = line({ state, seat }, ['eat boar', 'place supplies']);
    expect(direct({ game: caverna, seat, judge, exchange: -1 }, exchanging, state).moves).toEqual([
      'place supplies',
      'eat boar',
    ]);
    // And what brings next to nothing is left out.
    expect(direct({ game: caverna, seat, judge, exchange: 9 }, exchanging, state).moves).toEqual(['place supplies']);
  });

  it('is as good as the original and not longer, and can be played from any seat', () => {
    let named = 0;
    for (const { seen, seat } of asked(['feed', 'place'], { seeds: 6, each: 6 })) {
      const { ways } = advise({ game: caverna, seat }, seen);
      for (const { moves, begins } of ways) {
        const end = caverna.clone(seen);
        for (const move of moves) caverna.play(end, seat, move);
        const steps = [...stepsOf({ game: caverna, seat }, seen, moves)];
        expect(steps.flatMap((step) => step.moves)).toEqual(moves);
        const told = toldWay(
          { game: caverna, seat, judging: judgingOf(caverna) },
          { state: end, moves, worth: judge(end, seat), charge: 0, way: [] },
          seen,
        );
        expect(told.moves).toEqual(moves);
        if (begins > 0) named++;
      }
      // Each is about something else, whatever is bought before it.
      const names = ways.flatMap(({ moves, begins }) => moves[begins - 1] ?? []);
      expect(names.filter((name) => name.startsWith('place'))).toEqual([
        ...new Set(names.filter((name) => name.startsWith('place'))),
      ]);
      const told = ways.map(({ moves }) => moves.toSorted().join());
      expect(new Set(told).size).toBe(told.length);
    }
    expect(named).toBeGreaterThan(0);
  });
});
