import { gamesMessage } from '../mine.ts';
import type { Subcommand } from './subcommand.ts';

export const mine: Subcommand = {
  async run(bot, { user }, reply) {
    return reply.show(await gamesMessage(bot, user.id));
  },
};
