import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../db/sqlite/open.ts';
import { logEntries } from '../../../src/table/records/entries.ts';
import { aGame } from '../../db/contract.ts';

it('every line about a game carries the entry that its log has reached', async () => {
  const lines: Record<string, unknown>[] = [];
  const kept = openDatabase(':memory:');
  const plain = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { stores, logger } = logEntries(kept, plain);
  const game = aGame();
  logger.info({ gameId: game.id }, 'unknown');
  await stores.games.save({ game, at: 1 });
  logger.info({ gameId: game.id }, 'empty');
  await stores.games.save({ game, entries: [{ entry: 1, seat: 0, move: 'dig 1' }], at: 2 });
  await stores.games.save({ game, at: 3 });
  logger.warn({ gameId: game.id, err: new Error('lost') }, 'moved');
  logger.child({ part: 'outbox' }).info({ gameId: game.id, entry: 0 }, 'named');
  await expect(stores.games.save({ game, entries: [{ entry: 1, seat: 0, move: 'dig 2' }], at: 4 })).resolves.toBe(
    'conflict',
  );
  logger.info('about nothing');
  const { stores: again, logger: later } = logEntries(kept, plain);
  await again.games.log(game.id);
  later.info({ gameId: game.id }, 'read');
  expect(lines.map(({ msg, entry }) => [msg, entry])).toEqual([
    ['unknown', undefined],
    ['empty', 0],
    ['moved', 1],
    ['named', 0],
    ['about nothing', undefined],
    ['read', 1],
  ]);
  expect(lines[2]).toMatchObject({ level: 40, err: { message: 'lost' } });
  await kept.close();
});
