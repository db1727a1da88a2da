import type { RestFault } from 'local-discord';
import { textOf } from 'local-discord';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { controlIn } from '../commands/people.ts';
import { openTable, type TestTable } from './tables.ts';

let table: (TestTable & Awaited<ReturnType<typeof openTable>>) | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await table?.scene.close();
  table = undefined;
});

const ACKNOWLEDGEMENT = /^POST \/interactions/;
const ANSWER = /^PATCH \/webhooks/;
const POST = /^POST \/channels\/:id\/messages$/;
const REMOVAL = /^DELETE \/channels/;

const FAULTS: readonly (readonly [name: string, fault: RestFault])[] = [
  ['429 with retry-after', { status: 429, retryAfter: 0.05 }],
  ['429 without retry-after', { status: 429 }],
  ['the global limit', { status: 429, retryAfter: 0.05, global: true }],
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503', { status: 503 }],
  ['502 although the request took effect', { status: 502, carriedOut: true }],
  ['a cut connection', { cut: true }],
  ['a connection that is cut after the request took effect', { cut: true, carriedOut: true }],
  ['a late answer', { delayMs: 100 }],
];

/** Places a dwarf and ends the turn; the answers and the next prompt must come although Discord misbehaves on the way. */
async function playTurn(faults: readonly RestFault[]): Promise<void> {
  table = await openTable(2);
  const { scene, prompt, called, latest, press, select, expectWhole } = table;
  const who = called(prompt);
  for (const fault of faults.filter(({ route }) => route === ACKNOWLEDGEMENT || route === ANSWER)) {
    scene.discord.faults.rest(fault);
  }
  const panel = await (await select(who, prompt, 'place logging')).shown();
  expect(textOf(panel)).toContain('Logging');
  for (const fault of faults) scene.discord.faults.rest(fault);
  const closed = await (await press(who, panel, 'panel', 'end')).shown();
  expect(textOf(closed)).toContain('Your turn is over');
  await latest('open', (text) => text.includes(`<@${scene.discord.users[1 - who]?.id}>`));
  await expectWhole();
  expect(scene.errors).toEqual([]);
}

const ROUTES = [ACKNOWLEDGEMENT, ANSWER, POST, REMOVAL];

describe('a turn', () => {
  it.each(FAULTS)('is neither lost nor duplicated by %s', (_, fault) =>
    playTurn(ROUTES.map((route) => ({ ...fault, route }))),
  );

  it('survives answers that keep failing', () =>
    playTurn([ACKNOWLEDGEMENT, ANSWER].map((route) => ({ status: 503, route, times: 5 }))));

  it('survives long rate limits that do not say when they end', () =>
    playTurn([ACKNOWLEDGEMENT, ANSWER, POST].map((route) => ({ status: 429, route, times: 4 }))));

  it('survives posts that keep failing', () => playTurn([{ status: 500, route: POST, times: 5 }]));
});

describe('an answer that comes too late', () => {
  it('lets the player choose again', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select, game, expectWhole } = table;
    const { discord, stores } = scene;
    const who = called(prompt);
    const before = discord.requests.routes['POST /interactions/:id/:token/callback'] ?? 0;
    discord.faults.rest({ route: ACKNOWLEDGEMENT, delayMs: 100 });
    const late = select(who, prompt, 'place logging');
    await discord.until(() => (discord.requests.routes['POST /interactions/:id/:token/callback'] ?? 0) > before);
    discord.clock.advance(3_001);
    expect((await late).state).toBe('failed');
    expect(await stores.games.log((await game()).id)).toEqual([]);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    expect(textOf(panel)).toContain('Logging');
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });

  it('keeps the choice when the interaction’s token has expired', async () => {
    table = await openTable(2);
    const { scene, prompt, called, select, slash, game, expectWhole } = table;
    const { discord, stores } = scene;
    const who = called(prompt);
    const answers = () =>
      Object.entries(discord.requests.routes).reduce(
        (sum, [route, times]) => sum + (ANSWER.test(route) ? times : 0),
        0,
      );
    const before = answers();
    discord.faults.rest({ route: ANSWER, delayMs: 200 });
    await select(who, prompt, 'place logging');
    await discord.until(() => answers() > before);
    discord.clock.advance(15 * 60_000 + 1);
    await discord.until(() => discord.requests.rejected.some(({ code }) => code === 50027));
    expect((await stores.games.log((await game()).id)).map((entry) => 'move' in entry && entry.move)).toEqual([
      'place logging',
    ]);
    expect(textOf(await (await slash(who, 'caverna turn')).shown())).toContain('Logging');
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });
});

describe('a post whose delivery was not recorded', () => {
  it('is found again when Discord has forgotten its nonce', async () => {
    table = await openTable(2, { postPause: 1_000 });
    const { scene, prompt, called, press, select, latest, expectWhole } = table;
    const { discord, stores } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    const noting = vi.spyOn(stores.outbox, 'sent').mockRejectedValueOnce(new Error('The disk is full.'));
    await press(who, panel, 'panel', 'end');
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expect.poll(() => noting.mock.calls.length).toBe(1);
    discord.clock.advance(10 * 60_000);
    await expectWhole();
    expect(scene.errors).toHaveLength(1);
  });

  it('is found again among many later messages', async () => {
    table = await openTable(2);
    const { scene, prompt, called, press, select, latest, person, channel, expectWhole } = table;
    const { discord, stores } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    discord.faults.revokePermission(channel, ['SendMessages']);
    await press(who, panel, 'panel', 'end');
    await expect
      .poll(async () => (await stores.outbox.due(Number.MAX_SAFE_INTEGER, 9))[0]?.attempts ?? 0)
      .toBeGreaterThan(0);
    for (let line = 0; line < 150; line++) await person(3).say(channel, `line ${line}`);
    const noting = vi.spyOn(stores.outbox, 'sent').mockRejectedValueOnce(new Error('The disk is full.'));
    discord.faults.grantPermission(channel, ['SendMessages']);
    await latest('open', (text) => text.includes(`<@${discord.users[1 - who]?.id}>`));
    await expect.poll(() => noting.mock.calls.length).toBeGreaterThan(0);
    discord.clock.advance(10 * 60_000);
    await expectWhole();
  });

  it('is withdrawn if the game has ended before the next attempt', async () => {
    table = await openTable(2);
    const { scene, prompt, called, press, select, latest, slash, messages } = table;
    const { stores } = scene;
    const who = called(prompt);
    const panel = await (await select(who, prompt, 'place logging')).shown();
    const noting = vi.spyOn(stores.outbox, 'sent').mockRejectedValue(new Error('The disk is full.'));
    await press(who, panel, 'panel', 'end');
    await latest('open', (text) => text.includes(`<@${scene.discord.users[1 - who]?.id}>`));
    await press(0, await (await slash(0, 'caverna game end')).shown(), 'close');
    noting.mockRestore();
    await expect.poll(() => stores.outbox.due(Number.MAX_SAFE_INTEGER, 9), { timeout: 15_000 }).toEqual([]);
    expect(textOf(messages().at(-1) ?? prompt)).toContain('has ended this game');
    expect(messages().filter((message) => controlIn(message, 'open'))).toEqual([]);
  });
});

describe('a post that fails', () => {
  it('is not confused with an identical post of another game', async () => {
    table = await openTable(1);
    const { scene, press, latest, slash, prompt } = table;
    await press(0, await (await slash(0, 'caverna game end')).shown(), 'close');
    await slash(0, 'caverna new');
    const lobby = await latest('lobby');
    scene.discord.faults.rest({ status: 500, route: POST, times: 12 });
    await press(0, lobby, 'lobby', 'start');
    await expect.poll(async () => (await latest('open')).id, { timeout: 15_000 }).not.toBe(prompt.id);
    const starts = [...(scene.discord.world.messages.get(table.channel)?.values() ?? [])].filter(({ nonce }) =>
      String(nonce).endsWith('-table'),
    );
    expect(starts).toHaveLength(2);
  });
});
