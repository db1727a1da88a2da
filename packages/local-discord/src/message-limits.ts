import {
  type APIAttachment,
  type APIEmbed,
  MessageFlags as Flag,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import type { $ZodType } from 'zod/v4/core';
import type { Component } from './component-tree.ts';
import { type ComponentRules, componentErrors, isTooMuchText } from './components.ts';
import { type FormError, type Path, refusal, refuseIfAny } from './errors.ts';
import { checked, complaint, complaintIf, duplicateErrors, lengthErrors, schemeErrors } from './form.ts';
import { findAttachment, MAX_FILE_BYTES, MAX_REQUEST_BYTES, storedName, type Upload } from './media.ts';
import { isV2 } from './shapes.ts';
import type { Message } from './world.ts';

/** The checked body of a message request: a message keeps a field that is absent, and loses one that is null. */
export type MessageBody = {
  [Field in keyof RESTPostAPIChannelMessageJSONBody]: RESTPostAPIChannelMessageJSONBody[Field] | null;
} & { components?: Component[] | null };

export type MessageRequest = {
  body: unknown;
  uploads: readonly Upload[];
  schema: $ZodType;
  /** The place of the message in the request body: `data` in an interaction's callback. */
  path?: Path;
  existing?: Message | undefined;
};

const MAX_CONTENT = 2000;
const MAX_EMBEDS = 6000;
const MAX_UPLOADS = 10;

/** Checks a message against every limit of Discord; throws 50035, 50006, 40005, or 500 for too many bytes of text. */
export function checkMessage({ world }: { readonly world: Pick<ComponentRules, 'emojis'> }, request: MessageRequest) {
  const { uploads, schema, path = [], existing } = request;
  const total = uploads.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (total > MAX_REQUEST_BYTES || uploads.some(({ bytes }) => bytes.byteLength > MAX_FILE_BYTES))
    throw refusal('tooLarge');
  const body = checked<MessageBody>(schema, request.body, path);
  const v2 = isV2(body) || (existing !== undefined && isV2(existing));
  refuseIfAny([
    ...lengthErrors(body.content?.length ?? 0, { most: MAX_CONTENT }, [...path, 'content']),
    ...embedErrors(body.embeds ?? [], [...path, 'embeds']),
    ...mentionErrors(body.allowed_mentions, [...path, 'allowed_mentions']),
    ...attachmentErrors(body, request),
    ...(v2 ? legacyFieldErrors(body, existing, path) : []),
    ...bodyComponentErrors(body, { ...request, v2, emojis: world.emojis }),
  ]);
  if (isEmpty(body, v2, request)) throw refusal('emptyMessage');
  if (isTooMuchText(body.components ?? [])) throw refusal('internal');
  return body;
}

function bodyComponentErrors(body: MessageBody, request: MessageRequest & Pick<ComponentRules, 'v2' | 'emojis'>) {
  const { uploads, existing, path = [], v2, emojis } = request;
  const uploaded = uploads.map(({ filename }) => ({ filename: storedName(filename) }));
  const attachments = [...keptAttachments(body, existing), ...uploaded];
  const at = [...path, 'components'];
  if (body.components) return componentErrors(body.components, { v2, attachments, emojis }, at);
  if (!existing || !v2 || body.components === null) return [];
  const shown = JSON.stringify(existing.components);
  const lost = existing.attachments.filter(({ url }) => shown.includes(url) && !findAttachment(attachments, url));
  return lost.map(() => complaint(at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'));
}

/** Which attachments an edited message keeps: all, unless the body lists them. */
export function keptAttachments(body: MessageBody, existing: Message | undefined): APIAttachment[] {
  const all = existing?.attachments ?? [];
  if (body.attachments === undefined) return all;
  const listed = new Map((body.attachments ?? []).map((entry) => [String(entry.id), entry]));
  return all.flatMap((attachment) => {
    const entry = listed.get(attachment.id);
    if (!entry) return [];
    return [entry.description ? { ...attachment, description: entry.description } : attachment];
  });
}

function attachmentErrors(body: MessageBody, { uploads, path = [], existing }: MessageRequest): FormError[] {
  const at = [...path, 'attachments'];
  const known = new Set([...uploads.map(({ key }) => key), ...(existing?.attachments ?? []).map(({ id }) => id)]);
  const listed = (body.attachments ?? []).map(({ id }) => String(id));
  const count = Math.max(keptAttachments(body, existing).length + uploads.length, listed.length);
  return [
    ...lengthErrors(count, { most: MAX_UPLOADS }, at),
    ...listed.flatMap((id, index) => complaintIf(!known.has(id), [...at, index, 'id'], 'ATTACHMENT_NOT_FOUND')),
    ...duplicateErrors(listed, 'ATTACHMENT_ID_DUPLICATED', (index) => [...at, index, 'id']),
  ];
}

function embedErrors(embeds: readonly APIEmbed[], path: Path): FormError[] {
  const linkErrors = (link: string | null | undefined, at: Path) =>
    typeof link === 'string' ? schemeErrors(link, ['http', 'https'], at) : [];
  return [
    ...complaintIf(embeds.map(textOf).join('').length > MAX_EMBEDS, path, 'MAX_EMBED_SIZE_EXCEEDED'),
    ...embeds.flatMap(({ url, author }, index) => [
      ...linkErrors(url, [...path, index, 'url']),
      ...linkErrors(author?.url, [...path, index, 'author', 'url']),
    ]),
  ];
}

/** The text that counts towards the limit of embeds. */
function textOf({ title, description, footer, author, fields }: APIEmbed): string {
  const inFields = (fields ?? []).flatMap(({ name, value }) => [name, value]);
  return [title, description, footer?.text, author?.name, ...inFields].join('');
}

function mentionErrors(mentions: MessageBody['allowed_mentions'], path: Path): FormError[] {
  const parse: readonly string[] = mentions?.parse ?? [];
  return (['users', 'roles'] as const).flatMap((kind) => {
    const ids: readonly unknown[] = mentions?.[kind] ?? [];
    const isTwice = new Set(ids.map(String)).size < ids.length;
    return [
      ...complaintIf(
        parse.includes(kind) && ids.length > 0,
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      ),
      ...complaintIf(isTwice, [...path, kind], 'SET_TYPE_ALREADY_CONTAINS_VALUE'),
    ];
  });
}

function legacyFieldErrors(body: MessageBody, existing: Message | undefined, path: Path): FormError[] {
  const left = { ...contentAfter(body, existing), sticker_ids: body.sticker_ids, poll: body.poll };
  return Object.entries(left).flatMap(([field, value]) => {
    const used = Array.isArray(value) ? value.length > 0 : Boolean(value);
    return complaintIf(
      used,
      [...path, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  });
}

const contentAfter = (body: MessageBody, existing: Message | undefined) => ({
  content: body.content === undefined ? existing?.content : body.content,
  embeds: body.embeds === undefined ? existing?.embeds : body.embeds,
});

function isEmpty(body: MessageBody, v2: boolean, { uploads, existing }: MessageRequest): boolean {
  const { content, embeds } = contentAfter(body, existing);
  const components = body.components === undefined ? existing?.components : body.components;
  if (components?.length) return false;
  const files = keptAttachments(body, existing).length + uploads.length;
  return v2 || (!content?.trim() && !embeds?.length && files === 0 && !body.poll && !body.sticker_ids?.length);
}

/** Those of `flags` that every sender may set. */
export const settableFlags = (flags: number | null | undefined): number =>
  (flags ?? 0) & (Flag.SuppressEmbeds | Flag.SuppressNotifications | Flag.IsComponentsV2);
