import { expect } from 'vitest';
import { openDatabase } from '../../../db/sqlite/open.ts';
import { effective } from '../../../src/engine/log.ts';
import { isInvited, isUser, userOf } from '../../../src/table/ids.ts';
import type { Lobby } from '../../../src/table/play/lobby.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { openTestTables } from '../fixture.ts';
import { openGames } from '../open-games.ts';
import type { Luck } from './luck.ts';
import { anybody, type Commands, nameOf } from './words.ts';
import { anyGame, CHANNELS, PEOPLE, type World } from './world.ts';

const placeOf = (game: TableGame | undefined, luck: Luck) => ({
  channelId: luck.oneOf(...CHANNELS),
  guildId: luck.chance(90) ? (game?.guildId ?? 'g1') : 'g2',
});

type Act = (world: World, luck: Luck, game: TableGame) => Promise<string | undefined>;

const onGame = (weight: number, act: Act, status?: TableGame['status']) => ({
  weight,
  async run(world: World, luck: Luck) {
    const game = await anyGame(world, luck, status);
    return game && act(world, luck, game);
  },
});

const PACES = ['none', 'relaxed', 'daily', 'live', 'bank'] as const;
const LATE = ['remind', 'vote', 'pass', 'computer'] as const;
const anyTerms = (luck: Luck) => ({
  pace: luck.oneOf(...PACES),
  late: luck.oneOf(...LATE),
  liveScores: luck.chance(50),
});

/** Usually the host, sometimes anybody else. */
const hostOf = ({ host }: TableGame, luck: Luck): string => (luck.chance(85) ? host : anybody(luck).id);

type Wish = Omit<Parameters<Lobby['change']>[0], 'gameId' | 'userId'>;

async function change({ tables }: World, luck: Luck, game: TableGame): Promise<string> {
  const wish = luck.oneOf<Wish>(
    { terms: anyTerms(luck) },
    { places: luck.below(8) },
    { computers: luck.oneOf<number | 'more' | 'fewer'>('more', 'fewer', 0, 1) },
    { options: { rounds: 1 + luck.below(3) } },
    { options: { nonsense: true } },
  );
  await tables.lobby.change({ gameId: game.id, userId: hostOf(game, luck), ...wish });
  return JSON.stringify(wish);
}

/** The decisions of each seat; an undo changes their numbers. */
const asked = ({ awaited }: Position) => awaited.map(({ seat, decision }) => ({ seat, decision }));

/** Writes a copy and reads it into other stores, which must hold the same game. */
async function copyElsewhere(world: World, luck: Luck, game: TableGame): Promise<string> {
  const text = await world.tables.admin.copy(game.id);
  const other = openTestTables({ stores: openDatabase(':memory:'), rules: world.rules, clock: world.tables.clock });
  try {
    const place = { channelId: 'elsewhere', guildId: 'g9' };
    const read = await other.admin.import(text, place, luck.chance(50) ? 'own' : 'file');
    expect(read.id).not.toBe(game.id);
    expect(read.imported).toBe(true);
    expect(
      read.seats.some(({ userId }) => isUser(userId)),
      'nobody sits in a copy',
    ).toBe(false);
    if (read.seed === undefined) return 'a lobby';
    const there = await other.table.position(read.id);
    const here = await world.tables.table.position(game.id);
    expect(there.state, 'a copy is the same game').toEqual(here.state);
    expect(asked(there)).toEqual(asked(here));
    expect(await other.table.turns(read.id)).toEqual(await world.tables.table.turns(game.id));
    const [log, whole] = [await other.stores.games.log(read.id), await world.stores.games.log(game.id)];
    expect(effective(log).kept).toEqual(effective(whole).kept);
    expect(log.at(-1)?.entry).toBe(whole.at(-1)?.entry);
    return 'the same there';
  } finally {
    await other.stores.close();
  }
}

async function importHere(world: World, luck: Luck, game: TableGame): Promise<string> {
  const text = await world.tables.admin.copy(game.id);
  const read = await world.tables.admin.import(text, placeOf(game, luck), luck.chance(50) ? 'own' : 'file');
  const log = await world.stores.games.log(read.id);
  world.imported.set(read.id, log.at(-1)?.entry ?? 0);
  return `${game.id} as ${read.id}`;
}

async function takeKept({ tables }: World, luck: Luck, game: TableGame): Promise<string> {
  const kept = game.seats.filter(({ userId }) => isInvited(userId)).map(({ userId }) => userOf(userId));
  const invited = PEOPLE.filter(({ id }) => kept.includes(id));
  const user = (luck.chance(90) ? luck.pick(invited) : undefined) ?? anybody(luck);
  await tables.assembly.takeKept({ gameId: game.id, user });
  return `${user.name} in ${game.id}`;
}

async function remove(world: World, game: TableGame): Promise<string> {
  await world.tables.admin.remove(game.id);
  for (const kept of [world.waiting, world.posted]) kept.delete(game.id);
  world.checked.delete(game.id);
  return game.id;
}

async function restore(world: World, luck: Luck): Promise<string | undefined> {
  const kept = luck.pick(await world.tables.admin.removed(undefined));
  if (kept === undefined) return undefined;
  const game = await world.tables.admin.restore(kept.gameId, { ...placeOf(undefined, luck), guildId: kept.guildId });
  const log = await world.stores.games.log(game.id);
  world.imported.set(game.id, log.at(-1)?.entry ?? 0);
  return `${kept.gameId} as ${game.id}`;
}

async function rollBack({ tables, stores, busy }: World, luck: Luck, game: TableGame): Promise<string> {
  const last = (await stores.games.log(game.id)).at(-1)?.entry ?? 0;
  const entry = luck.chance(80) ? Math.max(0, last - 1 - luck.below(6)) : luck.below(last + 3) - 1;
  const then = game.seed === undefined ? undefined : await tables.table.position(game.id, entry);
  await tables.admin.rollBack(game.id, entry);
  const now = await tables.table.position(game.id);
  if (!busy) expect(now.state, 'a game goes back to where it was').toEqual(then?.state);
  return `${game.id} of ${last} to ${entry}`;
}

export const hostCommands = {
  create: {
    weight: 3,
    async run({ tables, rules }, luck) {
      const user = anybody(luck);
      const wish = { user, game: rules.id, terms: anyTerms(luck), computers: luck.chance(15) ? 1 : 0 };
      const game = await tables.lobby.create({ ...placeOf(undefined, luck), ...wish });
      return `${user.name} ${game.id}`;
    },
  },
  join: onGame(
    5,
    async ({ tables }, luck, game) => {
      const user = anybody(luck);
      await tables.lobby.join({ gameId: game.id, user });
      return user.name;
    },
    'lobby',
  ),
  leave: onGame(
    2,
    async ({ tables }, luck, game) => {
      const userId = luck.pick(game.seats)?.userId ?? '';
      await tables.lobby.leave({ gameId: game.id, userId });
      return nameOf(userId);
    },
    'lobby',
  ),
  lobbyChange: onGame(3, change, 'lobby'),
  release: onGame(
    1,
    async ({ tables }, luck, game) => {
      await tables.lobby.release({ gameId: game.id, userId: hostOf(game, luck) });
      return game.id;
    },
    'lobby',
  ),
  start: onGame(
    6,
    async ({ tables }, luck, game) => {
      await tables.lobby.start({ gameId: game.id, userId: hostOf(game, luck) });
      return game.id;
    },
    'lobby',
  ),
  rematch: onGame(
    4,
    async ({ tables }, luck, game) => {
      const user = PEOPLE.find(({ id }) => id === luck.pick(game.seats)?.userId) ?? anybody(luck);
      return (await tables.lobby.rematch({ gameId: game.id, user })).id;
    },
    'finished',
  ),
  nextTable: onGame(
    2,
    async ({ tables }, luck, game) => (await tables.lobby.nextTable({ gameId: game.id, user: anybody(luck) })).id,
    'finished',
  ),
  end: onGame(1, async ({ tables }, luck, game) => {
    await tables.table.end({ gameId: game.id, userId: hostOf(game, luck) });
    return game.id;
  }),
  postAgain: onGame(3, async ({ tables }, _, game) => {
    await tables.table.postAgain(game.id);
    return game.id;
  }),
  pause: onGame(2, async ({ tables }, _, game) => {
    await tables.admin.pause(game.id);
    return game.id;
  }),
  resume: {
    weight: 12,
    async run({ tables, stores }, luck) {
      const games = await openGames(stores);
      const paused = games.filter(({ pausedAt }) => pausedAt !== undefined);
      const game = luck.pick(paused) ?? (luck.chance(10) ? luck.pick(games) : undefined);
      if (game === undefined) return undefined;
      await tables.admin.resume(game.id);
      return game.id;
    },
  },
  rollBack: onGame(5, rollBack),
  rollBackOver: onGame(1, rollBack, 'finished'),
  moveByAdmin: onGame(1, async ({ tables }, luck, game) => {
    const place = placeOf(game, luck);
    await tables.admin.move(game.id, place);
    return `${game.id} to ${place.channelId}`;
  }),
  move: onGame(2, async ({ tables }, luck, game) => {
    const place = placeOf(game, luck);
    await tables.table.move({ gameId: game.id, userId: hostOf(game, luck), ...place });
    return `${game.id} to ${place.channelId}`;
  }),
  lose: {
    weight: 1,
    async run({ tables }, luck) {
      const channel = luck.oneOf(...CHANNELS);
      await tables.table.lose(channel);
      return channel;
    },
  },
  copyElsewhere: onGame(3, copyElsewhere),
  importHere: onGame(2, importHere),
  takeKept: onGame(4, takeKept, 'running'),
  remove: onGame(1, (world, _, game) => remove(world, game)),
  restore: { weight: 2, run: restore },
} satisfies Commands;
