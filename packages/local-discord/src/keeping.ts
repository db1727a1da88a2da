import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord, Happening } from './discord.ts';
import { attachmentFile } from './media.ts';
import { addMessage } from './messages.ts';
import { archiveWhenQuiet } from './threads.ts';
import type { Channel, Emoji, Message, World } from './world.ts';

/** The folder has a folder for each of these, with a file for each thing, named by its id. */
const FOLDERS = ['channels', 'messages', 'files', 'emojis', 'locales'] as const;

type Kind = (typeof FOLDERS)[number];

// The local Discord has written these files itself, so it ignores unfinished ones.
const id = z.string().regex(/^\d+$/);
const channel = z.looseObject({ id, type: z.number(), name: z.string(), overwrites: z.array(z.unknown()) });
const attachments = z.array(z.looseObject({ id, filename: z.string() }));
const local = z.looseObject({ pinged: z.array(z.string()) });
const message = z.looseObject({ id, channel_id: id, timestamp: z.string(), attachments, local });
const said = z.object({ url: z.string(), message });
const language = z.object({ id, locale: z.enum(Locale) });
const emoji = z.object({
  id,
  name: z.string(),
  animated: z.boolean(),
  contentType: z.string(),
  deleted: z.boolean().default(false),
  image: z.base64(),
});

type Kept = ReturnType<typeof readKept>;

/** How an emoji is stored, including a deleted one. */
const keptEmoji = ({ bytes, ...rest }: Emoji, { emojis }: World): string =>
  JSON.stringify({ ...rest, deleted: !emojis.has(rest.id), image: Buffer.from(bytes).toString('base64') });

/** Lists what an earlier run stored in a folder; makes the folder if there is none. */
export function readKept(folder: string) {
  for (const kind of FOLDERS) mkdirSync(join(folder, kind), { recursive: true, mode: 0o700 });
  const idsOf = (kind: Kind) => {
    const entries = readdirSync(join(folder, kind), { withFileTypes: true });
    const names = entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
    // A file that was being written when a run ended.
    for (const name of names) if (/^\d+\.part$/.test(name)) rmSync(join(folder, kind, name), { force: true });
    return names.filter((name) => /^\d+$/.test(name));
  };
  const ids = Object.fromEntries(FOLDERS.map((kind) => [kind, idsOf(kind)])) as Record<Kind, string[]>;
  return { folder, ids, newest: Object.values(ids).flat().toSorted(byAge).at(-1) };
}

const byAge = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1);

/** Puts stored things back, before anything else happens; answers that the bot owed in the earlier run have failed. */
export function restore(discord: Discord, kept: Kept): void {
  const { world } = discord;
  for (const one of all(kept, 'channels', channel)) {
    const restored = one as unknown as Channel;
    world.channels.set(restored.id, restored);
    archiveWhenQuiet(discord, restored);
  }
  const messages = all(kept, 'messages', said);
  for (const { url, message: one } of messages.toSorted((a, b) => byAge(a.message.id, b.message.id))) {
    const text = JSON.stringify(one).replaceAll(`${url}/attachments/`, `${discord.url}/attachments/`);
    putBack(discord, kept, JSON.parse(text) as Message);
  }
  for (const { id, locale } of all(kept, 'locales', language)) {
    const owner = world.guilds.get(id) ?? world.users.get(id);
    if (owner) owner.locale = locale;
  }
  for (const { image, deleted, ...one } of all(kept, 'emojis', emoji)) {
    const bytes = new Uint8Array(Buffer.from(image, 'base64'));
    (deleted ? world.deletedEmojis : world.emojis).set(one.id, { ...one, bytes });
  }
}

function putBack(discord: Discord, { folder }: Kept, one: Message): void {
  const { world } = discord;
  if (!world.channels.has(one.channel_id)) return;
  for (const attachment of one.attachments) {
    const bytes = attempt(() => readFileSync(join(folder, 'files', attachment.id)));
    if (bytes) world.files.set(attachment.id, attachmentFile(one.channel_id, attachment, bytes));
  }
  delete one.local.thinkingUntil;
  addMessage(discord, one);
}

const all = <T>({ folder, ids }: Kept, kind: Exclude<Kind, 'files'>, shape: z.ZodType<T>): T[] =>
  ids[kind].flatMap((name) => {
    const { data } = shape.safeParse(attempt(() => JSON.parse(readFileSync(join(folder, kind, name), 'utf8'))));
    return data === undefined ? [] : [data];
  });

/** The result; undefined if there is none. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** How much to keep: messages in each channel, messages in all channels, and bytes of their files. */
const MOST_OF_CHANNEL = 100;
const MOST_MESSAGES = 1_000;
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Saves everything that happens in the local Discord from now on into the folder: its newest messages with their files,
 * its channels and emojis. Returns a function that ends this.
 */
export function keep(discord: Discord, kept: Kept): () => void {
  const write = writerInto(kept.folder);
  const shelf = createShelf(discord, write);
  for (const id of kept.ids.messages) if (!shelf.messages.has(id)) write('messages', id);
  const shown = new Set([...shelf.messages.values()].flatMap(({ files }) => files));
  for (const id of kept.ids.files) if (!shown.has(id)) write('files', id);
  return discord.happenings.listen((happening) => note(discord, shelf, happening));
}

function note({ world }: Discord, shelf: ReturnType<typeof createShelf>, happening: Happening) {
  const { write } = shelf;
  const writeChannel = (id: string) => write('channels', id, JSON.stringify(world.channels.get(id)));
  switch (happening.t) {
    case 'MESSAGE_CREATE':
      shelf.put(happening.message);
      return writeChannel(happening.message.channel_id);
    case 'MESSAGE_UPDATE':
      // A message that has been dropped as too old is not stored again.
      return shelf.messages.has(happening.message.id) ? shelf.put(happening.message) : undefined;
    case 'MESSAGE_DELETE':
      return shelf.drop(happening.message.id);
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
      return writeChannel(happening.channel.id);
    case 'CHANNEL_DELETE':
      shelf.dropAll(happening.channel.id);
      return write('channels', happening.channel.id);
    case 'EMOJI_UPDATE':
      return write('emojis', happening.emoji.id, keptEmoji(happening.emoji, world));
    case 'EMOJI_DELETE':
      return write('emojis', happening.emoji.id);
    case 'LOCALE_UPDATE':
      return write('locales', happening.id, JSON.stringify({ id: happening.id, locale: happening.locale }));
    default:
      return undefined;
  }
}

const shelved = ({ channel_id: channelId, attachments }: Message) => ({
  channelId,
  files: attachments.map(({ id }) => id),
  bytes: attachments.reduce((sum, { size }) => sum + size, 0),
});

/** The stored messages, oldest first: at the beginning, all that exist. */
function createShelf(discord: Discord, write: Write) {
  const all = [...discord.world.messages.values()].flatMap((ofChannel) => [...ofChannel.values()]);
  const messages = new Map(all.map((message) => [message.id, shelved(message)]));

  function drop(id: string): void {
    for (const file of messages.get(id)?.files ?? []) write('files', file);
    if (messages.delete(id)) write('messages', id);
  }

  /** Drops the oldest messages in a channel, and in all channels, if there are too many or they are too large. */
  function makeRoom(channelId: string): void {
    const own = [...messages].filter(([, one]) => one.channelId === channelId);
    for (const [id] of own.slice(0, Math.max(0, own.length - MOST_OF_CHANNEL))) drop(id);
    let bytes = [...messages.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [id, oldest] of messages) {
      if (messages.size <= MOST_MESSAGES && bytes <= MOST_BYTES) return;
      bytes -= oldest.bytes;
      drop(id);
    }
  }

  return {
    write,
    messages,
    drop,
    dropAll(channelId: string): void {
      for (const [id, one] of messages) if (one.channelId === channelId) drop(id);
    },
    put(message: Message): void {
      const { url, world } = discord;
      const before = messages.get(message.id)?.files ?? [];
      const { files } = shelved(message);
      messages.set(message.id, shelved(message));
      for (const id of files) if (!before.includes(id)) write('files', id, world.files.get(id)?.bytes);
      // With the address that serves its files.
      write('messages', message.id, JSON.stringify({ url, message }));
      for (const id of before) if (!files.includes(id)) write('files', id);
      makeRoom(message.channel_id);
    },
  };
}

type Write = (kind: Kind, id: string, content?: string | Uint8Array) => void;

/** Writes a file whole or not at all, or removes it if it has no content. */
function writerInto(folder: string): Write {
  let reported = false;
  return (kind, id, content) => {
    const path = join(folder, kind, id);
    try {
      if (content === undefined) return rmSync(path, { force: true });
      writeFileSync(`${path}.part`, content, { mode: 0o600 });
      renameSync(`${path}.part`, path);
    } catch (error) {
      // Players can continue anyway, and a full disk is reported only once.
      if (!reported) console.error(`The local Discord cannot be saved: ${(error as Error).message}`);
      reported = true;
    }
  };
}
