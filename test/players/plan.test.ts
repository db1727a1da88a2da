import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import { computerTurn, type Level } from '../../src/players/levels.ts';

function finalScore(position: PositionFile, level: Level): number | undefined {
  const state = stateFrom(position);
  for (;;) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) return caverna.score(state)[0]?.total;
    const moves = computerTurn(caverna, state, { seat: decision.seat, level, seed: 'last' });
    for (const move of moves) caverna.play(state, decision.seat, move);
  }
}

const three = (...weapons: readonly number[]) => weapons.map((weapon) => ({ weapon }));
it.each([
  [{ wood: 5, stone: 5, ore: 3, ruby: 1, food: 5, grain: 1, vegetable: 2, sheep: 2, gold: 5 }, three(7, 4, 4)],
  [{ wood: 2, stone: 5, ore: 2, ruby: 1, food: 6, grain: 1, vegetable: 2, boar: 1, gold: 5 }, three(7, 4, 7)],
])('a master in the last round of Caverna plans all its turns up to the final score: %o', (goods, dwarfs) => {
  const seat = { goods, dwarfs, furnishings: { d3: 'dwelling' } };
  const position: PositionFile = { players: 1, round: 12, seats: [seat] };
  expect(finalScore(position, 'master')).toBeGreaterThan(Number(finalScore(position, 'strong')));
});

/** A terrace of three turns: a dug place can be planted, which costs a point, and a plant brings ten in the end. */
interface Terrace {
  turn: number;
  readonly points: number[];
  readonly done: string[];
  acted: boolean;
  /** Whether the only water, which a plant needs, has been taken. */
  dry: boolean;
  /** What a plant brings; nobody sees it before the end. */
  crop: number | 'hidden';
}

interface Wanted {
  readonly foresight?: number;
  readonly isThirsty?: boolean;
  /** Whether there is a dug place, and only two turns are left. */
  readonly isDug?: boolean;
  readonly crops?: readonly number[];
}

function terrace(
  seats: number,
  { isThirsty = false, isDug = false, foresight = 0, crops = [10] }: Wanted = {},
): Game<Terrace> {
  const play = (state: Terrace, seat: number, move: string): void => {
    state.acted = move !== END;
    if (move === END) state.turn++;
    else {
      if (seat === 0) state.done.push(move);
      if (move === 'drink') state.dry = true;
      const brings = { rest: 1, dig: 0, plant: -1, reap: Number(state.crop), drink: 2 }[move] ?? 0;
      state.points[seat] = (state.points[seat] ?? 0) + brings;
    }
  };
  const works = ({ done, dry }: Terrace): string[] => {
    if (done[0] !== 'dig') return ['rest', 'dig'];
    if (done[1] !== 'plant') return dry ? ['rest'] : ['rest', 'plant'];
    return ['rest', 'reap'];
  };
  return {
    id: `terrace ${seats} ${isThirsty} ${isDug} ${foresight} ${crops.join()}`,
    version: 1,
    seats: { min: 1, max: 2 },
    options: z.unknown(),
    start: () => {
      const begun = isDug ? { turn: seats, done: ['dig'] } : { turn: 0, done: [] };
      return { ...begun, points: Array(seats).fill(0), acted: false, dry: false, crop: 10 };
    },
    decisions(state) {
      if (state.turn >= 3 * seats) return [];
      const seat = state.turn % seats;
      const moves = state.acted ? [END] : seat === 0 ? works(state) : isThirsty ? ['rest', 'drink'] : ['rest'];
      return [{ seat, task: 'terrace', options: moves.map((move) => ({ move })) }];
    },
    apply: (state, seat, { move }) => play(state, seat, move),
    play,
    clone: (state) => structuredClone(state),
    upgrade: (stored) => stored as Terrace,
    view: (state) => ({ ...structuredClone(state), crop: 'hidden' }),
    deal: (seen, random) => ({ ...structuredClone(seen), crop: crops[random.below(crops.length)] ?? 0 }),
    ...(foresight > 0 && { foresight: () => foresight }),
    finished: ({ turn }) => turn >= 3 * seats,
    score: ({ points }) => points.map((total, seat) => ({ seat, total, lines: [] })),
    ranking: ({ points }) => points.map(() => 1),
  };
}

const first = (game: Game<Terrace>, level: Level) =>
  computerTurn(game, game.start({}, game.seats.max, ''), { seat: 0, level, seed: 'terrace' });

describe('a master', () => {
  it('begins what pays off only after several turns, unlike a strong player', () => {
    for (const seats of [1, 2]) {
      expect(first(terrace(seats), 'master')).toEqual(['dig', END]);
      expect(first(terrace(seats), 'strong')).toEqual(['rest', END]);
    }
  });

  it('expects the others to play their best in between', () => {
    expect(first(terrace(2, { isThirsty: true }), 'master')).toEqual(['rest', END]);
  });
});

it('a strong player follows plans that look worse for a turn, as far as the game lets it look ahead', () => {
  expect(first(terrace(1, { foresight: 2 }), 'strong')).toEqual(['dig', END]);
  // A player who looks only one turn ahead sees at best a planted terrace.
  expect(first(terrace(1, { foresight: 1 }), 'strong')).toEqual(['rest', END]);
});

describe.each(['steady', 'strong'] as const)('a %s player', (level) => {
  const begins = (wanted: Wanted) => first(terrace(1, { isDug: true, foresight: 1, ...wanted }), level)[0];

  it('does what pays off in the next turn if the game lets it look ahead', () => {
    expect([begins({ foresight: 0 }), begins({})]).toEqual(['rest', 'plant']);
  });

  it('uses the mean of possible face-down pieces, not the real ones', () => {
    expect([begins({ crops: [0, 1, 2] }), begins({ crops: [0, 0, 20] })]).toEqual(['rest', 'plant']);
  });
});
