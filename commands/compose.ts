import {
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { AttachmentBuilder, type BaseMessageOptions, MessageFlags } from 'discord.js';
import { clip } from '../src/messages/text.ts';
import { isUser } from '../src/table/ids.ts';
import type { Row } from './ask.ts';
import { ALT_LIMIT, TEXT_LIMIT } from './limits.ts';

/** A PNG with the file name it is sent under and the text read to those who do not see it. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly alt: string;
}

/** An animated picture, as a GIF. */
interface Animation extends Omit<Picture, 'png'> {
  readonly gif: Buffer;
}

/** A piece of a message, from top to bottom: text in Discord's markdown, pictures, a row of components, a line. */
export type Part =
  | string
  | readonly Picture[]
  | Row
  | 'line'
  | { readonly animation: Animation }
  | { readonly file: Attached };

/** A file to be downloaded. */
interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/** How a message looks and calls, beside what it says. */
export interface Manner {
  /** The colour of the stripe at the side, as 0xRRGGBB. */
  readonly accent?: number | undefined;
  /** The users who are called; a mention of anyone else stays a mere name. */
  readonly mentions?: readonly string[];
  /** Posts without a sound and without a mark of something unread. */
  readonly silent?: boolean;
}

/** What discord.js sends, posts or edits alike; an edit drops the pictures that the message had. */
export interface Composed extends BaseMessageOptions {
  readonly flags: number;
  readonly components: [ContainerBuilder];
  readonly attachments: [];
}

/** A message of Components V2 in one container. Its texts are cut so that all of them together fit. */
export function compose(parts: readonly Part[], { accent, mentions = [], silent = false }: Manner = {}): Composed {
  const container = new ContainerBuilder();
  if (accent !== undefined) container.setAccentColor(accent);
  const pictures: Picture[] = [];
  const files: AttachmentBuilder[] = [];
  for (const part of fitted(
    parts.filter((part) => typeof part === 'string' || !Array.isArray(part) || part.length > 0),
  )) {
    if (part === 'line') container.addSeparatorComponents(new SeparatorBuilder());
    else if (typeof part === 'string') container.addTextDisplayComponents(new TextDisplayBuilder().setContent(part));
    else if ('animation' in part) {
      const { name, gif } = part.animation;
      container.addMediaGalleryComponents(gallery(part.animation));
      files.push(new AttachmentBuilder(gif, { name }));
    } else if ('file' in part) {
      const { name, bytes } = part.file;
      container.addFileComponents(new FileBuilder().setURL(`attachment://${name}`));
      files.push(new AttachmentBuilder(bytes, { name }));
    } else if ('toJSON' in part) container.addActionRowComponents(part);
    else {
      container.addMediaGalleryComponents(part.map(gallery));
      pictures.push(...part);
    }
  }
  return {
    flags: MessageFlags.IsComponentsV2 | (silent ? MessageFlags.SuppressNotifications : 0),
    components: [container],
    files: [...pictures.map(({ png, name }) => new AttachmentBuilder(png, { name })), ...files],
    attachments: [],
    allowedMentions: { parse: [], users: mentions.filter(isUser) },
  };
}

// A gallery each: clients crop pictures that share one, and the rim of a board matters.
function gallery({ name, alt }: Omit<Picture, 'png'>): MediaGalleryBuilder {
  return new MediaGalleryBuilder().addItems(
    new MediaGalleryItemBuilder().setURL(`attachment://${name}`).setDescription(clip(alt, ALT_LIMIT)),
  );
}

// The longest text gives way: headings and questions are short, what happened may be long.
function fitted(parts: readonly Part[]): Part[] {
  const isText = (part: Part): part is string => typeof part === 'string' && part !== 'line';
  const total = parts.filter(isText).reduce((sum, text) => sum + text.length, 0);
  if (total <= TEXT_LIMIT) return [...parts];
  const longest = parts.filter(isText).reduce((a, b) => (b.length > a.length ? b : a), '');
  const room = Math.max(TEXT_LIMIT - (total - longest.length), 1);
  const at = parts.indexOf(longest);
  return fitted(parts.map((part, index) => (index === at ? clip(longest, room) : part)));
}
