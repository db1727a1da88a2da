import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { textOf } from 'local-discord';
import { expect, it, onTestFinished, vi } from 'vitest';
import { customId } from '../../commands/custom-id.ts';
import { catalogue } from '../../src/messages/index.ts';
import { openScene } from '../commands/fixture.ts';
import { menuId, peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';

it('while a disk is full every press gets an explanation, nothing is half saved, and the game continues afterwards', async () => {
  const database = join(folder(), 'games.sqlite');
  const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
  const scene = await openScene({ database });
  const [sqlite = expect.fail()] = pragma.mock.contexts as Sqlite.Database[];
  pragma.mockRestore();
  onTestFinished(scene.close);
  const { channel, person, select, slash, start } = peopleOf(() => scene);
  const prompt = await start(1);
  await scene.bot.drain();
  const { id: game = '' } = (await scene.stores.games.inChannel(channel())) ?? {};

  // SQLite cannot make the file longer, and every entry of a log needs some room.
  sqlite.exec(`create table filler (room blob);
      create temp trigger more before insert on entries begin insert into filler values (zeroblob(100000)); end`);
  sqlite.pragma('max_page_count = 1');
  const { unavailable } = catalogue('en').errors;
  const place = () => select(0, prompt, 'place logging');
  for (let press = 0; press < 3; press++) expect(textOf(await place())).toBe(unavailable);
  expect(await scene.stores.games.log(game)).toEqual([]);
  expect(textOf(await slash(0, 'caverna board'))).toContain('Mara');
  const move = customId({ on: 'move', game, step: 0, move: 'place logging' });
  expect(textOf(await (await person(0).forging.press(prompt.id, move)).shown())).toBe(unavailable);
  const told = scene.errors.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'nothing can be saved');
  const about = { gameId: game, entry: 0 };
  expect(told).toMatchObject([...Array(3).fill({ ...about, press: 'menu' }), { ...about, press: 'move' }]);
  // A player's plans are for no one else, not even for readers of the log.
  expect(JSON.stringify(told)).not.toContain('logging');
  expect(told[0].err.message).toContain(`The database ${database} cannot grow: the disk is full. Free some space`);

  sqlite.pragma('max_page_count = 1000000');
  const panel = await place();
  expect(() => menuId(panel, 'place logging')).toThrow();
  expect(await scene.stores.games.log(game)).toMatchObject([{ move: 'place logging' }]);
});
