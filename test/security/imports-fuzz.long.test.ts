import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUser } from '../../src/table/ids.ts';
import { ANNA, BEN, openTestTables, play, started, type TestTables } from '../table/fixture.ts';

/** With `FUZZ=20` twenty times as many are tried. */
const RUNS = 75 * Number(process.env['FUZZ'] ?? 1);
const ID = '712345678901234567';

const WORDS = '__proto__ computer-1 former-1 lobby running finished ended end undo'.split(' ');

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 2 ** 53, 1e308, '', ID, `invited-${ID}`, [], {}),
  fc.constantFrom('1> [text](https://example.org) <@2', ...WORDS),
  fc.integer({ min: -3, max: 9 }),
  fc.string({ maxLength: 200 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A change to one of the values in a file, at any depth. */
interface Change {
  readonly at: number;
  readonly how: 'set' | 'drop' | 'copy' | 'more';
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('set', 'set', 'drop', 'copy', 'more'),
  value: odd,
});

/** What a value becomes; a list may also get a new item or its last one again, and an object a new field. */
function changed(held: unknown, { how, value }: Change): unknown {
  if (how === 'set') return value;
  if (how === 'drop') return undefined;
  if (Array.isArray(held)) return [...held, how === 'copy' ? held.at(-1) : value];
  return typeof held === 'object' && held !== null ? { ...held, more: value } : held;
}

function mangled(text: string, changes: readonly Change[]): string {
  return changes.reduce((json, one) => {
    let count = 0;
    const walk = (place?: number) =>
      JSON.stringify(JSON.parse(json), (_, held: unknown) => (count++ === place ? changed(held, one) : held)) ?? 'null';
    walk();
    const all = count;
    count = 0;
    return walk(one.at % all);
  }, text);
}

/** Files of every kind of game, and copies of them as kept for removed games. */
const texts = (async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN], { rounds: 1 });
  const lobby = await tables.lobby.create({ channelId: 'c5', guildId: 'g1', user: ANNA, game: 'toy', computers: 1 });
  const copies = [await tables.admin.copy(lobby.id), await tables.admin.copy(id)];
  await play(tables, id, ANNA.id, 'dig 2', 'end');
  await play(tables, id, BEN.id, 'dig 1');
  copies.push(await tables.admin.copy(id));
  await play(tables, id, BEN.id, 'end');
  for (const user of [ANNA, BEN]) await play(tables, id, user.id, 'feed', 'end');
  copies.push(await tables.admin.copy(id));
  return copies;
})();

const PLACE = { guildId: 'g2', channelId: 'c9' };
const KEPT = 'keptkeptke';

/** Tries what happens to mangled files; only a CopyError or a TableError may be thrown. */
async function whatever(happens: (text: string, tables: TestTables) => Promise<void>): Promise<void> {
  const copies = await texts;
  const tried = fc.asyncProperty(fc.nat(3), fc.array(change, { maxLength: 4 }), async (index, changes) => {
    const tables = openTestTables();
    try {
      await happens(mangled(copies[index] ?? '', changes), tables);
    } catch (error) {
      if (!(error instanceof Error && ['CopyError', 'TableError'].includes(error.name))) throw error;
    } finally {
      await tables.stores.close();
    }
  });
  await fc.assert(tried, { numRuns: RUNS });
}

const keep = ({ stores }: TestTables, copy: string) =>
  stores.games.remove(KEPT, { gameId: KEPT, guildId: 'g2', copy, removedAt: 1, dueAt: 9e15 });

describe('whatever a file says', () => {
  it('it is refused with an explanation, or becomes an unrated game without people', async () => {
    let [tried, added] = [0, 0];
    await whatever(async (text, { admin, stores }) => {
      tried++;
      const game = await admin.import(text, PLACE);
      added++;
      expect(game).toMatchObject({ ...PLACE, imported: true });
      expect([game.host, ...game.seats.map(({ userId }) => userId)].filter(isUser)).toEqual([]);
      expect(await stores.results.ofGame(game.id)).toEqual([]);
      expect(await stores.games.ofUser(ANNA.id)).toEqual([]);
      await admin.remove(game.id);
      await admin.restore(game.id, PLACE);
    });
    // A fuzz test that never gets past the schema would test nothing.
    expect(added / tried).toBeGreaterThan(0.05);
  });

  it('a kept copy that was tampered with is refused with an explanation, or becomes a game of its own server', async () => {
    await whatever(async (copy, tables) => {
      await keep(tables, copy);
      const back = await tables.admin.restore(KEPT, PLACE).catch(async (error: unknown) => {
        expect(await tables.admin.removed('g2')).toHaveLength(1);
        throw error;
      });
      expect(back).toMatchObject(PLACE);
      expect(await tables.admin.removed('g2')).toEqual([]);
    });
  });

  it('a person is removed from any copy, or the copy is deleted', async () => {
    await whatever(async (copy, tables) => {
      await keep(tables, copy);
      await tables.ratings.forget({ userId: ANNA.id, formerName: 'Former player' });
      for (const kept of await tables.admin.removed('g2')) {
        const { game, tenures } = JSON.parse(kept.copy) ?? {};
        const ids = [game?.host, ...[game?.seats, tenures].flat().map((one) => one?.userId)];
        expect(ids).not.toContain(ANNA.id);
      }
    });
  });
});
