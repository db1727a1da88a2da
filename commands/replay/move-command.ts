import { mistake } from '../../src/table/errors.ts';
import { obstacleTo } from '../discord/permissions.ts';
import { gameWithin } from '../reach.ts';
import { lookHere, matching, type Subcommand, TEXT } from '../subcommand.ts';
import { exportOf } from './export.ts';

const GAME = 'game';

/** Moves one of the player's games to the channel where the command is used. */
export const move: Subcommand = {
  options: () => [{ type: TEXT, name: GAME, required: true, autocomplete: true }],

  async run(bot, { user, channelId, guildId, interaction }, reply) {
    const obstacle = obstacleTo(bot.words, interaction);
    if (obstacle !== undefined) return reply.tell(obstacle);
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
    const named = games.map(({ id, seats }) => {
      const names = seats.map(({ name }) => name);
      return { name: words.threads.game(id, names), value: id, also: [] };
    });
    return matching(named, text);
  },
};

/** Sends the channel's game as a file. */
export const exported: Subcommand = {
  async run(bot, { channelId }, reply) {
    return reply.show(await exportOf(bot, (await lookHere(bot, channelId)).game));
  },
};
