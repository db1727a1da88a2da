import type { GuildTextBasedChannel } from 'discord.js';
import type { Request } from '../src/table/doors.ts';
import { TableError } from '../src/table/errors.ts';
import { answer } from './answer.ts';
import { pressAway } from './away.ts';
import type { Bot } from './bot.ts';
import { pressCall } from './calls.ts';
import type { Fields } from './form.ts';
import { pressLobby } from './lobby.ts';
import { lookMessage, readSeat } from './look.ts';
import { gamesMessage } from './mine.ts';
import { pressNotes } from './notes.ts';
import { pressPlan, pressStanding } from './plan.ts';
import type { Press } from './presses.ts';
import { showReplay, stopReplay } from './replay.ts';
import type { Reply, Where } from './reply.ts';
import { pressSettings } from './settings.ts';
import { pressStats } from './stats.ts';
import { pressThread } from './threads.ts';
import { closedMessage, idleMessage, panelMessage } from './views/panel.ts';
import { pressVote, undoneMessage } from './votes.ts';

/** Who pressed, and what was chosen where a menu was pressed. */
export interface Presser {
  readonly id: string;
  readonly name: string;
  readonly value?: string | undefined;
  /** Where it was pressed, as far as the bot can see it. */
  readonly channel?: GuildTextBasedChannel | undefined;
  /** The message that was pressed. */
  readonly messageId?: string | undefined;
  /** Whether they may manage the server. */
  readonly manages?: boolean;
  /** Whether they moderate the server. */
  readonly moderates?: boolean;
  /** The server; undefined in direct messages. */
  readonly guildId?: string | undefined;
  /** What was filled in where a form was sent. */
  readonly fields?: Fields | undefined;
}

/** Where the answer to a press belongs; `shown` tells whether only the presser sees the message that was pressed. */
export function whereOf(press: Press, shown: 'private' | 'public'): Where {
  if (shown === 'private') return 'inPlace';
  if (press.on === 'lobby') return press.act === 'options' ? 'private' : 'quiet';
  return press.on === 'rematch' ? 'quiet' : 'private';
}

/** Whether something is posted in the channel once a press has been carried out. */
export function leadsToPost(press: Press): boolean {
  return (
    ['lobby', 'rematch', 'undo', 'close', 'vote', 'take', 'absent', 'askUndo'].includes(press.on) ||
    (press.on === 'panel' && press.act === 'end')
  );
}

/** Carries out a press that has been acknowledged, and answers it. */
export async function carryOut(bot: Bot, press: Press, presser: Presser, reply: Reply): Promise<void> {
  const request = { gameId: press.game, userId: presser.id };
  switch (press.on) {
    case 'lobby':
      return pressLobby(bot, press, presser, reply);
    case 'menu':
    case 'move':
    case 'screen':
    case 'suggest':
    case 'panel':
      return answer(bot, press, { userId: presser.id, value: presser.value }, reply);
    case 'open':
      return openTurn(bot, request, reply);
    case 'plan':
      return pressPlan(bot, press, { userId: presser.id, value: presser.value }, reply);
    case 'standing':
      return pressStanding(bot, press, { userId: presser.id, value: presser.value }, reply);
    case 'notes':
      return pressNotes(bot, press, { userId: presser.id, fields: presser.fields }, reply);
    case 'look': {
      const game = await bot.table.find(press.game);
      const own = game.seats.findIndex(({ userId }) => userId === presser.id);
      const seat = readSeat(presser.value, game) ?? Math.max(own, 0);
      return reply.show(
        await lookMessage(bot, press.game, { look: press.look, seat, page: press.page, own: seat === own }),
      );
    }
    case 'rematch':
      await bot.lobby.rematch({ gameId: press.game, user: presser });
      return;
    case 'remove':
      if (presser.manages !== true) return reply.tell(bot.words.admin.forbidden);
      await bot.admin.remove(press.game);
      return reply.tell(bot.words.admin.removed);
    case 'thread':
      return pressThread(bot, press, presser, reply);
    case 'stats':
      return pressStats(bot, press, { userId: presser.id, guildId: presser.guildId }, reply);
    case 'vote':
    case 'take':
    case 'absent':
    case 'askUndo':
      return pressVote(bot, press, presser, reply);
    case 'call':
      return pressCall(bot, press, presser.id, reply);
    case 'settings':
      return pressSettings(bot, press, presser, reply);
    case 'mine':
      return reply.show(await gamesMessage(bot, presser.id, press.page));
    case 'away':
      return pressAway(bot, presser, reply);
    case 'replay': {
      const wish = { ...request, channelId: presser.channel?.id ?? '', pace: press.pace, isPublic: true };
      return showReplay(bot, wish, reply);
    }
    case 'stopReplay':
      return reply.show(stopReplay(bot, press, presser.id));
    case 'undo':
      return takeBack(bot, press, presser.id, reply);
    case 'close':
      await bot.table.end(request);
      return reply.tell(bot.words.ending.closed(presser.name));
  }
}

/** Shows a player's turn, or what they can do while it is not. */
export async function openTurn(bot: Bot, request: Request, reply: Reply): Promise<void> {
  try {
    return await reply.show(await panelMessage(bot, await bot.table.panel(request)));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'notYourTurn')) throw error;
    return reply.show(idleMessage(bot, request.gameId, bot.words.tableError(error.key, error.params)));
  }
}

/** Opens the last turn again, unless the game has gone on since the button was made. */
async function takeBack(bot: Bot, press: Extract<Press, { on: 'undo' }>, userId: string, reply: Reply): Promise<void> {
  const { game: gameId, entry } = press;
  try {
    return await reply.show(await undoneMessage(bot, { gameId, userId, entry }));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'stale')) throw error;
    return reply.show(closedMessage(bot, await bot.table.position(gameId), bot.words.tableError(error.key)));
  }
}
