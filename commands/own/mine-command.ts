import type { Subcommand } from '../subcommand.ts';
import { gamesMessage } from './mine.ts';

export const mine: Subcommand = {
  async run(bot, { user }, reply) {
    return reply.show(await gamesMessage(bot, user.id));
  },
};
