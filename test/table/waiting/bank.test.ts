import { expect, it } from 'vitest';
import { computer } from '../../../src/table/play/computer.ts';
import type { Terms } from '../../../src/table/terms.ts';
import type { SettingsChange } from '../../../src/table/waiting/personal.ts';
import {
  ANNA,
  BEN,
  CLEO,
  clockAt,
  DORA,
  type OpenGame,
  openGame,
  openTestTables,
  refuses,
  type TestTables,
  TRIO,
} from '../fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-01-12T12:00Z');
const NIGHT = { timeZone: 'UTC', wakesAt: 8 * 60, sleepsAt: 22 * 60 };

interface Wanted {
  readonly terms?: Partial<Terms>;
  readonly settings?: SettingsChange;
  readonly users?: (typeof ANNA)[];
}

/** A game with a bank of 24 hours and 4 for each decision, at noon; Anna starts. */
async function begun({ terms, settings, users = TRIO }: Wanted = {}) {
  const tables = openTestTables({ autopilots: [computer], clock: clockAt(NOON) });
  if (settings) await tables.personal.change(ANNA.id, settings);
  const game = await openGame({ users, terms: { pace: 'bank', bank: { hours: 24, plus: 4 }, ...terms } }, tables);
  await game.pass(0);
  return game;
}

/** What is left of the awaited players' banks, in hours, by seat. */
async function awaited({ calls, id }: OpenGame): Promise<Record<number, number>> {
  const all = await calls.awaiting(id);
  return Object.fromEntries(all.map(({ seat, bank }) => [seat, (bank?.left ?? Number.NaN) / HOUR]));
}

/** What a person's list of games says about their bank, in hours. */
async function left({ personal }: TestTables, { id }: typeof ANNA): Promise<number> {
  const [own] = await personal.games(id);
  return (own?.bank ?? Number.NaN) / HOUR;
}

const deadline = async ({ calls, id }: OpenGame) => (await calls.awaiting(id))[0]?.deadline;

/** Anna takes this many hours to dig and end her turn; Ben and Cleo take none. */
async function playRound({ pass, play }: OpenGame, hours: number): Promise<void> {
  await pass(hours * HOUR);
  for (const user of TRIO) await play(user, 'dig 1', 'end');
}

it('a bank loses the time that a decision takes, and each decision adds some, up to where it started', async () => {
  const game = await begun();
  expect(await deadline(game)).toBe(NOON + DAY);
  await game.pass(10 * HOUR);
  expect(await awaited(game)).toEqual({ 0: 14 });
  expect(await left(game, ANNA)).toBe(14);
  await game.play(ANNA, 'dig 1', 'end');
  expect(await left(game, ANNA)).toBe(14);
  expect(await awaited(game)).toEqual({ 1: 24 });
  await game.play(BEN, 'dig 1', 'end');
  await game.play(CLEO, 'dig 1', 'end');
  // The harvest is one decision for each player, at the same time.
  expect(await awaited(game)).toEqual({ 0: 18, 1: 24, 2: 24 });
  await game.pass(HOUR);
  await game.play(BEN, 'feed', 'end');
  await game.pass(HOUR);
  expect(await awaited(game)).toEqual({ 0: 16, 2: 22 });
  expect(await left(game, BEN)).toBe(23);
  await game.play(CLEO, 'feed', 'end');
  await game.play(ANNA, 'feed', 'end');
  expect(await awaited(game)).toEqual({ 0: 20 });
});

it('a bank is spent in waking hours only, and not while its player is away', async () => {
  const game = await begun({ settings: NIGHT });
  // 10 hours today, 14 tomorrow.
  expect(await deadline(game)).toBe(NOON + 34 * HOUR);
  await game.pass(12 * HOUR);
  expect(await awaited(game)).toEqual({ 0: 14 });
  // Away from midnight to noon: the day after has only 10 hours.
  await game.personal.goAway(ANNA.id, { from: NOON + 12 * HOUR, to: NOON + DAY });
  await game.pass(13 * HOUR);
  expect(await awaited(game)).toEqual({ 0: 13 });
  expect(await deadline(game)).toBe(NOON + DAY + 20 * HOUR + 4 * HOUR);
  await game.play(ANNA, 'dig 1', 'end');
  expect(await left(game, ANNA)).toBe(13);
});

it('very short waking hours count as eight a day', async () => {
  const game = await begun({ settings: { ...NIGHT, sleepsAt: 8 * 60 + 1 } });
  // 4 hours today, 8 on each of the next two days, 4 on the third.
  expect(await deadline(game)).toBe(NOON + 3 * DAY);
});

it('a spent bank leads to a vote, and the late player can still play and then gets the time for one decision', async () => {
  const game = await begun({ terms: { late: 'vote' } });
  await refuses('bankNotSpent', game.absent(BEN, 'pass'), { players: 'Anna', until: NOON + DAY });
  await game.pass(DAY - 1);
  expect(await game.assembly.open(game.id)).toBeUndefined();
  await game.pass(1);
  expect(await game.assembly.open(game.id)).toMatchObject({ kind: 'computer', seat: 0, outcome: 'open' });
  await game.pass(30 * HOUR);
  expect((await game.find()).status).toBe('running');
  expect(await awaited(game)).toEqual({ 0: 0 });
  for (const user of TRIO) await game.play(user, 'dig 1', 'end');
  expect(await game.assembly.open(game.id)).toBeUndefined();
  expect(await awaited(game)).toEqual({ 0: 4, 1: 24, 2: 24 });
  await game.pass(4 * HOUR);
  expect(await game.assembly.open(game.id)).toMatchObject({ seat: 0 });
});

it('the host can decide without a vote once a player has taken as much again as the whole bank', async () => {
  const game = await begun();
  const alone = () => game.absent(DORA, 'pass', { moderates: true });
  await game.pass(2 * DAY - 1);
  await expect(alone()).rejects.toMatchObject({ params: { until: NOON + 2 * DAY } });
  await game.pass(1);
  expect(await alone()).toEqual({ kind: 'done' });
});

it('a pause costs nothing', async () => {
  const game = await begun({ settings: NIGHT });
  await game.pass(5 * HOUR);
  await game.admin.pause(game.id);
  await game.pass(7 * DAY + 9 * HOUR);
  expect(await awaited(game)).toEqual({ 0: Number.NaN });
  await game.admin.resume(game.id);
  expect(await awaited(game)).toEqual({ 0: 19 });
  await game.pass(7 * HOUR);
  expect(await awaited(game)).toEqual({ 0: 18 });
  await game.play(ANNA, 'dig 1', 'end');
  expect(await left(game, ANNA)).toBe(18);
});

it('taking back your own turn neither refunds nor adds any time', async () => {
  const game = await begun();
  await playRound(game, 10);
  await game.pass(6 * HOUR);
  await game.play(ANNA, 'beg', 'end');
  expect(await left(game, ANNA)).toBe(12);
  for (let times = 0; times < 3; times++) {
    await game.undo(ANNA);
    expect(await awaited(game)).toMatchObject({ 0: 12 });
    await game.play(ANNA, 'end');
  }
  expect(await left(game, ANNA)).toBe(12);
});

it('a decision that somebody else takes back costs nothing', async () => {
  const game = await begun();
  await game.play(ANNA, 'dig 1', 'end');
  await game.pass(9 * HOUR);
  expect(await awaited(game)).toEqual({ 1: 15 });
  await game.undo(ANNA);
  expect(await left(game, BEN)).toBe(24);
  await game.play(ANNA, 'end');
  expect(await awaited(game)).toEqual({ 1: 24 });
});

it('an agreed undo leaves what was spent, and everybody has at least the time for one decision', async () => {
  const game = await begun({ users: [ANNA, BEN] });
  await game.pass(30 * HOUR);
  await game.play(ANNA, 'dig 1', 'end');
  await game.pass(5 * HOUR);
  const [turn] = await game.undoable();
  await game.undoTo(ANNA, turn?.to);
  await game.ballot(BEN);
  expect(await awaited(game)).toEqual({ 0: 4 });
  expect(await left(game, BEN)).toBe(24);
});

it('a computer that stands in spends nothing, and its person returns with the time for one decision', async () => {
  const game = await begun({ terms: { late: 'computer' } });
  await game.pass(DAY);
  await game.pass(0);
  expect(await game.seat(0)).toMatchObject({ plays: 'standIn' });
  await game.pass(3 * HOUR);
  expect(await awaited(game)).toEqual({ 1: 21 });
  await game.assembly.welcomeBack(await game.find(), ANNA.id);
  await game.play(BEN, 'dig 1', 'end');
  await game.play(CLEO, 'dig 1', 'end');
  expect(await awaited(game)).toEqual({ 0: 4, 1: 24, 2: 24 });
});

it('a deputy spends the bank of the player, even though the player is away', async () => {
  const game = await begun();
  await game.pass(5 * HOUR);
  const now = game.clock.now();
  await game.personal.goAway(ANNA.id, { from: now, to: now + 3 * DAY });
  await game.deputise(ANNA, DORA, { until: now + 3 * DAY });
  expect(await awaited(game)).toEqual({ 0: 19 });
  await game.pass(6 * HOUR);
  expect(await awaited(game)).toEqual({ 0: 13 });
  await game.play(DORA, 'dig 1', 'end');
  expect(await left(game, ANNA)).toBe(13);
});

it('a new player starts with a full bank', async () => {
  const game = await begun({ users: [ANNA, BEN] });
  await game.pass(10 * HOUR);
  await game.replace(ANNA, 0, DORA);
  for (const user of [DORA, BEN]) if ((await game.assembly.open(game.id)) !== undefined) await game.ballot(user);
  expect(await game.seat(0)).toMatchObject({ userId: DORA.id });
  expect(await awaited(game)).toEqual({ 0: 24 });
});

it('a rollback past several turns keeps every bank as it was', async () => {
  const game = await begun();
  await playRound(game, 10);
  await game.pass(2 * HOUR);
  await game.admin.rollBack(game.id, 0);
  expect(await awaited(game)).toEqual({ 0: 14 });
  await playRound(game, 1);
  expect(await awaited(game)).toEqual({ 0: 17, 1: 24, 2: 24 });
});

it('banks outlive a restart and a removal, and a rematch has full ones', async () => {
  const game = await begun();
  await game.pass(10 * HOUR);
  await game.play(ANNA, 'dig 1', 'end');
  const restarted = openTestTables({ stores: game.stores, clock: game.clock });
  expect(await left(restarted, ANNA)).toBe(14);
  await restarted.admin.remove(game.id);
  await restarted.admin.restore(game.id, { guildId: 'g1', channelId: 'c1' });
  expect(await left(restarted, ANNA)).toBe(14);
  await restarted.table.end(game.of(ANNA));
  const again = await restarted.lobby.nextTable({ gameId: game.id, user: ANNA });
  await restarted.lobby.join({ gameId: again.id, user: BEN });
  await restarted.lobby.start({ gameId: again.id, userId: ANNA.id });
  expect(await left(restarted, ANNA)).toBe(24);
});

it('a table with a fixed limit has no bank', async () => {
  const game = await begun({ terms: { pace: 'daily' } });
  await game.pass(HOUR);
  await game.play(ANNA, 'dig 1', 'end');
  expect(await left(game, ANNA)).toBeNaN();
  expect(await game.find()).not.toHaveProperty('banks');
});

it.each([
  { hours: 0, plus: 8 },
  { hours: 48, plus: 0 },
  { hours: 8_760, plus: 8 },
  { hours: 1.5, plus: 8 },
])('a bank of $hours and $plus hours is refused', async (bank) => {
  const tables = openTestTables();
  const wish = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy' };
  await refuses('badBank', tables.lobby.create({ ...wish, terms: { pace: 'bank', bank } }));
  const { id } = await tables.lobby.create(wish);
  await refuses('badBank', tables.lobby.change({ gameId: id, userId: ANNA.id, terms: { pace: 'bank', bank } }));
  expect((await tables.table.find(id)).terms.pace).toBe('none');
});
