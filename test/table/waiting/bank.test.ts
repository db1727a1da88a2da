import { expect, it } from 'vitest';
import { computer } from '../../../src/table/play/computer.ts';
import type { Terms } from '../../../src/table/terms.ts';
import type { SettingsChange } from '../../../src/table/waiting/personal.ts';
import { ANNA, BEN, CLEO, openTestTables, play, type TestTables } from '../fixture.ts';
import { tick } from '../positions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-01-12T12:00Z');
const DORA = { id: '400', name: 'Dora' };
const NIGHT = { timeZone: 'UTC', wakesAt: 8 * 60, sleepsAt: 22 * 60 };

interface Wanted {
  readonly terms?: Partial<Terms>;
  readonly settings?: SettingsChange;
  readonly users?: (typeof ANNA)[];
}

/** A game with a bank of 24 hours and 4 for each decision, at noon; Anna starts. */
async function begun({ terms, settings, users = [ANNA, BEN, CLEO] }: Wanted = {}) {
  const tables = openTestTables({ autopilots: [computer] });
  tables.clock.time = NOON;
  if (settings) await tables.personal.change(ANNA.id, settings);
  const bank = { pace: 'bank', bank: { hours: 24, plus: 4 }, ...terms } as const;
  const { id } = await tables.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', terms: bank });
  for (const user of users.slice(1)) await tables.lobby.join({ gameId: id, user });
  await tables.lobby.start({ gameId: id, userId: ANNA.id });
  await pass(tables, 0);
  return { tables, id };
}

async function pass(tables: TestTables, ms: number): Promise<void> {
  tables.clock.time += ms;
  await tick(tables);
}

/** What is left of the awaited players' banks, in hours, by seat. */
async function awaited({ calls }: TestTables, id: string): Promise<Record<number, number>> {
  const all = await calls.awaiting(id);
  return Object.fromEntries(all.map(({ seat, bank }) => [seat, (bank?.left ?? Number.NaN) / HOUR]));
}

/** What a person's list of games says about their bank, in hours. */
async function left({ personal }: TestTables, { id }: typeof ANNA): Promise<number> {
  const [own] = await personal.games(id);
  return (own?.bank ?? Number.NaN) / HOUR;
}

const deadline = async ({ calls }: TestTables, id: string) => (await calls.awaiting(id))[0]?.deadline;

/** Anna takes this many hours to dig and end her turn; Ben and Cleo take none. */
async function playRound(tables: TestTables, id: string, hours: number): Promise<void> {
  await pass(tables, hours * HOUR);
  for (const { id: userId } of [ANNA, BEN, CLEO]) await play(tables, id, userId, 'dig 1', 'end');
}

it('a bank is spent by what a decision takes, and each decision adds to it, up to where it started', async () => {
  const { tables, id } = await begun();
  expect(await deadline(tables, id)).toBe(NOON + DAY);
  await pass(tables, 10 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 14 });
  expect(await left(tables, ANNA)).toBe(14);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  expect(await left(tables, ANNA)).toBe(14);
  expect(await awaited(tables, id)).toEqual({ 1: 24 });
  await play(tables, id, BEN.id, 'dig 1', 'end');
  await play(tables, id, CLEO.id, 'dig 1', 'end');
  // The harvest is one decision for each player, at the same time.
  expect(await awaited(tables, id)).toEqual({ 0: 18, 1: 24, 2: 24 });
  await pass(tables, HOUR);
  await play(tables, id, BEN.id, 'feed', 'end');
  await pass(tables, HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 16, 2: 22 });
  expect(await left(tables, BEN)).toBe(23);
  await play(tables, id, CLEO.id, 'feed', 'end');
  await play(tables, id, ANNA.id, 'feed', 'end');
  expect(await awaited(tables, id)).toEqual({ 0: 20 });
});

it('a bank is spent in waking hours only, and not while its player is away', async () => {
  const { tables, id } = await begun({ settings: NIGHT });
  // 10 hours today, 14 tomorrow.
  expect(await deadline(tables, id)).toBe(NOON + 34 * HOUR);
  await pass(tables, 12 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 14 });
  // Away from midnight to noon: the day after has only 10 hours.
  await tables.personal.goAway(ANNA.id, { from: NOON + 12 * HOUR, to: NOON + DAY });
  await pass(tables, 13 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 13 });
  expect(await deadline(tables, id)).toBe(NOON + DAY + 20 * HOUR + 4 * HOUR);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  expect(await left(tables, ANNA)).toBe(13);
});

it('very short waking hours count as eight a day', async () => {
  const { tables, id } = await begun({ settings: { ...NIGHT, sleepsAt: 8 * 60 + 1 } });
  // 4 hours today, 8 on each of the next two days, 4 on the third.
  expect(await deadline(tables, id)).toBe(NOON + 3 * DAY);
});

it('a spent bank leads to a vote, and the late player can still play and then gets the time for one decision', async () => {
  const { tables, id } = await begun({ terms: { late: 'vote' } });
  const absent = { gameId: id, user: BEN, remedy: 'pass' } as const;
  await expect(tables.assembly.absent(absent)).rejects.toMatchObject({
    key: 'bankNotSpent',
    params: { players: 'Anna', until: NOON + DAY },
  });
  await pass(tables, DAY - 1);
  expect(await tables.assembly.open(id)).toBeUndefined();
  await pass(tables, 1);
  expect(await tables.assembly.open(id)).toMatchObject({ kind: 'computer', seat: 0, outcome: 'open' });
  await pass(tables, 30 * HOUR);
  expect((await tables.table.find(id)).status).toBe('running');
  expect(await awaited(tables, id)).toEqual({ 0: 0 });
  for (const { id: userId } of [ANNA, BEN, CLEO]) await play(tables, id, userId, 'dig 1', 'end');
  expect(await tables.assembly.open(id)).toBeUndefined();
  expect(await awaited(tables, id)).toEqual({ 0: 4, 1: 24, 2: 24 });
  await pass(tables, 4 * HOUR);
  expect(await tables.assembly.open(id)).toMatchObject({ seat: 0 });
});

it('the host decides alone once a player has taken as much again as the whole bank', async () => {
  const { tables, id } = await begun();
  const wish = { gameId: id, user: DORA, moderates: true, remedy: 'pass' } as const;
  await pass(tables, 2 * DAY - 1);
  await expect(tables.assembly.absent(wish)).rejects.toMatchObject({ params: { until: NOON + 2 * DAY } });
  await pass(tables, 1);
  expect(await tables.assembly.absent(wish)).toEqual({ kind: 'done' });
});

it('a pause costs nothing', async () => {
  const { tables, id } = await begun({ settings: NIGHT });
  await pass(tables, 5 * HOUR);
  await tables.admin.pause(id);
  await pass(tables, 7 * DAY + 9 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: Number.NaN });
  await tables.admin.resume(id);
  expect(await awaited(tables, id)).toEqual({ 0: 19 });
  await pass(tables, 7 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 18 });
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  expect(await left(tables, ANNA)).toBe(18);
});

it('taking back your own turn neither refunds nor adds any time', async () => {
  const { tables, id } = await begun();
  await playRound(tables, id, 10);
  await pass(tables, 6 * HOUR);
  await play(tables, id, ANNA.id, 'beg', 'end');
  expect(await left(tables, ANNA)).toBe(12);
  for (let times = 0; times < 3; times++) {
    await tables.table.undo({ gameId: id, userId: ANNA.id });
    expect(await awaited(tables, id)).toMatchObject({ 0: 12 });
    await play(tables, id, ANNA.id, 'end');
  }
  expect(await left(tables, ANNA)).toBe(12);
});

it('a decision that somebody else takes back costs nothing', async () => {
  const { tables, id } = await begun();
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  await pass(tables, 9 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 1: 15 });
  await tables.table.undo({ gameId: id, userId: ANNA.id });
  expect(await left(tables, BEN)).toBe(24);
  await play(tables, id, ANNA.id, 'end');
  expect(await awaited(tables, id)).toEqual({ 1: 24 });
});

it('an agreed undo leaves what was spent, and everybody has at least the time for one decision', async () => {
  const { tables, id } = await begun({ users: [ANNA, BEN] });
  await pass(tables, 30 * HOUR);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  await pass(tables, 5 * HOUR);
  const [turn] = await tables.assembly.undoable(id);
  await tables.assembly.undo({ gameId: id, user: ANNA, to: turn?.to ?? 0 });
  const vote = await tables.assembly.open(id);
  await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId: BEN.id, agrees: true });
  expect(await awaited(tables, id)).toEqual({ 0: 4 });
  expect(await left(tables, BEN)).toBe(24);
});

it('a computer that stands in spends nothing, and its person returns with the time for one decision', async () => {
  const { tables, id } = await begun({ terms: { late: 'computer' } });
  await pass(tables, DAY);
  await pass(tables, 0);
  expect((await tables.table.find(id)).seats[0]).toMatchObject({ plays: 'standIn' });
  await pass(tables, 3 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 1: 21 });
  await tables.assembly.welcomeBack(await tables.table.find(id), ANNA.id);
  await play(tables, id, BEN.id, 'dig 1', 'end');
  await play(tables, id, CLEO.id, 'dig 1', 'end');
  expect(await awaited(tables, id)).toEqual({ 0: 4, 1: 24, 2: 24 });
});

it('a deputy spends the bank of the player, even though the player is away', async () => {
  const { tables, id } = await begun();
  await pass(tables, 5 * HOUR);
  const now = tables.clock.now();
  await tables.personal.goAway(ANNA.id, { from: now, to: now + 3 * DAY });
  await tables.deputies.ask({ user: ANNA, deputy: DORA, guildId: 'g1', from: now, until: now + 3 * DAY });
  await tables.deputies.agree({ userId: DORA.id, player: ANNA.id });
  expect(await awaited(tables, id)).toEqual({ 0: 19 });
  await pass(tables, 6 * HOUR);
  expect(await awaited(tables, id)).toEqual({ 0: 13 });
  await play(tables, id, DORA.id, 'dig 1', 'end');
  expect(await left(tables, ANNA)).toBe(13);
});

it('a new player starts with a full bank', async () => {
  const { tables, id } = await begun({ users: [ANNA, BEN] });
  await pass(tables, 10 * HOUR);
  await tables.assembly.replace({ gameId: id, user: ANNA, seat: 0, newcomer: DORA });
  const vote = await tables.assembly.open(id);
  for (const userId of [DORA.id, BEN.id]) {
    if ((await tables.assembly.open(id)) !== undefined)
      await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId, agrees: true });
  }
  expect((await tables.table.find(id)).seats[0]).toMatchObject({ userId: DORA.id });
  expect(await awaited(tables, id)).toEqual({ 0: 24 });
});

it('a rollback past several turns keeps every bank as it was', async () => {
  const { tables, id } = await begun();
  await playRound(tables, id, 10);
  await pass(tables, 2 * HOUR);
  await tables.admin.rollBack(id, 0);
  expect(await awaited(tables, id)).toEqual({ 0: 14 });
  await playRound(tables, id, 1);
  expect(await awaited(tables, id)).toEqual({ 0: 17, 1: 24, 2: 24 });
});

it('banks outlive a restart and a removal, and a rematch has full ones', async () => {
  const { tables, id } = await begun();
  await pass(tables, 10 * HOUR);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  const restarted = openTestTables({ stores: tables.stores, clock: tables.clock });
  expect(await left(restarted, ANNA)).toBe(14);
  await restarted.admin.remove(id);
  await restarted.admin.restore(id, { guildId: 'g1', channelId: 'c1' });
  expect(await left(restarted, ANNA)).toBe(14);
  await restarted.table.end({ gameId: id, userId: ANNA.id });
  const again = await restarted.lobby.nextTable({ gameId: id, user: ANNA });
  await restarted.lobby.join({ gameId: again.id, user: BEN });
  await restarted.lobby.start({ gameId: again.id, userId: ANNA.id });
  expect(await left(restarted, ANNA)).toBe(24);
});

it('a table with a fixed limit has no bank', async () => {
  const { tables, id } = await begun({ terms: { pace: 'daily' } });
  await pass(tables, HOUR);
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  expect(await left(tables, ANNA)).toBeNaN();
  expect(await tables.table.find(id)).not.toHaveProperty('banks');
});

it.each([
  { hours: 0, plus: 8 },
  { hours: 48, plus: 0 },
  { hours: 8_760, plus: 8 },
  { hours: 1.5, plus: 8 },
])('a bank of $hours and $plus hours is refused', async (bank) => {
  const tables = openTestTables();
  const wish = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy' };
  await expect(tables.lobby.create({ ...wish, terms: { pace: 'bank', bank } })).rejects.toMatchObject({
    key: 'badBank',
  });
  const { id } = await tables.lobby.create(wish);
  await expect(
    tables.lobby.change({ gameId: id, userId: ANNA.id, terms: { pace: 'bank', bank } }),
  ).rejects.toMatchObject({ key: 'badBank' });
  expect((await tables.table.find(id)).terms.pace).toBe('none');
});
