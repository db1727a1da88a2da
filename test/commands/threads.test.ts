import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { sceneForEach } from './each.ts';
import { channelIn, controlId } from './people.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const people = sceneForEach();
const { scene, gameNow, id, channel, direct, latest, slash, press, tap, forge, suggested, start } = people;

async function offered(): Promise<SeenMessage> {
  await slash(0, 'caverna new');
  return slash(1, 'caverna new', { players: 3, tiles: 'introductory' });
}

const threads = () => [...scene.discord.world.channels.values()].filter(({ parentId }) => parentId === channel());

describe('a second game in a channel', () => {
  it('is offered a thread, in which the lobby opens as requested, but none within a thread', async () => {
    const offer = await offered();
    expect(textOf(offer)).toContain('already an open lobby');
    const thread = channelIn(await press(1, offer, 'thread'));
    expect(scene.discord.world.channels.get(thread)).toMatchObject({ parentId: channel(), name: 'Caverna with Tom' });
    const lobby = await latest('any', '(1 of 3)', thread);
    expect(JSON.stringify(lobby.components)).toContain('Furnishing tiles: Introductory game');
    expect(await gameNow(thread)).toMatchObject({ status: 'lobby', host: id(1) });
    const within = await slash(2, 'caverna new', {}, thread);
    expect(textOf(within)).toContain('already an open lobby');
    expect(controlsOf(within)).toEqual([]);
  });

  it('is opened in one thread, however often the button is pressed', async () => {
    const offer = await offered();
    const pressed = [1, 2, 3].map(async () => textOf(await (await tap(1, offer, 'thread')).shown()));
    const answers = await Promise.all(pressed);
    expect(answers.filter((text) => text.includes('already been opened for this'))).toHaveLength(2);
    expect(threads()).toHaveLength(1);
  });

  it('can be opened at a later press if the bot lacked a permission, which it names', async () => {
    const offer = await offered();
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads']);
    expect(textOf(await press(1, offer, 'thread'))).toContain('Create Public Threads');
    scene.discord.faults.grantPermission(channel(), ['CreatePublicThreads']);
    expect(textOf(await forge(1, offer, controlId(offer, 'thread')))).toMatch(/<#\d+>/);
  });

  it('is opened with every requested option, however many there are', async () => {
    await slash(0, 'caverna new');
    const wishes = { players: 7, computers: 6, tiles: 'introductory', markers: 'start', bank: '120 h + 12 h' };
    const terms = { late: 'computer', 'live-scores': 'off' };
    const thread = channelIn(await press(1, await slash(1, 'caverna new', { ...wishes, ...terms }), 'thread'));
    expect(await gameNow(thread)).toMatchObject({
      places: 7,
      seats: { length: 7 },
      options: { tiles: 'introductory', markers: 'start' },
      terms: { pace: 'bank', bank: { hours: 120, plus: 12 }, late: 'computer', liveScores: false },
    });
  });

  it('is not opened in a thread for somebody who may not open threads', async () => {
    const offer = await offered();
    scene.discord.faults.revokePermission(channel(), ['CreatePublicThreads'], id(1));
    expect(textOf(await press(1, offer, 'thread'))).toContain('not allowed to open threads');
    expect(threads()).toEqual([]);
    const busy = await slash(1, 'caverna new');
    expect(textOf(busy)).toContain('already an open lobby');
    expect(controlsOf(busy)).toEqual([]);
    // Somebody else still can.
    expect(textOf(await press(2, await slash(2, 'caverna new'), 'thread'))).toMatch(/<#\d+>/);
  });

  it('is opened in no more threads than a person may have lobbies', async () => {
    await slash(0, 'caverna new');
    const offers = [];
    for (let index = 0; index < 8; index++) offers.push(await slash(1, 'caverna new'));
    const answers = await Promise.all(offers.map(async (offer) => textOf(await press(1, offer, 'thread'))));
    expect(answers.filter((text) => text.includes('already being opened'))).not.toEqual([]);
    for (const offer of offers) await forge(1, offer, controlId(offers[0] ?? offer, 'thread'));
    expect(threads()).toHaveLength(5);
    expect(textOf(await slash(1, 'caverna new'))).toContain('5 open lobbies');
    expect(threads()).toHaveLength(5);
  });

  it('is offered a thread, whichever option of the command is used', async () => {
    await slash(0, 'caverna new');
    const { commands } = scene.discord.world;
    const subcommand = commands.find(({ name }) => name === 'caverna')?.options?.find(({ name }) => name === 'new');
    const options = subcommand && 'options' in subcommand ? (subcommand.options ?? []) : [];
    const wishes = options.flatMap((option) =>
      'choices' in option ? (option.choices ?? []).map(({ value }) => ({ [option.name]: value })) : [],
    );
    expect(wishes.length).toBeGreaterThan(5);
    for (const [index, wish] of wishes.entries()) {
      const who = index % scene.discord.users.length;
      const answer = await press(who, await slash(who, 'caverna new', wish), 'thread');
      expect(textOf(answer), JSON.stringify(wish)).toMatch(/<#\d+>/);
    }
  });

  it('says at once what cannot be played, and offers no thread for it', async () => {
    await slash(0, 'caverna new');
    const answer = await slash(1, 'caverna new', { players: 2, computers: 4 });
    expect(controlsOf(answer)).toEqual([]);
    expect(textOf(answer)).toContain('2');
  });
});

async function running(): Promise<string> {
  await start(2);
  return (await gameNow()).id;
}

const told = (who: number): string[] => direct(who).map(textOf);

describe('a game whose channel is deleted', () => {
  it('tells its players once, and continues if one of them moves it', async () => {
    const game = await running();
    scene.discord.faults.deleteChannel(channel());
    await scene.discord.until(() => told(MARA).length > 0 && told(TOM).length > 0);
    expect(told(TOM)).toMatchObject([expect.stringContaining('/caverna game move')]);
    expect(told(TOM)[0]).toContain('Bot server');
    expect(await suggested(TOM, 'caverna game move', { game: '' }, channel(1))).toMatchObject([{ value: game }]);
    expect(textOf(await slash(YUKI, 'caverna game move', { game }, channel(1)))).toContain('not playing');
    await slash(TOM, 'caverna game move', { game }, channel(1));
    await latest('open', undefined, channel(1));
    expect(await gameNow(channel(1))).toMatchObject({ id: game, status: 'running' });
    await scene.bot.tick();
    expect(told(TOM)).toHaveLength(1);
  });

  it.each(['refused', 'left'] as const)('continues even if a player cannot be notified: %s', async (why) => {
    const game = await running();
    await scene.bot.drain();
    scene.discord.faults.closeDirectMessages(id(TOM), why);
    scene.discord.faults.deleteChannel(channel());
    await scene.discord.until(() => told(MARA).length > 0);
    await slash(MARA, 'caverna game move', { game }, channel(1));
    await latest('open', undefined, channel(1));
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect(told(TOM)).toEqual([]);
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('a post was abandoned')]);
  });

  it('is noticed at the next post if the bot was away when it happened', async () => {
    const game = await running();
    await scene.bot.drain();
    const state = await gameNow();
    await scene.stores.games.save({ game: { ...state, channelId: '123456789012345678' }, at: 0 });
    await scene.restart();
    const post = { kind: 'waiting', entry: 0, turns: [], awaited: [] } as const;
    const posts = [{ nonce: 'n', channelId: '123456789012345678', post }];
    await scene.stores.games.save({ game: (await scene.stores.games.find(game)) ?? state, posts, at: 0 });
    await scene.bot.drain();
    await scene.discord.until(() => told(MARA).length > 0 && told(TOM).length > 0);
    expect(await scene.stores.games.find(game)).toMatchObject({ channelLost: true });
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('a post was abandoned')]);
  });

  it('is closed if it is a lobby, which nobody could play', async () => {
    await slash(MARA, 'caverna new');
    await latest('lobby');
    const game = await gameNow();
    scene.discord.faults.deleteChannel(channel());
    await scene.bot.drain();
    await expect.poll(async () => (await scene.stores.games.find(game.id))?.status).toBe('ended');
    expect(told(MARA)).toEqual([]);
  });
});

it('/caverna game move is only for the host while the channel exists', async () => {
  const game = await running();
  expect(textOf(await slash(TOM, 'caverna game move', { game }, channel(1)))).toContain('Only the host');
  await slash(MARA, 'caverna game move', { game }, channel(1));
  await latest('open', undefined, channel(1));
  await latest('any', `<#${channel(1)}>`);
});

it('/caverna game export exports the moves that everybody has seen', async () => {
  await running();
  const shown = await slash(YUKI, 'caverna game export');
  expect(JSON.stringify(shown.components)).toContain('.json');
  expect(textOf(shown)).toMatch(/seed .*stays hidden/);
});
