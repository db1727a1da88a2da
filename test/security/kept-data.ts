import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/sqlite/open.ts';
import { invitedId } from '../../src/table/ids.ts';
import { BYTES_A_DAY, COPIES_KEPT, FILES_A_DAY, GAMES_HELD } from '../../src/table/records/quotas.ts';
import type { User } from '../../src/table/types.ts';
import {
  ANNA,
  BEN,
  CLEO,
  openGame,
  openTestTables,
  play,
  playToTheEnd,
  started,
  type TestTables,
  takePosts,
  tick,
} from '../table/fixture.ts';

const HERE = { guildId: 'g1', channelId: 'c2' };
const DAY = 86_400_000;
const INSTEAD = 'Former player';

/** An empty database, and a look at every row of all its tables as text. */
export interface Opened {
  readonly stores: Database;
  rows(): Promise<string>;
}

async function endedGame(tables: TestTables): Promise<string> {
  const { id } = await started(tables, [ANNA, BEN]);
  await tables.table.end({ gameId: id, userId: ANNA.id });
  return tables.admin.copy(id);
}

/** The promises of SECURITY.md about stored data, whatever the database. */
export function keepsPromises(open: () => Promise<Opened>): void {
  async function opened() {
    const { stores, rows } = await open();
    onTestFinished(() => stores.close());
    const tables = openTestTables({ stores });
    const forget = (user = ANNA) => tables.ratings.forget({ userId: user.id, formerName: INSTEAD });
    return { tables, rows, forget };
  }

  /** The same with a running game of Anna and others. */
  async function playing(...others: User[]) {
    const { tables, ...rest } = await opened();
    return { ...(await openGame({ users: [ANNA, ...others] }, tables)), ...rest };
  }

  describe('somebody who has their data removed', () => {
    it('is in no row of any table, wherever they left something', async () => {
      const { tables, rows, forget } = await opened();
      const anna = { id: '812345678901234567', name: 'Anna of the deep cave' };
      const users = [anna, BEN, CLEO];
      const running = await started(tables, users);
      await tables.table.move({ gameId: running.id, userId: anna.id, guildId: 'g1', channelId: 'c3' });
      await play(tables, running.id, anna.id, 'dig 2', 'end');
      await tables.planning.keepNote({ gameId: running.id, userId: anna.id, text: 'Ben wants the stone.' });
      await tables.planning.wish({ gameId: running.id, userId: anna.id, move: 'dig 3' });
      await tables.personal.change(anna.id, { calls: 'dm', timeZone: 'Europe/Berlin' });
      await tables.personal.goAway(anna.id, { from: 5_000, to: DAY });
      const copy = await tables.admin.copy(running.id);
      await tables.admin.import(copy, { guildId: 'g2', channelId: 'c8' });
      const other = await started(tables, users);
      await tables.admin.remove(other.id);
      await tables.lobby.create({ channelId: 'c9', guildId: 'g1', user: anna, game: 'toy' });
      const [turn] = await tables.assembly.undoable(running.id);
      await tables.assembly.undo({ gameId: running.id, user: anna, to: turn?.to ?? 0 });
      const traces = [anna.id, anna.name, 'Ben wants the stone.', 'Europe/Berlin'];
      for (const trace of traces) expect(await rows()).toContain(trace);
      await forget(anna);
      const left = await rows();
      expect(traces.filter((trace) => left.includes(trace))).toEqual([]);
      expect(left).toContain(BEN.name);
      const nobody = '899999999999999999';
      const nothing = { ...(await tables.stores.people.kept(nobody)), userId: anna.id };
      expect(await tables.stores.people.kept(anna.id)).toEqual(nothing);
    });

    it('a forgotten person leaves nothing behind except seats without a name', async () => {
      const { tables, forget } = await opened();
      const finished = await playToTheEnd(tables);
      const running = await started(tables, [BEN, ANNA]);
      const { id: lobby } = await tables.lobby.create({ channelId: 'c9', guildId: 'g1', user: ANNA, game: 'toy' });
      await forget();

      expect((await tables.table.find(finished)).seats[0]).toMatchObject({ name: INSTEAD });
      const { seats } = await tables.table.find(running.id);
      expect(seats[0]).toMatchObject({ userId: BEN.id });
      expect(seats[1]).toMatchObject({ name: INSTEAD, plays: 'computer' });
      expect((await tables.table.find(lobby)).status).toBe('ended');
      expect(await tables.table.ofUser(ANNA.id)).toEqual([]);
      // Their opponents keep their rating.
      expect((await tables.ratings.leaderboard({ game: 'toy' })).map(({ userId }) => userId)).toEqual([BEN.id]);
      const seatsAt = await tables.table.seatsAt(finished);
      expect(seatsAt(1)[0]).toMatchObject({ name: INSTEAD });
      await play(tables, running.id, BEN.id, 'dig 1', 'end');
      expect((await tables.table.position(running.id)).awaited).toMatchObject([{ seat: 1 }]);
    });

    it('a forgotten person leaves no orders, and no name in votes and posts', async () => {
      const { tables, id, play, stores, clock, absent, vote, ballot, forget } = await playing(BEN, CLEO);
      await tables.table.lose('c1');
      await play(ANNA, 'dig 1', 'end');
      const preparation = JSON.stringify({ userId: BEN.id, standing: {} });
      await stores.people.keepOrders(id, { seat: 1, orders: preparation });
      clock.time += 100 * 60 * 60_000;
      expect((await absent(CLEO, 'computer')).kind).toBe('vote');
      const { id: voteId } = await vote();
      await ballot(ANNA);
      await forget(BEN);
      expect(await stores.people.orders(id, 1)).toBeUndefined();
      expect(await stores.votes.find(voteId)).toMatchObject({ player: INSTEAD, outcome: 'agreed' });
      const rows = await takePosts(tables);
      expect(rows).toContainEqual(expect.objectContaining({ kind: 'seat', name: INSTEAD }));
      expect(JSON.stringify(rows)).not.toContain(BEN.name);
      expect(JSON.stringify(rows)).not.toContain(`"${BEN.id}"`);
    });

    it('a forgotten person’s votes are withdrawn and can still be shown, and another host takes the game', async () => {
      const { id, of, play, find, stores, table, assembly, undoable, undoTo, vote, outcome, forget } = await playing(
        BEN,
        CLEO,
      );
      await play(ANNA, 'dig 1', 'end');
      const [turn] = await undoable();
      await undoTo(ANNA, turn?.to ?? 0);
      const { id: voteId } = await vote();
      await forget();
      expect(await assembly.open(id)).toBeUndefined();
      expect(await outcome(voteId)).toBe('withdrawn');
      expect(JSON.stringify(await stores.votes.ofGame(id))).not.toContain(`"${ANNA.id}"`);
      expect((await find()).host).toBe(BEN.id);
      await expect(table.end(of(BEN))).resolves.toMatchObject({ status: 'ended' });
    });

    it('a forgotten person has no name in a finished game that was just looked at, and a computer plays for them when it is taken back', async () => {
      const { tables, forget } = await opened();
      const gameId = await playToTheEnd(tables);
      expect((await tables.table.position(gameId)).game.seats[0]).toMatchObject({ name: ANNA.name });
      await forget();
      expect((await tables.table.position(gameId)).game.seats[0]).toMatchObject({ name: INSTEAD });
      expect((await tables.admin.rollBack(gameId, 0)).host).toBe(BEN.id);
      const { game, awaited } = await tables.table.position(gameId);
      expect(game.seats[0]).toMatchObject({ name: INSTEAD, plays: 'computer' });
      expect(awaited).toMatchObject([{ seat: 0 }]);
    });

    it('a computer plays for a forgotten person in a game that a file brings back', async () => {
      const { tables, id } = await playing(BEN);
      const copy = (await tables.admin.copy(id)).replaceAll(`"${ANNA.id}"`, '"former-7"');
      const { host, seats } = await tables.admin.import(copy, { guildId: 'g1', channelId: 'c7' });
      expect(host).toBe(invitedId(BEN.id));
      expect(seats[0]).toMatchObject({ userId: 'former-7', plays: 'computer' });
    });

    it('a paused game does not wait for a forgotten person by name', async () => {
      const { tables, id, forget } = await playing(BEN);
      await tables.admin.pause(id);
      await takePosts(tables);
      await forget();
      expect(await takePosts(tables)).toMatchObject([{ kind: 'waiting', entry: 0, awaited: [0] }]);
    });

    it('removing one person’s data keeps the removed games of the others, but without that person', async () => {
      const { tables, id, play, forget } = await playing(BEN);
      await play(ANNA, 'dig 2', 'end');
      await tables.admin.remove(id);
      await forget();
      const [kept] = await tables.admin.removed('g1');
      expect(kept?.copy).not.toContain(`"${ANNA.id}"`);
      expect(kept?.copy).not.toContain(ANNA.name);
      const game = await tables.admin.restore(id, { guildId: 'g1', channelId: 'c1' });
      expect(game.seats).toMatchObject([
        { name: INSTEAD, plays: 'computer' },
        { userId: BEN.id, name: BEN.name },
      ]);
      expect(game.host).toBe(BEN.id);
      await play(BEN, 'dig 1', 'end');
    });
  });

  describe('what servers import and remove', () => {
    it('a server may import a limited number of files and bytes a day, without affecting others', async () => {
      const { tables } = await opened();
      const text = await endedGame(tables);
      const fill = async (file: string) => {
        for (let count = 0; count < 1_000; count++) {
          try {
            const { id } = await tables.admin.import(file, HERE);
            await tables.admin.remove(id);
          } catch (error) {
            expect(error).toMatchObject({ name: 'TableError' });
            return count;
          }
        }
        return 1_000;
      };
      expect(await fill(text)).toBe(FILES_A_DAY);
      await tables.admin.import(text, { guildId: 'g2', channelId: 'c9' });
      tables.clock.time += DAY + 1;
      await tick(tables);
      const padded = text.replace('{', `{${' '.repeat(3_000_000)}`);
      expect(await fill(padded)).toBe(Math.floor(BYTES_A_DAY / Buffer.byteLength(padded)));
    });

    it('a server may have a limited number of imported games, whenever it imported them', async () => {
      const { tables } = await opened();
      const text = await endedGame(tables);
      for (let count = 0; count < GAMES_HELD; count++) {
        tables.clock.time += DAY / 8;
        await tables.admin.import(text, HERE);
      }
      tables.clock.time += DAY;
      await expect(tables.admin.import(text, HERE)).rejects.toMatchObject({ key: 'tooManyImported' });
      await tables.admin.import(text, { guildId: 'g2', channelId: 'c9' });
    });

    it('the copies of a server’s removed games may take a limited number of bytes, and the oldest go first', async () => {
      const { tables, find } = await playing(BEN);
      const game = await find();
      await tables.stores.games.save({ game: { ...game, id: 'otherserve', guildId: 'g2', channelId: 'c9' }, at: 0 });
      await tables.admin.remove('otherserve');
      const names = { ...game, options: { rounds: 1, padding: 'x'.repeat(900_000) } };
      for (let count = 0; count < 30; count++) {
        tables.clock.time += 1_000;
        const id = `padded${1000 + count}`;
        await tables.stores.games.save({ game: { ...names, id, channelId: `p${count}` }, at: 0 });
        await tables.admin.remove(id);
      }
      const kept = await tables.admin.removed('g1');
      expect(kept.reduce((sum, { copy }) => sum + copy.length, 0)).toBeLessThanOrEqual(COPIES_KEPT);
      expect(kept[0]?.gameId).toBe('padded1029');
      expect(await tables.admin.removed('g2')).toHaveLength(1);
    });

    it('is gone for good after 30 days', async () => {
      const { tables, id, pass } = await playing(BEN);
      await tables.admin.remove(id);
      await pass(31 * DAY);
      expect(await tables.admin.removed('g1')).toEqual([]);
      await expect(tables.admin.restore(id, HERE)).rejects.toMatchObject({ key: 'noGame' });
    });

    it('is recorded for a day', async () => {
      const { tables, rows } = await opened();
      const before = await rows();
      const { id } = await tables.admin.import(await endedGame(tables), { guildId: 'the other', channelId: 'c9' });
      expect(await tables.stores.games.imported('the other', 0)).toMatchObject({ files: 1, games: 1 });
      await tables.admin.remove(id);
      tables.clock.time += DAY + 1;
      await tick(tables);
      expect(await tables.stores.games.imported('the other', 0)).toMatchObject({ files: 0, games: 0, bytes: 0 });
      tables.clock.time += 31 * DAY;
      await tick(tables);
      expect(before).not.toContain('the other');
      expect(await rows()).not.toContain('the other');
    });
  });

  it('posts that were sent are dropped after a week, but waiting ones are not', async () => {
    const { id, find, stores, clock, pass } = await playing(BEN);
    const [{ nonce } = expect.fail()] = await stores.outbox.due(clock.time, 1);
    await stores.outbox.sent(nonce, 1_000, []);
    const posts = [{ nonce, channelId: 'c1', post: { kind: 'lobby' } as const }];
    const again = async () => stores.games.save({ game: await find(), posts, at: 0 });
    await expect(again()).rejects.toThrow();
    const waiting = (await stores.outbox.due(clock.time, 9)).map((row) => row.nonce);
    await pass(8 * DAY);
    const still = (await stores.outbox.due(clock.time, 9)).filter(({ gameId }) => gameId === id);
    expect(still.map((row) => row.nonce)).toEqual(waiting);
    // A nonce is unique among the posts that are kept.
    expect(await again()).toBe('saved');
  });
}
