import type { Bot } from '../bot.ts';
import { addGame, GAME, gameOf } from '../offered.ts';
import { leaderboardMessage, statisticsMessage } from '../stats.ts';
import { PUBLIC, type Subcommand } from './subcommand.ts';

const PLAYER = 'player';
const WHERE = 'where';
const LIST = 'list';
const LISTS = ['skill', 'solo'] as const;

const asked = (bot: Bot, { game, where }: { game: string | null; where: string | null }) => ({
  game: gameOf(bot, game),
  where: where === 'all' ? ('all' as const) : ('here' as const),
});

const addWhere: NonNullable<Subcommand['options']> = (sub, { words }) => {
  const { here, all } = words.statistics.where;
  sub.addStringOption((option) =>
    option
      .setName(WHERE)
      .setDescription(words.commands.main.where)
      .addChoices({ name: here, value: 'here' }, { name: all, value: 'all' }),
  );
  sub.addBooleanOption((option) => option.setName(PUBLIC).setDescription(words.commands.main.public));
};

export const stats: Subcommand = {
  options(sub, bot) {
    const { statistics } = bot.words;
    const texts = bot.words.commands.main.subcommands.stats.options;
    sub.addUserOption((option) => option.setName(PLAYER).setDescription(texts.player));
    sub.addStringOption((option) =>
      option
        .setName(LIST)
        .setDescription(texts.list)
        .addChoices(LISTS.map((value) => ({ name: statistics.boards[value], value }))),
    );
    addGame(sub, bot);
    addWhere(sub, bot);
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
