import { ButtonStyle } from 'discord.js';
import { clip, unformatted } from '../../src/messages/text.ts';
import { mustEnd } from '../../src/table/play/lobby.ts';
import { type Bot, faceOf } from '../bot.ts';
import { nudge } from '../calls.ts';
import { compose } from '../compose.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { openTurn } from '../press.ts';
import { button, buttons } from '../views/rows.ts';
import { told, undoneMessage } from '../votes.ts';
import { takeSeat } from './seats.ts';
import { gameHere, playHere, type Subcommand } from './subcommand.ts';

export const join: Subcommand = {
  async run(bot, { user, channelId }, reply) {
    const game = await gameHere(bot, channelId);
    if (game.status === 'running') {
      await takeSeat(bot, game, user);
      return reply.tell(bot.words.seatNews.yours);
    }
    await bot.lobby.join({ gameId: game.id, user });
    return reply.tell(bot.words.lobby.joined(user.name));
  },
};

const NUDGE = 'nudge';

export const turn: Subcommand = {
  options(sub, { words }) {
    const texts = words.commands.main.subcommands.turn.options;
    sub.addBooleanOption((option) => option.setName(NUDGE).setDescription(texts.nudge));
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    if (interaction.options.getBoolean(NUDGE)) return nudge(bot, { gameId: game.id, userId: user.id }, reply);
    await bot.table.postAgain(game.id);
    return openTurn(bot, { gameId: game.id, userId: user.id }, reply);
  },
};

const TO = 'to';

export const undo: Subcommand = {
  options(sub, { words }) {
    const texts = words.commands.main.subcommands.undo.options;
    sub.addStringOption((option) => option.setName(TO).setDescription(texts.to).setAutocomplete(true));
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    const to = interaction.options.getString(TO);
    if (to === null) return reply.show(await undoneMessage(bot, { gameId: game.id, userId: user.id }));
    const entry = /^\d{1,9}$/.test(to) ? Number(to) : -1;
    return reply.tell(told(bot, await bot.assembly.undo({ gameId: game.id, user, to: entry })));
  },

  async suggest(bot, { channelId, text }) {
    const turns = await lastTurns(bot, channelId);
    const wanted = text.trim().toLowerCase();
    return turns.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, CHOICE_LIMIT);
  },
};

/** The turns to which the table can go back, newest first, told in plain words. */
async function lastTurns(bot: Bot, channelId: string) {
  const game = await bot.table.inChannel(channelId);
  if (game?.status !== 'running') return [];
  const turns = await bot.assembly.undoable(game.id);
  const seatsAt = await bot.table.seatsAt(game.id);
  return turns.map(({ to, turn }) => {
    const [line = ''] = faceOf(bot, game).told({ turns: [turn], seatsAt, every: true });
    return { name: clip(unformatted(line), OPTION_LIMIT), value: String(to) };
  });
}

export const end: Subcommand = {
  async run(bot, { user, channelId }, reply) {
    const game = await gameHere(bot, channelId);
    mustEnd(game, user.id);
    const { ending } = bot.words;
    const confirm = { label: ending.close, style: ButtonStyle.Danger };
    return reply.show(compose([ending.askClose, buttons(button({ on: 'close', game: game.id }, confirm))]));
  },
};
