import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/sqlite/open.ts';
import { ANNA, openTestTables, outboxOver, started } from './fixture.ts';

/** Characters that not every database can store: NUL, and half a surrogate pair. */
export const ODD = 'a\0b\ud83d';

/** Texts with such characters are stored without them, and everything can be read afterwards. */
export function keepsTexts(open: () => Promise<Database>): void {
  async function table() {
    const tables = openTestTables({ stores: await open() });
    onTestFinished(() => tables.stores.close());
    const { id: gameId } = await started(tables);
    return { tables, gameId };
  }

  it('in notes', async () => {
    const { tables, gameId } = await table();
    await tables.planning.keepNote({ gameId, userId: ANNA.id, text: `Sheep ${ODD} first 🐑` });
    expect(await tables.planning.note({ gameId, userId: ANNA.id })).toBe('Sheep ab first 🐑');
  });

  it('in plans', async () => {
    const { tables, gameId } = await table();
    await tables.planning.wish({ gameId, userId: ANNA.id, move: `furnish ${ODD}` });
    expect(await tables.stores.people.kept(ANNA.id)).toMatchObject({ orders: [{ gameId }] });
    expect(await tables.stores.people.orders(gameId, 0)).toContain('furnish ab');
  });

  it('in files', async () => {
    const { tables, gameId } = await table();
    const copy = JSON.parse(await tables.admin.copy(gameId));
    const [seat, ...others] = copy.game.seats;
    const odd = { ...copy, game: { ...copy.game, seats: [{ ...seat, name: `Anna${ODD}` }, ...others] } };
    const { id } = await tables.admin.import(JSON.stringify(odd), { guildId: 'g1', channelId: 'c2' });
    expect((await tables.table.find(id)).seats[0]?.name).toBe('Annaab');
  });

  it('in Discord’s answer to a post', async () => {
    const { tables, gameId } = await table();
    const { outbox } = outboxOver(tables.stores, () => Promise.reject(new Error(`refused ${ODD}`)));
    await outbox.drain();
    await outbox.close();
    expect((await tables.stores.outbox.heads(gameId))[0]?.error).toBe('Error: refused ab');
  });
}
