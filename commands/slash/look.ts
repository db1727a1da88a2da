import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { clip } from '../../src/messages/text.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../compose.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { lookMessage, readSeat } from '../look.ts';
import type { Look } from '../presses.ts';
import { bearingsText, recapText } from '../views/recap.ts';
import { gameHere, PUBLIC, type Subcommand } from './subcommand.ts';

const PLAYER = 'player';

function addPublic(sub: SlashCommandSubcommandBuilder, { words }: Pick<Bot, 'words'>): void {
  sub.addBooleanOption((option) => option.setName(PUBLIC).setDescription(words.commands.main.public));
}

const looking = (look: Look): Subcommand => ({
  options: addPublic,
  async run(bot, { user, channelId, interaction }, reply) {
    const game = await gameHere(bot, channelId);
    if (look === 'table') await bot.table.postAgain(game.id);
    const seat = game.seats.findIndex(({ userId }) => userId === user.id);
    const own = seat >= 0 && !interaction.options.getBoolean(PUBLIC);
    return reply.show(await lookMessage(bot, game.id, { look, seat: Math.max(seat, 0), own, seated: own }));
  },
});

export const table = looking('table');
export const score = looking('score');

const RECAP = 'recap';

export const log: Subcommand = {
  options(sub, bot) {
    const texts = bot.words.commands.main.subcommands.log.options;
    sub.addBooleanOption((option) => option.setName(RECAP).setDescription(texts.recap));
    addPublic(sub, bot);
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const { options } = interaction;
    const game = await gameHere(bot, channelId);
    if (!options.getBoolean(RECAP)) {
      const seated = !options.getBoolean(PUBLIC) && game.seats.some(({ userId }) => userId === user.id);
      return reply.show(await lookMessage(bot, game.id, { look: 'log', seated }));
    }
    const recap = await bot.planning.recapAgain({ gameId: game.id, userId: user.id });
    // What became of somebody's orders is for nobody else, and so are their wishes.
    const isPublic = options.getBoolean(PUBLIC) ?? false;
    const told = recapText(bot, isPublic ? { ...recap, news: undefined } : recap) ?? bot.words.recap.nothing;
    const { game: table, seat, wishes } = recap;
    const { state } = await bot.table.position(game.id);
    const bearings = isPublic ? undefined : bearingsText(bot, { game: table, state, seat }, wishes);
    return reply.show(compose([told, ...(bearings === undefined ? [] : [bearings])]));
  },
};

export const board: Subcommand = {
  options(sub, bot) {
    const texts = bot.words.commands.main.subcommands.board.options;
    sub.addStringOption((option) => option.setName(PLAYER).setDescription(texts.player).setAutocomplete(true));
    addPublic(sub, bot);
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await gameHere(bot, channelId);
    const player = interaction.options.getString(PLAYER);
    const own = game.seats.findIndex(({ userId }) => userId === user.id);
    // A name may be typed instead of chosen.
    const named = game.seats.findIndex(({ name }) => name.toLowerCase() === player?.trim().toLowerCase());
    const seat = player === null ? Math.max(own, 0) : named >= 0 ? named : readSeat(player, game);
    if (seat === undefined) return reply.tell(bot.words.errors.unknownPlayer(clip(player ?? '', OPTION_LIMIT)));
    const isPrivate = !interaction.options.getBoolean(PUBLIC);
    const viewer = { own: isPrivate && seat === own, seated: isPrivate && own >= 0 };
    return reply.show(await lookMessage(bot, game.id, { look: 'board', seat, ...viewer }));
  },

  async suggest(bot, { channelId, text }) {
    const game = await bot.table.inChannel(channelId);
    const seats = game?.seats.map(({ name }, seat) => ({ name: clip(name, OPTION_LIMIT), value: String(seat) })) ?? [];
    return seats.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())).slice(0, CHOICE_LIMIT);
  },
};
