import { readdirSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { componentsOf, textOf } from 'local-discord';
import { expect, it, vi } from 'vitest';
import { folder } from '../db/places.ts';
import { launchMain } from './launched.ts';

const PATIENT = { timeout: 60_000, interval: 100 };

interface World {
  readonly users: readonly { readonly id: string }[];
  readonly channels: readonly { readonly id: string }[];
}

/** Somebody on the local Discord of a program that was started on a database. */
async function open(database: string) {
  const program = launchMain({ DATABASE: database, PORT: '0' });
  const url = await vi.waitFor(() => /Open (\S+) to play/.exec(program.out())?.[1] ?? expect.fail(), PATIENT);
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${url}/local/${path}`, body === undefined ? {} : sent)).json();
  };
  const { users, channels } = (await ask('world')) as World;
  const channel = channels[0]?.id ?? '';
  const [mara, tom] = users.map(({ id }) => id);
  const messages = async () => (await ask(`channels/${channel}/messages?user=${mara}`)) as APIMessage[];
  const act = (user: string | undefined, deed: object) => ask('interactions', { user, channel, ...deed });
  return { program, mara, tom, messages, act };
}

it('after a kill and a restart, a lobby is still in the local Discord and can be joined', async () => {
  const database = `${folder()}/games.sqlite`;
  const before = await open(database);
  await before.act(before.mara, { type: 2, path: 'caverna new', values: {} });
  const isLobby = (message: APIMessage) => textOf(message).includes('Players (1');
  const lobby = await vi.waitFor(async () => (await before.messages()).find(isLobby) ?? expect.fail(), PATIENT);
  // It is saved a moment after it appears.
  await vi.waitFor(() => expect(readdirSync(`${database}-local-discord/messages`)).toContain(lobby.id), PATIENT);
  before.program.process.kill('SIGKILL');
  await before.program.ended;
  const after = await open(database);
  const found = (await after.messages()).find(({ id }) => id === lobby.id) ?? expect.fail();
  const join = componentsOf(found).find(({ label }) => label === 'Join');
  await after.act(after.tom, { type: 3, message: found.id, customId: join?.custom_id });
  await vi.waitFor(async () => {
    const now = (await after.messages()).find(({ id }) => id === lobby.id);
    expect(now && textOf(now)).toContain('Players (2');
  }, PATIENT);
});
