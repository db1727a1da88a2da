import { textOf } from 'local-discord';
import { expect, test } from 'vitest';
import { sceneForEach } from './each.ts';
import { placeOn } from './people.ts';

const MARA = 0;
const { scene, person, latest, called, slash, press, tap, select, start } = sceneForEach();

test('people who change their name appear under the new one from their next press on', async () => {
  const first = called(await start(2));
  person(first).rename('Marabella');
  const panel = await slash(first, 'caverna turn');
  await press(first, await select(first, panel, placeOn(panel, 'logging')), 'panel', 'end');
  await latest('any', '**Marabella**: *');
  await scene.bot.drain();
});

test('a lobby shows the new name of its host once they press something in it', async () => {
  await slash(MARA, 'caverna new', { players: 3 });
  const lobby = await latest('lobby');
  person(MARA).rename('Marabella');
  await tap(MARA, lobby, 'lobby', 'moreComputers');
  expect(textOf(await latest('lobby', 'Computer 1'))).toContain('Marabella');
});
