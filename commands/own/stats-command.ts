import type { Bot } from '../bot.ts';
import { GAME, gameOf } from '../lobby/offered.ts';
import { FLAG, gameOption, PERSON, PUBLIC, type Subcommand, TEXT } from '../subcommand.ts';
import { leaderboardMessage, statisticsMessage } from './stats.ts';

const PLAYER = 'player';
const WHERE = 'where';
const LIST = 'list';
const LISTS = ['skill', 'solo'] as const;

const asked = (bot: Bot, { game, where }: { game: string | null; where: string | null }) => ({
  game: gameOf(bot, game),
  where: where === 'all' ? ('all' as const) : ('here' as const),
});

export const stats: Subcommand = {
  options(bot) {
    const { boards, where } = bot.words.statistics;
    return [
      { type: PERSON, name: PLAYER },
      { type: TEXT, name: LIST, choices: LISTS.map((value) => ({ name: boards[value], value })) },
      ...gameOption(bot),
      { type: TEXT, name: WHERE, choices: (['here', 'all'] as const).map((value) => ({ name: where[value], value })) },
      { type: FLAG, name: PUBLIC },
    ];
  },

  async run(bot, { user, guildId, interaction }, reply) {
    const { options } = interaction;
    const asker = { userId: user.id, guildId };
    const shown = asked(bot, { game: options.getString(GAME), where: options.getString(WHERE) });
    const stand = LISTS.find((list) => list === options.getString(LIST));
    if (stand !== undefined) return reply.show(await leaderboardMessage(bot, { ...shown, stand }, asker));
    const userId = options.getUser(PLAYER)?.id ?? user.id;
    return reply.show(await statisticsMessage(bot, { ...shown, userId }, asker));
  },
};
