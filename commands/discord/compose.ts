import {
  ActionRowBuilder,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import {
  type APISelectMenuOption,
  AttachmentBuilder,
  type BaseMessageOptions,
  ComponentType,
  type MessageActionRowComponentBuilder,
  MessageFlags,
} from 'discord.js';
import { atLongest, withoutIcons } from '../../src/messages/icons.ts';
import { clip, clipBytes, clipSentences } from '../../src/messages/text.ts';
import { isUser } from '../../src/table/ids.ts';
import { fitTexts, levelOf, SHORTEST } from './fit-texts.ts';
import { isKey } from './icon-key.ts';
import {
  ALT_LIMIT,
  BUTTONS_IN_ROW,
  BYTES_EACH,
  BYTES_LIMIT,
  COMPONENTS_LIMIT,
  CONTENT_LIMIT,
  ROWS_LIMIT,
} from './limits.ts';
import { isMenu, type Row } from './rows.ts';

/** A PNG with its file name, and alt text for people who cannot see it. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly alt: string;
}

/** An animated picture, as a GIF. */
interface Animation extends Omit<Picture, 'png'> {
  readonly gif: Buffer;
}

/** A part of a message, from top to bottom: text in Discord's markdown, pictures, a row of components, or a line. */
export type Part =
  | string
  | readonly Picture[]
  | Row
  | 'line'
  | { readonly animation: Animation }
  | { readonly file: Attached };

/** A file to download. */
interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/** How a message looks and whom it calls, apart from its content. */
export interface Manner {
  /** The colour of the stripe at the side, as 0xRRGGBB. */
  readonly accent?: number | undefined;
  /** The users to call; a mention of anyone else appears only as a name. */
  readonly mentions?: readonly string[];
  /** Posts without a sound and without marking the channel as unread. */
  readonly silent?: boolean;
}

/** What discord.js sends or posts; `edited` turns it into an edit. */
export interface Composed extends BaseMessageOptions {
  readonly flags: number;
  readonly components: readonly (ContainerBuilder | Row)[];
}

/**
 * An edit of a message, without its earlier pictures. Call this again for every attempt, because discord.js adds the
 * files to the given array.
 */
export function edited<T extends BaseMessageOptions>(message: T): T & { readonly attachments: [] } {
  return { ...message, attachments: [] };
}

/** How a message without components looks and whom it calls, and the pictures beneath its text. */
type Plain = Omit<Manner, 'accent'> & { readonly pictures?: readonly Picture[] };

const attached = ({ png, name, alt }: Picture): AttachmentBuilder =>
  new AttachmentBuilder(png, { name, description: clipSentences(alt, ALT_LIMIT) });

/**
 * A message without Components V2, its lines above its rows. A locked phone shows its text, but not text inside
 * components.
 */
export function composePlain(
  lines: readonly string[],
  rows: readonly Row[],
  { mentions = [], silent = false, pictures = [] }: Plain = {},
): Composed {
  return {
    flags: silent ? MessageFlags.SuppressNotifications : 0,
    content: fitContent(lines.join('\n')),
    components: rows.slice(0, ROWS_LIMIT),
    ...(pictures.length > 0 && { files: pictures.map(attached) }),
    allowedMentions: { parse: [], users: [...mentions] },
  };
}

/** If a text has no room for its icons, it shows words only. */
const fitContent = (text: string): string =>
  atLongest(text).length <= CONTENT_LIMIT ? text : clip(withoutIcons(text), CONTENT_LIMIT);

/** A message with Components V2 in one container. Cuts its texts so that together they fit. */
export function compose(parts: readonly Part[], { accent, mentions = [], silent = false }: Manner = {}): Composed {
  const container = new ContainerBuilder();
  if (accent !== undefined) container.setAccentColor(accent);
  const pictures: Picture[] = [];
  const files: AttachmentBuilder[] = [];
  const filled = parts.filter((part) => typeof part === 'string' || !Array.isArray(part) || part.length > 0);
  const shown = withRoom(withFewRows(filled));
  const texts = fitTexts(
    shown.filter(isText),
    shown.reduce((sum, part) => sum + bytesBeside(part), 0),
  );
  for (const part of shown.map((part) => (isText(part) ? (texts.shift() ?? '') : part))) {
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
    allowedMentions: { parse: [], users: mentions.filter(isUser) },
  };
}

// One gallery for each picture: clients crop pictures that share one, and the edge of a board matters.
function gallery({ name, alt }: Omit<Picture, 'png'>): MediaGalleryBuilder {
  return new MediaGalleryBuilder().addItems(
    new MediaGalleryItemBuilder().setURL(`attachment://${name}`).setDescription(clipSentences(alt, ALT_LIMIT)),
  );
}

/**
 * The same parts. If there are more components than Discord accepts, as many rows of buttons as necessary are joined,
 * even if a phone then wraps them.
 */
function withFewRows(parts: readonly Part[]): readonly Part[] {
  let over = parts.reduce((sum, part) => sum + componentsIn(part), 1) - COMPONENTS_LIMIT;
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isPair = last !== undefined && isButtons(last) && isButtons(part);
    if (over > 0 && isPair && last.components.length + part.components.length <= BUTTONS_IN_ROW) {
      const row = [...last.components, ...part.components];
      joined.splice(-1, 1, new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(row));
      over--;
    } else joined.push(part);
  }
  return joined;
}

const isButtons = (part: Part): part is Row => isRow(part) && !isMenu(part);

const componentsIn = (part: Part): number => {
  if (isRow(part)) return 1 + part.components.length;
  return isPictures(part) ? part.length : 1;
};

/** The minimum number of bytes of alt text that a picture keeps when there is little room. */
const SHORT_ALT = 400;

/**
 * The same parts, with everything else shortened if it leaves too little room for the text: first pictures lose some of
 * their alt text, then menu choices lose their uploaded icons, and finally some of their explanations.
 */
function withRoom(parts: readonly Part[]): readonly Part[] {
  const shorter = withShortAlts(parts);
  const texts = parts.filter(isText).reduce((sum, text) => sum + Math.min(Buffer.byteLength(text), SHORT_ALT), 0);
  const overOf = (some: readonly Part[]) =>
    some.reduce((sum, part) => sum + bytesBeside(part), 0) + texts + 2 * BYTES_EACH - BYTES_LIMIT;
  if (overOf(shorter) <= 0) return shorter;
  const plainer = withChoices(shorter, ({ emoji, ...choice }) =>
    emoji === undefined || isKey(emoji) ? choice : { ...choice, emoji },
  );
  const over = overOf(plainer);
  return over <= 0 ? plainer : withShortDetails(plainer, over);
}

/** The same parts with the explanations of choices cut to one length, to save this many bytes. */
function withShortDetails(parts: readonly Part[], bytes: number): readonly Part[] {
  const sizes = parts
    .filter(isRow)
    .flatMap(choicesOf)
    .flatMap(({ description }) => (description ? [Buffer.byteLength(description)] : []));
  const room = sizes.reduce((sum, size) => sum + size, 0) - bytes;
  const most = room < SHORTEST * sizes.length ? 0 : levelOf(sizes, room);
  return withChoices(parts, ({ description = '', ...choice }) =>
    most === 0 || description === '' ? choice : { ...choice, description: clipBytes(description, most) },
  );
}

const choicesOf = (row: Row): APISelectMenuOption[] =>
  row.toJSON().components.flatMap((one) => (one.type === ComponentType.StringSelect ? one.options : []));

/** The same parts, with every choice of every menu changed. */
function withChoices(
  parts: readonly Part[],
  change: (choice: APISelectMenuOption) => APISelectMenuOption,
): readonly Part[] {
  return parts.map((part) => {
    if (!isRow(part)) return part;
    const { components, ...rest } = part.toJSON();
    const changed = components.map((one) =>
      one.type === ComponentType.StringSelect ? { ...one, options: one.options.map(change) } : one,
    );
    return new ActionRowBuilder<MessageActionRowComponentBuilder>({ ...rest, components: changed });
  });
}

const isRow = (part: Part): part is Row => typeof part !== 'string' && 'toJSON' in part;

function withShortAlts(parts: readonly Part[]): readonly Part[] {
  const pictures = parts.flatMap((part) => (isPictures(part) ? part : []));
  const alts = pictures.map(({ alt }) => Buffer.byteLength(clipSentences(alt, ALT_LIMIT)));
  const texts = parts.filter(isText).reduce((sum, text) => sum + Buffer.byteLength(atLongest(text)), 0);
  const others = parts.reduce((sum, part) => sum + bytesBeside(part), 0) - alts.reduce((sum, alt) => sum + alt, 0);
  const room = Math.max(BYTES_LIMIT - others - texts - 2 * BYTES_EACH, SHORT_ALT * alts.length);
  if (alts.reduce((sum, alt) => sum + alt, 0) <= room) return parts;
  const most = levelOf(alts, room);
  const cut = (picture: Picture): Picture => ({ ...picture, alt: clipSentences(picture.alt, ALT_LIMIT, most) });
  return parts.map((part) => (isPictures(part) ? part.map(cut) : part));
}

const isPictures = (part: Part): part is readonly Picture[] => typeof part !== 'string' && Array.isArray(part);

const isText = (part: Part): part is string => typeof part === 'string' && part !== 'line';

/** How many characters an icon's emoji adds to its key: an id, and a hash in its name. */
const EMOJI_BYTES = 32;

const iconsIn = (row: Row): number => JSON.stringify(row.toJSON()).split('"emoji":').length - 1;

/** The bytes of a part in a message's components, without its own text. */
function bytesBeside(part: Part): number {
  if (typeof part === 'string') return BYTES_EACH;
  if ('animation' in part) return bytesOf(gallery(part.animation).toJSON());
  if ('file' in part) return bytesOf({ file: { url: part.file.name } });
  if ('toJSON' in part) return bytesOf(part.toJSON()) + EMOJI_BYTES * iconsIn(part);
  return part.reduce((sum, picture) => sum + bytesOf(gallery(picture).toJSON()), 0);
}

/** The bytes of components in a message. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, one) => sum + bytesOf(one), 0);
  return Array.isArray(value) ? inside : inside + BYTES_EACH;
}
