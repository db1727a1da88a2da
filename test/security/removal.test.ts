import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { openScene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';

const [MARA, TOM, THIRD] = [0, 1, 2] as const;
const NAME = 'Mara of the deepest cave';
const NOTE = 'Nobody knows that I want the ruby mine.';

/** The files of a folder that hold one of these texts. */
function filesHolding(where: string, texts: readonly string[]): string[] {
  const files = readdirSync(where).filter((name) => statSync(join(where, name)).isFile());
  return files.filter((name) => {
    const bytes = readFileSync(join(where, name), 'latin1');
    return texts.some((text) => bytes.includes(text));
  });
}

it('somebody who has their data removed is in no file, no log line and no later backup', async () => {
  const [place, backups] = [folder(), folder()];
  const database = join(place, 'games.sqlite');
  const scene = await openScene({
    database,
    level: 'trace',
    prepare({ users, world }) {
      const mara = world.users.get(users[MARA]?.id ?? '') ?? expect.fail();
      world.users.set(mara.id, { ...mara, globalName: NAME });
    },
  });
  onTestFinished(() => scene.close());
  const { channel, id, latest, press, slash, start, tap } = peopleOf(() => scene);
  await start(3);
  const gameId = (await scene.stores.games.ofUser(id(MARA)))[0]?.id ?? '';
  await scene.stores.people.keepNote(gameId, id(MARA), NOTE);
  await slash(MARA, 'caverna away', { to: '3d' });
  await slash(TOM, 'caverna new', { players: 3 }, channel(1));
  await tap(MARA, await latest('lobby', undefined, channel(1)), 'lobby', 'join');
  await expect.poll(() => scene.stores.games.ofUser(id(MARA))).toHaveLength(2);
  await scene.bot.drain();
  const traces = [id(MARA), NAME, NOTE];
  for (const trace of traces) expect(filesHolding(place, [trace])).not.toEqual([]);

  const asked = await press(MARA, await slash(MARA, 'caverna stats'), 'stats', { stand: 'forget' });
  await press(MARA, asked, 'stats', { stand: 'forgotten' });
  await scene.bot.drain();
  await slash(THIRD, 'caverna table');
  await slash(TOM, 'caverna mine');

  await backUp(database, join(backups, 'next.sqlite'));
  for (const where of [place, backups]) {
    expect(filesHolding(where, traces)).toEqual([]);
    expect(filesHolding(where, [id(TOM)])).not.toEqual([]);
  }
  expect(scene.errors.length).toBeGreaterThan(0);
  expect(scene.errors.filter((line) => traces.some((text) => line.includes(text)))).toEqual([]);
});
