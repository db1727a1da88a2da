import type { APIAttachment, APIUnfurledMediaItem } from 'discord-api-types/v10';
import { getMimeType } from 'hono/utils/mime';
import type { Discord } from './discord.ts';
import type { StoredFile, World } from './world.ts';

/** A file of a multipart request: `key` is the n of its field `files[n]`. */
export type Upload = { key: string; filename: string; bytes: Uint8Array<ArrayBuffer> };

export const MAX_FILE_BYTES = 10 * 2 ** 20;
export const MAX_REQUEST_BYTES = 25 * 2 ** 20;

/** Discord's stored name for a file: spaces become underscores, other odd characters are removed. */
export const storedName = (filename: string): string =>
  filename.replaceAll(' ', '_').replace(/[^\w.-]/g, '') || 'unknown';

/** Keeps the bytes of an upload and returns the attachment that points to them. */
export function storeUpload(discord: Discord, channelId: string, upload: Pick<Upload, 'filename' | 'bytes'>) {
  const filename = storedName(upload.filename);
  const named = { id: discord.nextId(), filename, content_type: getMimeType(filename) };
  const file = attachmentFile(channelId, named, upload.bytes);
  discord.world.files.set(file.id, file);
  return attachmentShape(discord.url, file);
}

const BINARY = 'application/octet-stream';

export const attachmentFile = (
  channelId: string,
  { id, filename, content_type = BINARY }: { id: string; filename: string; content_type?: string | undefined },
  bytes: Uint8Array<ArrayBuffer>,
): StoredFile => ({ id, channelId, filename, contentType: content_type, bytes, ...sizeOf(bytes) });

/** How many bytes of files to keep after no message shows them any more, for people who are still looking at them. */
const RETIRED_BYTES = 128 * 2 ** 20;
const RETIRED_FILES = 2000;

/** Notes that no message shows these files any more; forgets the oldest such files if they take too much room. */
export function retireFiles(world: World, attachments: readonly Pick<APIAttachment, 'id'>[]): void {
  const { files, retired } = world;
  for (const { id } of attachments) retired.push(id);
  const bytesOf = (id: string) => files.get(id)?.bytes.byteLength ?? 0;
  let total = retired.reduce((sum, id) => sum + bytesOf(id), 0);
  while (total > RETIRED_BYTES || retired.length > RETIRED_FILES) {
    const oldest = retired.shift() ?? '';
    total -= bytesOf(oldest);
    files.delete(oldest);
  }
}

/** A stored file as an attachment; `base` is the address of the server. */
export function attachmentShape(base: string, file: StoredFile): APIAttachment {
  const url = `${base}/attachments/${file.channelId}/${file.id}/${file.filename}`;
  return {
    id: file.id,
    filename: file.filename,
    size: file.bytes.byteLength,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...(file.width !== undefined && { width: file.width, height: file.height ?? 0 }),
  };
}

export const mediaOfAttachment = (attachment: APIAttachment): APIUnfurledMediaItem => ({
  url: attachment.url,
  proxy_url: attachment.proxy_url,
  width: attachment.width ?? null,
  height: attachment.height ?? null,
  ...(attachment.content_type !== undefined && { content_type: attachment.content_type }),
  attachment_id: attachment.id,
});

/** The attachment of a media url: `attachment://name`, or an earlier url. */
export function findAttachment<T extends { filename: string; url?: string }>(attachments: readonly T[], url: string) {
  if (!url.startsWith('attachment://')) return attachments.find((attachment) => attachment.url === url);
  const name = storedName(url.slice('attachment://'.length));
  return attachments.find(({ filename }) => filename === name);
}

const PNG = 0x89504e47;
const GIF = 0x47494638;

function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 24) return {};
  switch (view.getUint32(0)) {
    case PNG:
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case GIF:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    default:
      return {};
  }
}
