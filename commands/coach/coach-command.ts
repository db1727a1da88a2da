import { FLAG, overHere, playHere, type Subcommand } from '../subcommand.ts';
import { showAnalysis } from './analysis.ts';
import { showAdvice, showReview } from './coach.ts';

const LAST = 'last';

/** A computer's choice for the user's turn, or its review of their last one. */
export const coach: Subcommand = {
  staysPrivate: true,
  options: () => [{ type: FLAG, name: LAST }],

  async run(bot, { user, channelId, interaction }, reply) {
    const { id } = await playHere(bot, channelId, user);
    const show = interaction.options.getBoolean(LAST) ? showReview : showAdvice;
    return show(bot, { gameId: id, userId: user.id }, reply);
  },
};

/** Where the points were lost in a finished game. */
export const analysis: Subcommand = {
  staysPrivate: true,
  async run(bot, { user, channelId }, reply) {
    const { id } = await overHere(bot, channelId);
    return showAnalysis(bot, { gameId: id, userId: user.id }, reply);
  },
};
