import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import type { GameMessage } from '../../../src/table/posts.ts';
import { openGames } from '../open-games.ts';
import type { Luck } from './luck.ts';
import { anybody, type Commands } from './words.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

/** From a few minutes to some weeks; short times are more frequent. */
const TIMES = [1, 5, 30, 60, 180, 480, 720, 1_440, 1_440, 2_880, 4_320, 7 * 1_440, 21 * 1_440] as const;

/** How many passes the ticker may need until everything is done. */
const MOST_LOOKS = 10;

async function tick(world: World): Promise<void> {
  const { chores, clock } = world.tables;
  let due: unknown[] = [{}];
  // A chore may have called another player, whom the ticker checks at once.
  for (let looks = 0; looks < MOST_LOOKS && due.length > 0; looks++) {
    for (const chore of chores) await chore.run(clock.now());
    due = await world.stores.waits.due(clock.now(), 100);
  }
  if (world.busy) return;
  expect(due, 'everything due is done').toEqual([]);
  for (const game of await openGames(world.stores)) {
    if (game.status !== 'running' || game.pausedAt !== undefined) continue;
    for (const { seat } of await world.stores.waits.ofGame(game.id)) {
      expect(game.seats[seat]?.plays, 'computers play at once').toBeUndefined();
    }
  }
}

async function pass(world: World, luck: Luck): Promise<string> {
  const minutes = luck.oneOf(...TIMES);
  world.tables.clock.time += minutes * MINUTE + luck.below(1_000);
  await tick(world);
  return `${minutes} minutes, until ${new Date(world.tables.clock.now()).toISOString()}`;
}

/** Sends some of the posts in the outbox. */
async function deliver(world: World, luck: Luck): Promise<string> {
  const { stores, tables } = world;
  const { outbox } = stores;
  const kinds: string[] = [];
  for (let i = 2 + luck.below(12); i > 0; i--) {
    const [row] = await outbox.due(tables.clock.now(), 8);
    if (row === undefined) break;
    const { nonce, gameId, post } = row;
    const [next, ...rest] = world.waiting.get(gameId) ?? [];
    if (!world.busy) expect(next?.nonce, 'posts are sent in their order').toBe(nonce);
    await outbox.trying(nonce, tables.clock.now(), tables.clock.now());
    kinds.push(post.kind);
    if (luck.chance(5)) {
      await outbox.later(nonce, tables.clock.now() + luck.below(9) * MINUTE, 'Discord is not there.');
      continue;
    }
    if (next !== undefined) {
      world.waiting.set(gameId, rest);
      await read(world, gameId, next);
    }
    if (luck.chance(5)) await outbox.refused(nonce, tables.clock.now(), 'The channel is gone.');
    else await outbox.sent(nonce, tables.clock.now(), messagesOf(row, luck));
  }
  return kinds.join(', ');
}

/** Reads what a post shows, as its sender does. */
async function read(world: World, gameId: string, saved: Parameters<World['calls']['sent']>[2]): Promise<void> {
  const { post, snapshot } = saved;
  const { tables, rules, stores } = world;
  if ('entry' in post && post.kind !== 'again' && (await tables.table.find(gameId)).seed !== undefined) {
    const { state } = await tables.table.position(gameId, post.entry);
    const isTold =
      post.kind === 'turn' || post.kind === 'harvest' || (post.kind === 'waiting' && post.turns.length > 0);
    if (isTold && snapshot?.entry === post.entry) {
      expect(JSON.stringify(state), 'a post shows its own state').toBe(
        JSON.stringify(rules.view(JSON.parse(snapshot.state), 'spectator')),
      );
    }
  }
  if (post.kind === 'vote' && (await stores.votes.find(post.voteId)) !== undefined) {
    await tables.assembly.view(post.voteId);
  }
  await world.calls.sent(world, gameId, saved);
}

function messagesOf(
  { nonce, channelId, post }: { nonce: string; channelId: string; post: object },
  luck: Luck,
): GameMessage[] {
  const messageId = `message ${nonce}`;
  const entry = 'entry' in post && luck.chance(60) ? { entry: Number(post.entry) } : {};
  return luck.chance(50) ? [{ purpose: luck.oneOf('prompt', 'table', 'vote'), channelId, messageId, ...entry }] : [];
}

/** Every row of the database, by table. */
function rowsOf(path: string): Map<string, string[]> {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    const names = sqlite.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all();
    return new Map(
      names.map(({ name }) => [
        name,
        sqlite
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => JSON.stringify(row)),
      ]),
    );
  } finally {
    sqlite.close();
  }
}

/** Removes what is known of a person, and looks for them in every row. */
async function forget(world: World, luck: Luck): Promise<string> {
  const { id, name } = anybody(luck);
  await world.tables.ratings.forget({ userId: id, formerName: 'Former player' });
  if (!world.busy) {
    for (const [table, rows] of rowsOf(world.path)) {
      const left = rows.filter((row) => row.includes(id) || row.includes(name));
      expect(left, `${table} knows nothing of a person who is forgotten`).toEqual([]);
    }
  }
  world.presses.splice(0, world.presses.length);
  return name;
}

/** Opens the tables again, and finds everything as it was. */
async function restart(world: World, luck: Luck): Promise<string> {
  const look = async () => {
    const { table } = world.tables;
    const games = (await world.stores.games.ofGuild(undefined, 500)).filter(({ seed }) => seed !== undefined);
    return Promise.all(
      games.map(async (game) => ({
        position: await table.position(game.id),
        panels: await Promise.all(
          game.seats.map(({ userId }) =>
            table.panel({ gameId: game.id, userId }).catch((error: Error) => error.message),
          ),
        ),
      })),
    );
  };
  // As JSON, which leaves out undefined values.
  const written = async (): Promise<unknown> => JSON.parse(JSON.stringify(await look()));
  const before = world.busy ? undefined : await written();
  const held = luck.oneOf(1, 1, 2, 300);
  world.restart(held);
  await world.tables.adopt();
  if (before !== undefined) expect(await written(), 'a restart changes nothing').toEqual(before);
  world.checked.clear();
  return `holding ${held} games`;
}

export const worldCommands = {
  pass: { weight: 18, run: pass },
  tick: {
    weight: 10,
    async run(world) {
      await tick(world);
      return 'done';
    },
  },
  deliver: { weight: 22, run: deliver },
  restart: { weight: 8, run: restart },
  forget: { weight: 1, run: forget },
} satisfies Commands;
