import type { FinishedTurn } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { askCoach } from './advice.ts';
import { showAims } from './aims.ts';
import { analyse, openAnalysis, type Work } from './analysis.ts';
import { reviewTurn } from './review.ts';

/** How many openings are listed. */
const OPENINGS = 5;

/** What a computer says to players: in a running game to one of them, and afterwards of the whole game. Throws TableError. */
export function createCoach(context: TableContext) {
  const asking = new Set<string>();
  /** Each person has one answer thought of at a time. */
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
    /** What a computer would do in place of a player who is on turn, or plans one. */
    ask: (request: Request) => oneAtATime(request.userId, () => askCoach(context, request)),
    /** What it says of the last turn that the player has ended. */
    review: (request: Request) => oneAtATime(request.userId, () => reviewTurn(context, request)),
    /** What computers played turns for that follow each other, each aim of a seat once. */
    aims: (gameId: string, turns: readonly FinishedTurn[]) => showAims(context, gameId, turns),
    /** What was found out about a game that is over, and whether it would be judged otherwise today; undefined if it is still to be analysed. Throws if it cannot be. */
    analysed: async (gameId: string) => (await openAnalysis(context, gameId)).kept,
    /** Analyses a game that is over, and keeps what was found; throws the reason of the signal once it is aborted. */
    analyse: (gameId: string, work: Work) => analyse(context, gameId, work),
    /** How the games of the server were begun that are like this one, the most frequent first. */
    openings: ({ game, guildId, seats: { length: players } }: TableGame) =>
      context.stores.results.openings({ game, players, ...(guildId !== undefined && { guildId }) }, OPENINGS),
  };
}

/** What a computer says to players. */
export type Coach = ReturnType<typeof createCoach>;
