import { textOf } from 'local-discord';
import { expect, it } from 'vitest';
import type { openDatabase } from '../../db/sqlite/open.ts';
import type { Game } from '../../src/engine/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { openTestTables } from '../table/fixture.ts';
import { harvestsOf } from '../table/harvests.ts';
import { sceneForEach } from './each.ts';

const { scene, id, slash, press, start } = sceneForEach();
const RICH = { goods: { food: 1, grain: 20, vegetable: 20 } };

/** A game of two in its third harvest, which the first player is about to end like the two before. */
async function inThirdHarvest() {
  await start(2);
  await scene.bot.drain();
  const { stores } = scene;
  const [game = expect.fail()] = await stores.games.ofUser(id(0));
  const state = stateFrom({ players: 2, round: 5, next: 'harvest', seats: [RICH, RICH] });
  const entry = ((await stores.games.log(game.id)).at(-1)?.entry ?? 0) + 1;
  const checkpoint = { entry, checkpoint: JSON.stringify(state), version: caverna.version };
  await stores.games.save({ game, entries: [checkpoint], waiting: { since: entry, seats: [0, 1] }, at: 0 });
  const tables = openTestTables({ rules: caverna as Game, stores: stores as ReturnType<typeof openDatabase> });
  const users = game.seats.map(({ userId }) => ({ id: userId }));
  const hands = harvestsOf(tables, game.id, users);
  for (const _ of [1, 2]) await hands.harvest('grain');
  await hands.toHarvest();
  await hands.feed(0, 'grain', true);
  return users[0]?.id === id(0) ? 0 : 1;
}

it('a player can have harvests played like the last three, and can stop that in the settings', async () => {
  const who = await inThirdHarvest();
  const ended = await press(who, await slash(who, 'caverna turn'), 'panel', 'end');
  expect(textOf(ended)).toContain('You have played three harvests in a row like this.');
  expect(textOf(ended)).toContain('Feed with food first, then with grain.');
  const remembered = await press(who, ended, 'standing', { field: 'habit' });
  expect(textOf(remembered)).toContain('Feed with food first, then with grain.');
  const settings = await slash(who, 'caverna settings');
  expect(textOf(settings)).toMatch(/Played for you without asking:\n1\. Caverna <#\d+>: Feed with food first, then/);
  const taken = await press(who, settings, 'standing', { field: 'clear' });
  expect(textOf(taken)).toContain('Feed with food first; call me if that is not enough.');
  expect(textOf(await slash(who, 'caverna settings'))).not.toContain('Played for you without asking');
});
