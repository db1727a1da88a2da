import { leaderboardMessage, statisticsMessage } from '../stats.ts';
import { PUBLIC, type Subcommand } from './subcommand.ts';

const GAME = 'caverna';
const PLAYER = 'player';
const WHERE = 'where';
const LIST = 'list';
const LISTS = ['skill', 'solo'] as const;

const asked = (where: string | null) => ({ game: GAME, where: where === 'all' ? ('all' as const) : ('here' as const) });

const addWhere: NonNullable<Subcommand['options']> = (sub, { words }) => {
  const { here, all } = words.statistics.where;
  sub.addStringOption((option) =>
    option
      .setName(WHERE)
      .setDescription(words.commands.caverna.where)
      .addChoices({ name: here, value: 'here' }, { name: all, value: 'all' }),
  );
  sub.addBooleanOption((option) => option.setName(PUBLIC).setDescription(words.commands.caverna.public));
};

export const stats: Subcommand = {
  options(sub, bot) {
    const { statistics } = bot.words;
    const texts = bot.words.commands.caverna.subcommands.stats.options;
    sub.addUserOption((option) => option.setName(PLAYER).setDescription(texts.player));
    sub.addStringOption((option) =>
      option
        .setName(LIST)
        .setDescription(texts.list)
        .addChoices(LISTS.map((value) => ({ name: statistics.boards[value], value }))),
    );
    addWhere(sub, bot);
  },
  async run(bot, { user, guildId, interaction }, reply) {
    const { options } = interaction;
    const asker = { userId: user.id, guildId };
    const shown = asked(options.getString(WHERE));
    const stand = LISTS.find((list) => list === options.getString(LIST));
    if (stand !== undefined) return reply.show(await leaderboardMessage(bot, { ...shown, stand }, asker));
    const userId = options.getUser(PLAYER)?.id ?? user.id;
    return reply.show(await statisticsMessage(bot, { ...shown, userId }, asker));
  },
};
