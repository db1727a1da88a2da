import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, vi } from 'vitest';
import type { Drawn } from '../../commands/discord/emojis.ts';
import type { Asked } from '../faults/quirks.ts';
import { sceneForEach } from './each.ts';
import { PIXEL } from './fixture.ts';

const drawn = (key: string, hash: string): Drawn => ({ key, hash, paint: async () => PIXEL });
const WOOD = drawn('caverna_wood', '1a2b3c');
const PNG = { animated: false, bytes: new Uint8Array(PIXEL), contentType: 'image/png' };
const STONE = drawn('caverna_stone', '00ff00');

const { scene, open, id, messages, latest, called, slash, press, select, start } = sceneForEach('later');

const names = () => [...scene.discord.world.emojis.values()].map(({ name }) => name).sort();
const idOf = (name: string) => [...scene.discord.world.emojis.values()].find((emoji) => emoji.name === name)?.id;
const kept = (...wanted: string[]) => vi.waitFor(() => expect(names()).toEqual(wanted.toSorted()), { timeout: 10_000 });
const calls = (route: string) => scene.discord.requests.routes[route] ?? 0;
/** Everything in a message besides its words. */
const emojisIn = (message: SeenMessage) => JSON.stringify(message.components).match(/"emoji":\{[^}]*\}/g) ?? [];

describe('the emojis of the application', () => {
  it('are uploaded when the bot starts, and later only if they are missing or have changed', async () => {
    await open({ emojis: [WOOD, STONE] });
    await kept('caverna_wood_1a2b3c', 'caverna_stone_00ff00');
    const uploads = calls('POST /applications/:id/emojis');
    expect(uploads).toBe(2);
    await scene.restart({ emojis: [WOOD, drawn('caverna_stone', '00ff01')] });
    await kept('caverna_wood_1a2b3c', 'caverna_stone_00ff01');
    expect(calls('POST /applications/:id/emojis')).toBe(3);
    // Those that are no longer needed are deleted, and those of the host are left alone.
    for (const [at, name] of ['party_abcdef', 'caverna_hello'].entries())
      scene.discord.world.emojis.set(`${at}`, { ...PNG, id: `${at}`, name });
    await scene.restart({ emojis: [WOOD] });
    await kept('caverna_wood_1a2b3c', 'party_abcdef', 'caverna_hello');
  });

  it('are known before anybody can press after a restart', async () => {
    let lists = 0;
    const isLate = (route: string) => route === 'GET /applications/:id/emojis' && ++lists > 3;
    const refuse = ({ route }: Asked) => (isLate(route) ? { status: 403, code: 50001, message: 'No.' } : undefined);
    await open({ emojis: [WOOD], quirks: [{ refuse }] });
    await kept('caverna_wood_1a2b3c');
    expect(lists).toBe(2);
    await scene.restart();
    expect(emojisIn(await start(2)).join()).toContain(`"id":"${idOf('caverna_wood_1a2b3c')}"`);
  });

  it('show an older version of a drawing until the new one is uploaded', async () => {
    await open({ emojis: [WOOD] });
    await kept('caverna_wood_1a2b3c');
    const painting = Promise.withResolvers<Buffer>();
    await scene.restart({ emojis: [{ ...drawn('caverna_wood', '1a2b3d'), paint: () => painting.promise }] });
    expect(emojisIn(await start(2)).join()).toContain(`"id":"${idOf('caverna_wood_1a2b3c')}"`);
    painting.resolve(PIXEL);
    await kept('caverna_wood_1a2b3d');
  });

  it('are uploaded first if a message lacked them', async () => {
    const painting = Promise.withResolvers<Buffer>();
    const slow: Drawn = { ...drawn('caverna_dog', 'aaaaaa'), paint: () => painting.promise };
    await open({ emojis: [slow, drawn('caverna_bird', 'bbbbbb'), WOOD] });
    await start(2);
    painting.resolve(PIXEL);
    await kept('caverna_dog_aaaaaa', 'caverna_bird_bbbbbb', 'caverna_wood_1a2b3c');
    const uploaded = [...scene.discord.world.emojis.values()].map(({ name }) => name);
    expect(uploaded).toEqual(['caverna_dog_aaaaaa', 'caverna_wood_1a2b3c', 'caverna_bird_bbbbbb']);
  });

  it('that are out of date make room first if Discord accepts no more', async () => {
    await open({ emojis: [WOOD] });
    await kept('caverna_wood_1a2b3c');
    const { world } = scene.discord;
    for (let id = 1; id < 2000; id += 1) world.emojis.set(`${id}`, { ...PNG, id: `${id}`, name: `own_${id}` });
    await scene.restart({ emojis: [drawn('caverna_wood', '1a2b3d')] });
    await vi.waitFor(() => expect(idOf('caverna_wood_1a2b3d')).toBeDefined(), { timeout: 10_000 });
    expect(idOf('caverna_wood_1a2b3c')).toBeUndefined();
  });

  it('appear before goods in posts and in the log; without emojis, nothing takes their place', async () => {
    await open({ emojis: [WOOD] });
    await kept('caverna_wood_1a2b3c');
    const prompt = await start(2);
    const who = called(prompt);
    const space = 'place startingPlayer';
    await press(who, await select(who, prompt, space), 'panel', 'end');
    const wood = `<:wood:${idOf('caverna_wood_1a2b3c')}>`;
    const next = await latest('open', (text) => text.includes(id(1 - who)));
    await press(1 - who, await select(1 - who, next, 'place logging'), 'panel', 'end');
    const post = await latest('any', '+3 wood');
    expect(textOf(post)).toContain(`${wood}\u00a0+3 wood`);
    expect(textOf(await slash(who, 'caverna log'))).toContain(wood);
    const all = messages().map(textOf).join();
    expect(all).not.toMatch(/[\ue000\ue001]|<:ore:/);
    expect(all).toContain('+2 ore');
  });

  it('delay nothing and break nothing if they cannot be uploaded', async () => {
    const failing: Drawn = { ...STONE, paint: () => Promise.reject(new Error('No paint.')) };
    await open({ emojis: [failing, WOOD], level: 'warn' });
    await kept('caverna_wood_1a2b3c');
    expect(scene.errors.join()).toContain('No paint.');
    const prompt = await start(2);
    expect(emojisIn(prompt).length).toBeGreaterThan(0);
    await select(called(prompt), prompt, 'place logging');
  });

  it('that somebody has deleted leave only the words, and come back', async () => {
    await open({ emojis: [WOOD], level: 'error' });
    await kept('caverna_wood_1a2b3c');
    scene.discord.world.emojis.clear();
    const prompt = await start(2);
    expect(emojisIn(prompt).filter((emoji) => emoji.includes('caverna'))).toEqual([]);
    const refused = scene.discord.requests.rejected.map(({ code }) => code);
    expect(refused).toContain(RESTJSONErrorCodes.InvalidFormBodyOrContentType);
    await kept('caverna_wood_1a2b3c');
    await select(called(prompt), prompt, 'place logging');
  });
});
