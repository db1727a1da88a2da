import { leaderboardMessage, statisticsMessage } from '../stats.ts';
import { PUBLIC, type Subcommand } from './subcommand.ts';

const GAME = 'caverna';
const PLAYER = 'player';
const WHERE = 'where';

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
    const texts = bot.words.commands.caverna.subcommands.stats.options;
    sub.addUserOption((option) => option.setName(PLAYER).setDescription(texts.player));
    addWhere(sub, bot);
  },
  async run(bot, { user, guildId, interaction }, reply) {
    const userId = interaction.options.getUser(PLAYER)?.id ?? user.id;
    const shown = { ...asked(interaction.options.getString(WHERE)), userId };
    return reply.show(await statisticsMessage(bot, shown, { userId: user.id, guildId }));
  },
};

export const leaderboard: Subcommand = {
  options: addWhere,
  async run(bot, { user, guildId, interaction }, reply) {
    const shown = { ...asked(interaction.options.getString(WHERE)), stand: 'skill' as const };
    return reply.show(await leaderboardMessage(bot, shown, { userId: user.id, guildId }));
  },
};
