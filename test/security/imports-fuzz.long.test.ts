import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { isUser } from '../../src/table/ids.ts';
import { ANNA, BEN, openTestTables, play, started } from '../table/fixture.ts';

/** With `FUZZ=20` twenty times as many are tried. */
const RUNS = 75 * Number(process.env['FUZZ'] ?? 1);
const ID = '712345678901234567';

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    1e308,
    '',
    '__proto__',
    ID,
    'computer-1',
    'former-1',
    `invited-${ID}`,
    '1> [text](https://example.org) <@2',
    'lobby',
    'running',
    'finished',
    'ended',
    'end',
    'undo',
    [],
    {},
  ),
  fc.integer({ min: -3, max: 9 }),
  fc.string({ maxLength: 200 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The place of a change in a value: the same draw leads to the same place. */
interface Change {
  readonly path: readonly number[];
  readonly how: 'set' | 'drop' | 'copy' | 'more';
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
  how: fc.constantFrom('set', 'set', 'drop', 'copy', 'more'),
  value: odd,
});

type Tree = Record<string, unknown> | unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function changeIn(tree: Tree, { path, how, value }: Change): void {
  const keys = Object.keys(tree);
  const key = keys[(path[0] ?? 0) % Math.max(1, keys.length)];
  const held = key === undefined ? undefined : (tree as Record<string, unknown>)[key];
  if (key === undefined) return;
  if (path.length > 1 && isTree(held)) changeIn(held, { path: path.slice(1), how, value });
  else changeAt(tree, key, { how, value });
}

function changeAt(tree: Tree, key: string, { how, value }: Pick<Change, 'how' | 'value'>): void {
  if (Array.isArray(tree)) {
    if (how === 'set') tree[Number(key)] = value;
    else if (how === 'drop') tree.splice(Number(key), 1);
    else if (how === 'copy') tree.push(structuredClone(tree[Number(key)]));
    else tree.push(value);
  } else if (how === 'drop') delete tree[key];
  else tree[how === 'more' ? `${key}x` : key] = value;
}

function mangled(text: string, changes: readonly Change[]): string {
  const tree = JSON.parse(text) as Tree;
  for (const one of changes) changeIn(tree, one);
  return JSON.stringify(tree);
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

/** The only allowed errors for a file. */
const isTold = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'CopyError' || error.name === 'TableError');

let added = 0;
let tried = 0;
afterAll(() => {
  // A fuzz test that never gets past the schema would test nothing.
  expect(added / Math.max(1, tried)).toBeGreaterThan(0.05);
});

describe('whatever a file says', () => {
  const which = fc.nat(3);
  it('it is refused with a sentence, or becomes an unrated game without people', async () => {
    const copies = await texts;
    await fc.assert(
      fc.asyncProperty(which, fc.array(change, { maxLength: 4 }), async (index, changes) => {
        const tables = openTestTables();
        tried++;
        try {
          const text = mangled(copies[index] ?? '', changes);
          const game = await tables.admin.import(text, { guildId: 'g2', channelId: 'c9' });
          added++;
          expect(game.imported).toBe(true);
          expect(game.seats.some(({ userId }) => isUser(userId))).toBe(false);
          expect(isUser(game.host)).toBe(false);
          expect(game).toMatchObject({ guildId: 'g2', channelId: 'c9' });
          expect(await tables.stores.results.ofGame(game.id)).toEqual([]);
          expect(await tables.stores.games.ofUser(ANNA.id)).toEqual([]);
          await tables.admin.remove(game.id);
          await tables.admin.restore(game.id, { guildId: 'g2', channelId: 'c9' });
        } catch (error) {
          if (!isTold(error)) throw error;
        } finally {
          await tables.stores.close();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('a kept copy that was tampered with is refused with a sentence, or becomes a game of its own server', async () => {
    const copies = await texts;
    await fc.assert(
      fc.asyncProperty(which, fc.array(change, { maxLength: 4 }), async (index, changes) => {
        const tables = openTestTables();
        const copy = mangled(copies[index] ?? '', changes);
        const kept = { gameId: 'keptkeptke', guildId: 'g2', copy, removedAt: 1, dueAt: 9e15 };
        await tables.stores.games.remove('keptkeptke', kept);
        try {
          const game = await tables.admin.restore('keptkeptke', { guildId: 'g2', channelId: 'c9' });
          expect(game).toMatchObject({ guildId: 'g2', channelId: 'c9' });
          expect(await tables.admin.removed('g2')).toEqual([]);
        } catch (error) {
          if (!isTold(error)) throw error;
          expect(await tables.admin.removed('g2')).toHaveLength(1);
        } finally {
          await tables.stores.close();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('a person is removed from any copy, or the copy is deleted', async () => {
    const copies = await texts;
    await fc.assert(
      fc.asyncProperty(which, fc.array(change, { maxLength: 3 }), async (index, changes) => {
        const tables = openTestTables();
        const copy = mangled(copies[index] ?? '', changes);
        await tables.stores.games.remove('keptkeptke', { gameId: 'k', guildId: 'g2', copy, removedAt: 1, dueAt: 9e15 });
        await tables.ratings.forget({ userId: ANNA.id, formerName: 'Former player' });
        const [kept] = await tables.admin.removed('g2');
        if (kept === undefined) return;
        const { game, tenures } = JSON.parse(kept.copy);
        const ids = [game?.host, ...[game?.seats, tenures].flat().map((one) => one?.userId)];
        expect(ids).not.toContain(ANNA.id);
        await tables.stores.close();
      }),
      { numRuns: RUNS },
    );
  });
});
