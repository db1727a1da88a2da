import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logEntries } from '../../../src/table/records/entries.ts';
import { ANNA, openTestTables, play, started } from '../fixture.ts';

it('every line about a game carries the entry that its log has reached', async () => {
  const lines: Record<string, unknown>[] = [];
  const plain = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { log, entries } = logEntries(plain);
  const tables = openTestTables({ logger: log, entries });
  log.warn({ gameId: 'g1' }, 'unknown');
  const { id: gameId } = await started(tables);
  log.warn({ gameId }, 'empty');
  await play(tables, gameId, ANNA.id, 'dig 1');
  await tables.table.postAgain(gameId);
  log.warn({ gameId, err: new Error('lost') }, 'moved');
  log.child({ part: 'outbox' }).warn({ gameId, entry: 0 }, 'named');
  log.warn('about nothing');
  const later = logEntries(plain);
  await openTestTables({ stores: tables.stores, entries: later.entries }).table.position(gameId);
  later.log.warn({ gameId }, 'read');
  expect(lines.map(({ msg, entry }) => `${msg} ${entry}`).join(', ')).toBe(
    'unknown undefined, empty 0, moved 1, named 0, about nothing undefined, read 1',
  );
  expect(lines[2]).toMatchObject({ level: 40, err: { message: 'lost' } });
});
