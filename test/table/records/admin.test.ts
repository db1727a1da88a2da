import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, openGame, openTestTables, play, postsOf, refuses, TRIO } from '../fixture.ts';
import { toyGame } from '../toy.ts';

const HERE = { guildId: 'g1', channelId: 'c2' };
const DAY = 86_400_000;

/** A running game between Anna and Ben in which Anna has played and Ben has started his turn. */
async function running() {
  const game = await openGame({ options: { rounds: 3 } });
  await game.play(ANNA, 'dig 2', 'end');
  await game.play(BEN, 'dig 1');
  await postsOf(game.stores);
  return game;
}

describe('a paused game', () => {
  it('refuses every press, and continues where it was', async () => {
    const { admin, id, panel } = await running();
    await admin.pause(id);
    await refuses('paused', panel(BEN));
    await refuses('paused', admin.pause(id));
    await admin.resume(id);
    expect((await panel(BEN)).drafts).toHaveLength(1);
    await refuses('notPaused', admin.resume(id));
  });

  it('stops all clocks', async () => {
    const { stores, admin, clock, id } = await running();
    const [before] = await stores.waits.ofGame(id);
    await admin.pause(id);
    clock.time += 3 * DAY;
    expect(await stores.waits.due(clock.time, 10)).toEqual([]);
    await admin.resume(id);
    const [after] = await stores.waits.ofGame(id);
    expect(after?.askedAt).toBe((before?.askedAt ?? 0) + 3 * DAY);
    expect(await stores.waits.due(clock.time, 10)).toHaveLength(1);
  });

  it('does not count an absence during the pause twice', async () => {
    const { stores, admin, assembly, clock, id } = await running();
    clock.time += DAY;
    await admin.pause(id);
    const paused = clock.time;
    await stores.people.changeAway(BEN.id, () => [{ from: paused + DAY / 2, to: paused + 2 * DAY }]);
    clock.time += DAY;
    await admin.resume(id);
    const wish = { gameId: id, user: ANNA, remedy: 'computer', seat: 1 } as const;
    // One of three days is spent, and the other two start when the absence ends.
    await expect(assembly.absent(wish)).rejects.toMatchObject({ params: { until: paused + 4 * DAY } });
  });

  it('continues in one step, so that nobody is late because the program was stopped in between', async () => {
    const { stores, admin, clock, find, id } = await running();
    await admin.pause(id);
    clock.time += 5 * DAY;
    const { keep } = stores.waits;
    Object.assign(stores.waits, { keep: () => Promise.reject(new Error('killed')) });
    await admin.resume(id).catch(() => {});
    Object.assign(stores.waits, { keep });
    const [wait] = await stores.waits.ofGame(id);
    const isPaused = (await find()).pausedAt !== undefined;
    expect(isPaused || (wait?.askedAt ?? 0) > 4 * DAY).toBe(true);
  });

  it('stops votes too', async () => {
    const { admin, assembly, id, pass, replace, seat } = await running();
    await replace(ANNA, 1, CLEO);
    const open = await assembly.open(id);
    await assembly.ballot({ gameId: id, voteId: open?.id ?? '', userId: CLEO.id, agrees: true });
    await admin.pause(id);
    await pass(4 * DAY);
    expect(await seat(1)).toMatchObject({ userId: BEN.id });
    await admin.resume(id);
    expect(await assembly.open(id)).toMatchObject({ outcome: 'open', dueAt: (open?.dueAt ?? 0) + 4 * DAY });
  });

  it('shows in its prompt that it is paused, and the new deadline once it continues', async () => {
    const { stores, admin, id } = await running();
    await admin.pause(id);
    expect(await postsOf(stores)).toEqual(['paused', 'waiting']);
    await admin.resume(id);
    expect(await postsOf(stores)).toEqual(['resumed', 'waiting']);
  });
});

describe('a game that is taken back', () => {
  it('makes presses on older panels stale, even if only drafts are taken back', async () => {
    const { table, admin, id, of, panel } = await running();
    const { step } = await panel(BEN);
    await admin.rollBack(id, 2);
    const answer = await table.choose({ ...of(BEN), step, move: 'dig 1' });
    expect(answer).toMatchObject({ kind: 'stale', panel: { drafts: [] } });
  });

  it('is as it was then, even if there was an undo in between', async () => {
    const game = await openGame();
    await game.play(ANNA, 'dig 2', 'end');
    await game.play(BEN, 'dig 3', 'end');
    await game.play(BEN, 'feed');
    const then = await game.position();
    const turns = (await game.undoable()).at(-1);
    await game.undoTo(ANNA, turns?.to);
    await game.ballot(BEN);
    await game.play(ANNA, 'dig 1');
    await game.admin.rollBack(game.id, 5);
    const now = await game.position();
    expect(now.state).toEqual(then.state);
    expect(now.awaited.map(({ seat }) => seat)).toEqual([0, 1]);
    const begun = [ANNA, BEN].map(({ id: userId }) => game.table.panel({ gameId: game.id, userId }));
    expect((await Promise.all(begun)).map(({ drafts }) => drafts.map(({ move }) => move))).toEqual([[], ['feed']]);
    const again = openTestTables({ stores: game.stores });
    expect((await again.table.position(game.id)).state).toEqual(then.state);
    await game.play(BEN, 'end');
    await game.play(ANNA, 'feed', 'end');
    await game.admin.rollBack(game.id, 2);
    expect(await game.awaited()).toEqual([1]);
  });

  it('drops votes about players whose turn it was then', async () => {
    const { stores, absent, admin, assembly, clock, id, play } = await openGame({ users: TRIO });
    await play(ANNA, 'dig 2', 'end');
    await play(BEN, 'dig 2', 'end');
    await play(CLEO, 'dig 2', 'end');
    clock.time += 3 * DAY;
    await absent(ANNA, 'pass', { seat: 1 });
    await admin.rollBack(id, 2);
    expect(await assembly.open(id)).toBeUndefined();
    expect((await postsOf(stores)).slice(-2)).toEqual(['vote', 'rolledBack']);
  });

  /** A game whose first turns the rules no longer allow. */
  const underNewRules = async () => {
    const { id, stores, play } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 3', 'end');
    return { id, after: openTestTables({ stores, rules: toyGame({ version: 2, most: 2 }) as Game }) };
  };

  it('goes back to before a checkpoint, but not to drafts that the rules no longer offer', async () => {
    const { id, after } = await underNewRules();
    await after.table.position(id);
    await refuses('cannotRollBack', after.admin.rollBack(id, 3));
    await after.admin.rollBack(id, 2);
    expect((await after.table.position(id)).awaited).toMatchObject([{ seat: 1 }]);
    // The posts of the turns in between can still be read.
    expect((await after.table.position(id, 4)).awaited).toMatchObject([{ seat: 1 }]);
  });

  it('goes back to before a checkpoint, and from there to after it', async () => {
    const { id, after } = await underNewRules();
    await play(after, id, ANNA.id, 'feed');
    const then = await after.table.position(id);
    const last = (await after.stores.games.log(id)).at(-1)?.entry ?? 0;
    await after.admin.rollBack(id, 2);
    await after.admin.rollBack(id, last);
    const now = await after.table.position(id);
    expect(now.state).toEqual(then.state);
    const { drafts } = await after.table.panel({ gameId: id, userId: ANNA.id });
    expect(drafts.map(({ move }) => move)).toEqual(['feed']);
  });
});

describe('a game that is moved', () => {
  it('continues in the other channel, with its waiting posts', async () => {
    const { stores, table, admin, clock, id, play } = await running();
    await play(BEN, 'end');
    await admin.move(id, HERE);
    expect(await table.inChannel('c2')).toMatchObject({ id });
    const [row] = await stores.outbox.due(clock.time, 10);
    expect(row).toMatchObject({ channelId: 'c2', post: { kind: 'turn' } });
    expect(await postsOf(stores)).toEqual(['turn', 'moved']);
    await play(ANNA, 'feed', 'end');
    expect((await stores.outbox.due(clock.time, 10))[0]?.channelId).toBe('c2');
  });

  it('needs a free channel of the same server', async () => {
    const game = await running();
    const { id: other } = await game.lobby.create({ ...HERE, user: BEN, game: 'toy' });
    await refuses('channelBusy', game.admin.move(game.id, HERE), { status: 'lobby' });
    await game.lobby.start({ gameId: other, userId: BEN.id });
    const taken = { key: 'channelBusy', params: { status: 'running' } };
    for (const move of [game.admin.move(game.id, HERE), game.table.move({ ...HERE, ...game.of(ANNA) })])
      await expect(move).rejects.toMatchObject(taken);
    await refuses('noGame', game.admin.move(game.id, { guildId: 'g2', channelId: 'c3' }));
    await refuses('alreadyHere', game.admin.move(game.id, { guildId: 'g1', channelId: 'c1' }));
    await game.play(BEN, 'end');
  });
});

it('a game that is removed comes back with every move within 30 days', async () => {
  const game = await running();
  await game.admin.remove(game.id);
  await refuses('noGame', game.find());
  expect(await game.admin.removed('g2')).toEqual([]);
  expect(await game.admin.removed('g1')).toMatchObject([{ gameId: game.id }]);
  await refuses('noGame', game.admin.restore(game.id, { ...HERE, guildId: 'g2' }));
  await game.pass(29 * DAY);
  await game.admin.restore(game.id, HERE);
  expect(await game.admin.removed('g1')).toEqual([]);
  const panel = await game.panel(BEN);
  expect(panel.drafts).toMatchObject([{ move: 'dig 1' }]);
  expect(await postsOf(game.stores)).toEqual(['moved']);
  await game.play(BEN, 'end');
});

describe('a copy', () => {
  it('is a whole game that continues elsewhere', async () => {
    const { admin, id, position } = await running();
    const elsewhere = openTestTables();
    const game = await elsewhere.admin.import(await admin.copy(id), { guildId: 'g9', channelId: 'c9' });
    expect(game).toMatchObject({ guildId: 'g9', channelId: 'c9', status: 'running' });
    expect((await elsewhere.table.position(game.id)).state).toEqual((await position()).state);
    await elsewhere.assembly.takeKept({ gameId: game.id, user: BEN });
    await play(elsewhere, game.id, BEN.id, 'end');
    expect(await elsewhere.stores.games.log(game.id)).toHaveLength(4);
  });

  it('names everybody who has had a seat; a copy from an earlier version names only the current players', async () => {
    const { admin, id } = await running();
    const copy = JSON.parse(await admin.copy(id));
    const [first] = copy.tenures;
    copy.tenures = [{ ...first, userId: '999', name: 'Dora', to: 2 }, { ...first, from: 2 }, ...copy.tenures.slice(1)];
    const nameAt = async (entry: number, text: unknown) => {
      const elsewhere = openTestTables();
      const game = await elsewhere.admin.import(JSON.stringify(text), HERE);
      return (await elsewhere.table.seatsAt(game.id))(entry)[0]?.name;
    };
    expect([await nameAt(1, copy), await nameAt(2, copy)]).toEqual(['Dora', 'Anna']);
    const unnamed = { ...copy, tenures: copy.tenures.map(({ name: _, ...tenure }: { name: string }) => tenure) };
    expect([await nameAt(1, unnamed), await nameAt(2, unnamed)]).toEqual(['Former player', 'Anna']);
  });

  it('of a running game does not count once it is played to its end, and neither does a copy of that', async () => {
    const scene = await running();
    const elsewhere = openTestTables();
    const { id: other } = await elsewhere.admin.import(await scene.admin.copy(scene.id), HERE);
    for (const user of [ANNA, BEN]) await elsewhere.assembly.takeKept({ gameId: other, user });
    for (const [where, game] of [[elsewhere, other] as const, [scene, scene.id] as const]) {
      await play(where, game, BEN.id, 'end');
      for (const round of [1, 2, 3]) {
        for (const { id: userId } of [ANNA, BEN]) if (round > 1) await play(where, game, userId, 'dig 1', 'end');
        for (const { id: userId } of [ANNA, BEN]) await play(where, game, userId, 'beg', 'end');
      }
      expect((await where.table.find(game)).status).toBe('finished');
      await where.admin.remove(game);
      await where.admin.restore(game, HERE);
    }
    expect(await elsewhere.stores.results.ofGame(other)).toEqual([]);
    expect(await scene.stores.results.ofGame(scene.id)).toMatchObject([{ userId: ANNA.id }, { userId: BEN.id }]);
  });

  it('becomes two games if it is uploaded twice at the same time', async () => {
    const { admin, id } = await running();
    const copy = await admin.copy(id);
    const elsewhere = openTestTables();
    const places = [HERE, { ...HERE, channelId: 'c3' }];
    const both = await Promise.allSettled(places.map((place) => elsewhere.admin.import(copy, place)));
    const ids = both.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []));
    expect(new Set(ids).size).toBe(2);
    expect(await elsewhere.table.inChannel('c2')).toMatchObject({ id: ids[0] });
  });

  it('gets its own id, different from that of the original game', async () => {
    const { admin, id } = await running();
    const game = await admin.import(await admin.copy(id), HERE);
    expect(game.id).not.toBe(id);
    await refuses('channelBusy', admin.import(await admin.copy(id), HERE));
  });

  interface Tampered {
    game: Pick<TableGame, 'seats'>;
    log: unknown[];
    tenures: unknown[];
  }

  const tampered = async (change: (copy: Tampered) => void) => {
    const { table, admin, id } = await running();
    const copy = JSON.parse(await admin.copy(id));
    change(copy);
    return admin.import(JSON.stringify(copy), HERE).finally(async () => {
      expect(await table.inChannel('c2')).toBeUndefined();
    });
  };

  it.each([
    ['a move that the rules do not allow', (copy) => copy.log.push({ entry: 4, seat: 1, move: 'dig 99' }), 'dig 99'],
    ['entries out of order', (copy) => copy.log.reverse(), 'ascending'],
    ['a state instead of moves', (copy) => copy.log.push({ entry: 9, checkpoint: '{}', version: 1 }), 'versions'],
    ['a status that does not match its log', (copy) => Object.assign(copy.game, { status: 'finished' }), 'status'],
    ['two people who take a seat at once', (copy) => copy.tenures.push(copy.tenures[0]), 'tenures'],
    ['no seed', (copy) => Object.assign(copy.game, { seed: undefined }), 'seed'],
    ['unknown fields', (copy) => Object.assign(copy.game, { guildId: 'g1' }), 'guildId'],
    ['absurd options', (copy) => Object.assign(copy.game, { options: { rounds: -1 } }), 'options'],
    ['unknown rules', (copy) => Object.assign(copy.game, { game: 'chess' }), 'chess'],
    [
      'a person twice',
      ({ game: { seats } }) => Object.assign(seats[1] ?? {}, { userId: seats[0]?.userId }),
      'two seats',
    ],
  ] as [string, (copy: Tampered) => void, string][])(
    'with %s is refused, and nothing is added',
    async (_, change, said) => {
      await expect(tampered(change)).rejects.toThrow(said);
    },
  );

  it.each([
    ['not JSON', '{', 'JSON'],
    ['not a copy', '[]', 'object'],
    ['too long', ' '.repeat(5_000_000), 'bytes'],
  ])('that is %s is refused', async (_, text, said) => {
    await expect(openTestTables().admin.import(text, HERE)).rejects.toThrow(said);
  });
});
