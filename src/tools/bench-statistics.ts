import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from '../../db/open.ts';
import { randomFrom } from '../engine/random.ts';
import { openTables } from '../table/table.ts';
import { DEFAULT_TERMS } from '../table/terms.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    persons: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
});
const GAMES = Number(values.games);
const PERSONS = Number(values.persons);
const SEATS = 7;
const TILES_BUILT = 10;
const TILES = 48;

const folder = mkdtempSync(join(tmpdir(), 'statistics-'));
const stores = openDatabase(join(folder, 'bench.sqlite'));
const { ratings } = openTables({
  stores,
  findGame: () => undefined,
  clock: { now: () => GAMES },
  logger: pino({ level: 'silent' }),
  posted: () => undefined,
  nameComputer: String,
});

/** Keeps the results of a finished game of seven; the first of all persons is in every one. */
async function finish(game: number): Promise<void> {
  const random = randomFrom(`game ${game}`);
  const others = new Set<number>();
  while (others.size < SEATS - 1) others.add(1 + random.below(PERSONS - 1));
  const persons = [0, ...others];
  const points = persons.map(() => 30 + random.below(60));
  const id = `g${game}`;
  await stores.games.save({
    at: game,
    game: {
      id,
      game: 'caverna',
      version: 1,
      status: 'finished',
      guildId: 'guild',
      channelId: id,
      host: '1',
      options: {},
      terms: DEFAULT_TERMS,
      places: SEATS,
      seats: [],
      seed: id,
      createdAt: game,
      startedAt: game,
      closedAt: game,
      pausedAt: undefined,
    },
    results: persons.map((person, seat) => ({
      gameId: id,
      seat,
      userId: `user${person}`,
      game: 'caverna',
      guildId: 'guild',
      players: SEATS,
      points: points[seat] ?? 0,
      rank: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
      endedAt: game,
      tiles: Array.from({ length: TILES_BUILT }, () => `tile${random.below(TILES)}`),
    })),
  });
}

/** How long a piece of work takes, and the longest time for which nobody else had their turn, in ms. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; blockedMs: number }> {
  const begin = performance.now();
  let going = true;
  let last = begin;
  let blockedMs = 0;
  const look = () => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
  };
  const watch = (async () => {
    for (; going; look()) await immediate();
  })();
  await work();
  const ms = performance.now() - begin;
  look();
  going = false;
  await watch;
  return { ms: Number(ms.toFixed(1)), blockedMs: Number(blockedMs.toFixed(1)) };
}

try {
  const scope = { game: 'caverna' };
  const here = { ...scope, guildId: 'guild' };
  const own = (userId: string, where: typeof scope) => () =>
    ratings.statistics({ scope: where, userId, asker: userId });
  const page = { from: 0, count: 15 };
  const lines: Record<string, { ms: number; blockedMs: number }> = {};
  lines.fill = await timed(async () => {
    for (let game = 0; game < GAMES; game++) await finish(game);
  });
  lines.firstRating = await timed(() => Promise.all([ratings.rated(scope), ratings.rated(here)]));
  lines.ownPage = await timed(own('user1', scope));
  lines.ownPageOfServer = await timed(own('user1', here));
  lines.ownPageOfEveryGame = await timed(own('user0', scope));
  lines.leaderboard = await timed(() => Promise.all([ratings.leaderboard(scope, page), ratings.rated(scope)]));
  lines.soloBest = await timed(() => Promise.all([ratings.soloBest(scope, page), ratings.alone(scope)]));
  lines.oneMoreGame = await timed(() => finish(GAMES));
  lines.ownPageThen = await timed(own('user1', scope));
  const rollBack = async (id: string) => {
    const game = await stores.games.find(id);
    if (game) await stores.games.save({ game, results: [], at: GAMES });
  };
  lines.oldestRolledBack = await timed(() => rollBack('g0'));
  lines.ratedAgain = await timed(() => Promise.all([ratings.rated(scope), ratings.rated(here)]));
  lines.forget = await timed(() => ratings.forget({ userId: 'user0', formerName: 'Former player' }));
  if (values.json) console.log(JSON.stringify({ games: GAMES, persons: PERSONS, statistics: lines }));
  else console.table(lines);
} finally {
  await stores.close();
  rmSync(folder, { recursive: true });
}
