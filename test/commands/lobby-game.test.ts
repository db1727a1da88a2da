import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { CAVES, sceneForEach } from './each.ts';

const { scene, gameNow, channel, latest, slash, press, tap, select } = sceneForEach({ games: [CAVES] });

describe('the game of a lobby', () => {
  it('can be changed in the options, with its own options and number of seats', async () => {
    await slash(0, 'caverna new', { folks: 'free' });
    await slash(1, 'caverna join');
    const options = await press(0, await latest('lobby', '(2 of 7)'), 'lobby', 'options');
    const changed = await select(0, options, 'cave-vs-cave');
    expect(JSON.stringify(changed)).toContain('Both eras');
    expect(JSON.stringify(changed)).not.toContain('Forgotten folks');
    const lobby = await latest('lobby', '(2 of 2)');
    await tap(0, lobby, 'lobby', 'start');
    await latest('open');
    expect(await gameNow()).toMatchObject({ game: 'cave-vs-cave', status: 'running', seats: { length: 2 } });
    await scene.bot.drain();
  });

  it('stays if more people have joined than can play the other one', async () => {
    await slash(0, 'caverna new');
    for (const who of [1, 2]) await slash(who, 'caverna join');
    const options = await press(0, await latest('lobby', '(3 of 7)'), 'lobby', 'options');
    const refused = await select(0, options, 'cave-vs-cave');
    expect(textOf(refused)).toContain('That game is for up to 2 players, but 3 have joined. Nothing was changed.');
    expect(await gameNow()).toMatchObject({ game: 'caverna', places: 7 });
  });

  it.each([
    [{ game: 'cave-vs-cave', tiles: 'full' }, '`tiles` is not for Cave vs Cave. Leave it out, or choose another game.'],
    [{ mode: 'era1' }, '`mode` is not for Caverna. Leave it out, or choose another game.'],
    [
      { game: 'cave-vs-cave', folks: 'free', boards: 'all' },
      '`folks` and `boards` are not for Cave vs Cave. Leave them out, or choose another game.',
    ],
  ])('is not opened with options that it does not have: %j', async (wishes, sentence) => {
    expect(textOf(await slash(0, 'caverna new', wishes))).toBe(sentence);
    expect(await scene.stores.games.inChannel(channel())).toBeUndefined();
  });
});
