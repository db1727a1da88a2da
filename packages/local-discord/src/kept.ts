import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from './discord.ts';
import { attachmentFile } from './media.ts';
import { addMessage } from './messages.ts';
import { archiveWhenQuiet } from './threads.ts';
import type { Channel, Emoji, Message, World } from './world.ts';

/** The folder has a folder for each of these, with a file for each thing, named by its id. */
const FOLDERS = ['channels', 'messages', 'files', 'emojis', 'locales'] as const;

export type Kind = (typeof FOLDERS)[number];

// The local Discord has written these files itself, so it ignores unfinished ones.
const id = z.string().regex(/^\d+$/);
const channel = z.looseObject({ id, type: z.number(), name: z.string(), overwrites: z.array(z.unknown()) });
const message = z.looseObject({
  id,
  channel_id: id,
  timestamp: z.string(),
  attachments: z.array(z.looseObject({ id, filename: z.string() })),
  local: z.looseObject({ pinged: z.array(z.string()) }),
});
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

/** What an earlier run left in a folder. */
export type Kept = ReturnType<typeof readKept>;

/** A stored message, with the address that served its files. */
export const keptMessage = ({ url }: Discord, one: Message): string => JSON.stringify({ url, message: one });

/** How an emoji is stored, including a deleted one. */
export const keptEmoji = ({ bytes, ...rest }: Emoji, { emojis }: World): string =>
  JSON.stringify({ ...rest, deleted: !emojis.has(rest.id), image: Buffer.from(bytes).toString('base64') });

/** Reads the things stored in a folder; makes the folder if there is none. */
export function readKept(folder: string) {
  for (const kind of FOLDERS) mkdirSync(join(folder, kind), { recursive: true, mode: 0o700 });
  const idsOf = (kind: Kind) => {
    const names = readdirSync(join(folder, kind), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
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
    (deleted ? world.deletedEmojis : world.emojis).set(one.id, {
      ...one,
      bytes: new Uint8Array(Buffer.from(image, 'base64')),
    });
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

function all<T>({ folder, ids }: Kept, kind: Exclude<Kind, 'files'>, shape: z.ZodType<T>): T[] {
  return ids[kind].flatMap((name) => {
    const { data } = shape.safeParse(attempt(() => JSON.parse(readFileSync(join(folder, kind, name), 'utf8'))));
    return data === undefined ? [] : [data];
  });
}

/** The result; undefined if there is none. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
