import { clip } from '../../src/messages/text.ts';
import { compose } from '../discord/compose.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { button, buttons } from '../discord/rows.ts';
import { seatOf, suggestSeats } from '../lobby/seats-command.ts';
import { bearingsText, nothingTold, recapText } from '../posts/recap.ts';
import { lookFor } from '../replay/restore.ts';
import { FLAG, gameHere, lookHere, type Option, PUBLIC, type Subcommand, TEXT } from '../subcommand.ts';
import { lookMessage, ownSeat } from './look.ts';

const PLAYER = 'player';

const SHOWN: Option = { type: FLAG, name: PUBLIC };

/** The current state of the game; posts the game's message again if somebody has deleted it. */
export const table: Subcommand = {
  options: () => [SHOWN],
  async run(bot, { user, channelId, interaction }, reply) {
    const game = await gameHere(bot, channelId);
    const viewer = interaction.options.getBoolean(PUBLIC) ? undefined : ownSeat(game, user.id);
    const show = async () => reply.show(await lookMessage(bot, game.id, { look: 'table', viewer }));
    await Promise.all([show(), lookFor(bot, interaction.client, game)]);
  },
};

export const score: Subcommand = {
  options: () => [SHOWN],
  async run(bot, { user, channelId, interaction }, reply) {
    const { game, note } = await lookHere(bot, channelId);
    const viewer = interaction.options.getBoolean(PUBLIC) ? undefined : ownSeat(game, user.id);
    return reply.show(await lookMessage(bot, game.id, { look: 'score', viewer, note }));
  },
};

const RECAP = 'recap';

export const log: Subcommand = {
  options: () => [{ type: FLAG, name: RECAP }, SHOWN],

  async run(bot, { user, channelId, interaction }, reply) {
    const { options } = interaction;
    const { game, note } = await lookHere(bot, channelId);
    if (!options.getBoolean(RECAP)) {
      const viewer = options.getBoolean(PUBLIC) ? undefined : ownSeat(game, user.id);
      return reply.show(await lookMessage(bot, game.id, { look: 'log', viewer, note }));
    }
    const recap = await bot.planning.recapAgain({ gameId: game.id, userId: user.id });
    // The results of a person's orders are private, and so are their wishes.
    const isPublic = options.getBoolean(PUBLIC) ?? false;
    const told =
      (isPublic ? recapText(bot, { ...recap, news: undefined }, { readers: 'all' }) : recapText(bot, recap)) ??
      nothingTold(bot, recap);
    const { game: table, seat, wishes } = recap;
    const { state } = await bot.table.position(game.id);
    const bearings =
      isPublic || table.status !== 'running' ? undefined : bearingsText(bot, { game: table, state, seat }, { wishes });
    const whole = button({ on: 'look', game: table.id, look: 'log' }, { label: bot.words.prompt.log });
    const parts = [bearings, told, note && `-# ${note}`].filter((part) => part !== undefined);
    return reply.show(compose([...parts, buttons(whole)]));
  },
};

export const board: Subcommand = {
  options: () => [{ type: TEXT, name: PLAYER, autocomplete: true }, SHOWN],

  async run(bot, { user, channelId, interaction }, reply) {
    const { game, note } = await lookHere(bot, channelId);
    const player = interaction.options.getString(PLAYER);
    const own = ownSeat(game, user.id);
    const seat = player === null ? (own ?? 0) : seatOf(game, player);
    if (seat === undefined) return reply.tell(bot.words.errors.unknownPlayer(clip(player ?? '', OPTION_LIMIT)));
    const viewer = interaction.options.getBoolean(PUBLIC) ? undefined : own;
    return reply.show(await lookMessage(bot, game.id, { look: 'board', seat, viewer, note }));
  },

  suggest: suggestSeats,
};
