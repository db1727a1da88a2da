import type { FinishedTurn } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { askCoach } from './advice.ts';
import { showAims } from './aims.ts';
import { analyse, openAnalysis, type Work } from './analysis.ts';
import { keepAdvice } from './kept-advice.ts';
import { reviewTurn } from './review.ts';

/** How many openings to list. */
const OPENINGS = 5;

/**
 * What a computer tells players: one of them during a game, or all of them about the game afterwards. Throws
 * TableError.
 */
export function createCoach(context: TableContext) {
  const asking = new Set<string>();
  const kept = keepAdvice();
  /** At most one answer at a time for each person. */
  const oneAtATime = async <Answer>(userId: string, answer: () => Promise<Answer>): Promise<Answer> => {
    if (asking.has(userId)) throw mistake('coachThinking', {});
    asking.add(userId);
    try {
      return await answer();
    } finally {
      asking.delete(userId);
    }
  };
  return {
    /** A computer's choice for a player who is taking a turn or planning one. */
    ask: (request: Request) => oneAtATime(request.userId, () => askCoach(context, request, kept)),
    /** The same, without a limit on how many run at a time, because each turn of a lesson begins with it. */
    askInPassing: (request: Request) => askCoach(context, request, kept),
    /** The review of the player's last turn. */
    review: (request: Request) => oneAtATime(request.userId, () => reviewTurn(context, request, kept)),
    /** The same, without a limit on how many reviews run at a time, because one follows each turn of a lesson. */
    reviewInPassing: (request: Request) => reviewTurn(context, request, kept),
    /** What computers aim for in consecutive turns; each aim of a seat appears once. */
    aims: (gameId: string, turns: readonly FinishedTurn[]) => showAims(context, gameId, turns),
    /**
     * The analysis of a finished game, and whether today’s computer players would judge it differently; undefined if
     * there is none yet. Throws if there cannot be one.
     */
    analysed: async (gameId: string) => (await openAnalysis(context, gameId)).kept,
    /** Analyses a finished game, and stores the result; throws the reason of the signal once it is aborted. */
    analyse: (gameId: string, work: Work) => analyse(context, gameId, work),
    /** How players on the server opened similar games, the most frequent opening first. */
    openings: ({ game, guildId, seats: { length: players } }: TableGame) =>
      context.stores.results.openings({ game, players, ...(guildId !== undefined && { guildId }) }, OPENINGS),
  };
}

/** What a computer tells players. */
export type Coach = ReturnType<typeof createCoach>;
