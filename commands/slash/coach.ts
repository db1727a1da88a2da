import { showAnalysis } from '../analysis.ts';
import { showAdvice } from '../coach.ts';
import { gameHere, playHere, type Subcommand } from './subcommand.ts';

/** What a computer would do in the user's turn. */
export const coach: Subcommand = {
  staysPrivate: true,
  async run(bot, { user, channelId }, reply) {
    const { id } = await playHere(bot, channelId, user);
    return showAdvice(bot, { gameId: id, userId: user.id }, reply);
  },
};

/** Where the points were left in a game that is over. */
export const analysis: Subcommand = {
  staysPrivate: true,
  async run(bot, { user, channelId }, reply) {
    const { id } = await gameHere(bot, channelId);
    return showAnalysis(bot, { gameId: id, userId: user.id }, reply);
  },
};
