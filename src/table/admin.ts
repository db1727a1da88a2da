import { setImmediate as breathe } from 'node:timers/promises';
import { IllegalMove } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { type Entry, effective, playAll } from '../engine/log.ts';
import { snapshotOf } from './automatic.ts';
import { moveGame, type Place } from './channels.ts';
import { type Copy, CopyError, readCopy, writeCopy } from './copy.ts';
import { mistake } from './errors.ts';
import { beginOf, timeSpent } from './lateness.ts';
import { buildWithDrafts, type Live, publicEntry } from './live.ts';
import { newGameId } from './lobby.ts';
import type { OutboxRow } from './posts.ts';
import { resultsOf } from './results.ts';
import { rollBack } from './rollback.ts';
import { findTable, openLive, type Room, rulesOf, saveStep, serveGame } from './room.ts';
import type { Tenure, Wait } from './rows.ts';
import { promptAgain, withoutFormer } from './seats.ts';
import type { RemovedGame } from './stores.ts';
import type { Chore } from './ticker.ts';
import type { TableGame } from './types.ts';

/** For those who run a server or the bot. Every function throws TableError for what cannot be done. */
export interface Admin {
  /** Lobbies and games of a server, or of all, newest first. */
  list(guildId: string | undefined): Promise<TableGame[]>;
  /** Stops the clocks of a running game and every press in it. */
  pause(gameId: string): Promise<TableGame>;
  /** Lets a game go on; its clocks go on where they stood. */
  resume(gameId: string): Promise<TableGame>;
  /**
   * Takes a game that has begun back to where it was after an entry of its log, whatever was turned up or undone since; 0
   * is its start.
   */
  rollBack(gameId: string, entry: number): Promise<TableGame>;
  /** Lets a lobby or running game go on in another channel. */
  move(gameId: string, place: Place): Promise<TableGame>;
  /** The first post that waits of each game which has failed so far, the one that is tried next before the others. */
  stuck(): Promise<OutboxRow[]>;
  /** Gives up the first post of a game that waits and has failed, so that those behind it are sent. */
  skip(gameId: string): Promise<OutboxRow>;
  /** Removes a game; a copy is kept for 30 days. */
  remove(gameId: string): Promise<RemovedGame>;
  /** The copies that are kept, newest first. */
  removed(guildId: string | undefined): Promise<RemovedGame[]>;
  /** Brings a removed game back in a channel of its server; throws CopyError where the copy cannot be played on. */
  restore(gameId: string, place: Place): Promise<TableGame>;
  /** A game as text that `import` reads. It tells what lies face down, so nobody who plays may see that of a running game. */
  copy(gameId: string): Promise<string>;
  /**
   * Adds a game from a copy, under a new id where its own is taken; throws CopyError. Where it had begun, its results
   * never count.
   */
  import(text: string, place: Place, origin?: Exclude<Origin, 'kept'>): Promise<TableGame>;
}

/**
 * `kept`: of a game that was removed here. `own`: what this program wrote, in the hands of whoever runs it. Both may hold
 * a state; in a `file` from elsewhere it could be anything.
 */
type Origin = 'kept' | 'own' | 'file';

const DAY = 24 * 60 * 60_000;

/** For how long copies of removed games are kept, in ms. */
const KEPT = 30 * DAY;

/** How many games are listed. */
const MOST_LISTED = 500;

export function createAdmin(room: Room): Admin {
  const { games } = room.stores;
  return {
    list: (guildId) => games.ofGuild(guildId, MOST_LISTED),
    pause: (gameId) => serveGame(room, gameId, () => pause(room, gameId)),
    resume: (gameId) => serveGame(room, gameId, () => resume(room, gameId)),
    move: (gameId, place) => serveGame(room, gameId, () => moveGame(room, gameId, place)),
    rollBack: (gameId, entry) => serveGame(room, gameId, () => rollBack(room, gameId, entry)),
    async stuck() {
      return (await room.stores.outbox.heads(undefined)).filter(isStuck);
    },
    skip: (gameId) => serveGame(room, gameId, () => skip(room, gameId)),
    remove: (gameId) => serveGame(room, gameId, () => remove(room, gameId)),
    removed: (guildId) => games.removed(guildId),
    restore: (gameId, place) => serveGame(room, gameId, () => restore(room, gameId, place)),
    copy: (gameId) => serveGame(room, gameId, async () => copyOf(room, await findTable(room, gameId))),
    async import(text, place, origin = 'file') {
      const copy = readCopy(text, place);
      return serveGame(room, copy.game.id, () => addCopy(room, copy, origin));
    },
  };
}

/** Drops the copies of removed games once their time is over. */
export function dropCopies(room: Room): Chore {
  return { name: 'copies', run: (due) => room.stores.games.dropRemoved(due) };
}

/** For how long posts that were sent are kept for whoever looks for what went wrong, in ms. */
const POSTS_KEPT = 7 * DAY;

/** How often they are looked through, in ms. */
const PRUNE_EVERY = 60 * 60_000;

/** Drops posts that were sent long ago. */
export function prunePosts(room: Room): Chore {
  let next = 0;
  return {
    name: 'posts',
    async run(now) {
      if (now < next) return;
      next = now + PRUNE_EVERY;
      await room.stores.outbox.prune(now - POSTS_KEPT);
    },
  };
}

/** A post that was tried, but not sent; one that is being sent for the first time has no error yet. */
const isStuck = ({ error }: OutboxRow): boolean => error !== undefined;

async function skip(room: Room, gameId: string): Promise<OutboxRow> {
  await findTable(room, gameId);
  const head = (await room.stores.outbox.heads(gameId)).find(isStuck);
  if (head === undefined) throw mistake('nothingStuck', {});
  await room.stores.outbox.refused(head.nonce, room.clock.now(), head.error ?? '');
  room.logger.warn({ gameId, nonce: head.nonce, post: head.post.kind }, 'a post was skipped');
  room.posted?.();
  return head;
}

async function pause(room: Room, gameId: string): Promise<TableGame> {
  const live = await openRunning(room, gameId);
  if (live.game.pausedAt !== undefined) throw mistake('paused', {});
  const game: TableGame = { ...live.game, pausedAt: room.clock.now() };
  await saveStep(room, { game, posts: [promptAgain(live)] });
  room.games.drop(gameId);
  room.logger.info({ gameId }, 'game paused');
  return game;
}

async function resume(room: Room, gameId: string): Promise<TableGame> {
  const live = await openRunning(room, gameId);
  const { pausedAt } = live.game;
  if (pausedAt === undefined) throw mistake('notPaused', {});
  const game: TableGame = { ...live.game, pausedAt: undefined };
  const now = room.clock.now();
  const kept = await room.stores.waits.ofGame(gameId);
  const waits = await Promise.all(kept.map((wait) => movedOn(room, game, { wait, pausedAt, now })));
  const open = await room.stores.votes.open(gameId);
  await saveStep(room, {
    game,
    waits,
    ...(open && { vote: { ...open, dueAt: open.dueAt + now - pausedAt } }),
    posts: [promptAgain(live), ...(open ? [{ kind: 'vote', voteId: open.id, first: false } as const] : [])],
  });
  room.games.drop(gameId);
  room.waiting?.();
  room.logger.info({ gameId }, 'game resumed');
  return game;
}

async function openRunning(room: Room, gameId: string): Promise<Live> {
  const live = await openLive(room, gameId);
  if (live.game.status !== 'running') throw mistake('gameOver', {});
  return live;
}

/** A wait of a game that goes on, with as much of the player's time spent as when it was paused. */
async function movedOn(
  { stores }: Room,
  { seats }: TableGame,
  { wait, pausedAt, now }: { readonly wait: Wait; readonly pausedAt: number; readonly now: number },
): Promise<Wait> {
  const away = await stores.people.away(seats[wait.seat]?.userId ?? '', wait.askedAt);
  return { ...wait, askedAt: beginOf(now, timeSpent(wait.askedAt, pausedAt, away), away), dueAt: now };
}

async function copyOf(room: Room, game: TableGame): Promise<string> {
  const [log, tenures] = await Promise.all([room.stores.games.log(game.id), room.stores.results.tenures(game.id)]);
  return writeCopy({ game, log, tenures });
}

async function remove(room: Room, gameId: string): Promise<RemovedGame> {
  const game = await findTable(room, gameId);
  const removedAt = room.clock.now();
  const kept: RemovedGame = {
    gameId,
    guildId: game.guildId,
    copy: await copyOf(room, game),
    removedAt,
    dueAt: removedAt + KEPT,
  };
  await room.stores.games.remove(gameId, kept);
  room.games.drop(gameId);
  room.logger.info({ gameId }, 'game removed');
  return kept;
}

async function restore(room: Room, gameId: string, place: Place): Promise<TableGame> {
  const { games } = room.stores;
  const kept = (await games.removed(place.guildId)).find((one) => one.gameId === gameId);
  if (kept === undefined || kept.guildId !== place.guildId) throw mistake('noGame', {});
  return addCopy(room, readCopy(kept.copy, place), 'kept');
}

/** Adds a copy. Only within `serveGame` of its own id, so that the same copy is not added twice at once. */
async function addCopy(room: Room, { game: read, log, tenures }: Copy, origin: Origin): Promise<TableGame> {
  const rules = rulesOf(room, read.game);
  if (origin === 'file') mustBeCheckable(log);
  const options = rules.options.safeParse(read.options);
  if (!options.success) throw new CopyError(`game.options: ${options.error.issues[0]?.message ?? 'unknown'}.`);
  const taken = (await room.stores.games.find(read.id)) !== undefined;
  const going = read.status === 'running' ? withoutFormer(read) : read;
  const game: TableGame = { ...going, id: taken ? newGameId() : read.id, options: options.data };
  const restores = origin === 'kept' ? { restores: read.id } : {};
  const begun = game.seed !== undefined && game.startedAt !== undefined;
  if (!begun) {
    if (game.status === 'running' || game.status === 'finished') throw new CopyError('game.seed: is missing.');
    await saveStep(room, { game, posts: game.status === 'lobby' ? [{ kind: 'lobby' }] : [], ...restores });
    return game;
  }
  const added: TableGame = origin === 'kept' ? game : { ...game, imported: true };
  mustHaveSeats(rules, added);
  if (origin === 'file') await replayInTime(rules, added, log);
  const live = liveCopy(rules, added, log);
  const running = game.status === 'running';
  const entry = publicEntry(live);
  const sat = tenures.map((tenure): Tenure => ({ ...tenure, gameId: game.id }));
  await saveStep(room, {
    game: added,
    entries: log,
    tenures: sat,
    ...(game.status === 'finished' && { results: resultsOf(live, sat) }),
    snapshot: snapshotOf(live, entry),
    ...(running && { waiting: { since: live.group.since, seats: live.group.waiting } }),
    posts: running ? [{ kind: 'moved', entry, from: undefined }] : [],
    ...restores,
  });
  room.logger.info({ gameId: game.id }, 'game imported');
  return added;
}

function mustHaveSeats({ seats: { min, max } }: Game, { seats: { length } }: TableGame): void {
  if (length < min || length > max) throw new CopyError('game.seats: the rules do not allow so many.');
}

/** A game that has begun, from the log of its copy; throws CopyError where they do not fit. */
function liveCopy(rules: Game, game: TableGame, log: readonly Entry[]): Live {
  const live = replayed(() => buildWithDrafts(game, rules, log));
  if (rules.finished(live.state) !== (game.status === 'finished') && game.status !== 'ended') {
    throw new CopyError('game.status: does not fit its log.');
  }
  return live;
}

/** How many undos a file may have. */
const MOST_UNDOS = 2_000;

/** Throws CopyError for a log from elsewhere whose moves could not be checked, or not in time. */
function mustBeCheckable(log: readonly Entry[]): void {
  if (log.some((entry) => 'checkpoint' in entry)) {
    throw new CopyError('log: was played under several versions of the rules, so its moves cannot be checked.');
  }
  if (log.filter((entry) => 'undo' in entry).length > MOST_UNDOS) throw new CopyError('log: has too many undos.');
}

/** For how long the moves of a file may be replayed, in ms; a whole game takes about ten. */
const PATIENCE = 3_000;

/** How many moves are replayed before others get their turn. */
const BREATH = 200;

/** Replays a log from elsewhere without holding anybody up; throws CopyError at a move that the rules do not allow. */
async function replayInTime(rules: Game, game: TableGame, log: readonly Entry[]): Promise<void> {
  const { options, seats, seed = '' } = game;
  const begun = performance.now();
  const state = rules.start(options, seats.length, seed);
  for (const [index, { entry, seat, move }] of effective(log).moves.entries()) {
    replayed(() => playAll(rules, state, [{ entry, seat, move }]));
    if (index % BREATH !== 0) continue;
    if (performance.now() - begun > PATIENCE) throw new CopyError('log: takes too long to replay.');
    await breathe();
  }
}

/** Replays moves; throws CopyError at one that the rules do not offer. */
function replayed<T>(replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    throw error instanceof IllegalMove ? new CopyError(`log: ${error.message}`) : error;
  }
}
