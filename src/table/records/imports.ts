import { setImmediate as breathe } from 'node:timers/promises';
import { IllegalMove } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { type Entry, effective, playAll } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import { isInvited } from '../ids.ts';
import type { Place } from '../play/channels.ts';
import { snapshotOf } from '../play/commit.ts';
import { rulesOf, type Step, saveStep, type TableContext } from '../play/context.ts';
import { buildWithDrafts, type Live, publicEntry } from '../play/live.ts';
import { newGameId, reseated } from '../play/lobby.ts';
import { resultsOf } from '../play/results.ts';
import { withoutFormer } from '../play/seats.ts';
import type { Post } from '../posts.ts';
import type { Tenure } from '../rows.ts';
import type { TableGame } from '../types.ts';
import { type Copy, CopyError, keptLog, readCopy } from './copy.ts';
import { mustBeWithinQuota } from './quotas.ts';

/**
 * `own`: a file from this program's operator, which may contain a state; a `file` from elsewhere could contain
 * anything.
 */
export type Origin = 'own' | 'file';

/** A file, and where its game should go. */
interface Handed {
  readonly text: string;
  readonly place: Place;
  readonly origin: Origin;
}

/** Adds a game from a file under a new id; throws CopyError, or TableError if its server has submitted too much. */
export function importFile(context: TableContext, { text, place, origin }: Handed): Promise<TableGame> {
  const add = async () => {
    const { game, log, tenures } = readCopy(text, place, 'file');
    // Every file from elsewhere costs time, whether it is valid or not.
    if (origin === 'file') mustBeCheckable(log);
    const now = context.clock.now();
    const times = {
      createdAt: Math.min(game.createdAt, now),
      startedAt: game.startedAt && Math.min(game.startedAt, now),
      closedAt: game.closedAt && Math.min(game.closedAt, now),
    };
    const named: TableGame = { ...game, ...times, id: newGameId() };
    return addCopy(context, { game: named, log: keptLog(log), tenures }, { isForeign: origin === 'file' });
  };
  const { guildId } = place;
  if (origin === 'own' || guildId === undefined) return add();
  // One file at a time, so that none gets past its server's quota.
  return context.serve(`imports of ${guildId}`, async () => {
    await mustBeWithinQuota(context, { guildId, bytes: Buffer.byteLength(text) });
    return add();
  });
}

/** Brings a removed game back in a channel of its server. Only within `serveGame` of its id. */
export async function restore(context: TableContext, gameId: string, place: Place): Promise<TableGame> {
  const { games } = context.stores;
  const kept = (await games.removed(place.guildId)).find((one) => one.gameId === gameId);
  if (kept === undefined || kept.guildId !== place.guildId) throw mistake('noGame', {});
  const { guildId } = kept;
  // There is a quota for this, too: everything rated after the game must be rated again each time.
  if (guildId !== undefined)
    await mustBeWithinQuota(context, { guildId, bytes: Buffer.byteLength(kept.copy), isOwn: true });
  const { game, ...copy } = readCopy(kept.copy, place, 'kept');
  const taken = (await games.find(game.id)) !== undefined;
  const named = taken ? { ...game, id: newGameId() } : game;
  return addCopy(context, { game: named, ...copy }, { restores: gameId });
}

/** How to add a copy: either check its moves, as for a file from elsewhere, or replace a stored copy. */
interface Adding {
  readonly isForeign?: boolean;
  readonly restores?: string;
}

/** Adds a copy under its id, which is free. */
async function addCopy(context: TableContext, copy: Copy, { isForeign = false, restores }: Adding): Promise<TableGame> {
  const rules = rulesOf(context, copy.game.game);
  const options = rules.options.safeParse(copy.game.options);
  if (!options.success)
    throw new CopyError('options', `game.options: ${options.error.issues[0]?.message ?? 'unknown'}.`);
  const going = copy.game.status === 'running' ? withoutFormer(copy.game) : copy.game;
  const game: TableGame = { ...going, options: options.data };
  const step = game.seed !== undefined && game.startedAt !== undefined ? begun : notBegun;
  const added = await step(rules, { ...copy, game }, isForeign);
  const imported = await saveStep(context, { ...added, ...(restores !== undefined && { restores }) });
  context.logger.info({ gameId: game.id }, 'game imported');
  return imported;
}

async function notBegun(rules: Game, { game }: Copy): Promise<Step> {
  if (game.status === 'running' || game.status === 'finished') throw new CopyError('noSeed', 'game.seed: missing.');
  if (game.status !== 'lobby') return { game, posts: [] };
  const lobby = reseated(rules, [], game);
  mustFit(rules, lobby, lobby.places);
  return { game: lobby, posts: [{ kind: 'lobby' }] };
}

function mustFit(rules: Game, { options }: TableGame, seats: number): void {
  const unfit = rules.unfit?.(options, seats);
  if (unfit !== undefined) throw new CopyError('options', `game.options: not allowed in this game (${unfit}).`);
}

async function begun(rules: Game, { game, log, tenures }: Copy, isForeign: boolean): Promise<Step> {
  mustHaveSeats(rules, game);
  if (isForeign) await replayInTime(rules, game, log);
  const live = liveCopy(rules, game, log);
  const running = game.status === 'running';
  const entry = publicEntry(live);
  const sat = tenures.map((tenure): Tenure => ({ ...tenure, gameId: game.id }));
  const isKept = game.seats.some(({ userId }) => isInvited(userId));
  const invites: Post[] = isKept ? [{ kind: 'seat', news: 'kept', seat: 0, name: '' }] : [];
  return {
    game,
    entries: log,
    tenures: sat,
    ...(game.status === 'finished' && { results: resultsOf(live, sat) }),
    snapshot: snapshotOf(live, entry),
    ...(running && { waiting: { since: live.group.since, seats: live.group.waiting } }),
    posts: running ? [...invites, { kind: 'moved', entry, from: undefined }] : [],
  };
}

function mustHaveSeats({ seats: { min, max } }: Game, { seats: { length } }: TableGame): void {
  if (length < min || length > max) throw new CopyError('seats', 'game.seats: the rules do not allow this number.');
}

/** A started game from the log of its copy; throws CopyError if the two do not fit together. */
function liveCopy(rules: Game, game: TableGame, log: readonly Entry[]): Live {
  const live = replayed(() => buildWithDrafts(game, rules, log));
  if (rules.finished(live.state) !== (game.status === 'finished') && game.status !== 'ended') {
    throw new CopyError('status', 'game.status: does not match the log.');
  }
  return live;
}

/** How many undos a file may contain. */
const MOST_UNDOS = 2_000;

/** Throws CopyError for a log from elsewhere whose moves could not be checked at all, or not in time. */
function mustBeCheckable(log: readonly Entry[]): void {
  if (log.some((entry) => 'checkpoint' in entry)) {
    throw new CopyError('versions', 'log: played under several versions of the rules, so its moves cannot be checked.');
  }
  if (log.filter((entry) => 'undo' in entry).length > MOST_UNDOS)
    throw new CopyError('undos', 'log: too many undos.', MOST_UNDOS);
}

/** How long replaying the moves of a file may take, in ms; a whole game takes about ten. */
const LONGEST_REPLAY = 3_000;

/** How many moves to replay before other work gets a turn. */
const BREATH = 200;

/** Replays a log from elsewhere without holding anybody up; throws CopyError at a move that the rules do not allow. */
async function replayInTime(rules: Game, game: TableGame, log: readonly Entry[]): Promise<void> {
  const { options, seats, seed = '' } = game;
  const begun = performance.now();
  mustFit(rules, game, game.seats.length);
  const state = rules.start(options, seats.length, seed);
  for (const [index, { entry, seat, move }] of effective(log).moves.entries()) {
    replayed(() => playAll(rules, state, [{ entry, seat, move }]));
    if (index % BREATH !== 0) continue;
    if (performance.now() - begun > LONGEST_REPLAY) throw new CopyError('tooSlow', 'log: takes too long to replay.');
    await breathe();
  }
}

/** Replays moves; throws CopyError at one that the rules do not offer. */
function replayed<T>(replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    throw error instanceof IllegalMove ? new CopyError('move', `log: ${error.message}`, error.move) : error;
  }
}
