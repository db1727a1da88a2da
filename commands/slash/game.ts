import { clip } from '../../src/messages/text.ts';
import { mistake } from '../../src/table/errors.ts';
import { exportOf } from '../export.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { missingPermissions } from '../permissions.ts';
import { gameWithin } from '../reach.ts';
import { gameHere, type Subcommand } from './subcommand.ts';

const GAME = 'game';

/** Lets one of the player's games go on where the command is used. */
export const move: Subcommand = {
  options(sub, { words }) {
    const texts = words.commands.main.subcommands.move.options;
    sub.addStringOption((option) =>
      option.setName(GAME).setDescription(texts.game).setRequired(true).setAutocomplete(true),
    );
  },

  async run(bot, { user, channelId, guildId, interaction }, reply) {
    const missing = missingPermissions(interaction.appPermissions, {
      thread: interaction.channel?.isThread() ?? false,
    });
    if (missing.length > 0) return reply.tell(bot.words.errors.missingPermission(missing));
    const gameId = interaction.options.getString(GAME, true).trim();
    const game = await gameWithin(bot, gameId, { guildId, userId: user.id });
    if (!game.seats.some(({ userId }) => userId === user.id)) throw mistake('notSeated', {});
    await bot.table.move({ gameId, userId: user.id, channelId, guildId });
    return reply.tell(bot.words.threads.here);
  },

  async suggest({ table, words }, { guildId, userId, channelId, text }) {
    const games = (await table.ofUser(userId)).filter(
      (game) => game.guildId === guildId && game.channelId !== channelId,
    );
    return games
      .map(({ id, seats }) => ({
        name: words.threads.game(
          id,
          seats.map(({ name }) => name),
        ),
        value: id,
      }))
      .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ name, value }) => ({ name: clip(name, OPTION_LIMIT), value }))
      .slice(0, CHOICE_LIMIT);
  },
};

/** Hands the game of the channel out as a file. */
export const exported: Subcommand = {
  async run(bot, { channelId }, reply) {
    return reply.show(await exportOf(bot, await gameHere(bot, channelId)));
  },
};
