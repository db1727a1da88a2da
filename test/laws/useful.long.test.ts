import { describe, expect, test } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';

type Seat = NonNullable<PositionFile['seats']>[number];

type Offer = 'all' | 'useful';

/**
 * Moves that only follow an exchange: the place of a bought tile, the animals that leave for lack of room, the decision
 * whether animals of a space without room are taken; and declining.
 */
const FOLLOWS = /^(?:lay \w+ \w\d$|eat |take (?:sheep|donkey) |done$)/;

/** Every sequence of a seat's own moves, exchanges left out, that leads from a state to its next `end`. */
function turns(state: State, seat: number, offer: Offer): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (now: State, told: readonly string[]): void => {
    const key = `${told.join('; ')} ${JSON.stringify({ ...now, step: 0 })}`;
    if (seen.has(key)) return;
    seen.add(key);
    const decision = caverna.decisions(now, offer).find((candidate) => candidate.seat === seat);
    for (const option of decision?.options ?? []) {
      const after = caverna.clone(now);
      caverna.apply(after, seat, option);
      const next = option.anytime || FOLLOWS.test(option.move) ? told : [...told, option.move];
      if (option.move === 'end') found.add(next.join('; '));
      else visit(after, next);
    }
  };
  visit(state, []);
  return found;
}

const AWAY = { at: 'logging' };

const POSITIONS: readonly (readonly [string, Omit<PositionFile, 'players' | 'seats'>, Seat])[] = [
  ['a ruby and nothing to furnish with', { round: 8 }, { goods: { ruby: 1, wood: 3, stone: 2 }, dwarfs: [{}, AWAY] }],
  [
    'two rubies, a field and no seed',
    { round: 8 },
    { goods: { ruby: 2 }, cells: { c4: 'field', b4: 'meadow' }, dwarfs: [{}, AWAY] },
  ],
  [
    'gold for the Trader',
    { round: 4 },
    {
      goods: { gold: 2, wood: 1, grain: 1 },
      furnishings: { d3: 'trader' },
      cells: { e3: 'cavern' },
      dwarfs: [{}, AWAY],
    },
  ],
  [
    'a tunnel that lacks its neighbour, and an axe',
    { round: 6 },
    { goods: { ruby: 1, ore: 1 }, cells: { e3: 'tunnel' }, dwarfs: [{ weapon: 1 }, AWAY] },
  ],
  ['a family to feed', { round: 5, next: 'harvest' }, { goods: { ruby: 1, gold: 2, grain: 1, sheep: 2, food: 1 } }],
];

/** The best score that a seat can still reach by exchanges before scoring. */
function bestScore(state: State, offer: Offer): number {
  const seen = new Set<string>();
  let best = Number.NEGATIVE_INFINITY;
  const visit = (now: State): void => {
    const key = JSON.stringify({ ...now, step: 0 });
    if (seen.has(key)) return;
    seen.add(key);
    if (caverna.finished(now)) best = Math.max(best, caverna.score(now)[0]?.total ?? best);
    for (const option of caverna.decisions(now, offer)[0]?.options ?? []) {
      const after = caverna.clone(now);
      caverna.apply(after, 0, option);
      visit(after);
    }
  };
  visit(state);
  return best;
}

describe('useful exchanges', () => {
  test('reach the same best score before scoring', () => {
    const furnishings = { d3: 'blacksmithingParlor', e3: 'beerParlor', e4: 'trader' };
    const seats = [{ goods: { ruby: 1, ore: 1, grain: 2, boar: 2, gold: 2 }, furnishings }];
    const state = stateFrom({ players: 1, round: 12, next: 'scoring', seats });
    expect(bestScore(state, 'useful')).toBe(bestScore(state, 'all'));
  });

  test.each(POSITIONS)('leave every sequence of other moves possible: %s', (_name, position, seat) => {
    const state = stateFrom({ ...position, players: 1, seats: [seat] });
    const all = turns(state, 0, 'all');
    expect(all.size).toBeGreaterThan(0);
    const useful = turns(state, 0, 'useful');
    expect([...all].filter((turn) => !useful.has(turn))).toEqual([]);
  });
});
