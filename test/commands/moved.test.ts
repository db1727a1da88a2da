import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { sceneForEach } from './each.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const { scene, gameNow, id, channel, direct, latest, slash, suggested, start } = sceneForEach();

/** A running game of Mara, its host, and Tom. */
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

  it.each(['refused', 'left'] as const)('continues although a player cannot be notified: %s', async (why) => {
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
