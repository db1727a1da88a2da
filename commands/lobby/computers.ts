import { gameHere, NUMBER, type Subcommand } from '../subcommand.ts';
import { facesOf } from './offered.ts';

const COUNT = 'count';

export const computers: Subcommand = {
  options: (bot) => [
    {
      type: NUMBER,
      name: COUNT,
      required: true,
      min_value: 0,
      max_value: Math.max(...facesOf(bot).map(({ face }) => face.seats.max)),
    },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    const { id } = await gameHere(bot, channelId);
    const count = interaction.options.getInteger(COUNT, true);
    const game = await bot.lobby.change({ gameId: id, userId: user.id, computers: count });
    return reply.tell(bot.words.seats.computers(count, game.places - game.seats.length));
  },
};
