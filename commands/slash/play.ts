import { ButtonStyle } from 'discord.js';
import { compose } from '../compose.ts';
import { panelMessage } from '../views/panel.ts';
import { button, buttons } from '../views/rows.ts';
import { gameHere, type Subcommand } from './subcommand.ts';

export const join: Subcommand = {
  async run(bot, { user, channelId }, reply) {
    const game = await gameHere(bot, channelId);
    await bot.lobby.join({ gameId: game.id, user });
    return reply.tell(bot.words.lobby.joined(user.name));
  },
};

export const turn: Subcommand = {
  async run(bot, { user, channelId }, reply) {
    const game = await gameHere(bot, channelId);
    const panel = await bot.table.panel({ gameId: game.id, userId: user.id });
    return reply.show(await panelMessage(bot, panel));
  },
};

export const undo: Subcommand = {
  async run(bot, { user, channelId }, reply) {
    const game = await gameHere(bot, channelId);
    const { what, panel } = await bot.table.undo({ gameId: game.id, userId: user.id });
    return reply.show(await panelMessage(bot, panel, { note: bot.words.panel.undone[what] }));
  },
};

export const end: Subcommand = {
  async run(bot, { channelId }, reply) {
    const game = await gameHere(bot, channelId);
    const { ending } = bot.words;
    const confirm = { label: ending.close, style: ButtonStyle.Danger };
    return reply.show(compose([ending.askClose, buttons(button({ on: 'close', game: game.id }, confirm))]));
  },
};
