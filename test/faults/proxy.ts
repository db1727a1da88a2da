import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { isRecord, type LocalDiscord, routeOf } from 'local-discord';

/** A request of the bot, read as the local Discord reads it. */
export interface Asked {
  /** As counted in `requests.routes`, e.g. `POST /channels/:id/messages`. */
  readonly route: string;
  /** Its path after the version, with all ids and tokens. */
  readonly path: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** The answer in place of the local Discord's. */
interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** After how many seconds a request that got a 429 may be sent again. */
  readonly retryAfter?: number;
  readonly errors?: unknown;
}

/** A reported difference between the real Discord and the local one. */
export interface Quirk {
  refuse(asked: Asked): Refusal | undefined;
}

/**
 * Stands between a bot's REST client and a local Discord, and refuses their requests as the quirks say;
 * everything else is passed on. For faults of a connection or of a whole server, use `discord.faults`.
 */
export async function openProxy(discord: LocalDiscord, quirks: readonly Quirk[]) {
  const prefix = '/api/v10';
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const bytes = await request.arrayBuffer();
    const path = pathname.slice(prefix.length);
    const json = await jsonIn(bytes, request.headers.get('content-type') ?? '');
    const asked: Asked = { route: `${request.method} ${routeOf(path)}`, path, json };
    for (const quirk of quirks) {
      const refusal = quirk.refuse(asked);
      if (refusal) return refused(refusal);
    }
    return handOn(`${discord.url}${pathname}${search}`, request, bytes);
  };
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function jsonIn(bytes: ArrayBuffer, type: string): Promise<Asked['json']> {
  if (bytes.byteLength === 0) return {};
  const form = type.startsWith('multipart/form-data')
    ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
    : undefined;
  const text = form ? String(form.get('payload_json') ?? '{}') : new TextDecoder().decode(bytes);
  const json: unknown = JSON.parse(text);
  return isRecord(json) ? json : {};
}

function refused({ status, retryAfter, ...body }: Refusal): Response {
  const limited = retryAfter !== undefined && { retry_after: retryAfter, global: false };
  return Response.json(
    { ...body, ...limited },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
}

/** Headers that belong to one connection, or to a body as it was encoded. */
const OF_THE_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
];

async function handOn(url: string, { method, headers }: Request, bytes: ArrayBuffer): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: withoutConnection(headers),
    ...(bytes.byteLength > 0 && { body: bytes }),
  });
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, {
    status: answer.status,
    headers: withoutConnection(answer.headers),
  });
}

function withoutConnection(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of OF_THE_CONNECTION) kept.delete(name);
  return kept;
}
