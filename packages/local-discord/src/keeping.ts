import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import type { Discord } from './discord.ts';
import type { Happening } from './happenings.ts';
import { type Kept, type Kind, keptEmoji, keptMessage } from './kept.ts';
import { findMessage } from './messages.ts';
import type { Message } from './world.ts';

/** How much to keep: messages in each channel, messages in all channels, and bytes of their files. */
const MOST_OF_CHANNEL = 100;
const MOST_MESSAGES = 1_000;
const MOST_BYTES = 64 * 2 ** 20;

/** A stored message. */
interface Shelved {
  readonly channelId: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

/**
 * Saves everything that happens in the local Discord from now on into the folder: its newest messages with their files,
 * its channels and emojis. Returns a function that ends this after writing everything.
 */
export function keep(discord: Discord, kept: Kept): () => Promise<void> {
  const { world, happenings } = discord;
  const writer = writeInto(kept.folder);
  const shelf = createShelf(discord, writer);
  for (const messages of world.messages.values()) for (const message of messages.values()) shelf.know(message);
  for (const id of kept.ids.messages) if (!shelf.messages.has(id)) writer.remove('messages', id);
  const shown = new Set([...shelf.messages.values()].flatMap(({ files }) => files));
  for (const id of kept.ids.files) if (!shown.has(id)) writer.remove('files', id);
  const stop = happenings.listen((happening) => note(discord, { writer, shelf, happening }));
  return async () => {
    stop();
    await writer.idle();
  };
}

interface Noted {
  readonly writer: Writer;
  readonly shelf: ReturnType<typeof createShelf>;
  readonly happening: Happening;
}

function note({ world }: Discord, { writer, shelf, happening }: Noted): void {
  const writeChannel = (id: string) =>
    writer.write('channels', id, () => {
      const channel = world.channels.get(id);
      return channel && JSON.stringify(channel);
    });
  switch (happening.t) {
    case 'MESSAGE_CREATE':
      shelf.put(happening.message);
      writeChannel(happening.message.channel_id);
      break;
    case 'MESSAGE_UPDATE':
      // A message that has been dropped as too old is not stored again.
      if (shelf.messages.has(happening.message.id)) shelf.put(happening.message);
      break;
    case 'MESSAGE_DELETE':
      shelf.drop(happening.message.id);
      break;
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
      writeChannel(happening.channel.id);
      break;
    case 'CHANNEL_DELETE':
      shelf.dropAll(happening.channel.id);
      writer.remove('channels', happening.channel.id);
      break;
    case 'EMOJI_UPDATE':
      writer.write('emojis', happening.emoji.id, () => keptEmoji(happening.emoji, world));
      break;
    case 'EMOJI_DELETE':
      writer.remove('emojis', happening.emoji.id);
      break;
    case 'LOCALE_UPDATE':
      writer.write('locales', happening.id, () => JSON.stringify({ id: happening.id, locale: happening.locale }));
      break;
    case 'INTERACTION_CREATE':
    case 'COMMANDS_UPDATE':
    case 'CLOCK':
      break;
  }
}

/** The stored messages, oldest first. */
function createShelf(discord: Discord, writer: Writer) {
  const messages = new Map<string, Shelved>();

  function drop(id: string): void {
    for (const file of messages.get(id)?.files ?? []) writer.remove('files', file);
    if (messages.delete(id)) writer.remove('messages', id);
  }

  /**
   * Drops the oldest messages of a channel, and of all channels together, if there are too many or they are too large.
   */
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
    messages: messages as ReadonlyMap<string, Shelved>,
    drop,
    dropAll(channelId: string): void {
      for (const [id, one] of messages) if (one.channelId === channelId) drop(id);
    },
    /** Notes that a message is already stored. */
    know(message: Message): void {
      messages.set(message.id, shelved(message));
    },
    /** Stores a message as it is at the time of writing. */
    put(message: Message): void {
      const { id } = message;
      const before = messages.get(id)?.files ?? [];
      const now = shelved(message);
      messages.set(id, now);
      for (const file of now.files) {
        if (!before.includes(file)) writer.write('files', file, () => discord.world.files.get(file)?.bytes);
      }
      writer.write('messages', id, () => {
        const found = findMessage(discord, id);
        return found && keptMessage(discord, found);
      });
      for (const file of before) if (!now.files.includes(file)) writer.remove('files', file);
      makeRoom(now.channelId);
    },
  };
}

const shelved = ({ channel_id: channelId, attachments }: Message): Shelved => ({
  channelId,
  files: attachments.map(({ id }) => id),
  bytes: attachments.reduce((sum, { size }) => sum + size, 0),
});

type Content = () => string | Uint8Array | undefined;

type Writer = ReturnType<typeof writeInto>;

/** Writes files one after the other, each whole or not at all, in their state at the time of writing. */
function writeInto(folder: string) {
  const changed = new Map<string, Content>();
  let running: Promise<void> | undefined;
  let reported = false;

  async function one(path: string, content: ReturnType<Content>): Promise<void> {
    try {
      if (content === undefined) await rm(path, { force: true });
      else await writeFile(`${path}.part`, content, { mode: 0o600 }).then(() => rename(`${path}.part`, path));
    } catch (error) {
      // Players can continue anyway, and a full disk is reported only once.
      if (!reported) console.error(`The local Discord cannot be saved: ${(error as Error).message}`);
      reported = true;
    }
  }

  async function run(): Promise<void> {
    await soon();
    for (let [next] = changed; next !== undefined; [next] = changed) {
      const [path, content] = next;
      changed.delete(path);
      await one(path, content());
    }
    running = undefined;
  }

  const write = (kind: Kind, id: string, content: Content): void => {
    changed.set(join(folder, kind, id), content);
    running ??= run();
  };
  return {
    write,
    remove(kind: Kind, id: string): void {
      write(kind, id, () => undefined);
    },
    /** Waits until everything is written. */
    idle: async () => running,
  };
}
