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
import { SEAT_COLOURS } from '../table/types.ts';

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
const clock = { now: () => GAMES };
const { ratings } = openTables({
  stores,
  findGame: () => undefined,
  clock,
  logger: pino({ level: 'silent' }),
  posted: () => undefined,
  nameComputer: String,
});

const named = (person: number) => ({ userId: `user${person}`, name: `Person ${person}` });

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
      seats: persons.map((person, seat) => ({ ...named(person), colour: SEAT_COLOURS[seat] ?? 'red' })),
      seed: id,
      createdAt: game,
      startedAt: game,
      closedAt: game,
      pausedAt: undefined,
    },
    tenures: persons.map((person, seat) => ({ ...named(person), gameId: id, seat, from: 0, to: undefined })),
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

/** What a piece of work takes, in ms. */
interface Measured {
  readonly ms: number;
  /** The longest time for which nobody else had their turn. */
  readonly blockedMs: number;
  /** How much of the processor the longest such time took: the same where other programs wait for it, too. */
  readonly busyMs: number;
}

const rounded = (ms: number): number => Number(ms.toFixed(1));

async function timed(work: () => Promise<unknown>): Promise<Measured> {
  const begin = performance.now();
  let going = true;
  let [last, used] = [begin, process.threadCpuUsage()];
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
  const ms = performance.now() - begin;
  look();
  going = false;
  await watch;
  return { ms: rounded(ms), blockedMs: rounded(blocked), busyMs: rounded(busy) };
}

/** Rates all that is due. */
async function rateAll(): Promise<void> {
  while (await stores.results.rateMore(clock.now())) await immediate();
}

try {
  const scope = { game: 'caverna' };
  const here = { ...scope, guildId: 'guild' };
  const own = (userId: string, where: typeof scope) => () =>
    ratings.statistics({ scope: where, userId, asker: userId });
  const page = { from: 0, count: 15 };
  const lines: Record<string, Measured> = {};
  lines.fill = await timed(async () => {
    for (let game = 0; game < GAMES; game++) {
      await finish(game);
      await immediate();
    }
  });
  lines.pageBeforeRating = await timed(own('user1', scope));
  lines.firstRating = await timed(rateAll);
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
  lines.pageThen = await timed(own('user1', scope));
  lines.ratedAgain = await timed(rateAll);
  lines.forget = await timed(() => ratings.forget({ userId: 'user0', formerName: 'Former player' }));
  if (values.json) console.log(JSON.stringify({ games: GAMES, persons: PERSONS, statistics: lines }));
  else console.table(lines);
} finally {
  await stores.close();
  rmSync(folder, { recursive: true });
}
