import type { Position } from '../../src/table/play/showing.ts';
import type { GameMessage, OutboxRow, TurnPost } from '../../src/table/posts.ts';
import type { Bot } from '../bot.ts';
import { type Delivery, sendPainted } from './posting.ts';
import { turnMessage } from './posts-message.ts';

/** Posts what happened. */
export async function sendTurn(delivery: Delivery, post: TurnPost, position: Position): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const message = await turnMessage(bot, post, { position, before: await positionBefore(bot, row, post) });
  if (message === undefined) return [];
  return sendPainted(delivery, post.kind === 'start' || post.kind === 'moved' ? 'table' : 'pictures', message);
}

/** The position of the post before a post about turns; undefined if there is none to compare with. */
export async function positionBefore(bot: Bot, { gameId }: OutboxRow, post: TurnPost): Promise<Position | undefined> {
  // Turns that were taken back could be seen until the entry that took them back.
  if (post.kind === 'undo' || post.kind === 'rolledBack') return bot.table.position(gameId, post.entry - 1);
  if (post.kind !== 'turn' && post.kind !== 'harvest') return undefined;
  const entries = post.turns.flatMap(({ moves }) => moves.map(({ entry }) => entry));
  return bot.table.position(gameId, Math.max(0, Math.min(...entries) - 1));
}
