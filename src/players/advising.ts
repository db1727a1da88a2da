import type { Game } from '../engine/game.ts';
import { type Advice, type AdviceQuestion, advise } from './advice.ts';
import { type Appraised, appraise, type TurnQuestion } from './appraisal.ts';

/** Thinks in another thread; rejects with ThinkingStopped if thinking has stopped for good. */
export interface Advising {
  readonly advise: (question: AdviceQuestion) => Promise<Advice>;
  readonly appraise: (question: TurnQuestion) => Promise<Appraised>;
}

/** Thinks in this thread; an unknown game is a bug. */
export function advisingHere(findGame: (id: string) => Game | undefined): Advising {
  const rulesOf = (id: string): Game => {
    const rules = findGame(id);
    if (rules === undefined) throw new Error(`No game is called "${id}".`);
    return rules;
  };
  return {
    advise: async ({ game, seen, seat }) => advise({ game: rulesOf(game), seat }, seen),
    appraise: async ({ game, ...question }) => appraise({ game: rulesOf(game) }, question),
  };
}
