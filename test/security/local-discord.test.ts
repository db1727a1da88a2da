import { get } from 'node:http';
import { connect } from 'node:net';
import { RealToken, startLocalDiscord, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { controlsOf } from '../../lab/hands.ts';
import { openTable } from '../faults/tables.ts';
import { run } from '../tools/run.ts';

type Table = Awaited<ReturnType<typeof openTable>>;

/** Sends the local Discord a request with headers that `fetch` would not send. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<{ status: number | undefined }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    });
    request.once('error', reject);
  });
}

it.each([
  { op: 2, d: { token: { toString: 1, valueOf: 1 }, intents: 1 } },
  { op: 6, d: { token: 'x', session_id: { toString: 1, valueOf: 1 }, seq: 1 } },
  { op: 6, d: { token: 'x', session_id: 'y', seq: { toString: 1, valueOf: 1 } } },
])('the gateway ends the connection of a frame that cannot be read, and no other: %j', async (frame) => {
  const discord = await startLocalDiscord();
  onTestFinished(() => discord.close());
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gw`);
  await new Promise((open) => socket.once('open', open));
  const closed = new Promise<number>((done) => socket.once('close', done));
  socket.send(JSON.stringify(frame));
  expect(await closed).toBe(4002);
  expect((await fetch(`${discord.url}/local/world`)).status).toBe(200);
});

/** Sends bytes to a port and cuts the connection: after the answer or, if the client `leaves`, at once. */
async function send(port: number, bytes: string, leaves: boolean): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  const closed = new Promise((done) => socket.once('close', done));
  // Being cut off is expected here.
  socket.on('error', () => {});
  socket.write(bytes, () => leaves && socket.resetAndDestroy());
  socket.once('data', () => socket.destroy());
  socket.setTimeout(300, () => socket.destroy());
  await closed;
}

const UPGRADE = 'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

/** Requests that no browser makes: with anything in place of a path, or of a web socket. */
function strange(port: number): string[] {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const paths = String.raw`// /// //[ http:// http://[ * /% /%ff /\ /web/% /web/%00 /api/v10/%`.split(' ');
  const named = '/vendor/% /vendor/twemoji/%00 /emojis/% /attachments/%/%/% /local/world?user=% /gw?%'.split(' ');
  return [...paths, ...named].flatMap((path) => [
    `GET ${path} HTTP/1.1\r\n${host}\r\n`,
    `GET ${path} HTTP/1.1\r\nOrigin: https://evil.example\r\n${host}\r\n`,
    ...['websocket', 'h2c'].map((to) => `GET ${path} HTTP/1.1\r\n${host}${UPGRADE}Upgrade: ${to}\r\n\r\n`),
    `POST ${path} HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n{`,
    `GET ${path} HTTP/1.1\r\nHost: [\r\n\r\n`,
  ]);
}

it('survives anything that arrives on its port, and logs none of it as a bug', async () => {
  const discord = await startLocalDiscord();
  onTestFinished(() => discord.close());
  const logged = vi.spyOn(console, 'error');
  const sent = strange(discord.port).flatMap((bytes) =>
    [false, true].map((leaves) => send(discord.port, bytes, leaves)),
  );
  await Promise.all(sent);
  expect((await fetch(`${discord.url}/local/world`)).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
});

describe('beside a real token', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('does not start', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'a.real.token');
    await expect(startLocalDiscord()).rejects.toThrow(RealToken);
    await expect(startLocalDiscord()).rejects.toThrow('does not start while a real token is set');
    await expect(startLocalDiscord()).rejects.not.toThrow('a.real.token');
    vi.stubEnv('DISCORD_TOKEN', ' ');
    await (await startLocalDiscord()).close();
  });

  it('a tool that starts it says in one sentence that the real token is set', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'a.real.token');
    const { code, out, err } = await run('load', '--games', '1');
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n')).toEqual([expect.stringContaining('Unset it to use the local Discord.')]);
  });
});

describe('the page of another user', () => {
  let table: Table;
  beforeEach(async () => {
    table = await openTable(2);
  });
  afterEach(() => table.scene.close());

  it('does not get what only one user sees, and cannot press it', async () => {
    const { scene, channel, prompt, called, select } = table;
    const { discord } = scene;
    const owner = called(prompt);
    const [mine, theirs] = [owner, 1 - owner].map((index) => discord.users[index]?.id ?? '');
    const heard: string[] = [];
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/local/events?user=${theirs}`);
    socket.on('message', (data) => heard.push(String(data)));
    await new Promise((open) => socket.once('open', open));
    const panel = await (await select(owner, prompt, 'place logging')).shown();
    const [control] = controlsOf(panel);
    const get = async (user?: string) => {
      const query = user === undefined ? '' : `?user=${user}`;
      return (await fetch(`${discord.url}/local/channels/${channel}/messages${query}`)).text();
    };
    expect(await get(mine)).toContain(panel.id);
    const text = textOf(panel);
    for (const seen of [await get(theirs), await get('nobody'), await get()]) {
      expect(seen).not.toContain(panel.id);
      expect(seen).not.toContain(JSON.stringify(text).slice(1, -1));
    }
    const press = await fetch(`${discord.url}/local/interactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: theirs, channel, type: 3, message: panel.id, customId: control?.id }),
    });
    expect([press.status, await press.json()]).toEqual([
      200,
      { id: '', state: 'failed', outdated: 'This message is gone.' },
    ]);
    await (await table.press(owner, panel, 'panel', 'back')).shown();
    await discord.as(mine ?? '').say(channel, 'Your turn next.');
    await discord.until(() => heard.some((line) => line.includes('Your turn next.')));
    expect(heard.join('\n')).not.toContain(panel.id);
    socket.close();
  });

  it('cannot be reached by pages of other sites or other programs on this computer', async () => {
    const { discord } = table.scene;
    const paths = ['/local/world', '/', '/api/v10/gateway'];
    for (const path of paths) {
      const status = async (headers: Record<string, string>) => (await ask(discord.port, path, headers)).status;
      const host = `127.0.0.1:${discord.port}`;
      expect([path, await status({ host })]).toEqual([path, 200]);
      expect([path, await status({ host, origin: `http://${host}` })]).toEqual([path, 200]);
      for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'http://127.0.0.1', 'null'])
        expect([path, origin, await status({ host, origin })]).toEqual([path, origin, 403]);
      expect([path, await status({ host: 'evil.example' })]).toEqual([path, 403]);
      // A picture, a frame or a link on another page carries no origin.
      for (const [site, answered] of [
        ['none', 200],
        ['same-origin', 200],
        ['same-site', 403],
        ['cross-site', 403],
      ] as const)
        expect([path, site, await status({ host, 'sec-fetch-site': site })]).toEqual([path, site, answered]);
    }
  });

  it('cannot be framed by any other page', async () => {
    const { discord } = table.scene;
    for (const path of ['/', '/page.js', '/local/world', '/api/v10/gateway', '/nothing']) {
      const { headers } = await fetch(`${discord.url}${path}`);
      expect([path, headers.get('content-security-policy')]).toEqual([path, "frame-ancestors 'none'"]);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('opens no web socket for another page', async () => {
    const { discord } = table.scene;
    for (const path of ['/gw', `/local/events?user=${discord.users[0]?.id}`]) {
      const socket = new WebSocket(`${discord.url.replace('http', 'ws')}${path}`, { origin: 'http://127.0.0.1:1' });
      const refusal = await new Promise((told) => socket.once('error', told).once('open', told));
      socket.terminate();
      expect(String(refusal)).toContain('404');
    }
  });

  it('finds nothing under names that every object has', async () => {
    const { discord } = table.scene;
    const logged = vi.spyOn(console, 'error');
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect((await fetch(`${discord.url}/vendor/${name}`)).status).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });
});
