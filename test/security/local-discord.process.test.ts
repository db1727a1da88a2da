import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { launchMain } from '../operations/launched.ts';

/** Sends bytes to a port and cuts the connection: after the answer or, if the client `leaves`, at once. */
async function send(port: number, bytes: string, { leaves = false } = {}): Promise<void> {
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
  const program = launchMain({ DATABASE: ':memory:', PORT: '0' });
  const found = () => /Open http:\/\/127.0.0.1:(\d+) to play/.exec(program.out())?.[1] ?? expect.fail();
  const port = Number(await vi.waitFor(found, { timeout: 60_000, interval: 100 }));
  const world = async () => (await fetch(`http://127.0.0.1:${port}/local/world`)).status;
  const before = program.err();
  for (const bytes of strange(port)) {
    await Promise.all([send(port, bytes), send(port, bytes, { leaves: true })]);
    expect([bytes, program.process.exitCode]).toEqual([bytes, null]);
  }
  expect(await world()).toBe(200);
  expect(program.err().slice(before.length)).toBe('');
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});
