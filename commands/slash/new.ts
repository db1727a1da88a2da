import { ChannelType, PermissionsBitField } from 'discord.js';
import { TableError } from '../../src/table/errors.ts';
import { COMPUTERS, GAME, openLobby, PLAYERS } from '../open-lobby.ts';
import { missingPermissions, opensThreads } from '../permissions.ts';
import { LIVE_SCORES, termOptions } from '../terms.ts';
import { threadOffer } from '../threads.ts';
import type { Subcommand } from './subcommand.ts';

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
    sub.addIntegerOption((option) =>
      option
        .setName(COMPUTERS)
        .setDescription(texts.computers)
        .setMinValue(0)
        .setMaxValue((face?.seats.max ?? 1) - 1),
    );
    for (const { field, explanation, choices } of face?.lobby.filter(({ fine }) => !fine) ?? []) {
      sub.addStringOption((option) =>
        option
          .setName(field)
          .setDescription(explanation)
          .addChoices(choices.map(({ value, text }) => ({ name: text, value }))),
      );
    }
    for (const { field, explanation, choices } of termOptions(words)) {
      sub.addStringOption((option) =>
        option
          .setName(field === 'liveScores' ? LIVE_SCORES : field)
          .setDescription(explanation)
          .addChoices(choices.map(({ value, text }) => ({ name: text, value }))),
      );
    }
  },

  async run(bot, { user, channelId, guildId, interaction }, reply) {
    const { channel, appPermissions } = interaction;
    const missing = missingPermissions(appPermissions ?? new PermissionsBitField(), {
      thread: channel?.isThread() ?? false,
    });
    if (missing.length > 0) return reply.tell(bot.words.errors.missingPermission(missing));
    const given = interaction.options.data.flatMap(({ options }) => options ?? []);
    const wishes = Object.fromEntries(given.map(({ name, value }) => [name, String(value)]));
    try {
      await openLobby(bot, wishes, { channelId, guildId, user });
    } catch (error) {
      const isBusy = error instanceof TableError && error.key === 'channelBusy';
      if (!isBusy || channel?.type !== ChannelType.GuildText || !opensThreads(interaction)) throw error;
      return reply.show(threadOffer(bot, bot.words.tableError(error.key, error.params), wishes));
    }
    return reply.tell(bot.words.lobby.opened);
  },
};
