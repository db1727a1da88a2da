import { ButtonStyle } from 'discord.js';
import { mistake } from '../../src/table/errors.ts';
import { faceOf } from '../bot.ts';
import { compose } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button } from '../discord/rows.ts';
import { toChannel } from '../language.ts';
import { GAME, gameOf } from '../lobby/offered.ts';
import { FLAG, gameOption, type Subcommand } from '../subcommand.ts';
import { showLessons } from './learn.ts';
import { listMessage } from './lesson-message.ts';

const INVITE = 'invite';

/** Lessons for people who have never played. */
export const learn: Subcommand = {
  anywhere: true,
  staysPrivate: true,
  options: (bot) => [...gameOption(bot), { type: FLAG, name: INVITE }],

  async run(bot, { user, channelId, interaction }, reply) {
    const { options } = interaction;
    const game = gameOf(bot, options.getString(GAME));
    if (bot.lessons.of(game).length === 0) throw mistake('noLesson', {});
    if (options.getBoolean(INVITE) !== true)
      return showLessons(bot, { userId: user.id, reply }, await listMessage(bot, user.id, game));
    // Everybody reads it, in the language of the channel.
    const spoken = await toChannel(bot, channelId, interaction.guildLocale);
    const { lessons } = spoken.words;
    const start = button({ on: 'learn', game, act: 'list' }, { label: lessons.invite, style: ButtonStyle.Success });
    await reply.show(compose([bot.words.lessons.invited]));
    return reply.post(compose([lessons.invitation(faceOf(spoken, { game }).name), ...rowsOf(start)]));
  },
};
