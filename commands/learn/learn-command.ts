import { GAME, gameOf } from '../lobby/offered.ts';
import { gameOption, type Subcommand } from '../subcommand.ts';
import { showLessons } from './learn.ts';
import { listMessage } from './lesson-message.ts';

/** Lessons for people who have never played. */
export const learn: Subcommand = {
  anywhere: true,
  staysPrivate: true,
  options: (bot) => gameOption(bot),

  async run(bot, { user, interaction }, reply) {
    const game = gameOf(bot, interaction.options.getString(GAME));
    return showLessons(bot, { userId: user.id, reply }, await listMessage(bot, user.id, game));
  },
};
