import type { RestFault } from 'local-discord';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { openScene, type Scene } from '../commands/fixture.ts';
import { controlIn, peopleOf } from '../commands/people.ts';

let scene: Scene;
afterEach(async () => {
  expect(scene.errors).toEqual([]);
  await scene.close();
});

const [MARA, TOM] = [0, 1] as const;
const { channel, id, latest, messages, press, select, slash, start, tap, called } = peopleOf(() => scene);

/** After these faults, Discord has not carried out the request. */
const UNDONE: readonly RestFault[] = [
  { status: 429, retryAfter: 0.05 },
  { status: 429 },
  { status: 429, retryAfter: 0.05, global: true },
  { status: 500 },
  { status: 502 },
  { status: 503 },
  { cut: true },
];
/** After these faults, Discord has carried out the request. */
const DONE: readonly RestFault[] = [
  { status: 502, carriedOut: true },
  { cut: true, carriedOut: true },
  { delayMs: 100 },
];

const direct = (who: number): string[] => messages(scene.discord.directMessages(id(who)), who).map(textOf);

describe('whatever happens to a request', () => {
  it.each([...UNDONE, ...DONE])('a lobby shows who has joined: %j', async (fault) => {
    scene = await openScene();
    await slash(MARA, 'caverna new');
    const lobby = await latest('lobby');
    scene.discord.faults.rest({ route: /^PATCH \/channels/, ...fault });
    await tap(TOM, lobby, 'lobby', 'join');
    expect((await latest('lobby', (text) => text.includes('(2 of'))).id).toBe(lobby.id);
    expect(messages().filter((message) => controlIn(message, 'lobby'))).toHaveLength(1);
  });

  it.each([...UNDONE, ...DONE])('the answer to a mistake arrives: %j', async (fault) => {
    scene = await openScene();
    await slash(MARA, 'caverna new');
    const lobby = await latest('lobby');
    scene.discord.faults.rest({ route: /^POST \/webhooks/, ...fault });
    expect(textOf(await press(TOM, lobby, 'lobby', 'start'))).toContain('Only the host');
  });

  // A 502 after the request was carried out is left out: the REST client itself would repeat the request.
  it.each([...UNDONE, { cut: true, carriedOut: true }, { delayMs: 100 }])(
    'a thread is opened once: %j',
    async (fault) => {
      scene = await openScene();
      await slash(MARA, 'caverna new');
      const offer = await slash(TOM, 'caverna new');
      scene.discord.faults.rest({ route: /^POST \/channels\/:id\/threads/, ...fault });
      expect(textOf(await press(TOM, offer, 'thread'))).toMatch(/<#\d+>/);
      const threads = [...scene.discord.world.channels.values()].filter(({ parentId }) => parentId === channel());
      expect(threads).toHaveLength(1);
    },
  );

  it.each([...UNDONE, ...DONE])('a player hears once that a channel is gone: %j', async (fault) => {
    scene = await openScene();
    await start(2);
    await scene.bot.drain();
    for (const route of [/^POST \/users/, /^POST \/channels/]) scene.discord.faults.rest({ route, ...fault });
    scene.discord.faults.deleteChannel(channel());
    const told = [expect.stringContaining('/caverna game move')];
    await expect.poll(() => direct(MARA), { timeout: 15_000 }).toMatchObject(told);
    await expect.poll(() => direct(TOM), { timeout: 15_000 }).toMatchObject(told);
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect([...direct(MARA), ...direct(TOM)]).toHaveLength(2);
  });

  it.each([...UNDONE, ...DONE])('a post that the bot looks for is found: %j', async (fault) => {
    scene = await openScene();
    const prompt = await start(2);
    const who = called(prompt);
    const panel = await select(who, prompt, 'place logging');
    scene.discord.faults.rest({ route: /^POST \/channels/, status: 500, times: 5 });
    scene.discord.faults.rest({ route: /^GET \/channels/, ...fault });
    await press(who, panel, 'panel', 'end');
    await latest('open', (text) => text.includes(`<@${id(1 - who)}>`));
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect(messages().filter((message) => controlIn(message, 'open'))).toHaveLength(1);
  });
});
