import { setTimeout } from 'node:timers/promises';
import { tableError } from '../../src/messages/table-error.ts';
import { TableError } from '../../src/table/errors.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Request, UndoPress } from '../../src/table/requests.ts';
import type { Bot } from '../bot.ts';
import { awaitsCoach, lookAhead } from '../coach/guide.ts';
import type { Reply } from '../discord/reply.ts';
import { ownSeat } from '../looks/look.ts';
import { undoneMessage } from '../votes/votes.ts';
import { closedMessage, idleMessage } from './closed-message.ts';
import { moreMessage } from './more.ts';
import { besideRows, panelMessage } from './panel-message.ts';
import { renewPanel, showPanel } from './panels.ts';

/** Shows a player's turn, or what they can do at other times. */
export async function openTurn(bot: Bot, request: Request, reply: Reply): Promise<void> {
  try {
    return await showTurn(bot, { ...request, reply }, await bot.table.panel(request));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'notYourTurn')) throw error;
    const sentence = tableError(bot.words, error);
    return reply.show(idleMessage(bot, await bot.table.position(request.gameId), { ...request, sentence }));
  }
}

/** How long (ms) a panel waits for what the coach thinks of its turn. */
const PATIENCE = 1_000;

/** Shows the panel of a turn, and once more as soon as the coach of a lesson has looked at it. */
async function showTurn(bot: Bot, to: Request & { readonly reply: Reply }, panel: Panel): Promise<void> {
  if (!awaitsCoach(bot, panel)) return showPanel(bot, to, await panelMessage(bot, panel));
  const looking = lookAhead(bot, to).then(() => true);
  const isKnown = await Promise.race([looking, setTimeout(PATIENCE, false, { ref: false })]);
  await showPanel(bot, to, await panelMessage(bot, panel));
  if (isKnown) return;
  await looking;
  await renewPanel(bot, to, await panelMessage(bot, panel));
}

/** Shows what else there is to look at and do. */
export async function showMore(bot: Bot, { gameId, userId }: Request, reply: Reply): Promise<void> {
  const position = await bot.table.position(gameId);
  const awaiting = await bot.calls.awaiting(gameId);
  const seat = ownSeat(
    position.game,
    userId,
    position.awaited.map((one) => one.seat),
  );
  const mayPlay = position.game.pausedAt === undefined && position.awaited.some((one) => one.seat === seat);
  const rare = mayPlay ? besideRows(bot, await bot.table.panel({ gameId, userId })) : [];
  return reply.show(moreMessage(bot, position, { seat, awaiting, rare }));
}

/** Lets the player change their last turn, unless the game has continued since the button was made. */
export async function takeBackTurn(bot: Bot, press: UndoPress, reply: Reply): Promise<void> {
  try {
    return await showPanel(bot, { ...press, reply }, await undoneMessage(bot, press));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'stale')) throw error;
    const { userId } = press;
    const sentence = tableError(bot.words, error);
    return reply.show(closedMessage(bot, await bot.table.position(press.gameId), { userId, sentence }));
  }
}
