import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../../src/table/posts.ts';
import type { Terms } from '../../../src/table/terms.ts';
import type { SettingsChange } from '../../../src/table/waiting/personal.ts';
import {
  ANNA,
  BEN,
  CLEO,
  clockAt,
  gameOf,
  type OpenGame,
  openGame,
  openTestTables,
  refuses,
  TRIO,
  takePosts,
  tick,
} from '../fixture.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const utc = (text: string): number => Date.parse(`${text}Z`);

/** Lets time pass and runs what is due; returns the people whom the posts may call, with the reason. */
async function pass(game: OpenGame, ms: number): Promise<string[]> {
  await game.pass(ms);
  return callsIn(game);
}

async function passes(game: OpenGame, ...spans: number[]): Promise<string[][]> {
  const called: string[][] = [];
  for (const ms of spans) called.push(await pass(game, ms));
  return called;
}

const NAMES: Readonly<Record<string, string>> = { [ANNA.id]: 'Anna', [BEN.id]: 'Ben', [CLEO.id]: 'Cleo' };

async function callsIn({ calls, id, tables }: OpenGame): Promise<string[]> {
  const called: string[] = [];
  for (const post of await takePosts(tables)) {
    if ('ring' in post && post.ring) {
      const rung = await calls.ringing(id, post.ring, 'channel');
      called.push(...rung.map((userId) => `${NAMES[userId]} in the prompt`));
    }
    if (post.kind !== 'call') continue;
    const { seat, to, why } = post;
    const rung = await calls.ringing(id, { ...post, seats: [seat] }, to);
    called.push(...rung.map((userId) => `${NAMES[userId]}: ${why}, ${to}`));
  }
  return called;
}

interface Wanted {
  readonly at?: number;
  readonly terms?: Partial<Terms>;
  readonly settings?: Readonly<Record<string, SettingsChange>>;
  readonly users?: (typeof ANNA)[];
}

/** A running game in which Anna starts, and the people whom its start called. */
async function begun({ at = utc('2026-01-10T12:00'), terms, settings = {}, users = [ANNA, BEN] }: Wanted = {}) {
  const tables = openTestTables({ clock: clockAt(at) });
  for (const [userId, change] of Object.entries(settings)) await tables.personal.change(userId, change);
  const game = await openGame({ users, ...(terms && { terms }) }, tables);
  return { ...game, called: await pass(game, 0) };
}

const NIGHT = { timeZone: 'Europe/Berlin', wakesAt: 8 * 60, sleepsAt: 22 * 60 };

it('a running game without stored waits is upgraded when the program starts, and does not block others if its rules are unknown', async () => {
  const { stores, adopt, find, id } = await begun({ users: [ANNA, BEN] });
  const game = await find();
  await stores.games.save({ game, waiting: { since: 0, seats: [] }, at: 0 });
  const unknown = { ...game, id: 'unknown', game: 'chess', channelId: 'c9', createdAt: 0 };
  await stores.games.save({ game: unknown, at: 0 });
  await adopt();
  expect(await stores.waits.ofGame(id)).toMatchObject([{ seat: 0 }]);
});

it('a setting that is changed while the ticker is looking applies at once', async () => {
  const game = await begun({ users: [ANNA, BEN], settings: { [ANNA.id]: { calls: 'none' } } });
  const { person } = game.stores.people;
  const change: Promise<unknown>[] = [];
  Object.assign(game.stores.people, {
    person: async (userId: string, after: number) => {
      const before = await person(userId, after);
      if (change.length === 0) {
        change.push(game.personal.change(ANNA.id, { calls: 'channel' }));
        for (let step = 0; step < 10; step++) await breathe();
      }
      return before;
    },
  });
  const [wait] = await game.stores.waits.ofGame(game.id);
  if (wait === undefined) throw new Error('Nobody is awaited.');
  await game.stores.waits.keep({ ...wait, dueAt: game.clock.now() });
  await pass(game, 0);
  await Promise.all(change);
  expect(await pass(game, 0)).toEqual(['Anna: turn, channel']);
});

describe('a turn that ends', () => {
  const end = async ({ id, play, stores }: OpenGame) => {
    await play(ANNA, 'dig 1', 'end');
    return (await stores.waits.ofGame(id)).find(({ seat }) => seat === 1)?.dueAt;
  };

  it('leaves the next player to the ticker only when it is time for a reminder', async () => {
    const game = await begun({ settings: { [BEN.id]: { remindEvery: 12 } } });
    expect(await end(game)).toBe(game.clock.now() + 12 * HOUR);
    expect(await passes(game, 0, 12 * HOUR)).toEqual([['Ben in the prompt'], ['Ben: reminder, channel']]);
  });

  it('leaves a player who is asleep to the ticker in the morning', async () => {
    const game = await begun({ at: utc('2026-01-10T21:30'), settings: { [BEN.id]: NIGHT } });
    expect(await end(game)).toBe(utc('2026-01-11T07:00'));
    expect(await passes(game, 0, 9.5 * HOUR)).toEqual([[], ['Ben: turn, channel']]);
  });

  it('leaves a player who wants direct messages to the ticker at once', async () => {
    const game = await begun({ settings: { [BEN.id]: { calls: 'dm' } } });
    expect(await end(game)).toBe(game.clock.now());
    expect(await pass(game, 0)).toEqual(['Ben: turn, dm']);
  });
});

describe('a call in two places', () => {
  const atBedtime = async () => {
    const tables = openTestTables({ clock: clockAt(utc('2026-01-10T20:59')) });
    await tables.personal.change(ANNA.id, { ...NIGHT, calls: 'both' });
    return openGame({}, tables);
  };

  it('is not repeated for a player who got the first one at bedtime', async () => {
    const game = await atBedtime();
    const { id, tables } = game;
    const [prompt, beside] = (await takePosts(tables)).filter((post) => post.kind === 'call' || 'ring' in post);
    if (prompt?.kind !== 'start' || prompt.ring === undefined || beside?.kind !== 'call') throw new Error('No call.');
    expect(await tables.calls.ringing(id, prompt.ring, 'channel')).toEqual([ANNA.id]);
    tables.clock.time = utc('2026-01-10T21:00');
    expect(await tables.calls.ringing(id, { ...beside, seats: [beside.seat] }, beside.to)).toEqual([]);
    expect(await passes(game, 12 * HOUR, 24 * HOUR)).toEqual([[], ['Anna: reminder, channel', 'Anna: reminder, dm']]);
  });

  it('is made in both places in the morning if the first one came too late', async () => {
    const game = await atBedtime();
    game.clock.time = utc('2026-01-10T21:00');
    expect(await callsIn(game)).toEqual([]);
    expect(await pass(game, 12 * HOUR)).toEqual(['Anna: turn, channel', 'Anna: turn, dm']);
  });
});

describe('a call that can never be sent', () => {
  it('is made in another way: by a separate post, then directly, then again', async () => {
    const game = await openGame();
    const giveUp = async (kind: Post['kind']) => {
      const given = (await takePosts(game)).findLast((post) => post.kind === kind);
      if (given === undefined) throw new Error(`There is no ${kind}.`);
      await game.calls.missed(game.id, given);
      return given;
    };
    await giveUp('start');
    expect(await giveUp('call')).toMatchObject({ seat: 0, to: 'channel', why: 'turn' });
    const direct = await giveUp('call');
    expect(direct).toMatchObject({ seat: 0, to: 'dm', why: 'turn' });
    expect(await passes(game, HOUR - 1, 1)).toEqual([[], ['Anna: turn, channel']]);
    await game.calls.missed(game.id, direct);
    expect(await takePosts(game)).toEqual([]);
  });

  it('is made directly even to players who are usually called in the channel, but to nobody who wants no calls', async () => {
    const game = await openGame();
    const [given] = (await takePosts(game)).filter(({ kind }) => kind === 'start');
    if (given === undefined) throw new Error('Nothing was posted.');
    await game.calls.missed(game.id, given);
    const [call] = await takePosts(game);
    if (call?.kind !== 'call') throw new Error('Nobody is called.');
    const directly = { ...call, seats: [call.seat] };
    expect(await game.calls.ringing(game.id, directly, 'dm')).toEqual([ANNA.id]);
    await game.personal.change(ANNA.id, { calls: 'none' });
    expect(await game.calls.ringing(game.id, directly, 'dm')).toEqual([]);
  });
});

it('an absence reaches every table it can, whatever is wrong with others', async () => {
  const scene = await begun({ users: [ANNA, BEN] });
  const game = await scene.find();
  const broken = { ...game, id: 'broken', game: 'chess', channelId: 'c9', createdAt: 0 };
  await scene.stores.games.save({ game: broken, at: 0 });
  const now = scene.clock.now();
  expect(await scene.personal.goAway(ANNA.id, { from: now, to: now + DAY })).toHaveLength(1);
  expect((await takePosts(scene)).map(({ kind }) => kind)).toEqual(['away', 'waiting']);
  expect(await scene.stores.waits.ofGame(scene.id)).toMatchObject([{ dueAt: now }]);
});

describe('a wait that could not be processed', () => {
  it('keeps what was stored about it so far', async () => {
    const game = await begun({ users: [ANNA, BEN] });
    const { save } = game.stores.games;
    Object.assign(game.stores.games, {
      save: (change: Parameters<typeof save>[0]) =>
        change.posts?.some(({ post }) => post.kind === 'call') ? Promise.reject(new Error('full')) : save(change),
    });
    await pass(game, 3 * DAY);
    Object.assign(game.stores.games, { save });
    expect(await game.stores.waits.ofGame(game.id)).toMatchObject([{ late: true }]);
  });

  it('counts as late once, even if another process handles it between two checks by the first', async () => {
    const game = await begun({ terms: { pace: 'daily' } });
    const { stores, clock } = game;
    const other = openTestTables({ stores, clock });
    const { ofGame } = stores.waits;
    await takePosts(game);
    clock.time += 4 * DAY;
    let glances = 0;
    Object.assign(stores.waits, {
      ofGame: async (gameId: string) => {
        const waits = await ofGame(gameId);
        if (gameId === game.id && glances++ === 0) await tick(other);
        return waits;
      },
    });
    await game.pass(0);
    expect(glances).toBeGreaterThan(1);
    expect((await takePosts(game)).filter((post) => post.kind === 'seat' && post.news === 'late')).toHaveLength(1);
  });

  it('counts as late once, even if the program stops in between', async () => {
    const game = await begun({ users: [ANNA, BEN] });
    await game.personal.change(ANNA.id, { remindEvery: 0 });
    await pass(game, 0);
    const { keep } = game.stores.waits;
    Object.assign(game.stores.waits, { keep: () => Promise.reject(new Error('killed')) });
    game.clock.time += 3 * DAY;
    for (const { run } of game.chores) await run(game.clock.now()).catch(() => {});
    Object.assign(game.stores.waits, { keep });
    await game.pass(0);
    expect(await game.stores.waits.ofGame(game.id)).toMatchObject([{ late: true }]);
    expect((await takePosts(game)).filter((post) => post.kind === 'seat' && post.news === 'late')).toHaveLength(1);
  });
});

describe('a call', () => {
  it.each([
    ['channel', ['Anna in the prompt']],
    ['dm', ['Anna: turn, dm']],
    ['both', ['Anna in the prompt', 'Anna: turn, dm']],
    ['none', []],
  ] as const)('is made once, where the person wants it: %s', async (calls, expected) => {
    const game = await begun({ settings: { [ANNA.id]: { calls } } });
    expect(game.called).toEqual(expected);
    expect(await pass(game, HOUR)).toEqual([]);
  });

  it('is not made for those who have nothing to decide, nor twice while they play', async () => {
    const game = await begun();
    await game.play(ANNA, 'dig 1');
    expect(await pass(game, HOUR)).toEqual([]);
    await game.play(ANNA, 'end');
    expect(await pass(game, 0)).toEqual(['Ben in the prompt']);
    await game.undo(ANNA);
    expect(await pass(game, 0)).toEqual([]);
  });

  it('reaches everybody in a harvest once, even when others are done', async () => {
    const game = await begun();
    await game.play(ANNA, 'dig 3', 'end');
    await pass(game, 0);
    await game.play(BEN, 'dig 3', 'end');
    expect(await pass(game, 0)).toEqual(['Anna in the prompt', 'Ben in the prompt']);
    await game.play(ANNA, 'feed', 'end');
    expect(await pass(game, HOUR)).toEqual([]);
  });

  it('waits for the morning, even across a clock change', async () => {
    const game = await begun({ at: utc('2026-03-28T23:00'), settings: { [ANNA.id]: NIGHT } });
    expect(game.called).toEqual([]);
    expect(await passes(game, 7 * HOUR - 60_000, 60_000)).toEqual([[], ['Anna: turn, channel']]);
    expect(new Date(game.clock.now()).toISOString()).toContain('2026-03-29T06:00');
  });

  it('does not wait because of times from a clock that was ahead', async () => {
    const game = await begun({ settings: { [ANNA.id]: { remindEvery: 3 } } });
    game.clock.time -= 6 * HOUR;
    expect(await passes(game, 0, 3 * HOUR)).toEqual([[], ['Anna: reminder, channel']]);
  });

  it('is not made when the decision is over before it is sent', async () => {
    const game = await begun({ at: utc('2026-01-10T03:00'), settings: { [ANNA.id]: NIGHT } });
    game.clock.time = utc('2026-01-10T07:00');
    await game.pass(0);
    await game.play(ANNA, 'dig 1', 'end');
    expect(await callsIn(game)).toEqual(['Ben in the prompt']);
  });

  it('waits again if it would be sent too late in the evening', async () => {
    const game = await begun({ at: utc('2026-01-10T20:59'), settings: { [BEN.id]: NIGHT } });
    await game.play(ANNA, 'dig 1', 'end');
    game.clock.time += 2 * 60_000;
    expect(await callsIn(game)).toEqual([]);
    expect(await passes(game, HOUR, 9 * HOUR)).toEqual([[], ['Ben: turn, channel']]);
  });
});

describe('reminders', () => {
  it('come at the person’s own interval, only in waking hours', async () => {
    const settings = { [ANNA.id]: { ...NIGHT, remindEvery: 6 } };
    const game = await begun({ at: utc('2026-01-10T13:00'), settings });
    expect(await passes(game, 6 * HOUR - 1, 1, 11 * HOUR)).toEqual([[], ['Anna: reminder, channel'], []]);
    expect(await pass(game, HOUR)).toEqual(['Anna: reminder, channel']);
    expect(new Date(game.clock.now()).toISOString()).toContain('2026-01-11T07:00');
  });

  it('follow changed settings', async () => {
    const game = await begun();
    await game.personal.change(ANNA.id, { remindEvery: 2, calls: 'dm' });
    expect(await pass(game, 2 * HOUR)).toEqual(['Anna: reminder, dm']);
    await game.personal.change(ANNA.id, { remindEvery: 0 });
    expect(await pass(game, 30 * DAY)).toEqual([]);
    await game.personal.change(ANNA.id, { remindEvery: 168, calls: 'both' });
    expect(await pass(game, 0)).toEqual(['Anna: reminder, channel', 'Anna: reminder, dm']);
  });

  it('are not lost in a restart', async () => {
    const { id, stores, clock } = await begun();
    const again = gameOf(openTestTables({ stores }), id);
    again.clock.time = clock.time + 3 * DAY;
    expect(await passes(again, 0, 0)).toEqual([['Anna: reminder, channel'], []]);
  });

  it('and nudges end with one press', async () => {
    const game = await begun();
    await refuses('nothingToSilence', game.calls.silence({ ...game.of(ANNA), since: 99 }));
    await game.calls.silence(game.of(ANNA));
    expect(await pass(game, 10 * DAY)).toEqual([]);
    expect(await game.calls.nudge(game.of(BEN))).toEqual([{ kind: 'quiet', name: 'Anna' }]);
    await game.play(ANNA, 'dig 1', 'end');
    await game.play(BEN, 'dig 1', 'end');
    expect(await pass(game, 0)).toContain('Anna in the prompt');
  });
});

describe('a nudge', () => {
  it('is possible every 12 hours for one decision, for those who play', async () => {
    const game = await begun();
    await pass(game, 60_000);
    const nudge = (userId: string) => game.calls.nudge({ gameId: game.id, userId });
    const next = game.clock.now() + 12 * HOUR;
    expect(await nudge(BEN.id)).toEqual([{ kind: 'called', name: 'Anna', next }]);
    expect(await passes(game, 0, 12 * HOUR - 1)).toEqual([['Anna: nudge, channel'], []]);
    expect(await nudge(BEN.id)).toEqual([{ kind: 'tooSoon', name: 'Anna', next }]);
    expect(await pass(game, 1)).toEqual([]);
    expect(await nudge(BEN.id)).toMatchObject([{ kind: 'called' }]);
    expect(await pass(game, 0)).toEqual(['Anna: nudge, channel']);
    await refuses('nobodyToNudge', nudge(ANNA.id));
    await refuses('notSeated', nudge(CLEO.id));
  });

  it('waits for the morning, and for those who return', async () => {
    const game = await begun({ at: utc('2026-01-10T20:00'), settings: { [ANNA.id]: NIGHT } });
    game.clock.time += 3 * HOUR;
    expect(await game.calls.nudge(game.of(BEN))).toMatchObject([{ kind: 'asleep' }]);
    expect(await passes(game, 7 * HOUR, HOUR)).toEqual([[], ['Anna: nudge, channel']]);
    const to = game.clock.now() + DAY;
    await game.personal.goAway(ANNA.id, { from: 0, to });
    game.clock.time += 13 * HOUR;
    expect(await game.calls.nudge(game.of(BEN))).toEqual([{ kind: 'away', name: 'Anna', until: to }]);
  });
});

describe('the pace of a table', () => {
  const daily = { pace: 'daily' } as const;

  it('calls a player once when their time is over, and keeps their seat', async () => {
    const game = await begun({ terms: daily, settings: { [ANNA.id]: { remindEvery: 0 } } });
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ seat: 0, deadline: game.clock.now() + DAY }]);
    expect(await passes(game, DAY - 1, 1, 9 * DAY)).toEqual([[], ['Anna: late, channel'], []]);
    expect(await game.seat(0)).toMatchObject({ userId: ANNA.id });
    await game.play(ANNA, 'dig 1', 'end');
  });

  it('calls a late player in the morning', async () => {
    const settings = { [ANNA.id]: { ...NIGHT, remindEvery: 0 }, [BEN.id]: { calls: 'none' as const } };
    const game = await begun({ at: utc('2026-01-10T23:00'), terms: daily, settings });
    expect(await passes(game, 8 * HOUR, 16 * HOUR)).toEqual([['Anna: turn, channel'], []]);
    expect(await pass(game, 8 * HOUR)).toEqual(['Anna: late, channel']);
  });

  it('lets the table’s rule act once', async () => {
    const game = await begun({ terms: { ...daily, late: 'computer' } });
    game.clock.time += DAY;
    await pass(game, 0);
    expect(await game.seat(0)).toMatchObject({ userId: ANNA.id, plays: 'standIn' });
    expect(await pass(game, DAY)).toEqual([]);
  });

  it('stands still while somebody is away, and while the game is paused', async () => {
    const game = await begun({ terms: daily });
    const start = game.clock.now();
    const [from, to] = [start + 12 * HOUR, start + 5 * DAY];
    await game.personal.goAway(ANNA.id, { from, to });
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ deadline: to + 12 * HOUR, awayUntil: undefined }]);
    expect(await pass(game, 12 * HOUR)).toEqual([]);
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ awayUntil: to }]);
    expect(await pass(game, 2 * DAY)).toEqual([]);
    await game.admin.pause(game.id);
    expect(await pass(game, 10 * DAY)).toEqual([]);
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ deadline: undefined }]);
    await game.admin.resume(game.id);
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ deadline: game.clock.now() + 12 * HOUR }]);
  });

  it('ends later for players who went away in the middle, and only once for players who come back', async () => {
    const game = await begun({ terms: daily, settings: { [ANNA.id]: { remindEvery: 0 } } });
    await pass(game, 20 * HOUR);
    await game.personal.goAway(ANNA.id, { from: 0, to: game.clock.now() + 3 * DAY });
    expect(await pass(game, DAY)).toEqual([]);
    await game.personal.comeBack(ANNA.id);
    expect(await passes(game, 4 * HOUR - 1, 1, 5 * DAY)).toEqual([[], ['Anna: late, channel'], []]);
  });

  it('may be unlimited: then there are only reminders', async () => {
    const game = await begun({ settings: { [ANNA.id]: { remindEvery: 168 } } });
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ deadline: undefined }]);
    expect(await passes(game, 6 * DAY, DAY)).toEqual([[], ['Anna: reminder, channel']]);
  });
});

describe('a player who is away', () => {
  it('is announced to the tables once, and called on their return', async () => {
    const game = await begun({ users: TRIO });
    const now = game.clock.now();
    await game.personal.goAway(ANNA.id, { from: now, to: now + DAY });
    await game.personal.goAway(BEN.id, { from: now + DAY, to: now + 2 * DAY });
    const told = await takePosts(game);
    expect(told.map(({ kind }) => kind)).toEqual(['away', 'waiting', 'away']);
    expect(await pass(game, DAY - 1)).toEqual([]);
    await game.pass(1);
    // The prompt no longer says that Anna is away.
    expect((await takePosts(game)).map(({ kind }) => kind)).toEqual(['waiting', 'call']);
  });

  it('has absences announced a few times a day at most, however often they change', async () => {
    const game = await begun({ users: TRIO });
    const now = game.clock.now();
    for (let time = 0; time < 30; time++) {
      await game.personal.goAway(ANNA.id, { from: now, to: now + DAY + time });
      await game.personal.comeBack(ANNA.id);
    }
    const told = await takePosts(game);
    expect(told.map(({ kind }) => kind).sort()).toEqual(['away', 'away', 'away', 'waiting']);
    await game.personal.goAway(ANNA.id, { from: now, to: now + DAY });
    expect((await takePosts(game)).map(({ kind }) => kind)).toEqual(['waiting']);
    game.clock.time += 2 * DAY;
    await game.personal.goAway(ANNA.id, { from: now, to: now + 4 * DAY });
    expect((await takePosts(game)).map(({ kind }) => kind)).toEqual(['away', 'waiting']);
  });

  it('can announce absences within a year, and cancel them', async () => {
    const { personal, clock } = await begun();
    const now = clock.now();
    for (const [from, to] of [
      [now + 2, now + 1],
      [0, now],
      [now, now + 400 * DAY],
    ] as const)
      await expect(personal.goAway(ANNA.id, { from, to })).rejects.toMatchObject({ key: 'badAway' });
    for (let day = 1; day <= 20; day++) {
      await personal.goAway(ANNA.id, { from: now + 2 * day * DAY, to: now + (2 * day + 1) * DAY });
    }
    const more = personal.goAway(ANNA.id, { from: now + 60 * DAY, to: now + 61 * DAY });
    await refuses('tooManyAway', more);
    expect(await personal.comeBack(ANNA.id, now + 2 * DAY)).toHaveLength(19);
    await refuses('notAway', personal.comeBack(ANNA.id, now + 2 * DAY));
    expect(await personal.comeBack(ANNA.id)).toEqual([]);
  });
});

describe('settings', () => {
  it('that cannot be read change nothing about the others', async () => {
    const tables = openTestTables();
    const kept = { calls: 'pigeon', remindEvery: 2, wakesAt: -1, statistics: false, folk: 'elves' };
    await tables.stores.people.changeSettings(ANNA.id, () => kept);
    const usual = { calls: 'channel', wakesAt: 480, sleepsAt: 1_320, doForced: true, tips: true };
    const read = { ...usual, remindEvery: 2, statistics: false };
    expect(await tables.personal.settings(ANNA.id)).toEqual(read);
    await tables.personal.change(ANNA.id, { calls: 'dm' });
    expect(await tables.personal.settings(ANNA.id)).toEqual({ ...read, calls: 'dm' });
    await tables.stores.people.changeSettings(BEN.id, () => 'nonsense');
    expect(await tables.personal.settings(BEN.id)).toMatchObject({ calls: 'channel', remindEvery: 24 });
  });

  it('refuse what does not exist', async () => {
    const { personal } = await begun();
    await refuses('unknownTimeZone', personal.change(ANNA.id, { timeZone: 'Middle-earth/Shire' }));
    await refuses('badSetting', personal.change(ANNA.id, { wakesAt: 9_999 }));
    await refuses('badSetting', personal.change(ANNA.id, { calls: 'pigeon' as 'dm' }));
    expect(await personal.settings(ANNA.id)).toMatchObject({ calls: 'channel', remindEvery: 24 });
  });
});

it('a person’s games are listed with those waiting for them first, by earliest deadline', async () => {
  const scene = await begun({ terms: { pace: 'relaxed' } });
  const other = (channelId: string, terms: Partial<Terms>, host = ANNA) => {
    scene.clock.time += 1;
    return scene.lobby.create({ channelId, guildId: 'g2', user: host, game: 'toy', terms });
  };
  const lobby = await other('c2', {});
  const quick = await other('c3', { pace: 'daily' });
  await scene.lobby.start({ gameId: quick.id, userId: ANNA.id });
  const late = await other('c4', { pace: 'live' }, BEN);
  await scene.lobby.join({ gameId: late.id, user: ANNA });
  await scene.lobby.start({ gameId: late.id, userId: BEN.id });
  const games = await scene.personal.games(ANNA.id);
  expect(games.map(({ game }) => game.id)).toEqual([quick.id, scene.id, lobby.id, late.id]);
  expect(games.map(({ mine }) => mine)).toEqual([true, true, false, false]);
});

describe('in a paused game', () => {
  const paused = async () => {
    const game = await openGame();
    await game.play(ANNA, 'dig 1', 'end');
    return game;
  };

  it('a call that was decided before is made once the game continues', async () => {
    const game = await paused();
    await game.admin.pause(game.id);
    expect(await pass(game, HOUR)).toEqual([]);
    await game.admin.resume(game.id);
    expect(await pass(game, HOUR)).toEqual(['Ben: turn, channel']);
  });

  it('nobody with a new decision is called before the game continues', async () => {
    const game = await paused();
    await takePosts(game);
    await game.admin.pause(game.id);
    await game.admin.rollBack(game.id, 0);
    expect(await pass(game, HOUR)).toEqual([]);
    await game.admin.resume(game.id);
    expect(await pass(game, HOUR)).toEqual(['Anna: turn, channel']);
  });
});
