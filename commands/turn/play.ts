import { ButtonStyle } from 'discord.js';
import { unformatted } from '../../src/messages/text.ts';
import { mustEnd } from '../../src/table/play/lobby.ts';
import type { Undoable } from '../../src/table/play/takeback.ts';
import type { History } from '../../src/table/records/history.ts';
import type { Bot } from '../bot.ts';
import { compose } from '../discord/compose.ts';
import { button, buttons } from '../discord/rows.ts';
import { takeSeat } from '../lobby/seats-command.ts';
import { nudge } from '../posts/calls.ts';
import { lookFor } from '../replay/restore.ts';
import {
  type Findable,
  FLAG,
  findable,
  gameHere,
  matching,
  playHere,
  type Subcommand,
  type Suggestion,
  TEXT,
} from '../subcommand.ts';
import { askUndo, undoneMessage } from '../votes/votes.ts';
import { openTurn } from './open-turn.ts';
import { showPanel } from './panels.ts';
import { turnLines } from './turn-lines.ts';

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
  options: () => [{ type: FLAG, name: NUDGE }],

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    if (interaction.options.getBoolean(NUDGE)) return nudge(bot, { gameId: game.id, userId: user.id }, reply);
    const looking = lookFor(bot, interaction.client, game);
    await Promise.all([openTurn(bot, { gameId: game.id, userId: user.id }, reply), looking]);
  },
};

const TO = 'to';

export const undo: Subcommand = {
  options: () => [{ type: TEXT, name: TO, autocomplete: true }],

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    const to = interaction.options.getString(TO);
    const request = { gameId: game.id, userId: user.id };
    if (to === null) return showPanel(bot, { ...request, reply }, await undoneMessage(bot, request));
    const entry = /^\d{1,9}$/.test(to) ? Number(to) : -1;
    return askUndo(bot, { gameId: game.id, user, to: entry }, reply);
  },

  suggest: async (bot, { channelId, text }) => matching(await lastTurns(bot, channelId), text),
};

/** The turns that the table can go back to, newest first, in plain words; each is described when it is read. */
async function lastTurns(bot: Bot, channelId: string): Promise<Iterable<Findable>> {
  const game = await bot.table.inChannel(channelId);
  if (game?.status !== 'running') return [];
  const [history, undoable] = [await bot.table.history(game.id), await bot.assembly.undoable(game.id)];
  return findable(bot, (one) => earlierIn(one, history, undoable));
}

function* earlierIn(bot: Bot, history: History, undoable: readonly Undoable[]): Generator<Suggestion> {
  const entries = new Map(undoable.map(({ to, turn }) => [turn, to]));
  for (const { turn, line } of turnLines(bot, history, [...entries.keys()])) {
    yield { name: unformatted(line), value: String(entries.get(turn)) };
  }
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
