import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../db/sqlite/open.ts';
import { randomFrom } from '../src/engine/random.ts';
import type { Change, Stores } from '../src/table/stores.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';
import { game, json, runTool, wholeNumber } from '../src/tools/command-line.ts';
import { quietTables } from '../src/tools/database.ts';
import { tableOf } from '../src/tools/sketches.ts';
import { rounded } from './figures.ts';

const options = z.object({ game, games: wholeNumber(1).default(20_000), persons: wholeNumber(7).default(500), json });

const SEATS = 7;
const TILES_BUILT = 10;
/** As many kinds of things as players can build in a large game. */
const TILES = 50;

type Settings = z.infer<typeof options>;

const named = (person: number) => ({ userId: `user${person}`, name: `Person ${person}` });

/** The results of a finished seven-player game; the first person is in every game. */
function finished({ game: rules, persons: all }: Settings, game: number): Change {
  const random = randomFrom(`game ${game}`);
  const others = new Set<number>();
  while (others.size < SEATS - 1) others.add(1 + random.below(all - 1));
  const persons = [0, ...others];
  const points = persons.map(() => 30 + random.below(60));
  const id = `g${game}`;
  return {
    at: game,
    game: tableOf(rules, [], {
      id,
      status: 'finished',
      guildId: 'guild',
      channelId: id,
      places: SEATS,
      seats: persons.map((person, seat) => ({ ...named(person), colour: SEAT_COLOURS[seat] ?? 'red' })),
      seed: id,
      createdAt: game,
      startedAt: game,
      closedAt: game,
    }),
    tenures: persons.map((person, seat) => ({ ...named(person), gameId: id, seat, from: 0, to: undefined })),
    results: persons.map((person, seat) => ({
      gameId: id,
      seat,
      userId: `user${person}`,
      game: rules.id,
      guildId: 'guild',
      players: SEATS,
      points: points[seat] ?? 0,
      rank: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
      endedAt: game,
      tiles: Array.from({ length: TILES_BUILT }, () => `tile${random.below(TILES)}`),
    })),
  };
}

/** The time of a piece of work, in ms. */
async function timed(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  let going = true;
  let [last, used] = [startedAt, process.threadCpuUsage()];
  let [blocked, busy] = [0, 0];
  const look = () => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(used);
    blocked = Math.max(blocked, now - last);
    busy = Math.max(busy, (user + system) / 1_000);
    [last, used] = [now, process.threadCpuUsage()];
  };
  const watch = (async () => {
    for (; going; look()) await immediate();
  })();
  await work();
  const ms = performance.now() - startedAt;
  look();
  going = false;
  await watch;
  return {
    ms: rounded(ms),
    /** The longest time for which everybody else was blocked. */
    blockedMs: rounded(blocked),
    /** The processor time of the longest block; it stays the same on a busy machine. */
    busyMs: rounded(busy),
  };
}

/** Times one operation after another on a database with this many games. */
async function measure(stores: Stores, chosen: Settings) {
  const clock = { now: () => chosen.games };
  const { ratings } = quietTables(stores, { clock });
  const finish = (game: number) => stores.games.save(finished(chosen, game));
  const rateAll = async () => {
    while (await stores.results.rateMore(clock.now())) await immediate();
  };
  const scope = { game: chosen.game.id };
  const here = { ...scope, guildId: 'guild' };
  const own = (userId: string, where: typeof scope) => () =>
    ratings.statistics({ scope: where, userId, asker: userId });
  const page = { from: 0, count: 15 };
  const rollBack = async (id: string) => {
    const game = await stores.games.find(id);
    if (game) await stores.games.save({ game, results: [], at: chosen.games });
  };
  const fill = async () => {
    for (let game = 0; game < chosen.games; game++) {
      await finish(game);
      await immediate();
    }
  };
  return {
    fill: await timed(fill),
    pageBeforeRating: await timed(own('user1', scope)),
    firstRating: await timed(rateAll),
    ownPage: await timed(own('user1', scope)),
    ownPageOfServer: await timed(own('user1', here)),
    ownPageOfEveryGame: await timed(own('user0', scope)),
    leaderboard: await timed(() => Promise.all([ratings.leaderboard(scope, page), ratings.rated(scope)])),
    soloBest: await timed(() => Promise.all([ratings.soloBest(scope, page), ratings.alone(scope)])),
    oneMoreGame: await timed(() => finish(chosen.games)),
    ownPageThen: await timed(own('user1', scope)),
    oldestRolledBack: await timed(() => rollBack('g0')),
    pageThen: await timed(own('user1', scope)),
    ratedAgain: await timed(rateAll),
    forget: await timed(() => ratings.forget({ userId: 'user0', formerName: 'Former player' })),
  };
}

const usage = 'npm run -s bench:statistics -- [--game ID] [--games 20000] [--persons 500] [--json]';

await runTool({ usage, options }, async (chosen) => {
  const folder = mkdtempSync(join(tmpdir(), 'statistics-'));
  const stores = openDatabase(join(folder, 'bench.sqlite'));
  try {
    const { games, persons, json } = chosen;
    const statistics = await measure(stores, chosen);
    if (json) console.log(JSON.stringify({ games, persons, statistics }));
    else console.table(statistics);
  } finally {
    await stores.close();
    rmSync(folder, { recursive: true });
  }
});
