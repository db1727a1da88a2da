import { expect, it } from 'vitest';
import { createJobs } from '../../commands/discord/jobs.ts';
import type { Film } from '../../commands/replay/replay-film.ts';
import { isTimeZone, localTime } from '../../src/table/hours.ts';
import { FILES_A_DAY } from '../../src/table/records/quotas.ts';
import { ANNA, BEN, openTestTables, play, started } from '../table/fixture.ts';

it('the people of one server cannot take up all replays', () => {
  const replays = createJobs();
  const never = new Promise<Film>(() => {});
  const order = (number: number, server: string) =>
    replays.request({ key: `${server} ${number}`, userId: `${server} ${number}`, server, make: () => never });
  const answers = Array.from({ length: 9 }, (_, number) => order(number, 'hostile'));
  expect(answers.filter((answer) => answer === 'busy').length).toBeGreaterThan(5);
  expect(order(1, 'honest')).toMatchObject({ joined: false });
});

it('removing and restoring a game again and again does not make all ratings restart forever', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN], { rounds: 1 });
  const place = { guildId: 'g1', channelId: 'c1' };
  for (let time = 0; time < FILES_A_DAY; time++) {
    await tables.admin.remove(id);
    await tables.admin.restore(id, place);
  }
  await tables.admin.remove(id);
  await expect(tables.admin.restore(id, place)).rejects.toMatchObject({ key: 'importsSpent' });
  tables.clock.time += 25 * 3_600_000;
  expect(await tables.admin.restore(id, place)).toMatchObject({ id });
});

it('a hundred requests for one turn look for the prompt once', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN]);
  const waiting = async () => (await tables.stores.outbox.unsent(id)).filter(({ kind }) => kind === 'again').length;
  for (let time = 0; time < 100; time++) await tables.table.postAgain(id);
  expect(await waiting()).toBe(1);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  await tables.table.postAgain(id);
  expect(await waiting()).toBe(2);
});

it('however many spellings of a time zone people type, memory does not fill up', () => {
  const spellings = Array.from({ length: 4_000 }, (_, number) =>
    [...'europe/isle_of_man'].map((sign, at) => ((number >> at) & 1 ? sign.toUpperCase() : sign)).join(''),
  );
  const before = process.memoryUsage.rss();
  expect(spellings.filter((zone) => isTimeZone(zone) && localTime(zone, 0).year === 1970)).toHaveLength(4_000);
  // A format of its own for each would take about 160 MB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(80e6);
});
