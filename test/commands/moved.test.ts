import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { sceneForEach } from './each.ts';

const [MARA, TOM, YUKI] = [0, 1, 2] as const;
const { scene, channel, id, latest, messages, person, slash, start } = sceneForEach();
const gameIn = async (where = channel()) => scene.stores.games.inChannel(where);

/** A running game of Mara, its host, and Tom. */
async function running(): Promise<string> {
  await start(2);
  return (await gameIn())?.id ?? '';
}

const direct = (who: number): string[] => messages(scene.discord.directMessages(id(who)), who).map(textOf);

describe('a game whose channel is deleted', () => {
  it('tells its players once, and continues if one of them moves it', async () => {
    const game = await running();
    scene.discord.faults.deleteChannel(channel());
    await scene.discord.until(() => direct(MARA).length > 0 && direct(TOM).length > 0);
    expect(direct(TOM)).toMatchObject([expect.stringContaining('/caverna game move')]);
    expect(direct(TOM)[0]).toContain('Bot server');
    const suggested = await person(TOM).autocomplete(channel(1), 'caverna game move', { focused: 'game' });
    expect(suggested.choices).toMatchObject([{ value: game }]);
    expect(textOf(await slash(YUKI, 'caverna game move', { game }, channel(1)))).toContain('not playing');
    await slash(TOM, 'caverna game move', { game }, channel(1));
    await latest('open', undefined, channel(1));
    expect(await gameIn(channel(1))).toMatchObject({ id: game, status: 'running' });
    await scene.bot.tick();
    expect(direct(TOM)).toHaveLength(1);
  });

  it.each(['refused', 'left'] as const)('continues although a player cannot be notified: %s', async (why) => {
    const game = await running();
    await scene.bot.drain();
    scene.discord.faults.closeDirectMessages(id(TOM), why);
    scene.discord.faults.deleteChannel(channel());
    await scene.discord.until(() => direct(MARA).length > 0);
    await slash(MARA, 'caverna game move', { game }, channel(1));
    await latest('open', undefined, channel(1));
    await expect.poll(() => scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect(direct(TOM)).toEqual([]);
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('a post was abandoned')]);
  });

  it('is noticed at the next post if the bot was away when it happened', async () => {
    const game = await running();
    await scene.bot.drain();
    const state = await scene.stores.games.find(game);
    if (!state) throw new Error('The game is gone.');
    await scene.stores.games.save({ game: { ...state, channelId: '123456789012345678' }, at: 0 });
    await scene.restart();
    await scene.stores.games.save({
      game: (await scene.stores.games.find(game)) ?? state,
      posts: [
        { nonce: 'n', channelId: '123456789012345678', post: { kind: 'waiting', entry: 0, turns: [], awaited: [] } },
      ],
      at: 0,
    });
    await scene.bot.drain();
    await scene.discord.until(() => direct(MARA).length > 0 && direct(TOM).length > 0);
    expect(await scene.stores.games.find(game)).toMatchObject({ channelLost: true });
    expect(scene.errors.splice(0)).toEqual([expect.stringContaining('a post was abandoned')]);
  });

  it('is closed if it is a lobby, which nobody could play', async () => {
    await slash(MARA, 'caverna new');
    await latest('lobby');
    const game = await gameIn();
    scene.discord.faults.deleteChannel(channel());
    await scene.bot.drain();
    await expect.poll(async () => (await scene.stores.games.find(game?.id ?? ''))?.status).toBe('ended');
    expect(direct(MARA)).toEqual([]);
  });
});

describe('/caverna game move', () => {
  it('is only for the host while the channel exists', async () => {
    const game = await running();
    expect(textOf(await slash(TOM, 'caverna game move', { game }, channel(1)))).toContain('Only the host');
    await slash(MARA, 'caverna game move', { game }, channel(1));
    await latest('open', undefined, channel(1));
    await expect
      .poll(() =>
        scene.discord
          .as(id(TOM))
          .messages(channel())
          .some((message) => textOf(message).includes(`<#${channel(1)}>`)),
      )
      .toBe(true);
  });
});

describe('/caverna game export', () => {
  it('exports the moves that everybody has seen', async () => {
    await running();
    const shown = await slash(YUKI, 'caverna game export');
    expect(JSON.stringify(shown.components)).toContain('.json');
    expect(textOf(shown)).toMatch(/seed .*stays hidden/);
  });
});
