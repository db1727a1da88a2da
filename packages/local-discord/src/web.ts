import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Discord } from './discord.ts';
import { Outdated, UserMistake } from './errors.ts';
import { eventFor, seenChannels, seenMessage, seenMessages, seenUser } from './eyes.ts';
import { LOCALES, localised, setLocale } from './locales.ts';
import { MAX_FILE_BYTES, storeUpload } from './media.ts';
import { deed, type SeenWorld } from './page-types.ts';
import { guildPermissions } from './permissions.ts';
import { hasGone } from './request.ts';
import { say, submit } from './submissions.ts';
import { pageProgram, VENDOR } from './vendor.ts';

const PAGE = fileURLToPath(new URL('./web/', import.meta.url));
const MAX_ADVANCE = 365 * 86_400_000;

const saying = z.object({ user: z.string(), content: z.string() });
const who = z.object({ user: z.string(), channel: z.string() });
const speaking = z.object({ locale: z.string() });
const turning = z.object({ advance_ms: z.number().min(0).max(MAX_ADVANCE) });
/** How many messages in a channel the page shows. */
const NEWEST = 300;

/** The page's own interface: its files, what one user sees and does, and the bytes of all attachments. */
export function webApp(discord: Discord): Hono {
  const { world } = discord;
  const app = new Hono();
  app.get('/attachments/:channel/:attachment/:filename', (c) => {
    const file = world.files.get(c.req.param('attachment'));
    if (!file || file.channelId !== c.req.param('channel')) return c.notFound();
    return bytes(c, file);
  });
  app.get('/emojis/:emoji', (c) => {
    const id = c.req.param('emoji').replace(/\.\w+$/, '');
    const emoji = world.emojis.get(id) ?? world.deletedEmojis.get(id);
    return emoji ? bytes(c, emoji) : c.notFound();
  });
  for (const [name, root] of Object.entries(VENDOR)) {
    const prefix = `/vendor/${name}`;
    app.get(`${prefix}/*`, serveStatic({ root, rewriteRequestPath: (asked) => asked.slice(prefix.length) }));
  }
  localRoutes(app, discord);
  app.get('/page.js', (c) => c.body(pageProgram(PAGE), 200, { 'content-type': 'text/javascript' }));
  app.get('/', serveStatic({ root: PAGE, path: 'index.html' }));
  app.get('/web/*', serveStatic({ root: PAGE, rewriteRequestPath: (asked) => asked.slice('/web'.length) }));
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.onError(answerError);
  return app;
}

function localRoutes(app: Hono, discord: Discord): void {
  const { world, clock } = discord;
  app.get('/local/world', (c) => {
    const { application, guild } = world;
    const seen: SeenWorld = {
      guild: { id: guild.id, name: guild.name, locale: guild.locale },
      locales: [...LOCALES],
      application: { id: application.id, name: application.name, bot: seenUser(application.bot) },
      users: [...world.users.values()].filter(({ bot }) => !bot).map(seenUser),
      channels: seenChannels(discord, c.req.query('user')),
      commands: commandsFor(discord, c.req.query('user')),
      now: clock.now(),
    };
    return c.json(seen);
  });
  app.post('/local/locales/:id', async (c) => {
    setLocale(discord, c.req.param('id'), speaking.parse(await c.req.json()).locale);
    return c.json({});
  });
  app.get('/local/channels/:channel/messages', (c) => {
    const channel = world.channels.get(c.req.param('channel'));
    if (!channel) throw new UserMistake(404, 'There is no such channel.');
    return c.json(seenMessages(discord, channel, c.req.query('user') ?? '').slice(-NEWEST));
  });
  app.post('/local/channels/:channel/messages', async (c) => {
    const { user, content } = saying.parse(await c.req.json());
    const message = say(discord, { userId: user, channelId: c.req.param('channel'), content });
    return c.json(seenMessage(discord, message, user));
  });
  app.post('/local/channels/:channel/files', async (c) => {
    const channelId = c.req.param('channel');
    if (!world.channels.has(channelId)) throw new UserMistake(404, 'There is no such channel.');
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.byteLength > MAX_FILE_BYTES) throw new UserMistake(413, 'Your files are too powerful: at most 10 MiB.');
    return c.json({ id: storeUpload(discord, channelId, { filename: c.req.query('name') ?? '', bytes }).id });
  });
  app.post('/local/interactions', async (c) => {
    const body: unknown = await c.req.json();
    const { user, channel } = who.parse(body);
    const submission = { userId: user, channelId: channel, deed: deed.parse(body) };
    const { interaction, response } = await submit(discord, submission).answered;
    const state = response.kind === 'none' ? 'failed' : 'acknowledged';
    const { modal, choices } = response as Partial<Record<'modal' | 'choices', unknown>>;
    return c.json({ id: interaction.id, state, modal, choices });
  });
  app.post('/local/clock', async (c) => {
    clock.advance(turning.parse(await c.req.json()).advance_ms);
    return c.json({ now: clock.now() });
  });
}

/** The commands for a user: some are only for people with a permission in the guild. */
function commandsFor({ world }: Discord, userId: string | undefined) {
  const held = userId === undefined ? undefined : guildPermissions(world, userId);
  const locale = world.users.get(userId ?? '')?.locale ?? world.guild.locale;
  return world.commands
    .filter(({ default_member_permissions: needed }) => {
      const bits = BigInt(needed ?? 0);
      return held === undefined || (held & bits) === bits;
    })
    .map((command) => localised(command, locale));
}

/** Sends the page of one user what they see happen, over a web socket. */
export function connectPage(discord: Discord, socket: WebSocket, userId: string): void {
  const stop = discord.happenings.listen((happening) => {
    const event = eventFor(discord, userId, happening);
    if (event && socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  });
  socket.on('close', stop);
  socket.on('error', () => socket.terminate());
}

/** Forbids browsers to show this server in frames of other pages, or to guess the types of its files. */
export const guardedHeaders = secureHeaders({
  contentSecurityPolicy: { frameAncestors: ["'none'"] },
  xFrameOptions: 'DENY',
  // There is no https here.
  strictTransportSecurity: false,
});

const FOREIGN =
  'Only this server’s own page may send requests. To open it, type its address into the browser yourself.';

/** Allows requests to this computer by its own page or by no page; refuses all others. */
export const onlyOwnPage: MiddlewareHandler = async (c, next) =>
  isOwn(c.req.header()) ? next() : c.json({ message: FOREIGN }, 403);

/** A browser's headers about the origin of a request. Other programs send only the host. */
interface Asking {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

const OWN_SITES: readonly unknown[] = [undefined, 'none', 'same-origin'];

/** Whether a request is for this computer, and from the page on this same port: keeps all other pages out. */
export function isOwn({ host, origin, 'sec-fetch-site': site }: Asking): boolean {
  const isHere = host !== undefined && /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return isHere && (origin === undefined || origin === `http://${host}`) && OWN_SITES.includes(site);
}

const bytes = (c: Context, file: { bytes: Uint8Array<ArrayBuffer>; contentType: string }): Response =>
  c.body(file.bytes, 200, {
    'content-type': file.contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    // Files other than pictures are only downloaded: they must not run as a page of this origin.
    'content-disposition': /^image\/(?!svg)/.test(file.contentType) ? 'inline' : 'attachment',
  });

function answerError(error: Error, c: Context): Response {
  if (error instanceof Outdated) return c.json({ id: '', state: 'failed', outdated: error.message });
  if (error instanceof UserMistake) return c.json({ message: error.message }, error.status as ContentfulStatusCode);
  if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 400);
  if (error instanceof SyntaxError) return c.json({ message: 'The body is not JSON.' }, 400);
  if (!hasGone(error)) console.error(error);
  return c.json({ message: 'The local Discord failed; its log says why.' }, 500);
}
