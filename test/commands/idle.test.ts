import { textOf } from 'local-discord';
import { afterEach, expect, test } from 'vitest';
import { sceneForEach } from './each.ts';

const MARA = 0;
const TOM = 1;
const DAY = 24 * 3_600_000;
const { scene, id, latest, nameOf, slash, tap } = sceneForEach();
afterEach(() => expect(scene.discord.requests.rejected).toEqual([]));

async function wait(days: number): Promise<void> {
  await scene.bot.drain();
  await scene.discord.clock.advance(days * DAY);
  await scene.bot.tick();
  await scene.bot.drain();
}

test('a lobby whose host is gone calls them, is offered to anybody, and continues with another host', async () => {
  await slash(MARA, 'caverna new', { players: 3 });
  await latest('lobby');
  await wait(1);
  const reminder = await latest('any', (text) => text.includes('has been waiting for a day'));
  expect(textOf(reminder)).toContain(`<@${id(MARA)}>`);
  await wait(2);
  const offer = await latest('lobby', (text) => text.includes('Anybody can take it over'));
  expect(textOf(offer)).toContain(`**${nameOf(MARA)}**`);
  await tap(TOM, offer, 'lobby', 'takeOver');
  const lobby = await latest('lobby', (text) => text.includes(`A seat is kept for **${nameOf(MARA)}**`));
  expect(textOf(lobby)).not.toContain('anybody can take over');
  await tap(TOM, lobby, 'lobby', 'moreComputers');
  await latest('lobby', (text) => text.includes('2 of 3'));
});
