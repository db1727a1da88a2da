import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Decision } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { computerTurn, type LEVELS } from '../../src/players/levels.ts';

/** A field for sowing; the crop is face down until the harvest. */
interface Farm {
  turn: number;
  points: number;
  sown: boolean;
  acted: boolean;
  grows: number | 'hidden';
}

type Foresight = Required<Pick<Game<Farm>, 'foresight' | 'deal'>>;

/** A farm of two turns: taking brings two points at once, sowing nothing before the harvest of the last turn. */
function farm(id: string, foresight?: Foresight): Game<Farm> {
  const decisions = ({ turn, acted, sown }: Farm): Decision[] => {
    const moves = acted ? [END] : sown ? ['reap'] : ['take', 'sow'];
    return turn > 2 ? [] : [{ seat: 0, task: 'farm', options: moves.map((move) => ({ move })) }];
  };
  const play = (state: Farm, _seat: number, move: string): void => {
    if (move === END) state.turn++;
    else if (move === 'take') state.points += 2;
    else if (move === 'reap') state.points += Number(state.grows);
    else state.sown = true;
    state.acted = move !== END;
  };
  return {
    id,
    version: 1,
    seats: { min: 1, max: 1 },
    options: z.unknown(),
    start: () => ({ turn: 1, points: 0, sown: false, acted: false, grows: 9 }),
    decisions,
    apply: (state, seat, { move }) => play(state, seat, move),
    play,
    clone: (state) => ({ ...state }),
    upgrade: (stored) => stored as Farm,
    view: (state) => ({ ...state, grows: 'hidden' }),
    finished: ({ turn }) => turn > 2,
    score: ({ points }) => [{ seat: 0, total: points, lines: [] }],
    ranking: () => [1],
    ...foresight,
  };
}

/** The crops that may grow there, all equally likely. */
const growing = (...harvests: readonly number[]): Foresight => ({
  foresight: () => 1,
  deal: (seen, random) => ({ ...seen, grows: harvests[random.below(harvests.length)] ?? 0 }),
});

const turnIn = (game: Game<Farm>, level: (typeof LEVELS)[number]) =>
  computerTurn(game, game.start({}, 1, ''), { seat: 0, level, seed: 'farm' });

describe.each(['steady', 'strong'] as const)('a %s computer player', (level) => {
  it('does what pays off later if the game lets it look ahead', () => {
    expect(turnIn(farm('alone'), level)).toEqual(['take', END]);
    expect(turnIn(farm('rich', growing(5, 6, 9)), level)).toEqual(['sow', END]);
  });

  it('uses the mean of possible face-down pieces, not the real ones', () => {
    expect(turnIn(farm('poor', growing(0, 1, 2)), level)).toEqual(['take', END]);
    expect(turnIn(farm('uncertain', growing(0, 0, 20)), level)).toEqual(['sow', END]);
  });

  it('looks no further than the game says', () => {
    expect(turnIn(farm('blind', { ...growing(9), foresight: () => 0 }), level)).toEqual(['take', END]);
  });
});
