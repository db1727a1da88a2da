import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Discord } from './discord.ts';
import type { Happening } from './happenings.ts';
import { type Kept, type Kind, keptEmoji, keptMessage } from './kept.ts';
import type { Message } from './world.ts';

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
  for (const messages of discord.world.messages.values()) for (const message of messages.values()) shelf.know(message);
  for (const id of kept.ids.messages) if (!shelf.messages.has(id)) write('messages', id);
  const shown = new Set([...shelf.messages.values()].flatMap(({ files }) => files));
  for (const id of kept.ids.files) if (!shown.has(id)) write('files', id);
  return discord.happenings.listen((happening) => note(discord, { write, shelf, happening }));
}

interface Noted {
  readonly write: Write;
  readonly shelf: ReturnType<typeof createShelf>;
  readonly happening: Happening;
}

function note({ world }: Discord, { write, shelf, happening }: Noted) {
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

/** A stored message: where it is, and the ids and bytes of its files. */
const shelved = ({ channel_id: channelId, attachments }: Message) => ({
  channelId,
  files: attachments.map(({ id }) => id),
  bytes: attachments.reduce((sum, { size }) => sum + size, 0),
});

/** The stored messages, oldest first. */
function createShelf(discord: Discord, write: Write) {
  const messages = new Map<string, ReturnType<typeof shelved>>();

  function drop(id: string): void {
    for (const file of messages.get(id)?.files ?? []) write('files', file);
    if (messages.delete(id)) write('messages', id);
  }

  /** Drops the oldest messages of a channel, and of all channels, if there are too many or they are too large. */
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
    messages: messages as Omit<typeof messages, 'set' | 'delete'>,
    drop,
    dropAll(channelId: string): void {
      for (const [id, one] of messages) if (one.channelId === channelId) drop(id);
    },
    /** Notes that a message is already stored. */
    know: (message: Message) => void messages.set(message.id, shelved(message)),
    put(message: Message): void {
      const { id } = message;
      const before = messages.get(id)?.files ?? [];
      const now = shelved(message);
      messages.set(id, now);
      for (const file of now.files)
        if (!before.includes(file)) write('files', file, discord.world.files.get(file)?.bytes);
      write('messages', id, keptMessage(discord, message));
      for (const file of before) if (!now.files.includes(file)) write('files', file);
      makeRoom(now.channelId);
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
