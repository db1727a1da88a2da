import { expect, it } from 'vitest';
import type { Entry } from '../../src/engine/log.ts';
import { LONGEST_LOG } from '../../src/table/play/live.ts';
import { ANNA, BEN, openTestTables, play, started } from '../table/fixture.ts';

/** A game whose log has nearly as many entries that were taken back as it may have. */
async function muchTakenBack(left: number) {
  const tables = openTestTables();
  const game = await started(tables, [ANNA, BEN]);
  const entries = Array.from({ length: LONGEST_LOG - left }, (_, index): Entry => {
    const entry = index + 1;
    return entry % 2 === 1 ? { entry, seat: 0, move: 'dig 1' } : { entry, undo: entry - 2, seat: 0 };
  });
  await tables.stores.games.save({ game, entries, at: 0 });
  return { tables: openTestTables({ stores: tables.stores }), gameId: game.id, stores: tables.stores };
}

it('a game that is taken back again and again does not grow forever, and can continue', async () => {
  const { tables, gameId, stores } = await muchTakenBack(8);
  const userId = ANNA.id;
  await play(tables, gameId, userId, 'dig 1', 'end');
  const length = async () => (await stores.games.log(gameId)).length;
  const refused = { key: 'takenBackTooOften' };
  const again = async () => {
    await tables.admin.rollBack(gameId, 0);
    await tables.admin.rollBack(gameId, LONGEST_LOG - 6);
  };
  await again();
  await expect(again()).rejects.toMatchObject(refused);
  await expect(again()).rejects.toMatchObject(refused);
  const atMost = await length();
  expect(atMost).toBeLessThanOrEqual(LONGEST_LOG);
  await play(tables, gameId, userId, 'dig 1');
  const { step } = await tables.table.panel({ gameId, userId });
  for (const takeBack of [
    () => tables.table.stepBack({ gameId, userId, step }),
    () => tables.table.startOver({ gameId, userId, step }),
    () => tables.table.undo({ gameId, userId }),
    () => tables.admin.rollBack(gameId, 0),
  ]) {
    await expect(takeBack()).rejects.toMatchObject(refused);
  }
  await play(tables, gameId, userId, 'end');
  await play(tables, gameId, BEN.id, 'dig 1', 'end');
});
