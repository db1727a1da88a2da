import { type APIMessageTopLevelComponent, ComponentType, MessageFlags } from 'discord.js';
import { clip } from '../src/messages/text.ts';
import type { ToldMessage } from '../src/table/posts.ts';
import { TEXT_LIMIT } from './limits.ts';
import { type Delivery, isForbidden, isGone } from './posting.ts';

/** The entries whose messages are marked: after the first, before the second. */
interface Undone {
  readonly after: number;
  readonly before: number;
}

/** Marks every message that tells of turns which have been taken back; their pictures stay. */
export async function markUndone(delivery: Delivery, { after, before }: Undone): Promise<void> {
  const { bot, row } = delivery;
  for (const told of await bot.table.told(row.gameId, after)) {
    if (told.entry >= before) continue;
    await mark(delivery, told);
    await bot.table.dropTold(row.gameId, told.messageId);
  }
}

async function mark({ bot, channel }: Delivery, { channelId, messageId }: ToldMessage): Promise<void> {
  // A game that has moved has left its earlier messages behind.
  if (channelId !== channel.id) return;
  try {
    const message = await channel.messages.fetch({ message: messageId, cache: false });
    const shown = message.components.map((component) => component.toJSON() as APIMessageTopLevelComponent);
    // Attachments that are not listed stay.
    await channel.messages.edit(messageId, {
      flags: MessageFlags.IsComponentsV2,
      components: struckOut(shown, bot.words.votes.undone),
      allowedMentions: { parse: [] },
    });
  } catch (error) {
    // A message that nobody sees any more, or that the bot may not read, stays as it is.
    if (!isGone(error) && !isForbidden(error)) throw error;
  }
}

/** The components of a message with a note above and every text struck out. */
function struckOut(shown: readonly APIMessageTopLevelComponent[], note: string): APIMessageTopLevelComponent[] {
  return shown.map((component) => {
    if (component.type !== ComponentType.Container) return component;
    const inside = component.components.map((part) => {
      if (part.type === ComponentType.TextDisplay) return { type: part.type, content: struck(part.content, note) };
      if (part.type !== ComponentType.MediaGallery) return part;
      return {
        type: part.type,
        items: part.items.map(({ media, ...item }) => ({ ...item, media: { url: ownUrl(media.url) } })),
      };
    });
    return { type: component.type, components: [{ type: ComponentType.TextDisplay, content: note }, ...inside] };
  });
}

/** Each line struck out; Discord formats line by line. */
function struck(text: string, note: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^((?:-# |#{1,3} |- )?)(.+)$/, '$1~~$2~~'));
  return clip(lines.join('\n'), TEXT_LIMIT - note.length);
}

/** The name by which a message means one of its own files: the address that Discord tells expires. */
function ownUrl(url: string): string {
  return `attachment://${new URL(url).pathname.split('/').at(-1) ?? ''}`;
}
