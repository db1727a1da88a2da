import { tableError } from '../src/messages/table-error.ts';
import { mistake, TableError } from '../src/table/errors.ts';
import type { Wanting } from '../src/table/play/again.ts';
import type { Request, UndoPress } from '../src/table/requests.ts';
import type { Bot } from './bot.ts';
import { pressCoach } from './coach/coach.ts';
import { type Composed, compose } from './discord/compose.ts';
import type { PressInteraction } from './discord/interaction.ts';
import type { Reply, Where } from './discord/reply.ts';
import { type AgainWay, againMessage, busyMessage } from './lobby/again.ts';
import { pressLobby } from './lobby/lobby.ts';
import { pressHelp } from './looks/help.ts';
import { lookMessage, ownSeat, readSeat, readTurn } from './looks/look.ts';
import { pressAway } from './own/away.ts';
import { gamesMessage } from './own/mine.ts';
import { pressSettings } from './own/settings.ts';
import { pressStats } from './own/stats.ts';
import { pressNotes } from './plan/notes.ts';
import { pressPlan, pressStanding } from './plan/plan.ts';
import { turnWish } from './plan/wishes.ts';
import { pressCall } from './posts/calls.ts';
import { pressThread } from './posts/threads.ts';
import type { Press } from './presses.ts';
import { showReplay, stopReplay } from './replay/replay.ts';
import { answer } from './turn/answer.ts';
import { moreMessage } from './turn/more.ts';
import { besideRows, closedMessage, idleMessage, panelMessage } from './turn/panel-message.ts';
import { showPanel } from './turn/panels.ts';
import { pressVote, undoneMessage } from './votes/votes.ts';

/** Where the answer to a press belongs; `shown` tells whether only the presser sees the message that was pressed. */
export function whereOf(press: Press, shown: 'private' | 'public'): Where {
  if (shown === 'private') return press.on === 'kept' ? 'private' : 'inPlace';
  return press.on === 'lobby' && !['options', 'sides'].includes(press.act) ? 'quiet' : 'private';
}

/** Whether something is posted in the channel once a press has been carried out. */
export function leadsToPost(press: Press): boolean {
  return (
    ['lobby', 'side', 'undo', 'close', 'sit', 'vote', 'take', 'absent', 'askUndo'].includes(press.on) ||
    (['rematch', 'nextTable'].includes(press.on) && 'act' in press) ||
    (press.on === 'panel' && press.act === 'end')
  );
}

/** Carries out a press that has been acknowledged, and answers it. */
export async function carryOut(bot: Bot, interaction: PressInteraction, reply: Reply): Promise<void> {
  const { press, user } = interaction;
  const request = { gameId: press.game, userId: user.id };
  switch (press.on) {
    case 'lobby':
    case 'side':
      return pressLobby(bot, { ...interaction, press }, reply);
    case 'menu':
    case 'move':
    case 'screen':
    case 'suggest':
    case 'panel':
      return answer(bot, { ...interaction, press }, reply);
    case 'open':
    case 'more':
      return (press.on === 'open' ? openTurn : showMore)(bot, request, reply);
    case 'plan':
      return pressPlan(bot, { ...interaction, press }, reply);
    case 'standing':
      return pressStanding(bot, { ...interaction, press }, reply);
    case 'notes':
      return pressNotes(bot, { ...interaction, press }, reply);
    case 'help':
    case 'explain':
    case 'topic':
      return pressHelp(bot, { ...interaction, press }, reply);
    case 'look':
    case 'wish':
      return look(bot, { ...interaction, press }, reply);
    case 'rematch':
    case 'nextTable':
      return playAgain(bot, { ...interaction, press }, reply);
    case 'remove':
    case 'close':
      return stop(bot, { ...interaction, press }, reply);
    case 'thread':
      return pressThread(bot, { ...interaction, press }, reply);
    case 'stats':
      return pressStats(bot, { ...interaction, press }, reply);
    case 'vote':
    case 'take':
    case 'sit':
    case 'absent':
    case 'askUndo':
      return pressVote(bot, { ...interaction, press }, reply);
    case 'call':
      return pressCall(bot, { ...interaction, press }, reply);
    case 'settings':
    case 'kept':
      return pressSettings(bot, { ...interaction, press }, reply);
    case 'mine':
    case 'away':
      return pressOwn(bot, { ...interaction, press }, reply);
    case 'replay':
    case 'stopReplay':
    case 'coach':
    case 'analysis':
    case 'stopAnalysis':
      return pressJob(bot, { ...interaction, press }, reply);
    case 'undo':
      return takeBack(bot, { ...request, entry: press.entry }, reply);
  }
}

/** Answers a press about the presser only. */
async function pressOwn(
  bot: Bot,
  { press, ...pressed }: PressInteraction<Extract<Press, { on: 'mine' | 'away' }>>,
  reply: Reply,
): Promise<void> {
  if (press.on === 'away') return pressAway(bot, { ...pressed, press }, reply);
  return reply.show(await gamesMessage(bot, pressed.user.id, press.page));
}

type Job = Extract<Press, { on: 'replay' | 'stopReplay' | 'coach' | 'analysis' | 'stopAnalysis' }>;

/** Answers a press about what takes a while to be made. */
function pressJob(bot: Bot, { press, ...pressed }: PressInteraction<Job>, reply: Reply): Promise<void> {
  switch (press.on) {
    case 'replay':
      return replay(bot, { ...pressed, press }, reply);
    case 'stopReplay':
      return reply.show(stopReplay(bot, press, pressed.user.id));
    default:
      return pressCoach(bot, { ...pressed, press }, reply);
  }
}

/** Says what another game would be, or opens the lobby for it. */
async function playAgain(
  bot: Bot,
  { press: { on, game: gameId, act }, user }: PressInteraction<Extract<Press, { on: AgainWay }>>,
  reply: Reply,
): Promise<void> {
  const wanting = { gameId, user };
  const show = (message: Composed) => showPanel(bot, { gameId, userId: user.id, reply }, message);
  try {
    if (act === undefined) return await show(againMessage(bot, await bot.lobby.again(wanting), on));
    if (act === 'join') return await joinAgain(bot, wanting, reply);
    await bot.lobby[on](wanting);
    return await show(compose([bot.words.ending.opened[on]]));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'channelBusy')) throw error;
    const busy = await busyWith(bot, { gameId, userId: user.id });
    if (busy === undefined) throw error;
    return show(busy);
  }
}

/** What fills the channel of a game that is over; undefined where nothing does any more. */
async function nextIn(bot: Bot, gameId: string) {
  const { channelId } = await bot.table.find(gameId);
  const game = await bot.table.inChannel(channelId);
  return game === undefined || (game.status !== 'lobby' && game.status !== 'running') ? undefined : game;
}

/** Takes a seat in the lobby that somebody else has opened for the next game. */
async function joinAgain(bot: Bot, { gameId, user }: Wanting, reply: Reply): Promise<void> {
  const next = await nextIn(bot, gameId);
  if (next === undefined) throw mistake('noGame', {});
  await bot.lobby.join({ gameId: next.id, user });
  return reply.show(compose([bot.words.ending.joined]));
}

/** The way to what fills the channel of a game that is over; undefined where nothing does any more. */
async function busyWith(bot: Bot, wanting: Request): Promise<Composed | undefined> {
  const game = await nextIn(bot, wanting.gameId);
  if (game === undefined) return undefined;
  const status = game.status === 'lobby' ? 'lobby' : 'running';
  const standing = await bot.table.message(game.id, status === 'lobby' ? 'lobby' : 'prompt');
  return busyMessage(bot, game, { status, message: standing?.messageId, wanting });
}

/** Shows everybody in the channel a game that is over. */
function replay(
  bot: Bot,
  { press: { game: gameId, pace }, user, channel }: PressInteraction<Extract<Press, { on: 'replay' }>>,
  reply: Reply,
): Promise<void> {
  return showReplay(bot, { gameId, userId: user.id, channelId: channel?.id ?? '', pace, isPublic: true }, reply);
}

/** Ends a game for its host, or removes it for somebody who manages the server. */
async function stop(
  bot: Bot,
  { press, user, manages }: PressInteraction<Extract<Press, { on: 'remove' | 'close' }>>,
  reply: Reply,
): Promise<void> {
  if (press.on === 'close') {
    await bot.table.end({ gameId: press.game, userId: user.id });
    return reply.tell(bot.words.ending.done);
  }
  if (manages !== true) return reply.tell(bot.words.admin.forbidden);
  await bot.admin.remove(press.game);
  return reply.tell(bot.words.admin.removed);
}

/** Shows what anyone may look at: the board that was chosen, or else the presser's own. A wish is shown with what is left. */
async function look(
  bot: Bot,
  { press, user, value }: PressInteraction<Extract<Press, { on: 'look' | 'wish' }>>,
  reply: Reply,
): Promise<void> {
  const game = await bot.table.find(press.game);
  const viewer = ownSeat(game, user.id);
  if (press.on === 'wish') {
    await turnWish(bot, { gameId: game.id, userId: user.id }, value);
    return reply.show(await lookMessage(bot, game.id, { look: 'tiles', viewer }));
  }
  const { look, page } = press;
  const chosen = look === 'log' ? { turn: readTurn(value) } : { seat: readSeat(value, game) ?? viewer };
  return reply.show(await lookMessage(bot, game.id, { look, page, viewer, ...chosen }));
}

/** Shows what else can be looked at and done. */
async function showMore(bot: Bot, { gameId, userId }: Request, reply: Reply): Promise<void> {
  const position = await bot.table.position(gameId);
  const awaiting = await bot.calls.awaiting(gameId);
  const seat = ownSeat(position.game, userId);
  const mayPlay = position.game.pausedAt === undefined && position.awaited.some((one) => one.seat === seat);
  const rare = mayPlay ? besideRows(bot, await bot.table.panel({ gameId, userId })) : [];
  return reply.show(moreMessage(bot, position, { seat, awaiting, rare }));
}

/** Shows a player's turn, or what they can do while it is not. */
export async function openTurn(bot: Bot, request: Request, reply: Reply): Promise<void> {
  try {
    return await showPanel(bot, { ...request, reply }, await panelMessage(bot, await bot.table.panel(request)));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'notYourTurn')) throw error;
    const sentence = tableError(bot.words, error);
    return reply.show(idleMessage(bot, await bot.table.position(request.gameId), { ...request, sentence }));
  }
}

/** Opens the last turn again, unless the game has gone on since the button was made. */
async function takeBack(bot: Bot, press: UndoPress, reply: Reply): Promise<void> {
  try {
    return await showPanel(bot, { ...press, reply }, await undoneMessage(bot, press));
  } catch (error) {
    if (!(error instanceof TableError && error.key === 'stale')) throw error;
    const { userId } = press;
    const sentence = tableError(bot.words, error);
    return reply.show(closedMessage(bot, await bot.table.position(press.gameId), { userId, sentence }));
  }
}
