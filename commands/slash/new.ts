import { PermissionsBitField } from 'discord.js';
import { faceOf } from '../bot.ts';
import { missingPermissions } from '../permissions.ts';
import type { Subcommand } from './subcommand.ts';

const GAME = 'caverna';
const PLAYERS = 'players';

export const newGame: Subcommand = {
  options(sub, { words, faces }) {
    const texts = words.commands.caverna.subcommands.new.options;
    const face = faces[GAME]?.(words);
    sub.addIntegerOption((option) =>
      option
        .setName(PLAYERS)
        .setDescription(texts.players)
        .setMinValue(face?.seats.min ?? 1)
        .setMaxValue(face?.seats.max ?? 1),
    );
    for (const { field, explanation, choices } of face?.lobby.filter(({ fine }) => !fine) ?? []) {
      sub.addStringOption((option) =>
        option
          .setName(field)
          .setDescription(explanation)
          .addChoices(choices.map(({ value, text }) => ({ name: text, value }))),
      );
    }
  },

  async run(bot, { user, channelId, guildId, interaction }, reply) {
    const missing = missingPermissions(interaction.appPermissions ?? new PermissionsBitField(), {
      thread: interaction.channel?.isThread() ?? false,
    });
    if (missing.length > 0) return reply.tell(bot.words.errors.missingPermission(missing));
    const face = faceOf(bot, { game: GAME });
    const options = Object.assign(
      {},
      ...face.lobby.map(({ field, change }) => {
        const value = interaction.options.getString(field);
        return value === null ? {} : change(value, {});
      }),
    );
    const places = interaction.options.getInteger(PLAYERS);
    await bot.lobby.create({ channelId, guildId, user, game: GAME, options, ...(places !== null && { places }) });
    return reply.tell(bot.words.lobby.opened);
  },
};
