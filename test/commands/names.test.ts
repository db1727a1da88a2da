import { textOf } from 'local-discord';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScene, type Scene } from './fixture.ts';
import { peopleOf, placeOn } from './people.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  expect(scene.errors.map((line) => JSON.parse(line))).toEqual([]);
  await scene.close();
});

const MARA = 0;
const { called, latest, person, press, select, slash, start, tap } = peopleOf(() => scene);

test('people who change their name appear under the new one from their next press on', async () => {
  const first = called(await start(2));
  person(first).rename('Marabella');
  const panel = await slash(first, 'caverna turn');
  await press(first, await select(first, panel, placeOn(panel, 'logging')), 'panel', 'end');
  await latest('any', (text) => text.includes('**Marabella**: *'));
  await scene.bot.drain();
});

test('a lobby shows the new name of its host once they press something in it', async () => {
  await slash(MARA, 'caverna new', { players: 3 });
  const lobby = await latest('lobby');
  person(MARA).rename('Marabella');
  await tap(MARA, lobby, 'lobby', 'moreComputers');
  expect(textOf(await latest('lobby', (text) => text.includes('Computer 1')))).toContain('Marabella');
});
