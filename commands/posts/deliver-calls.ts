import { type Client, RESTJSONErrorCodes } from 'discord.js';
import type { Planned } from '../../src/table/ahead/plan.ts';
import { TableError } from '../../src/table/errors.ts';
import { isThere, playerOf } from '../../src/table/ids.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { CallPost, GameMessage, MessagePurpose, Post, Ring } from '../../src/table/posts.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Picture } from '../discord/compose.ts';
import { toAddressee } from '../language.ts';
import { newsLines } from '../plan/plan-message.ts';
import { type CallShown, callMessage, directMessage } from './call-message.ts';
import { type Paintable, paintedOrLater } from './pictures.ts';
import {
  clear,
  type Delivery,
  is,
  isRefused,
  refresh,
  remove,
  removeFormer,
  send,
  sendPainted,
  withdraw,
} from './posting.ts';
import { promptMessage } from './prompt.ts';

/** Posts a new prompt that calls everybody who may be called now. */
export async function sendPrompt(delivery: Delivery, position: Position, ring?: Ring): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const { rung, awaiting: before } = await bot.calls.prompting(row.gameId, ring);
  const mentions = await stillHere(delivery, position.game, rung);
  // If a deputy has left, the player may turn out to be away.
  const awaiting = mentions.length < rung.length ? await bot.calls.awaiting(row.gameId) : before;
  return send(delivery, 'prompt', promptMessage(bot, position, { awaiting, mentions }));
}

/** The called people who are still on the server. If a deputy has left, the game calls the player again instead. */
async function stillHere(
  { bot, channel }: Delivery,
  { id: gameId, guildId, seats }: TableGame,
  userIds: readonly string[],
): Promise<string[]> {
  const here: string[] = [];
  for (const userId of userIds) {
    const isDeputy = seats.every((seat) => seat.userId !== userId);
    if (guildId !== undefined && isDeputy && (await hasLeft(channel.client, guildId, userId))) {
      await bot.deputies.lose({ gameId, userId });
    } else here.push(userId);
  }
  return here;
}

async function hasLeft({ guilds }: Client, guildId: string, user: string): Promise<boolean> {
  try {
    await (await guilds.fetch(guildId)).members.fetch({ user, force: true });
    return false;
  } catch (error) {
    if (is(error, RESTJSONErrorCodes.UnknownMember)) return true;
    throw error;
  }
}

/** Updates the prompt; players who were already called stay mentioned, and nobody is called again. */
export async function refreshPrompt(delivery: Delivery, position: Position): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const awaiting = await bot.calls.awaiting(row.gameId);
  const called = position.awaited.flatMap(({ seat }) => {
    const sitting = position.game.seats[seat];
    const isCalled = awaiting.some((one) => one.seat === seat && one.called);
    return sitting && isCalled && isThere(sitting) ? [playerOf(sitting).id] : [];
  });
  return refresh(delivery, 'prompt', promptMessage(bot, position, { awaiting, mentions: called }));
}

/** Calls one person, unless their decision is over by now, and removes the earlier call for it. */
export async function deliverCall(delivery: Delivery, post: CallPost): Promise<GameMessage[]> {
  const { bot, row, channel } = delivery;
  const { seat, to } = post;
  const rung = await bot.calls.ringing(row.gameId, { ...post, seats: [seat] }, to);
  const [userId] = rung.length === 0 ? [] : await stillHere(delivery, await bot.table.find(row.gameId), rung);
  if (userId === undefined) {
    await withdraw(delivery, purposeOf(seat));
    return [];
  }
  const [position, awaiting] = await Promise.all([bot.table.position(row.gameId), bot.calls.awaiting(row.gameId)]);
  const shown: CallShown = { post, position, awaiting };
  const direct = to === 'dm' ? await callDirectly(delivery, shown, userId) : undefined;
  if (direct !== undefined) return direct;
  // If somebody who accepts no direct messages is also called in the channel, that call has reached them.
  if (to === 'dm' && (await bot.personal.settings(userId)).calls === 'both') return [];
  const purpose = purposeOf(seat);
  const former = await bot.table.message(row.gameId, purpose);
  const prompt = await bot.table.message(row.gameId, 'prompt');
  const message = callMessage(bot, shown, [userId]);
  const isThere = prompt?.channelId === channel.id;
  const sent = await send(delivery, purpose, isThere ? replyTo(message, prompt.messageId) : message);
  await removeFormer(delivery, former, sent);
  return sent;
}

const replyTo = (message: Composed, messageReference: string) => ({
  ...message,
  allowedMentions: { ...message.allowedMentions, repliedUser: false },
  reply: { messageReference, failIfNotExists: false },
});

type SeatIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const purposeOf = (seat: number): MessagePurpose => `call-${seat as SeatIndex}`;
/** The purpose of the direct message that called the player of a seat. */
export const directOf = (seat: number): MessagePurpose => `direct-${seat as SeatIndex}`;

/** How many times to try a direct message before using the channel instead, so that other posts are not held up. */
const DIRECT_TRIES = 3;

/** A player's plans; undefined if the game is over by now, or somebody else has the seat. */
async function plannedBy({ planning }: Bot, request: { gameId: string; userId: string }): Promise<Planned | undefined> {
  try {
    return await planning.planned(request);
  } catch (error) {
    if (error instanceof TableError) return undefined;
    throw error;
  }
}

/**
 * A call with what is coming for its reader, and one picture, because clients crop several in a plain message: the
 * shared board, or the reader's own board in a phase that everybody plays at the same time. Undefined if it is no
 * longer needed.
 */
async function directCall(
  bot: Bot,
  shown: CallShown,
  { userId, server }: { readonly userId: string; readonly server: string | undefined },
): Promise<Required<Paintable> | undefined> {
  const { position } = shown;
  const planned = await plannedBy(bot, { gameId: position.game.id, userId });
  if (planned === undefined) return undefined;
  const { game, state, seat } = planned;
  const prompt = await bot.table.message(game.id, 'prompt');
  const face = faceOf(bot, game);
  const lines = face.bearings({ game, state, seat }).map((line) => `- ${line}`);
  const news = [...newsLines(bot, planned), ...lines];
  const message = (pictures: readonly Picture[]) =>
    directMessage(bot, { ...shown, news, pictures }, { server, messageId: prompt?.messageId });
  const isOwn = face.simultaneous(position.state) !== undefined;
  return {
    inWords: message([]),
    painted: async () =>
      message(
        await paintedOrLater(bot, position, async () =>
          isOwn ? face.boardPictures({ ...position, seats: [seat] }) : (await face.tablePictures(position)).slice(0, 1),
        ),
      ),
  };
}

/** The server of a game, as a direct message names it. */
const serverOf = ({ guilds }: Client, { guildId }: TableGame): string | undefined =>
  guildId === undefined ? undefined : guilds.cache.get(guildId)?.name;

/** Sends a direct message if it is still needed; undefined if the player must be called another way. */
async function callDirectly(
  { bot: spoken, row, channel, patience, note }: Delivery,
  shown: CallShown,
  userId: string,
): Promise<GameMessage[] | undefined> {
  const bot = await toAddressee(spoken, userId);
  const call = await directCall(bot, shown, { userId, server: serverOf(channel.client, shown.position.game) });
  if (call === undefined) return [];
  try {
    const direct = await channel.client.users.createDM(userId);
    const delivery = { bot, row, note, patience, channel: direct };
    const purpose = directOf(shown.post.seat);
    const former = await bot.table.message(row.gameId, purpose);
    const sent = await sendPainted(delivery, purpose, call);
    await removeFormer(delivery, former, sent);
    return sent;
  } catch (error) {
    if (!isRefused(error) && row.attempts + 1 < DIRECT_TRIES) throw error;
    bot.log.info({ gameId: row.gameId, err: error }, 'a player could not be reached by a direct message');
    return undefined;
  }
}

/** The direct message of a call with its picture, and its words for the reader; undefined if it is over by now. */
export async function paintedCall(
  spoken: Bot,
  client: Client,
  { post, position }: Pick<CallShown, 'post' | 'position'>,
): Promise<{ readonly bot: Bot; readonly message: Composed } | undefined> {
  const { game, awaited } = position;
  const sitting = game.seats[post.seat];
  if (sitting === undefined || awaited.every(({ seat }) => seat !== post.seat)) return undefined;
  const { id: userId } = playerOf(sitting);
  const bot = await toAddressee(spoken, userId);
  const awaiting = await bot.calls.awaiting(game.id);
  const call = await directCall(bot, { post, position, awaiting }, { userId, server: serverOf(client, game) });
  return call && { bot, message: await call.painted() };
}

/** Removes the calls, in the channel or in direct messages, to players whose decision is over. */
export async function clearCalls(
  delivery: Delivery,
  seats: readonly number[],
  messages?: readonly GameMessage[],
): Promise<void> {
  const known = messages ?? (await delivery.bot.table.messages(delivery.row.gameId));
  const there = known.map(({ purpose }) => purpose);
  for (const seat of seats) {
    if (there.includes(purposeOf(seat))) await clear(delivery, purposeOf(seat));
    if (there.includes(directOf(seat))) await clearDirect(delivery, directOf(seat));
  }
}

/** Deletes a call in a direct message, which would otherwise lead to a later turn. */
export async function clearDirect(delivery: Delivery, purpose: MessagePurpose): Promise<void> {
  const { bot, row, channel } = delivery;
  const former = await bot.table.message(row.gameId, purpose);
  if (former === undefined) return;
  try {
    const direct = await channel.client.channels.fetch(former.channelId);
    if (direct?.isSendable()) await remove({ ...delivery, channel: direct }, former);
  } catch (error) {
    // The game goes on, and a press on the call shows its current state.
    bot.log.info({ gameId: row.gameId, err: error }, 'a direct message could not be deleted');
  }
  await bot.table.dropMessage(row.gameId, purpose);
}

/** Lets the table know, once, that somebody will be away. */
export async function deliverAway(
  delivery: Delivery,
  { seat, deputy, from, to }: Extract<Post, { kind: 'away' }>,
): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const { seats } = await bot.table.find(row.gameId);
  const text = bot.words.calls.willBeAway({
    name: (deputy ? seats[seat]?.deputy?.name : seats[seat]?.name) ?? '',
    from,
    to,
  });
  await send(delivery, 'seat', compose([text], { silent: true }));
  return [];
}
