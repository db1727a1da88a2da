import { mistake, TableError } from '../../src/table/errors.ts';
import type { Wanting } from '../../src/table/play/again.ts';
import { isSingle } from '../../src/table/play/computer.ts';
import type { Request } from '../../src/table/requests.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { Press } from '../presses.ts';
import { showPanel } from '../turn/panels.ts';
import { type AgainWay, againMessage, busyMessage } from './again.ts';

/** Describes the next game, or opens a lobby for it. */
export async function pressAgain(
  bot: Bot,
  { press: { on, game: gameId, act }, user }: PressInteraction<Extract<Press, { on: AgainWay }>>,
  reply: Reply,
): Promise<void> {
  const wanting = { gameId, user };
  const show = (message: Composed) => showPanel(bot, { gameId, userId: user.id, reply }, message);
  try {
    if (act === undefined) return await show(againMessage(bot, await bot.lobby.again(wanting), on));
    if (act === 'join') return await joinAgain(bot, wanting, reply);
    const opened = await bot.lobby[on](wanting);
    const way = on === 'rematch' && isSingle(opened) ? 'playAgain' : on;
    return await show(compose([bot.words.ending.opened[way]]));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'channelBusy')) throw error;
    const busy = await busyWith(bot, { gameId, userId: user.id });
    if (busy === undefined) throw error;
    return show(busy);
  }
}

/** What occupies the channel of a finished game; undefined if it is free. */
async function nextIn(bot: Bot, gameId: string) {
  const { channelId } = await bot.table.find(gameId);
  const game = await bot.table.inChannel(channelId);
  return game === undefined || (game.status !== 'lobby' && game.status !== 'running') ? undefined : game;
}

/** Takes a seat in the lobby for the next game, which somebody else has opened. */
async function joinAgain(bot: Bot, { gameId, user }: Wanting, reply: Reply): Promise<void> {
  const next = await nextIn(bot, gameId);
  if (next === undefined) throw mistake('noGame', {});
  await bot.lobby.join({ gameId: next.id, user });
  return reply.show(compose([bot.words.ending.joined]));
}

/** A link to what occupies the channel of a finished game; undefined if it is free. */
async function busyWith(bot: Bot, wanting: Request): Promise<Composed | undefined> {
  const game = await nextIn(bot, wanting.gameId);
  if (game === undefined) return undefined;
  const status = game.status === 'lobby' ? 'lobby' : 'running';
  const standing = await bot.table.message(game.id, status === 'lobby' ? 'lobby' : 'prompt');
  return busyMessage(bot, game, { status, message: standing?.messageId, wanting });
}
