import { textOf } from 'local-discord';
import { afterEach, expect, test } from 'vitest';
import { sceneForEach } from './each.ts';

const MARA = 0;
const TOM = 1;
const DAY = 24 * 3_600_000;
const { scene, pass, id, nameOf, latest, slash, tap } = sceneForEach();
afterEach(() => expect(scene.discord.requests.rejected).toEqual([]));

test('a lobby whose host is gone calls them, is offered to anybody, and continues with another host', async () => {
  await slash(MARA, 'caverna new', { players: 3 });
  await latest('lobby');
  await pass(DAY);
  const reminder = await latest('any', 'has been waiting for a day');
  expect(textOf(reminder)).toContain(`<@${id(MARA)}>`);
  await pass(2 * DAY);
  const offer = await latest('lobby', 'Anybody can take it over');
  expect(textOf(offer)).toContain(`**${nameOf(MARA)}**`);
  await tap(TOM, offer, 'lobby', 'takeOver');
  const lobby = await latest('lobby', `A seat is kept for **${nameOf(MARA)}**`);
  expect(textOf(lobby)).not.toContain('anybody can take over');
  await tap(TOM, lobby, 'lobby', 'moreComputers');
  await latest('lobby', '2 of 3');
});
