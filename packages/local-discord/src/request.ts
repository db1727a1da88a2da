import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { refusal } from './errors.ts';
import { MAX_REQUEST_BYTES, type Upload } from './media.ts';

/** The REST interface's own data about a request; `injected`: its answer is a fault. */
export type RestEnv = {
  Bindings: HttpBindings;
  Variables: { path: string; route: string; json: unknown; injected: boolean };
};
export type RestContext = Context<RestEnv>;

export type RequestBody = { json: unknown; uploads: readonly Upload[] };

/** A REST request with the parameters of its path and its query. */
export type Request = RequestBody & {
  param: (name: string) => string;
  query: Readonly<Record<string, string>>;
};

/** The answers to requests, by method and path; undefined means 204, "No Content". */
export type Routes = Readonly<Record<string, (request: Request) => unknown>>;

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

/** Reads a request; throws 50109 on broken JSON and 40005 past 25 MiB. */
export async function readRequest(context: RestContext): Promise<Request> {
  const body = await readBody(context);
  context.set('json', body.json);
  return { ...body, param: (name) => context.req.param(name) ?? '', query: context.req.query() };
}

/** Reads a JSON or multipart body (`payload_json` and `files[n]`). */
async function readBody({ req }: RestContext): Promise<RequestBody> {
  if (Number(req.header('content-length') ?? 0) > MAX_REQUEST_BYTES + 2 ** 20) throw refusal('tooLarge');
  if (!req.header('content-type')?.startsWith('multipart/form-data'))
    return { json: parseJson(await req.text()), uploads: [] };
  const form = await req.raw.formData();
  const uploads: Upload[] = [];
  for (const [field, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (key === undefined || typeof value === 'string') continue;
    uploads.push({ key, filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { json: parseJson(form.get('payload_json')), uploads };
}

/** Whether a request failed because its client has gone: there is nobody to answer, and nothing is wrong here. */
export const hasGone = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET';

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}
