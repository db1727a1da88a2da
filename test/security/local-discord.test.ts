import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RealToken, startLocalDiscord } from '../../src/local-discord/start.ts';
import { textOf } from '../../src/local-discord/users.ts';
import { controlsOf } from '../../src/tools/hands.ts';
import { openTable } from '../faults/tables.ts';

type Table = Awaited<ReturnType<typeof openTable>>;

/** Whether anything answers at an address. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('where it listens', () => {
  it('is this computer alone', async () => {
    const discord = await startLocalDiscord();
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    expect(await answers('127.0.0.1', discord.port)).toBe(true);
    for (const { address } of outside) expect(await answers(address, discord.port), address).toBe(false);
    await discord.close();
  });
});

describe('beside a real token', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('does not start', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'a.real.token');
    await expect(startLocalDiscord()).rejects.toThrow(RealToken);
    await expect(startLocalDiscord()).rejects.toThrow('does not start beside a real token');
    await expect(startLocalDiscord()).rejects.not.toThrow('a.real.token');
    vi.stubEnv('DISCORD_TOKEN', ' ');
    await (await startLocalDiscord()).close();
  });
});

describe('a tool that starts it', () => {
  it('says so in one sentence where the real token is', () => {
    const load = fileURLToPath(new URL('../../src/tools/load.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [load, '--games', '1'], {
      env: { PATH: process.env['PATH'], DISCORD_TOKEN: 'a.real.token' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('Unset it to use the local Discord.')]);
  });
});

describe('the page of another user', () => {
  let table: Table;
  beforeEach(async () => {
    table = await openTable(2);
  });
  afterEach(() => table.scene.close());

  it('is not told what only one of them sees, and cannot press it', async () => {
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
      body: JSON.stringify({
        user: theirs,
        channel_id: channel,
        type: 3,
        data: { message_id: panel.id, custom_id: control?.id },
      }),
    });
    expect([press.status, await press.json()]).toEqual([404, { message: 'This message is gone.' }]);
    await (await table.press(owner, panel, 'panel', 'back')).shown();
    await discord.as(mine ?? '').say(channel, 'Your turn next.');
    await discord.until(() => heard.some((line) => line.includes('Your turn next.')));
    expect(heard.join('\n')).not.toContain(panel.id);
    socket.close();
  });

  it('is not there for pages of other sites', async () => {
    const { discord } = table.scene;
    const from = (headers: Record<string, string>) => fetch(`${discord.url}/local/world`, { headers });
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({})).status).toBe(200);
  });
});
