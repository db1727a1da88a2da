import { type RestFault, textOf } from 'local-discord';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScene, type Scene } from '../commands/fixture.ts';
import { controlIn, peopleOf } from '../commands/people.ts';
import { openTable } from './tables.ts';

let table: Awaited<ReturnType<typeof openTable>>;
let scene: Scene;
afterEach(async () => {
  vi.restoreAllMocks();
  await scene.close();
});

const [MARA, TOM] = [0, 1] as const;
const { id, channel, messages, latest, slash, press, tap, endGame } = peopleOf(() => scene);

async function open(players: number, options: Parameters<typeof openTable>[1] = {}): Promise<typeof table> {
  table = await openTable(players, options);
  ({ scene } = table);
  return table;
}

const ACKNOWLEDGEMENT = /^POST \/interactions/;
const ANSWER = /^PATCH \/webhooks/;
const POST = /^POST \/channels\/:id\/messages$/;
const REMOVAL = /^DELETE \/channels/;

/** After these faults, Discord has not carried out the request. */
const UNDONE: readonly (readonly [name: string, fault: RestFault])[] = [
  ['429 with retry-after', { status: 429, retryAfter: 0.05 }],
  ['429 without retry-after', { status: 429 }],
  ['the global limit', { status: 429, retryAfter: 0.05, global: true }],
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503', { status: 503 }],
  ['a cut connection', { cut: true }],
];
/** After these faults, Discord has carried out the request. */
const DONE: typeof UNDONE = [
  ['a connection that is cut after the request took effect', { cut: true, carriedOut: true }],
  ['a late answer', { delayMs: 100 }],
];
const REPEATED: typeof UNDONE = [['502 although the request took effect', { status: 502, carriedOut: true }]];
const FAULTS = [...UNDONE, ...DONE, ...REPEATED];

const on = (fault: RestFault, ...routes: RegExp[]): RestFault[] => routes.map((route) => ({ ...fault, route }));

it.each([
  ...FAULTS.map(([name, fault]) => [name, on(fault, ACKNOWLEDGEMENT, ANSWER, POST, REMOVAL)] as const),
  ['answers that keep failing', on({ status: 503, times: 5 }, ACKNOWLEDGEMENT, ANSWER)],
  ['long rate limits that do not say when they end', on({ status: 429, times: 4 }, ACKNOWLEDGEMENT, ANSWER, POST)],
  ['posts that keep failing', on({ status: 500, times: 5 }, POST)],
] as const)('a turn is neither lost nor duplicated by %s', async (_, faults) => {
  const { place, goesOn } = await open(2);
  const early = faults.filter(({ route }) => route === ACKNOWLEDGEMENT || route === ANSWER);
  for (const fault of early) scene.discord.faults.rest(fault);
  const { who, panel } = await place();
  expect(textOf(panel)).toContain('Logging');
  for (const fault of faults) scene.discord.faults.rest(fault);
  expect(textOf(await press(who, panel, 'panel', 'end'))).toContain('Your turn is over');
  await goesOn(who);
});

describe('whatever happens to a request', () => {
  const direct = (who: number): string[] => messages(scene.discord.directMessages(id(who)), who).map(textOf);

  it.each(FAULTS)('a mistake is answered, and a lobby shows who has joined: %s', async (_, fault) => {
    scene = await openScene();
    await slash(MARA, 'caverna new');
    const lobby = await latest('lobby');
    scene.discord.faults.rest({ route: /^POST \/webhooks/, ...fault });
    expect(textOf(await press(TOM, lobby, 'lobby', 'start'))).toContain('Only the host');
    scene.discord.faults.rest({ route: /^PATCH \/channels/, ...fault });
    await tap(TOM, lobby, 'lobby', 'join');
    expect((await latest('lobby', '(2 of')).id).toBe(lobby.id);
    expect(messages().filter((message) => controlIn(message, 'lobby'))).toHaveLength(1);
    expect(scene.errors).toEqual([]);
  });

  it.each([...UNDONE, ...DONE])('a thread is opened once: %s', async (_, fault) => {
    scene = await openScene();
    await slash(MARA, 'caverna new');
    const offer = await slash(TOM, 'caverna new');
    scene.discord.faults.rest({ route: /^POST \/channels\/:id\/threads/, ...fault });
    expect(textOf(await press(TOM, offer, 'thread'))).toMatch(/<#\d+>/);
    const threads = [...scene.discord.world.channels.values()].filter(({ parentId }) => parentId === channel());
    expect(threads).toHaveLength(1);
    expect(scene.errors).toEqual([]);
  });

  it.each(FAULTS)('a player hears once that a channel is gone: %s', async (_, fault) => {
    const { posted } = await open(2);
    for (const route of [/^POST \/users/, /^POST \/channels/]) scene.discord.faults.rest({ route, ...fault });
    scene.discord.faults.deleteChannel(channel());
    const told = [expect.stringContaining('/caverna game move')];
    for (const who of [MARA, TOM]) await expect.poll(() => direct(who)).toMatchObject(told);
    await posted();
    expect([...direct(MARA), ...direct(TOM)]).toHaveLength(2);
    expect(scene.errors).toEqual([]);
  });

  it.each(FAULTS)('a post that the bot looks for is found: %s', async (_, fault) => {
    const { place, end } = await open(2);
    const { who, panel } = await place();
    scene.discord.faults.rest({ route: /^POST \/channels/, status: 500, times: 5 });
    scene.discord.faults.rest({ route: /^GET \/channels/, ...fault });
    await end(who, panel);
  });
});

describe('an answer that comes too late', () => {
  /** How many requests to a route Discord has received. */
  const times = (route: RegExp): number =>
    Object.entries(scene.discord.requests.routes).reduce(
      (sum, [name, count]) => sum + (route.test(name) ? count : 0),
      0,
    );
  const moves = async () => {
    const log = await scene.stores.games.log((await table.game()).id);
    return log.map((entry) => 'move' in entry && entry.move);
  };

  it('lets the player choose again', async () => {
    const { prompt, called, select, place, expectWhole } = await open(2);
    const before = times(ACKNOWLEDGEMENT);
    scene.discord.faults.rest({ route: ACKNOWLEDGEMENT, delayMs: 100 });
    const late = select(called(prompt), prompt, 'place logging');
    await scene.discord.until(() => times(ACKNOWLEDGEMENT) > before);
    scene.discord.clock.advance(3_001);
    expect((await late).state).toBe('failed');
    expect(await moves()).toEqual([]);
    expect(textOf((await place()).panel)).toContain('Logging');
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });

  it('keeps the choice when the interaction’s token has expired', async () => {
    const { prompt, called, select, expectWhole } = await open(2);
    const before = times(ANSWER);
    scene.discord.faults.rest({ route: ANSWER, delayMs: 200 });
    await select(called(prompt), prompt, 'place logging');
    await scene.discord.until(() => times(ANSWER) > before);
    scene.discord.clock.advance(15 * 60_000 + 1);
    await scene.discord.until(() => scene.discord.requests.rejected.some(({ code }) => code === 50027));
    expect(await moves()).toEqual(['place logging']);
    expect(textOf(await slash(called(prompt), 'caverna turn'))).toContain('Logging');
    await expectWhole();
    expect(scene.errors).toEqual([]);
  });
});

describe('a post whose delivery was not recorded', () => {
  const failing = () => vi.spyOn(scene.stores.outbox, 'sent');
  const full = new Error('The disk is full.');

  it('is found again when Discord has forgotten its nonce', async () => {
    const { place, next, expectWhole } = await open(2, { postPause: 1_000 });
    const { who, panel } = await place();
    const noting = failing().mockRejectedValueOnce(full);
    await tap(who, panel, 'panel', 'end');
    await next(who);
    await expect.poll(() => noting.mock.calls.length).toBe(1);
    scene.discord.clock.advance(10 * 60_000);
    await expectWhole();
    expect(scene.errors).toHaveLength(1);
  });

  it('is found again among many later messages', async () => {
    const { place, next, person, expectWhole } = await open(2);
    const { who, panel } = await place();
    scene.discord.faults.revokePermission(channel(), ['SendMessages']);
    await tap(who, panel, 'panel', 'end');
    const attempts = async () => (await scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9))[0]?.attempts ?? 0;
    await expect.poll(attempts).toBeGreaterThan(0);
    for (let line = 0; line < 150; line++) await person(3).say(channel(), `line ${line}`);
    const noting = failing().mockRejectedValueOnce(full);
    scene.discord.faults.grantPermission(channel(), ['SendMessages']);
    await next(who);
    await expect.poll(() => noting.mock.calls.length).toBeGreaterThan(0);
    scene.discord.clock.advance(10 * 60_000);
    await expectWhole();
  });

  it('is withdrawn if the game has ended before the next attempt', async () => {
    const { place, next, posted } = await open(2);
    const { who, panel } = await place();
    const noting = failing().mockRejectedValue(full);
    await tap(who, panel, 'panel', 'end');
    await next(who);
    await endGame();
    noting.mockRestore();
    await posted();
    expect(messages().map(textOf).at(-1)).toContain('has ended this game');
    expect(messages().filter((message) => controlIn(message, 'open'))).toEqual([]);
  });
});

it('a post that fails is not confused with an identical post of another game', async () => {
  const { prompt } = await open(1);
  await endGame();
  await slash(MARA, 'caverna new');
  scene.discord.faults.rest({ status: 500, route: POST, times: 12 });
  await tap(MARA, await latest('lobby'), 'lobby', 'start');
  await latest('open', (_, { id }) => id !== prompt.id);
  const starts = [...(scene.discord.world.messages.get(channel())?.values() ?? [])].filter(({ nonce }) =>
    String(nonce).endsWith('-table'),
  );
  expect(starts).toHaveLength(2);
});
