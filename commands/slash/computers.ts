import { facesOf } from '../offered.ts';
import { gameHere, type Subcommand } from './subcommand.ts';

const COUNT = 'count';

export const computers: Subcommand = {
  options(sub, { words, faces }) {
    const texts = words.commands.main.subcommands.computers.options;
    sub.addIntegerOption((option) =>
      option
        .setName(COUNT)
        .setDescription(texts.count)
        .setRequired(true)
        .setMinValue(0)
        .setMaxValue(Math.max(...facesOf({ words, faces }).map(({ face }) => face.seats.max)) - 1),
    );
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const { id } = await gameHere(bot, channelId);
    const count = interaction.options.getInteger(COUNT, true);
    const game = await bot.lobby.change({ gameId: id, userId: user.id, computers: count });
    return reply.tell(bot.words.seats.computers(count, game.places - game.seats.length));
  },
};
