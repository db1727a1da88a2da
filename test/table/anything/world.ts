import { readdirSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../../db/sqlite/open.ts';
import type { Game } from '../../../src/engine/game.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';
import { orders } from '../../../src/table/ahead/orders.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { forced } from '../../../src/table/play/forced.ts';
import type { OutboxRow } from '../../../src/table/posts.ts';
import type { Change, Stores } from '../../../src/table/stores.ts';
import type { TableGame, User } from '../../../src/table/types.ts';
import { clockAt, openTestTables, type TestTables } from '../fixture.ts';
import { toyGame } from '../toy.ts';
import { createCalls } from './calls.ts';
import type { Luck } from './luck.ts';

/** All people of the runs; the later ones are mostly strangers. */
export const PEOPLE: readonly [User, ...User[]] = [
  { id: '111222333444555001', name: 'Anna' },
  { id: '111222333444555002', name: 'Ben' },
  { id: '111222333444555003', name: 'Cleo' },
  { id: '111222333444555004', name: 'Dora' },
  { id: '111222333444555005', name: 'Emil' },
];

export const CHANNELS = ['c1', 'c2', 'c3', 'c4'] as const;

/** The start of a run. */
export interface Scene {
  readonly game: 'toy' | 'caverna';
  readonly players: number;
  /** Which of the positions of Caverna; the start of a game if no position has that number. */
  readonly position: number;
  /** How many games stay in memory. */
  readonly held: number;
}

/** A press that was made once and may be made again. */
interface OldPress {
  readonly gameId: string;
  readonly userId: string;
  readonly step: number;
  readonly move: string;
}

/** A post as it was saved, in the order in which posts must be sent. */
export interface SavedPost {
  readonly nonce: string;
  readonly post: OutboxRow['post'];
  readonly snapshot: Change['snapshot'];
  readonly entries: Change['entries'];
}

/** Tables, and records about them. */
export interface World {
  readonly rules: Game;
  readonly path: string;
  readonly stores: Database;
  tables: TestTables;
  /** Opens the tables again, as after a restart. */
  restart(held: number): void;
  /** Logged lines that must not occur. */
  readonly wrong: string[];
  readonly presses: OldPress[];
  /** The posts of each game that have been saved and are not sent yet. */
  readonly waiting: Map<string, SavedPost[]>;
  /** Every post of each game. */
  readonly posted: Map<string, SavedPost[]>;
  /** Games that were read from a copy, with the number of the last entry that came with it. */
  readonly imported: Map<string, number>;
  readonly calls: ReturnType<typeof createCalls>;
  /** Whether several commands run at the same time. */
  busy: boolean;
  /** When anything was last checked, by game. */
  readonly checked: Map<string, string>;
}

const FOLDER = new URL('../../counts/caverna/positions/', import.meta.url);

/** The positions of Caverna with this many players, by name. */
function positionsOf(players: number): PositionFile[] {
  const folder = new URL(`${players}/`, FOLDER);
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as PositionFile);
}

const HUNGRY = { goods: { food: 1, grain: 3, vegetable: 1, sheep: 2 } };

/** A harvest with a decision for everybody. */
const harvest = (players: number): PositionFile => ({
  players,
  round: 5,
  next: 'harvest',
  seats: Array.from({ length: players }, () => HUNGRY),
});

/** Opens a database at a path with the tables of a scene. */
export async function openWorld(scene: Scene, path: string): Promise<World> {
  const wrong: string[] = [];
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void (isWrong(line) && wrong.push(line.trim().slice(0, 2_000))) },
  );
  const stores = openDatabase(path);
  const rules = (scene.game === 'toy' ? toyGame() : caverna) as Game;
  const clock = clockAt(Date.UTC(2026, 0, 5, 9));
  const watched: Stores = { ...stores, games: { ...stores.games, save: (change) => watch(change) } };
  const open = (heldGames: number) =>
    openTestTables({
      rules,
      stores: watched as Database,
      autopilots: [orders, forced, computer],
      clock,
      logger,
      heldGames,
      seed: 'anything',
    });
  const world: World = {
    rules,
    path,
    stores,
    tables: open(scene.held),
    restart: (held) => {
      world.tables = open(held);
    },
    wrong,
    presses: [],
    waiting: new Map(),
    posted: new Map(),
    imported: new Map(),
    calls: createCalls(stores),
    busy: false,
    checked: new Map(),
  };
  async function watch(change: Change) {
    const saved = await stores.games.save(change);
    if (saved !== 'saved') return saved;
    for (const { nonce, post } of change.posts ?? []) {
      const row: SavedPost = { nonce, post, snapshot: change.snapshot, entries: change.entries };
      for (const kept of [world.waiting, world.posted]) {
        kept.set(change.game.id, [...(kept.get(change.game.id) ?? []), row]);
      }
      await world.calls.posted(world, change, row);
    }
    return saved;
  }
  await begin(world, scene);
  return world;
}

/** Lines about a bug, and lines about changed rules: the rules never change here. */
function isWrong(line: string): boolean {
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  return level >= 50 || msg.includes('no longer replays');
}

async function begin(world: World, { game, players, position, held }: Scene): Promise<void> {
  const { lobby } = world.tables;
  const [host] = PEOPLE;
  const others = PEOPLE.slice(1, players);
  const options = game === 'toy' ? { rounds: 1 + (position % 4) } : {};
  const { id: gameId } = await lobby.create({ channelId: 'c1', guildId: 'g1', user: host, game, options });
  for (const user of others) await lobby.join({ gameId, user });
  const begun = await lobby.start({ gameId, userId: host.id });
  const files = game === 'toy' ? [] : [harvest(players), harvest(players), ...positionsOf(players)];
  const file = files[position % (files.length + 2)];
  if (file === undefined) return;
  await standAt(world, begun, file);
  world.restart(held);
}

/** Continues a game of Caverna from a position. */
async function standAt({ stores, rules, tables }: World, game: TableGame, file: PositionFile): Promise<void> {
  const state = stateFrom(file);
  const entry = ((await stores.games.log(game.id)).at(-1)?.entry ?? 0) + 1;
  const checkpoint = { entry, version: rules.version };
  await stores.games.save({
    game: { ...game, options: caverna.options.parse(file.options ?? {}) },
    entries: [{ ...checkpoint, checkpoint: JSON.stringify(state) }],
    snapshot: { ...checkpoint, state: JSON.stringify(state) },
    waiting: { since: entry, seats: rules.decisions(state).map(({ seat }) => seat) },
    at: tables.clock.now(),
  });
}

/** A game of the database, more often an open one. */
export async function anyGame(
  { stores }: World,
  luck: Luck,
  status?: TableGame['status'],
): Promise<TableGame | undefined> {
  const games = (await stores.games.ofGuild(undefined, 100)).sort((one, other) => one.createdAt - other.createdAt);
  const fitting = games.filter((game) => (status === undefined ? true : game.status === status));
  const open = fitting.filter((game) => game.status === 'running');
  return open.length > 0 && luck.chance(80) ? luck.pick(open) : luck.pick(fitting);
}
