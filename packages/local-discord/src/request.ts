import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { refusal } from './errors.ts';
import { MAX_REQUEST_BYTES, type Upload } from './media.ts';

/** The REST routes' own data about a request: its body, and whether a fault was injected into its answer. */
export type RestEnv = { Bindings: HttpBindings; Variables: { json: unknown; injected: boolean } };
export type RestContext = Context<RestEnv>;

/** The template of a request's path, e.g. `/webhooks/:id/:token/messages/@original`: ids and tokens taken out. */
export function routeOf(path: string): string {
  const parts = tryDecodeURIComponent(path).split('/').filter(Boolean);
  const tokenAt = parts[0] === 'webhooks' || parts[0] === 'interactions' ? 2 : -1;
  return `/${parts.map((part, at) => (at === tokenAt ? ':token' : /^\d{15,}$/.test(part) ? ':id' : part)).join('/')}`;
}

/** The channel, guild or webhook of a path; each has its own rate limits. */
export function majorOf(path: string): string {
  const [kind, id, token] = path.split('/').filter(Boolean);
  if (kind === 'channels' || kind === 'guilds') return id ?? '';
  return kind === 'webhooks' ? `${id}/${token}` : '';
}

/** Reads a JSON or multipart body (`payload_json` and `files[n]`); throws 50109 on broken JSON and 40005 past 25 MiB. */
export async function readBody(context: RestContext): Promise<{ json: unknown; uploads: Upload[] }> {
  const { req } = context;
  const type = req.header('content-type') ?? '';
  if (Number(req.header('content-length') ?? 0) > MAX_REQUEST_BYTES + 2 ** 20) throw refusal('tooLarge');
  if (!type.startsWith('multipart/form-data')) {
    const json = parseJson(await req.text());
    context.set('json', json);
    return { json, uploads: [] };
  }
  const form = await req.raw.formData();
  const uploads: Upload[] = [];
  for (const [field, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (key === undefined || typeof value === 'string') continue;
    uploads.push({ key, filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  const payload = form.get('payload_json');
  const json = parseJson(typeof payload === 'string' ? payload : '');
  context.set('json', json);
  return { json, uploads };
}

/** Whether a request failed because its client has gone: there is nobody to answer, and nothing is wrong here. */
export function hasGone(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

/** A path parameter. */
export function param(context: RestContext, name: string): string {
  return context.req.param(name) ?? '';
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}
