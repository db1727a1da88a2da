import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Discord, Rejected } from './discord.ts';
import { DiscordError, refusal } from './errors.ts';
import { type PendingFaults, type RestFault, takeRestFault } from './faults.ts';
import { isRecord } from './form.ts';
import type { Gateway } from './gateway.ts';
import type { RateLimits } from './rate-limits.ts';
import { hasGone, majorOf, type RestContext, type RestEnv, type Routes, readRequest, routeOf } from './request.ts';
import { applicationRoutes } from './rest-application.ts';
import { channelRoutes, guildRoutes } from './rest-guild.ts';
import { interactionRoutes } from './rest-interactions.ts';
import { messageRoutes } from './rest-messages.ts';

const PREFIX = '/api/v10';
/** The routes that answer 201, "Created". */
const CREATES = /^POST .*\/(threads|emojis)$/;

export type RestParts = {
  discord: Discord;
  gateway: Gateway;
  pending: PendingFaults;
  /** Absent if rate limits are switched off. */
  rateLimits: RateLimits | undefined;
};

/** Discord's REST interface, version 10. */
export function restApi({ discord, gateway, pending, rateLimits }: RestParts): Hono<RestEnv> {
  const api = new Hono<RestEnv>().basePath(PREFIX);
  api.use(countRequests(discord, rateLimits));
  api.use(injectFaults(pending));
  api.use(requireToken(discord));
  if (rateLimits) api.use(limitRate(rateLimits));
  const routes: Routes = {
    'GET /gateway': () => ({ url: socketUrl(discord) }),
    'GET /gateway/bot': () => ({ url: socketUrl(discord), ...gateway.told() }),
    ...messageRoutes(discord, rateLimits),
    ...channelRoutes(discord),
    ...guildRoutes(discord),
    ...applicationRoutes(discord),
    ...interactionRoutes(discord),
  };
  for (const [route, answer] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, path, async (c) => {
      const json = await answer(await readRequest(c));
      return json === undefined ? c.body(null, 204) : c.json(json, CREATES.test(route) ? 201 : 200);
    });
  }
  api.all('*', () => {
    throw refusal('notFound');
  });
  api.onError(answerError);
  return api;
}

function answerError(error: Error, c: RestContext): Response {
  if (!(error instanceof DiscordError)) {
    if (!hasGone(error)) console.error(error);
    return c.json({ message: '500: Internal Server Error', code: 0 }, 500);
  }
  const { status, message, code, errors, retryAfter } = error.body;
  const limited = retryAfter !== undefined && { retry_after: retryAfter, global: false };
  const body = { message, code, ...(errors && { errors }), ...limited };
  return c.json(body, status as ContentfulStatusCode, {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'shared' }),
  });
}

const socketUrl = ({ url }: Discord): string => `${url.replace('http', 'ws')}/gw`;

const countRequests =
  ({ requests }: Discord, rateLimits: RateLimits | undefined): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    const path = c.req.path.slice(PREFIX.length);
    const route = `${c.req.method} ${routeOf(path)}`;
    c.set('path', path);
    c.set('route', route);
    requests.restCalls += 1;
    requests.routes[route] = (requests.routes[route] ?? 0) + 1;
    if (rateLimits?.banned()) return c.text('error code: 1015', 429);
    await next();
    if (c.res.status < 400) return;
    if ([401, 403, 429].includes(c.res.status)) rateLimits?.countInvalid();
    if (!c.get('injected')) requests.rejected.push(await rejected(c));
  };

async function rejected(c: RestContext): Promise<Rejected> {
  const answer: unknown = await c.res.clone().json();
  const { message, code, errors } = isRecord(answer) ? answer : {};
  const { path, route, json: body } = c.var;
  const asked = { method: c.req.method, route, path, ...(body !== undefined && { body }) };
  const said = { code: Number(code ?? 0), message: String(message), ...(errors !== undefined && { errors }) };
  return { ...asked, status: c.res.status, ...said };
}

const injectFaults =
  (pending: PendingFaults): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    const fault = takeRestFault(pending, c.get('route'));
    if (!fault) return next();
    if (fault.delayMs) await sleep(fault.delayMs);
    const spoiled = fault.status !== undefined || fault.cut === true;
    if (!spoiled || fault.carriedOut) await next();
    if (!spoiled) return;
    c.set('injected', true);
    if (fault.cut) c.env.incoming.socket.destroy();
    c.res = undefined;
    c.res = faultyAnswer(fault);
  };

function faultyAnswer({ status = 500, retryAfter, global = false }: RestFault): Response {
  if (status !== 429) return Response.json({ message: `${status}: injected fault`, code: 0 }, { status });
  const headers = {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(global && { 'x-ratelimit-global': 'true' }),
    'x-ratelimit-scope': global ? 'global' : 'shared',
  };
  return Response.json(rateLimited(retryAfter ?? 0, global), { status, headers });
}

const rateLimited = (retryAfter: number, global: boolean) => ({
  message: 'You are being rate limited.',
  retry_after: retryAfter,
  global,
});

const requireToken =
  ({ world }: Discord): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    // For answers to interactions, the token in the path is the authorisation.
    const open = / \/(interactions|webhooks)\/:id\/:token|^GET \/gateway$/.test(c.get('route'));
    if (!open && c.req.header('authorization') !== `Bot ${world.application.token}`) throw refusal('unauthorized');
    await next();
  };

const limitRate =
  (rateLimits: RateLimits): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    const { headers, refused } = rateLimits.take(c.get('route'), majorOf(c.get('path')));
    if (!refused) {
      await next();
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
      return;
    }
    const { retryAfter, global } = refused;
    return c.json(rateLimited(retryAfter, global), 429, { ...headers, 'retry-after': String(Math.ceil(retryAfter)) });
  };
