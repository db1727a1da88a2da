import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  drafts,
  type EffectiveLog,
  END,
  type Entry,
  effective,
  finishedTurns,
  isMove,
  origin,
  playAll,
  replay,
  sinceCheckpoint,
} from '../../../src/engine/log.ts';
import type { Recap } from '../../../src/table/ahead/recap.ts';
import { TableError, type TableErrorKey } from '../../../src/table/errors.ts';
import { userOf } from '../../../src/table/ids.ts';
import { isPersons } from '../../../src/table/play/computer.ts';
import { build, setupOf, waitedFor } from '../../../src/table/play/live.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { Luck } from './luck.ts';
import type { World } from './world.ts';

/** A game with its log, and the state that everybody may see, put together without the tables. */
interface Known {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  readonly left: EffectiveLog;
  readonly state: unknown;
}

/** Checks everything that must hold for every game that has changed since the last look. */
export async function checkAll(world: World, luck: Luck, everything = false): Promise<void> {
  expect(world.wrong, 'nothing is logged as a bug').toEqual([]);
  for (const game of await world.stores.games.ofGuild(undefined, 500)) {
    const [log, waits, votes] = await Promise.all([
      world.stores.games.log(game.id),
      world.stores.waits.ofGame(game.id),
      world.stores.votes.ofGame(game.id),
    ]);
    const print = JSON.stringify([game, log.length, waits, votes]);
    if (!everything && world.checked.get(game.id) === print) continue;
    world.checked.set(game.id, print);
    await checkGame(world, game, log, luck);
  }
  await checkHall(world);
  expect(world.wrong, 'nothing is logged as a bug').toEqual([]);
}

async function checkGame(world: World, game: TableGame, log: readonly Entry[], luck: Luck): Promise<void> {
  checkSeats(game);
  if (game.seed === undefined) {
    await refused(() => world.tables.table.position(game.id), game.status === 'lobby' ? ['notStarted'] : ['gameOver']);
    return;
  }
  expect(
    log.map(({ entry }) => entry),
    'the log has no gap',
  ).toEqual(numbersOf(world, game, log));
  const known = reconstruct(world, game, log);
  await checkStored(world, known);
  await checkTenures(world, known);
  await checkPapers(world, known);
  await checkPublic(world, known, luck);
  for (const seat of game.seats.keys()) await checkSeat(world, known, seat);
  for (const { id: userId } of STRANGERS) await checkStranger(world, known, userId);
  await checkVotes(world, known);
  checkTold(world, known);
}

const STRANGERS = [{ id: '777' }];

/** The numbers of a log that grows by one; what came with a copy has the numbers that it had. */
function numbersOf({ imported }: World, { id }: TableGame, log: readonly Entry[]): number[] {
  const kept = log.filter(({ entry }) => entry <= (imported.get(id) ?? 0)).length;
  const from = log[kept - 1]?.entry ?? 0;
  return log.map(({ entry }, index) => (index < kept ? entry : from + index - kept + 1));
}

function checkSeats(game: TableGame): void {
  const { seats, host, status, places } = game;
  expect(new Set(seats.map(({ userId }) => userId)).size, 'nobody sits twice').toBe(seats.length);
  expect(new Set(seats.map(({ colour }) => colour)).size, 'no colour is used twice').toBe(seats.length);
  expect(seats.length, 'there are enough places').toBeLessThanOrEqual(places);
  const isOpen = status === 'lobby' || status === 'running';
  const persons = seats.filter(isPersons).map(({ userId }) => userId);
  if (isOpen && persons.length > 0) expect(persons, 'a person at the table is the host').toContain(host);
}

function reconstruct({ rules }: World, game: TableGame, log: readonly Entry[]): Known {
  const left = effective(log);
  const begun = new Set(game.seats.flatMap((_, seat) => drafts(left, seat)));
  const moves = sinceCheckpoint(left.moves, left.checkpoint);
  const closed = moves.filter((move) => !begun.has(move));
  const state = playAll(rules, origin(rules, setupOf(game), left.checkpoint), closed);
  // The result turn by turn is the same as in the order of the moves.
  const turns = finishedTurns({ moves }).flatMap((turn) => turn.moves);
  same(
    playAll(rules, origin(rules, setupOf(game), left.checkpoint), turns),
    state,
    'the state is the same turn by turn',
  );
  const all = replay(rules, setupOf(game), log);
  const drafted = playAll(
    rules,
    rules.clone(state),
    moves.filter((move) => begun.has(move)),
  );
  same(all, drafted, 'the state is the same with the drafts last');
  return { game, log, left, state };
}

/** Checks that two states are the same as data. */
function same(one: unknown, other: unknown, why: string): void {
  const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  // Describing the difference between large states takes long, so it is done only if there is one.
  if (!isDeepStrictEqual(data(one), data(other))) expect.fail(`${why}: ${difference(data(one), data(other), '')}`);
}

/** The first place with different values in two states, and the values. */
function difference(one: unknown, other: unknown, place: string): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isBranch(one) || !isBranch(other)) return `${place} is ${JSON.stringify(one)}, not ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], `${place}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function checkStored({ stores, rules }: World, { game, log, state }: Known): Promise<void> {
  const snapshot = await stores.games.snapshot(game.id);
  if (log.some((entry) => isMove(entry) && entry.move === END)) expect(snapshot, 'there is a snapshot').toBeDefined();
  if (snapshot !== undefined) {
    same(JSON.parse(snapshot.state), state, 'the snapshot is the state of the log');
    expect(snapshot.entry, 'the snapshot is of an entry in the log').toBeLessThanOrEqual(log.at(-1)?.entry ?? 0);
  }
  const waits = await stores.waits.ofGame(game.id);
  const asked = game.status === 'running' ? waitedFor(rules, state) : [];
  expect(
    waits.map(({ seat }) => seat),
    'the awaited seats are those with a decision',
  ).toEqual(asked.toSorted((a, b) => a - b));
  expect(new Set(waits.map(({ since }) => since)).size, 'all decisions come from one entry').toBeLessThanOrEqual(1);
  if (game.status === 'running') {
    expect(asked.length, 'somebody has a decision').toBeGreaterThan(0);
    expect(rules.finished(state), 'a running game is not finished').toBe(false);
  }
  const results = await stores.results.ofGame(game.id);
  if (game.status !== 'finished') expect(results, 'only games that are over have results').toEqual([]);
}

/** The plans at a seat belong to its current player, or there are none. */
async function checkPapers({ stores }: World, { game }: Known): Promise<void> {
  for (const [seat, { userId }] of game.seats.entries()) {
    const preparation = await stores.people.orders(game.id, seat);
    if (preparation !== undefined)
      expect(JSON.parse(preparation), 'preparations belong to the current player').toMatchObject({ userId });
  }
}

async function checkTenures({ stores }: World, { game }: Known): Promise<void> {
  const tenures = await stores.results.tenures(game.id);
  for (const [seat, { userId, name }] of game.seats.entries()) {
    const own = tenures.filter((tenure) => tenure.seat === seat);
    expect(own.at(-1), 'the current player has taken the seat').toMatchObject({
      userId: userOf(userId),
      to: undefined,
    });
    expect(own.at(-1)?.name).toBe(name);
    for (const [index, { from }] of own.entries()) {
      expect(from, 'a seat is never empty').toBe(index === 0 ? own[0]?.from : own[index - 1]?.to);
    }
  }
}

/** The public view contains exactly the confirmed moves. */
async function checkPublic({ tables, rules, stores }: World, known: Known, luck: Luck): Promise<void> {
  const { game, log, left, state } = known;
  const { table } = tables;
  const position = await table.position(game.id);
  same(position.state, rules.view(state, 'spectator'), 'spectators see what was confirmed');
  const { revision: _, ...stored } = game;
  expect(position.game, 'the game in memory is the stored one').toEqual(stored);
  const asked = game.status === 'running' ? rules.decisions(state) : [];
  same(
    position.awaited.map(({ decision }) => decision),
    asked,
    'spectators see the decisions before any draft',
  );
  const steps = new Set(position.awaited.map(({ step }) => step));
  expect(steps.size, 'nothing shows which seat has started').toBeLessThanOrEqual(1);
  const last = log.at(-1)?.entry ?? 0;
  for (const entry of [0, 1, last, luck.below(last + 2), luck.below(last + 2)]) await table.position(game.id, entry);
  const turns = finishedTurns(left);
  expect(await table.turns(game.id)).toEqual(turns);
  const history = await table.history(game.id);
  let after: unknown;
  let count = 0;
  for (const moment of history.moments()) {
    if (after !== undefined) same(moment.before, after, 'one moment follows another');
    after = moment.after;
    count++;
  }
  if (after !== undefined) same(after, rules.view(state, 'spectator'), 'the history leads to the present');
  expect(count).toBe(finishedTurns({ moves: sinceCheckpoint(left.moves, left.checkpoint) }).length);
  const seatsAt = await table.seatsAt(game.id);
  for (const { moves } of turns) expect(seatsAt(moves.at(-1)?.entry ?? 0)).toHaveLength(game.seats.length);
  const standing = await tables.calls.awaiting(game.id);
  for (const { seat } of standing) expect(position.awaited.map((one) => one.seat)).toContain(seat);
  await tables.assembly.undoable(game.id);
  if (game.status === 'running' && game.pausedAt === undefined) await tables.assembly.offered(game.id);
  for (const one of await stores.results.ofGame(game.id)) expect(one.players).toBe(game.seats.length);
}

/** A recap leads to what everybody can see. */
function checkRecap({ chapters }: Recap, seen: unknown): void {
  const after = chapters.at(-1)?.after;
  if (after !== undefined) same(after, seen, 'a recap leads to the present');
}

/** A seat's private view contains its own drafts, and no other seat's secrets. */
async function checkSeat({ tables, rules }: World, { game, left, state }: Known, seat: number): Promise<void> {
  const userId = game.seats[seat]?.userId ?? '';
  const request = { gameId: game.id, userId };
  if (game.status !== 'running' || game.pausedAt !== undefined) {
    const why: TableErrorKey[] = game.status === 'running' ? ['paused'] : ['gameOver'];
    await refused(() => tables.table.panel(request), why);
    await refused(() => tables.planning.planned(request), why);
    if (game.status === 'running') await refused(() => tables.planning.recapAgain(request), why);
    else checkRecap(await tables.planning.recapAgain(request), rules.view(state, 'spectator'));
    return;
  }
  await tables.planning.planned(request);
  checkRecap(await tables.planning.recapAgain(request), rules.view(state, 'spectator'));
  const others = [...game.seats.keys()].filter((other) => other !== seat).flatMap((other) => [...drafts(left, other)]);
  if (!waitedFor(rules, state).includes(seat)) {
    await refused(() => tables.table.panel(request), ['notYourTurn']);
    expect(drafts(left, seat), 'a seat without a decision has no drafts').toEqual([]);
    return;
  }
  const panel = await tables.table.panel(request);
  const own = playAll(rules, rules.clone(state), drafts(left, seat));
  same(panel.state, rules.view(own, seat), 'a seat sees its own drafts');
  expect(panel.drafts).toEqual(drafts(left, seat));
  expect(panel.decision.options.length, 'there is a move to choose').toBeGreaterThan(0);
  for (const draft of others) expect(panel.drafts).not.toContainEqual(draft);
}

async function checkStranger({ tables }: World, { game }: Known, userId: string): Promise<void> {
  const request = { gameId: game.id, userId };
  const why: TableErrorKey[] = ['notSeated', 'paused', 'gameOver'];
  await refused(() => tables.table.panel(request), why);
  await refused(() => tables.planning.planned(request), why);
  await refused(() => tables.planning.recap(request), why);
  await refused(() => tables.planning.note(request), why);
}

async function checkVotes({ stores, tables }: World, { game }: Known): Promise<void> {
  const votes = await stores.votes.ofGame(game.id);
  expect(votes.filter(({ outcome }) => outcome === 'open').length, 'one vote is open at most').toBeLessThanOrEqual(1);
  for (const { id, outcome, kind, seat, voters, ballots } of votes) {
    await tables.assembly.view(id);
    expect(seat).toBeLessThan(game.seats.length);
    for (const voter of Object.keys(ballots)) expect(voters, 'only voters have voted').toContain(voter);
    if (outcome !== 'open' || kind !== 'undo') continue;
    for (const voter of voters) {
      expect(
        game.seats.map(({ userId }) => userId),
        'everybody who must agree is in the game',
      ).toContain(voter);
    }
  }
}

/** Every turn is posted once, after the turns before it. */
function checkTold({ posted, imported, rules }: World, { game, log, left }: Known): void {
  const since = imported.get(game.id) ?? 0;
  const undos = log.filter((entry) => 'undo' in entry).map(({ entry }) => entry);
  const told = new Map<number, number>();
  const parts = new Set<number>();
  let last = 0;
  for (const { post, entries = [] } of posted.get(game.id) ?? []) {
    // If a rollback brings an undone turn back, the post of the rollback covers it.
    if (post.kind === 'rolledBack') for (const { entry } of entries) parts.add(entry);
    if (post.kind !== 'turn' && post.kind !== 'harvest' && post.kind !== 'waiting') continue;
    if (post.turns.length === 0) continue;
    for (const { moves } of post.turns) expect(moves.at(-1)?.move, 'a posted turn is closed').toBe(END);
    expect(post.entry, 'turns are posted in their order').toBeGreaterThan(last);
    last = post.entry;
    for (const { moves } of post.turns) {
      const end = moves.at(-1)?.entry ?? 0;
      const before = post.kind === 'waiting' ? (parts.has(end) ? end : undefined) : told.get(end);
      if (before !== undefined) {
        expect(
          undos.some((undo) => undo > before && undo < post.entry),
          `turn ${end} is posted once`,
        ).toBe(true);
      }
      if (post.kind === 'waiting') parts.add(end);
      else told.set(end, post.entry);
    }
  }
  // A part of an ongoing harvest may still be unposted: at the latest, it is posted with the whole harvest.
  const { turns } = build(game, rules, log).group;
  const open = new Set(turns.map(({ moves }) => moves.at(-1)?.entry));
  for (const { moves } of finishedTurns(left)) {
    const end = moves.at(-1)?.entry ?? 0;
    if (open.has(end)) continue;
    if (end > since) expect(told.has(end) || parts.has(end), `turn ${end} is posted`).toBe(true);
  }
}

async function checkHall({ tables, rules }: World): Promise<void> {
  const scope = { game: rules.id };
  await tables.ratings.leaderboard(scope);
  await tables.ratings.soloBest(scope);
}

/** Checks that something is refused as a mistake of the user, for one of these reasons. */
async function refused(read: () => Promise<unknown>, why: readonly TableErrorKey[]): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    expect(why).toContain(error.key);
    return;
  }
  expect.fail(`it is not refused: ${why.join(', ')}`);
}
