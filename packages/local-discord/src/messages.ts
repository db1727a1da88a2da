import {
  type APIAttachment,
  type APIMessage,
  type APIMessageInteractionMetadata,
  ChannelType,
  MessageFlags as Flag,
  MessageType,
} from 'discord-api-types/v10';
import { type Component, changedTree, withIds } from './component-tree.ts';
import type { Discord } from './discord.ts';
import { found, refusal } from './errors.ts';
import { findAttachment, mediaOfAttachment, retireFiles, storedName, storeUpload, type Upload } from './media.ts';
import { pingedBy, setMentions, textIn } from './mentions.ts';
import { keptAttachments, type MessageBody, settableFlags } from './message-limits.ts';
import { isoTime, isV2, userShape } from './shapes.ts';
import { wakeThread } from './threads.ts';
import { type Channel, guildOf, type Message } from './world.ts';

export type NewMessage = {
  channel: Channel;
  authorId: string;
  body: MessageBody;
  uploads?: readonly Upload[];
  type?: MessageType;
  /** Whether it answers an interaction: sent through its token, may be ephemeral. */
  interaction?: { metadata: APIMessageInteractionMetadata; userId: string; ephemeral: boolean };
  /** The time (ms) until which it shows "is thinking..." instead of its content. */
  thinkingUntil?: number;
  threadFrom?: string;
};

/** How long (ms) a nonce with `enforce_nonce` is remembered. */
const NONCE_MEMORY = 5 * 60_000;

/** Adds a checked message, stores its files, works out its mentions and tells everyone who sees it. */
export function postMessage(discord: Discord, message: NewMessage): Message {
  const { world, happenings } = discord;
  const { channel } = message;
  const posted = newMessage(discord, message);
  fill(discord, posted, { body: message.body, uploads: message.uploads ?? [] });
  if (message.interaction?.ephemeral) posted.local.onlyFor = message.interaction.userId;
  const silent = posted.flags & (Flag.SuppressNotifications | Flag.Ephemeral | Flag.Loading);
  if (!silent) posted.local.pinged = pingedBy(world, posted);
  noteSent(discord, posted, message.body);
  addMessage(discord, posted);
  if (posted.local.onlyFor === undefined) {
    channel.lastMessageId = posted.id;
    wakeThread(discord, channel);
  }
  happenings.tell({ t: 'MESSAGE_CREATE', message: posted });
  return posted;
}

/** A checked edit of a message; `by` is the interaction whose token made it. */
export type Edit = { body: MessageBody; uploads: readonly Upload[]; by?: string };

/** Applies a checked edit to a message: changes only the fields in the body. */
export function editMessage(discord: Discord, message: Message, { body, uploads, by }: Edit): void {
  const wasThinking = message.flags & Flag.Loading;
  message.flags = (message.flags & ~Flag.Loading) | (settableFlags(body.flags) & ~Flag.SuppressNotifications);
  delete message.local.thinkingUntil;
  fill(discord, message, { body, uploads });
  noteSent(discord, message, body);
  message.edited_timestamp = wasThinking ? null : isoTime(discord.clock.now());
  discord.happenings.tell({ t: 'MESSAGE_UPDATE', message, ...(by !== undefined && { by }) });
}

export function deleteMessage(discord: Discord, message: Message): void {
  discord.world.messages.get(message.channel_id)?.delete(message.id);
  discord.world.channelOf.delete(message.id);
  retireFiles(discord.world, message.attachments);
  discord.happenings.tell({ t: 'MESSAGE_DELETE', message });
}

/** The message with that id in a channel; throws 10008 if there is no public one. */
export function messageIn(discord: Discord, channel: Channel, messageId: string): Message {
  const message = discord.world.messages.get(channel.id)?.get(messageId);
  if (!message || message.local.onlyFor !== undefined) throw refusal('unknownMessage');
  return message;
}

/** The message with that id in any channel, including ephemeral ones. */
export const findMessage = ({ world }: Pick<Discord, 'world'>, messageId: string): Message | undefined =>
  world.messages.get(world.channelOf.get(messageId) ?? '')?.get(messageId);

/** The message its author recently posted with the same enforced nonce; throws 10008 if it has been deleted since. */
export function postedWithNonce(discord: Discord, authorId: string, nonce: string | number): Message | undefined {
  const { world, clock } = discord;
  const posted = world.nonces.get(`${authorId} ${nonce}`);
  if (!posted || clock.now() - posted.at >= NONCE_MEMORY) return undefined;
  return found(findMessage(discord, posted.messageId), 'unknownMessage');
}

export function addMessage(discord: Discord, message: Message): void {
  const { messages, channelOf } = discord.world;
  const { id, channel_id } = message;
  messages.set(channel_id, (messages.get(channel_id) ?? new Map<string, Message>()).set(id, message));
  channelOf.set(id, channel_id);
  rememberNonce(discord, message);
}

function rememberNonce({ world, clock }: Discord, message: Message): void {
  if (message.nonce === undefined) return;
  const now = clock.now();
  for (const [key, { at }] of world.nonces) {
    if (now - at < NONCE_MEMORY) break;
    world.nonces.delete(key);
  }
  const key = `${message.author.id} ${message.nonce}`;
  world.nonces.delete(key);
  world.nonces.set(key, { messageId: message.id, at: Date.parse(message.timestamp) });
}

export type Page = { limit: number; before: string | undefined; after: string | undefined };

/** The newest visible messages in a channel, newest first, as `GET /channels/:id/messages` lists them. */
export function listMessages(discord: Discord, channel: Channel, { limit, before, after }: Page): Message[] {
  const all = [...(discord.world.messages.get(channel.id)?.values() ?? [])]
    .filter(({ local }) => local.onlyFor === undefined)
    .reverse();
  if (after !== undefined) return all.filter(({ id }) => BigInt(id) > BigInt(after)).slice(-limit);
  return all.filter(({ id }) => before === undefined || BigInt(id) < BigInt(before)).slice(0, limit);
}

function newMessage(discord: Discord, message: NewMessage): Message {
  const { world, clock, nextId } = discord;
  const { channel, authorId, body, interaction, thinkingUntil } = message;
  const author = world.users.get(authorId) ?? world.application.bot;
  const flags = settableFlags(body.flags) | (interaction?.ephemeral ? Flag.Ephemeral : 0);
  const posted: Message = {
    id: nextId(),
    channel_id: channel.id,
    author: userShape(author),
    content: '',
    timestamp: isoTime(clock.now()),
    edited_timestamp: null,
    tts: body.tts ?? false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: message.type ?? MessageType.Default,
    flags: flags | (thinkingUntil === undefined ? 0 : Flag.Loading),
    ...(body.nonce !== undefined && body.nonce !== null && { nonce: body.nonce }),
    ...(interaction && {
      interaction_metadata: interaction.metadata,
      application_id: world.application.id,
      webhook_id: world.application.id,
    }),
    ...(channel.thread && { position: channel.thread.totalMessages }),
    local: { pinged: [], ...(thinkingUntil !== undefined && { thinkingUntil }) },
  };
  return { ...posted, ...referenceOf(discord, message) };
}

function referenceOf(discord: Discord, { channel, body, threadFrom }: NewMessage): Partial<APIMessage> {
  const guild = channel.type === ChannelType.DM ? {} : { guild_id: guildOf(discord.world, channel).id };
  if (threadFrom !== undefined) return { message_reference: { type: 0, channel_id: threadFrom, ...guild } };
  const reference = body.message_reference;
  if (!reference) return {};
  const original = discord.world.messages.get(channel.id)?.get(reference.message_id);
  if (!original) return {};
  const { local: _, ...shown } = original;
  return {
    type: MessageType.Reply,
    message_reference: { type: 0, message_id: original.id, channel_id: channel.id, ...guild },
    referenced_message: shown,
  };
}

function fill(discord: Discord, message: Message, { body, uploads }: Omit<Edit, 'by'>): void {
  const described = new Map((body.attachments ?? []).map((entry) => [String(entry.id), entry.description]));
  const added = uploads.map((upload) => {
    const description = described.get(upload.key);
    const attachment = storeUpload(discord, message.channel_id, upload);
    countImage(discord, attachment);
    return { ...attachment, ...(description && { description }) };
  });
  const kept = keptAttachments(body, message);
  retireFiles(
    discord.world,
    message.attachments.filter(({ id }) => !kept.some((attachment) => attachment.id === id)),
  );
  message.attachments = [...kept, ...added];
  if (body.content !== undefined) message.content = (body.content ?? '').trim();
  if (body.embeds !== undefined)
    message.embeds = (body.embeds ?? []).map((embed) => ({ type: 'rich', ...embed }) as Message['embeds'][number]);
  if (body.components !== undefined) {
    const shown = (one: Component) => withMedia(one, message.attachments);
    const tree = withIds(body.components ?? []).map((component) => changedTree(component, shown));
    message.components = tree as NonNullable<APIMessage['components']>;
  }
  if (isV2(message)) {
    message.content = '';
    message.embeds = [];
  }
  setMentions(discord.world, message, body.allowed_mentions);
}

function countImage({ requests }: Discord, attachment: APIAttachment): void {
  if (!attachment.content_type?.startsWith('image/')) return;
  requests.images += 1;
  requests.imageBytes += attachment.size;
}

/** A component with Discord's data about the files that it shows. */
function withMedia(component: Component, attachments: readonly APIAttachment[]): Component {
  const { media, file, items } = component;
  const full = ({ url }: { url: string }) => {
    const attachment = findAttachment(attachments, url);
    return attachment ? mediaOfAttachment(attachment) : { url, proxy_url: url, width: null, height: null };
  };
  const stored = file && findAttachment(attachments, file.url);
  return {
    ...component,
    ...(media && { media: full(media) }),
    ...(file && { file: full(file) }),
    ...(stored && { name: storedName(stored.filename), size: stored.size }),
    ...(items && { items: items.map((item) => ({ ...item, media: full(item.media) })) }),
  };
}

/** How many sent messages to remember: enough for any test, and no burden for a bot that runs for days. */
const REMEMBERED = 5_000;

/** Stores what the bot says, and who it may mention: nothing else shows that for a silent message. */
function noteSent({ requests, world }: Discord, message: Message, body: MessageBody): void {
  const { id, channel_id, nonce, mentions, mention_everyone, mention_roles } = message;
  const isSaid = body.content !== undefined || body.components !== undefined || body.embeds !== undefined;
  // Discord announces a new thread by itself.
  const isNotice = message.type === MessageType.ThreadCreated;
  if (message.author.id !== world.application.bot.id || !isSaid || isNotice) return;
  requests.sent.push({
    messageId: id,
    channelId: channel_id,
    isEdit: world.channelOf.has(id),
    text: textIn(message),
    ...(nonce !== undefined && { nonce: String(nonce) }),
    ...(body.allowed_mentions !== undefined && { allowed: body.allowed_mentions }),
    users: mentions.map((user) => user.id),
    everyone: mention_everyone || mention_roles.length > 0,
  });
  if (requests.sent.length > REMEMBERED) requests.sent.shift();
}
