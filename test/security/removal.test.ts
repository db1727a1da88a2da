import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';

const [MARA, TOM, THIRD] = [0, 1, 2] as const;
const NOTE = 'Nobody knows that I want the ruby mine.';

let scene: Scene;
let place: string;
beforeEach(async () => {
  place = folder();
  scene = await openScene({ database: join(place, 'games.sqlite'), level: 'trace' });
});
afterEach(() => scene.close());

const { channel, id, latest, nameOf, press, slash, start, tap } = peopleOf(() => scene);

/** The files of a folder that hold one of these texts. */
function holding(where: string, texts: readonly string[]): string[] {
  const files = readdirSync(where).filter((name) => statSync(join(where, name)).isFile());
  return files.filter((name) => {
    const bytes = readFileSync(join(where, name), 'latin1');
    return texts.some((text) => bytes.includes(text));
  });
}

it('who has their data removed stands in no file, no log line and no later backup', async () => {
  await start(3);
  const gameId = (await scene.stores.games.ofUser(id(MARA)))[0]?.id ?? '';
  await scene.stores.people.keepNote(gameId, id(MARA), NOTE);
  await slash(MARA, 'caverna away', { to: '3d' });
  await slash(TOM, 'caverna new', { players: 3 }, channel(1));
  await tap(MARA, await latest('lobby', undefined, channel(1)), 'lobby', 'join');
  await scene.discord.until(async () => (await scene.stores.games.ofUser(id(MARA))).length === 2);
  await scene.bot.drain();
  const traces = [id(MARA), nameOf(MARA), NOTE];
  expect(holding(place, traces)).not.toEqual([]);

  const asked = await press(MARA, await slash(MARA, 'caverna stats'), 'stats', (press) => isStand(press, 'forget'));
  await press(MARA, asked, 'stats', (press) => isStand(press, 'forgotten'));
  await scene.bot.drain();
  await slash(THIRD, 'caverna table');
  await slash(TOM, 'caverna mine');

  expect(holding(place, traces)).toEqual([]);
  expect(holding(place, [id(TOM)])).not.toEqual([]);
  const backups = folder();
  await backUp(join(place, 'games.sqlite'), join(backups, 'next.sqlite'));
  expect(holding(backups, traces)).toEqual([]);
  expect(scene.errors.length).toBeGreaterThan(0);
  expect(scene.errors.filter((line) => traces.some((text) => line.includes(text)))).toEqual([]);
});

const isStand = (press: object, stand: string): boolean => 'stand' in press && press.stand === stand;
