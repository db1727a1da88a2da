import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { orders } from '../../src/table/ahead/orders.ts';
import { inRequest, type RequestKind, requestKind } from '../../src/table/request-context.ts';
import type { Stores } from '../../src/table/stores.ts';
import { ANNA, BEN, gameOf, type OpenGame, openGame, openTestTables, panelIn } from './fixture.ts';

/** A game whose database records its queries, and the request of each. */
async function countedGame(given: Omit<Parameters<typeof openTestTables>[0], 'stores'> = {}) {
  const statements: { readonly text: string; readonly kind: RequestKind }[] = [];
  const watch = { asked: (text: string) => void statements.push({ text, kind: requestKind() }), took: () => {} };
  const game = await openGame({}, openTestTables({ ...given, stores: openDatabase(':memory:', { watch }) }));
  return { ...game, statements };
}

/** Chooses a move as a press does: the game is looked up, the move made, and the next question shown. */
const press = ({ find, of, planning, table }: OpenGame, move: string, step: number) =>
  inRequest('press', async () => {
    await find();
    const answer = await table.choose({ ...of(ANNA), step, move });
    await planning.recap(of(ANNA));
    return answer;
  });

describe('a request', () => {
  it('makes a single query for a move in a game that is in memory', async () => {
    const game = await countedGame();
    const { statements } = game;
    const first = await press(game, 'dig 1', (await game.panel(ANNA)).step);
    statements.length = 0;
    const second = await press(game, 'dig 2', panelIn(first).step);
    expect(panelIn(second).drafts.map(({ move }) => move)).toEqual(['dig 1', 'dig 2']);
    expect(statements.map(({ text }) => text.slice(0, 21))).toEqual(['insert into "entries"']);
    expect(new Set(statements.map(({ kind }) => kind))).toEqual(new Set(['press']));
  });

  it('makes at most five queries to show a game that is not in memory, and five to start a turn in it', async () => {
    const { id, panel, of, statements, stores } = await countedGame();
    const { step } = await panel(ANNA);
    const elsewhere = gameOf(openTestTables({ stores }), id);
    statements.length = 0;
    await inRequest('press', async () => {
      await elsewhere.table.inChannel('c1');
      await elsewhere.panel(ANNA);
      await elsewhere.planning.recap(of(ANNA));
    });
    expect(statements.length).toBeLessThanOrEqual(5);
    statements.length = 0;
    await press(elsewhere, 'dig 1', step);
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  it('reads nothing to end a turn if this process has the database to itself', async () => {
    const { play, statements } = await countedGame({ autopilots: [orders] });
    for (const move of ['dig 1', 'feed']) for (const user of [ANNA, BEN]) await play(user, move, 'end');
    await play(ANNA, 'dig 1');
    statements.length = 0;
    await play(ANNA, 'end');
    const tables = ['entries', 'snapshots', 'outbox'].map((name) => `insert into "${name}"`);
    const told = statements.map(({ text }) => /^\w+(?: (?:into|from) "\w+")?/.exec(text)?.[0]);
    expect(told).toEqual(['begin', ...tables, 'delete from "waits"', 'insert into "waits"', 'commit']);
  });

  it('reads a game and its log from the same moment, whatever happens in between', async () => {
    const { id, of, stores, table } = await openGame();
    const here = openTestTables({ stores });
    const live = await inRequest('press', async () => {
      await here.table.inChannel('c1');
      await table.end(of(ANNA));
      return here.table.position(id);
    });
    expect(live.game.status).toBe('ended');
  });

  it('shows a game that was last seen as a lobby and has started since', async () => {
    const tables = openTestTables();
    const { lobby } = tables;
    const { id } = await lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', options: {} });
    await lobby.join({ gameId: id, user: BEN });
    const here = openTestTables({ stores: tables.stores });
    const { game } = await inRequest('press', async () => {
      await here.table.inChannel('c1');
      await inRequest('press', () => lobby.start({ gameId: id, userId: ANNA.id }));
      return here.table.position(id);
    });
    expect(game.status).toBe('running');
  });

  it('queries the revision of a game once, and once more if it has changed', async () => {
    const scene = await openGame();
    let asked = 0;
    const revision: Stores['games']['revision'] = async (gameId) => {
      asked += 1;
      return scene.stores.games.revision(gameId);
    };
    const stores = { ...scene.stores, games: { ...scene.stores.games, revision } };
    const here = openTestTables({ stores });
    const look = () => here.table.position(scene.id);
    await look();
    await inRequest('press', async () => {
      await look();
      await look();
    });
    expect(asked).toBe(1);
    const seen = await inRequest('press', async () => {
      const { game } = await look();
      await inRequest('press', () => scene.table.end(scene.of(ANNA)));
      return [game.status, (await look()).game.status];
    });
    // Everything within one request is read as of one moment; the next request sees the change.
    expect(seen).toEqual(['running', 'running']);
    expect((await inRequest('press', look)).game.status).toBe('ended');
  });

  it('takes no step on a state that another process has changed since', async () => {
    const { stores, table, id, of } = await openGame();
    const here = openTestTables({ stores });
    const request = of(ANNA);
    await here.table.position(id);
    const answer = await inRequest('press', async () => {
      const { step } = await here.table.panel(request);
      await table.choose({ ...request, step, move: 'dig 2' });
      return here.table.choose({ ...request, step, move: 'dig 1' });
    });
    expect(answer.kind).toBe('stale');
    expect(panelIn(answer).drafts.map(({ move }) => move)).toEqual(['dig 2']);
  });

  it('is kept while waiting in the queue, and does not leak to requests after it', async () => {
    const { find: look, statements } = await countedGame();
    statements.length = 0;
    await Promise.all([inRequest('press', look), inRequest('post', look), look(), inRequest('press', look)]);
    expect(statements.map(({ kind }) => kind)).toEqual(['press', 'post', 'chore', 'press']);
  });
});
