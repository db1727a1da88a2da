import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { computer } from '../../src/table/play/computer.ts';
import { createQueues } from '../../src/table/queues.ts';
import { createCache, openLive, type Room, serveGame } from '../../src/table/room.ts';
import type { LateRule } from '../../src/table/terms.ts';
import type { User } from '../../src/table/types.ts';
import { LATE } from '../../src/table/waiting/late.ts';
import { endOf } from '../../src/table/waiting/lateness.ts';
import { ANNA, BEN, CLEO, openRoom, play, started, type TestRoom } from './fixture.ts';
import { toyGame } from './toy.ts';

const DORA = { id: '400', name: 'Dora' };
const HOUR = 3_600_000;
const DAYS_3 = 72 * HOUR;
const TRIO = [ANNA, BEN, CLEO];

const roomWithComputers = () => openRoom({ autopilots: [computer] });
const pass = ({ clock }: TestRoom, ms: number) => {
  clock.time += ms;
};
const chores = async ({ chores, clock }: TestRoom) => {
  for (const { run } of chores) await run(clock.now());
};
const posts = async ({ stores }: TestRoom) => {
  const all = [];
  for (let rows = await stores.outbox.due(1e15, 100); rows.length > 0; rows = await stores.outbox.due(1e15, 100)) {
    for (const { nonce, post } of rows) {
      all.push(post);
      await stores.outbox.sent(nonce, 0, []);
    }
  }
  return all;
};
const voteOf = async ({ assembly }: TestRoom, gameId: string) => {
  const vote = await assembly.open(gameId);
  if (vote === undefined) throw new Error('No vote is open.');
  return vote;
};
const outcome = async ({ assembly }: TestRoom, voteId: string) => (await assembly.view(voteId)).vote.outcome;
const logOf = async ({ stores }: TestRoom, gameId: string) =>
  (await stores.games.log(gameId)).map((entry) =>
    'move' in entry ? `${entry.seat} ${entry.move}${entry.by ? ` by ${entry.by}` : ''}` : JSON.stringify(entry),
  );

describe('an absent player', () => {
  it('is left alone until the time of the table is over', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    const wish = { gameId: id, user: BEN, remedy: 'computer', seat: 0 } as const;
    await expect(room.assembly.absent(wish)).rejects.toMatchObject({
      key: 'notLate',
      params: { player: 'Anna', until: 1_000 + DAYS_3 },
    });
    await expect(room.assembly.absent({ ...wish, seat: 2 })).rejects.toMatchObject({ key: 'notAwaited' });
    await expect(room.assembly.absent({ ...wish, user: ANNA })).rejects.toMatchObject({ key: 'ownSeat' });
    await expect(room.assembly.absent({ ...wish, seat: undefined })).rejects.toMatchObject({ key: 'nobodyLate' });
    await room.stores.people.keepAway(ANNA.id, [{ from: 2_000, to: 2_000 + 24 * HOUR }]);
    pass(room, DAYS_3);
    await expect(room.assembly.absent(wish)).rejects.toMatchObject({ key: 'notLate' });
    pass(room, 24 * HOUR);
    await expect(room.assembly.absent({ ...wish, user: DORA })).rejects.toMatchObject({ key: 'notSeated' });
    expect(await room.assembly.absent({ ...wish, seat: undefined })).toMatchObject({ kind: 'vote' });
    await expect(room.assembly.absent(wish)).rejects.toMatchObject({ key: 'voteOpen' });
  });

  it('is to be named where several let the others wait', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    for (const { id: userId } of TRIO) await play(room, id, userId, 'dig 2', 'end');
    pass(room, DAYS_3);
    const wish = { gameId: id, user: BEN, remedy: 'pass' } as const;
    await expect(room.assembly.absent(wish)).rejects.toMatchObject({
      key: 'severalLate',
      params: { players: 'Anna, Cleo' },
    });
    expect(await room.assembly.open(id)).toBeUndefined();
    await play(room, id, CLEO.id, 'feed', 'end');
    expect(await room.assembly.absent(wish)).toMatchObject({ kind: 'vote', vote: { seat: 0 } });
  });

  it('gets a computer in their place once more than half of the others agree, until they return', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    await play(room, id, ANNA.id, 'dig 1');
    pass(room, DAYS_3);
    await room.assembly.absent({ gameId: id, user: BEN, remedy: 'computer' });
    const { id: voteId, voters, ballots } = await voteOf(room, id);
    expect({ voters, ballots }).toEqual({ voters: [BEN.id, CLEO.id], ballots: { [BEN.id]: true } });
    await expect(room.assembly.ballot({ gameId: id, voteId, userId: ANNA.id, agrees: false })).rejects.toMatchObject({
      key: 'notVoter',
    });
    expect(await room.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).toMatchObject({
      outcome: 'agreed',
    });
    expect((await room.table.find(id)).seats[0]).toMatchObject({ userId: ANNA.id, plays: 'standIn' });
    expect((await room.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([1]);
    expect((await logOf(room, id)).at(-1)).toBe('0 end by computer');
    expect((await posts(room)).slice(-4)).toMatchObject([
      { kind: 'vote', first: true },
      { kind: 'vote', first: false },
      { kind: 'seat', news: 'standIn', name: 'Anna' },
      { kind: 'turn' },
    ]);
    await room.assembly.welcomeBack({ gameId: id, userId: BEN.id });
    await room.assembly.welcomeBack({ gameId: id, userId: ANNA.id });
    expect((await room.table.find(id)).seats[0]).not.toHaveProperty('plays');
    expect((await posts(room)).at(-1)).toMatchObject({ kind: 'seat', news: 'returned' });
    await expect(room.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).rejects.toMatchObject({
      key: 'voteOver',
    });
  });

  it('has the turn passed, which without a way in the rules is played as cheaply as can be', async () => {
    const room = roomWithComputers();
    const { id } = await started(room);
    await play(room, id, ANNA.id, 'dig 1');
    pass(room, DAYS_3);
    expect(await room.assembly.absent({ gameId: id, user: BEN, remedy: 'pass' })).toEqual({ kind: 'done' });
    const log = await logOf(room, id);
    expect(log[1]).toBe('{"entry":2,"undo":0,"seat":0}');
    expect(log.at(-1)).toBe('0 end by table');
    expect((await room.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([1]);
  });

  it('ends the vote by acting', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    pass(room, DAYS_3);
    await room.assembly.absent({ gameId: id, user: BEN, remedy: 'offer' });
    const { id: voteId } = await voteOf(room, id);
    await play(room, id, ANNA.id, 'dig 1');
    expect(await outcome(room, voteId)).toBe('withdrawn');
    expect((await posts(room)).at(-1)).toEqual({ kind: 'vote', voteId, first: false });
    await expect(room.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).rejects.toMatchObject({
      key: 'voteOver',
    });
  });

  it('stays as they are when the others refuse, or do not say enough in three days', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, [...TRIO, DORA]);
    pass(room, DAYS_3);
    const ask = async () => {
      await room.assembly.absent({ gameId: id, user: BEN, remedy: 'pass', seat: 0 });
      return (await voteOf(room, id)).id;
    };
    const first = await ask();
    await room.assembly.ballot({ gameId: id, voteId: first, userId: CLEO.id, agrees: false });
    expect(await room.assembly.ballot({ gameId: id, voteId: first, userId: DORA.id, agrees: false })).toMatchObject({
      outcome: 'refused',
    });
    const second = await ask();
    pass(room, DAYS_3 - 1);
    await chores(room);
    expect(await outcome(room, second)).toBe('open');
    pass(room, 1);
    await chores(room);
    expect(await outcome(room, second)).toBe('lapsed');
    expect((await room.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([0]);
    await expect(
      room.assembly.absent({ gameId: id, user: DORA, moderates: true, remedy: 'pass', seat: 0 }),
    ).resolves.toMatchObject({ kind: 'vote' });
  });

  it('can be dealt with by the host or a moderator after twice the time, when nobody votes', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    await play(room, id, ANNA.id, 'dig 1', 'end');
    const wish = { gameId: id, user: DORA, moderates: true, remedy: 'computer' } as const;
    pass(room, DAYS_3);
    await expect(room.assembly.absent(wish)).rejects.toMatchObject({
      key: 'notYetAlone',
      params: { until: 1_000 + 2 * DAYS_3 },
    });
    await room.assembly.absent({ ...wish, user: CLEO, moderates: false });
    const { id: voteId } = await voteOf(room, id);
    pass(room, DAYS_3);
    expect(await room.assembly.absent(wish)).toEqual({ kind: 'done' });
    expect(await outcome(room, voteId)).toBe('withdrawn');
    expect((await room.table.find(id)).seats[1]).toMatchObject({ plays: 'standIn' });
  });
});

describe('a seat that is offered', () => {
  const offered = async () => {
    const room = roomWithComputers();
    const { id } = await started(room);
    await play(room, id, ANNA.id, 'dig 2', 'end');
    await play(room, id, BEN.id, 'dig 1');
    await room.stores.people.keepOrders(id, 1, '[]');
    pass(room, DAYS_3);
    expect(await room.assembly.absent({ gameId: id, user: ANNA, remedy: 'offer' })).toEqual({ kind: 'done' });
    const vote = await room.assembly.offered(id);
    return { room, id, voteId: vote?.id ?? '' };
  };

  it('keeps of whoever takes it no more than who they are', async () => {
    const { room, id, voteId } = await offered();
    const presser = { ...DORA, guildId: 'g1', manages: true, channel: { id: 'c1', topic: 'secret' } };
    await room.assembly.take({ gameId: id, voteId, user: presser });
    expect((await room.assembly.view(voteId)).vote.newcomer).toEqual(DORA);
    await room.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: { ...CLEO, guildId: 'g1' } as User });
    expect((await voteOf(room, id)).newcomer).toEqual(CLEO);
  });

  it('goes to whoever takes it, who sees nothing of what was begun or laid ahead', async () => {
    const { room, id, voteId } = await offered();
    expect((await posts(room)).at(-1)).toMatchObject({ kind: 'seat', news: 'offered', voteId });
    await expect(room.assembly.take({ gameId: id, voteId, user: ANNA })).rejects.toMatchObject({
      key: 'alreadySeated',
    });
    const { step } = await room.table.panel({ gameId: id, userId: BEN.id });
    expect((await room.assembly.take({ gameId: id, voteId, user: DORA })).seats[1]).toMatchObject({ userId: DORA.id });
    expect((await room.table.panel({ gameId: id, userId: DORA.id })).drafts).toEqual([]);
    expect(await room.stores.people.orders(id, 1)).toBeUndefined();
    expect(await room.table.choose({ gameId: id, userId: DORA.id, step, move: 'dig 1' })).toMatchObject({
      kind: 'stale',
    });
    await expect(room.table.panel({ gameId: id, userId: BEN.id })).rejects.toMatchObject({ key: 'notSeated' });
    await expect(room.assembly.take({ gameId: id, voteId, user: CLEO })).rejects.toMatchObject({ key: 'notOffered' });
    expect(await room.assembly.offered(id)).toBeUndefined();
    expect(await room.stores.results.tenures(id)).toEqual([
      { gameId: id, seat: 0, userId: ANNA.id, name: 'Anna', from: 0, to: undefined },
      { gameId: id, seat: 1, userId: BEN.id, name: 'Ben', from: 0, to: 4 },
      { gameId: id, seat: 1, userId: DORA.id, name: 'Dora', from: 4, to: undefined },
    ]);
    expect(await room.stores.waits.ofGame(id)).toMatchObject([{ seat: 1, askedAt: room.clock.time }]);
  });

  it('leaves the message of a later vote to that vote', async () => {
    const { room, id, voteId } = await offered();
    await room.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: CLEO });
    const later = await voteOf(room, id);
    await posts(room);
    await room.assembly.take({ gameId: id, voteId, user: DORA });
    const told = (await posts(room)).filter(({ kind }) => kind === 'vote');
    expect(told).toEqual([{ kind: 'vote', voteId: later.id, first: false }]);
    expect(await outcome(room, later.id)).toBe('withdrawn');
  });

  it('stays with a player who plays before that', async () => {
    const { room, id, voteId } = await offered();
    await play(room, id, BEN.id, 'dig 1');
    await expect(room.assembly.take({ gameId: id, voteId, user: DORA })).rejects.toMatchObject({ key: 'notOffered' });
  });

  it('counts for the one who has closed most of its turns', async () => {
    const { room, id, voteId } = await offered();
    await room.assembly.take({ gameId: id, voteId, user: DORA });
    await play(room, id, DORA.id, 'dig 3', 'end');
    for (const user of [ANNA, DORA]) await play(room, id, user.id, 'feed', 'end');
    for (const user of [ANNA, DORA]) await play(room, id, user.id, 'dig 3', 'end');
    for (const user of [ANNA, DORA]) await play(room, id, user.id, 'feed', 'end');
    expect((await room.stores.results.ofGame(id)).map(({ userId }) => userId)).toEqual([ANNA.id, DORA.id]);
  });
});

describe('a replacement', () => {
  const asked = async (users = TRIO) => {
    const room = roomWithComputers();
    const { id } = await started(room, users);
    const ballot = async (userId: string, agrees = true) =>
      room.assembly.ballot({ gameId: id, voteId: (await voteOf(room, id)).id, userId, agrees });
    return { room, id, ballot };
  };
  const wish = (gameId: string) => ({ gameId, user: BEN, seat: 0, newcomer: DORA });

  it('needs the newcomer and the owner', async () => {
    const { room, id, ballot } = await asked();
    await expect(room.assembly.replace({ ...wish(id), newcomer: CLEO })).rejects.toMatchObject({
      key: 'alreadySeated',
    });
    expect(await room.assembly.replace(wish(id))).toMatchObject({ kind: 'vote' });
    expect((await ballot(CLEO.id)).outcome).toBe('open');
    expect((await ballot(DORA.id)).outcome).toBe('open');
    expect((await ballot(ANNA.id)).outcome).toBe('agreed');
    expect(await room.table.find(id)).toMatchObject({
      host: BEN.id,
      seats: [{ userId: DORA.id, name: 'Dora' }, {}, {}],
    });
  });

  it('is refused by either of them', async () => {
    const { room, id, ballot } = await asked();
    await room.assembly.replace(wish(id));
    expect((await ballot(ANNA.id, false)).outcome).toBe('refused');
    await room.assembly.replace(wish(id));
    expect((await ballot(DORA.id, false)).outcome).toBe('refused');
  });

  it('follows the others where the owner keeps silent', async () => {
    const { room, id, ballot } = await asked();
    await room.assembly.replace(wish(id));
    const { id: voteId } = await voteOf(room, id);
    await ballot(DORA.id);
    await ballot(CLEO.id);
    pass(room, DAYS_3);
    await chores(room);
    expect(await outcome(room, voteId)).toBe('agreed');
    expect((await room.table.find(id)).seats[0]).toMatchObject({ userId: DORA.id });
  });

  it('is refused by more than half of the table, whatever its owner and the newcomer leave open', async () => {
    const { room, id, ballot } = await asked();
    await room.assembly.replace({ ...wish(id), user: DORA });
    const { id: voteId } = await voteOf(room, id);
    expect((await ballot(BEN.id, false)).outcome).toBe('open');
    expect((await ballot(CLEO.id, false)).outcome).toBe('refused');
    expect(await room.assembly.open(id)).toBeUndefined();
    expect(await outcome(room, voteId)).toBe('refused');
  });

  it('takes a computer’s seat by the consent of the persons', async () => {
    const room = roomWithComputers();
    const { lobby, assembly } = room;
    const { id } = await lobby.create({ channelId: 'c1', guildId: 'g', user: ANNA, game: 'toy', computers: 1 });
    await lobby.start({ gameId: id, userId: ANNA.id });
    await assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: BEN });
    await assembly.ballot({ gameId: id, voteId: (await voteOf(room, id)).id, userId: BEN.id, agrees: true });
    expect((await room.table.find(id)).seats[1]).toEqual({ userId: BEN.id, name: 'Ben', colour: 'yellow' });
  });
});

describe('the wish of somebody who does not play in the game', () => {
  const EVA = { id: '500', name: 'Eva' };
  const begun = async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    const wish = (user: User, newcomer = user) => room.assembly.replace({ gameId: id, user, seat: 0, newcomer });
    return { room, id, wish };
  };

  it('makes way for a question of a player', async () => {
    const { room, id, wish } = await begun();
    await wish(DORA);
    const strangers = await voteOf(room, id);
    await posts(room);
    await wish(BEN, EVA);
    expect(await outcome(room, strangers.id)).toBe('withdrawn');
    expect(await voteOf(room, id)).toMatchObject({ by: BEN.id, newcomer: EVA });
    expect((await posts(room)).filter(({ kind }) => kind === 'vote')).toMatchObject([
      { voteId: strangers.id, first: false },
      { first: true },
    ]);
    await expect(wish(CLEO, DORA)).rejects.toMatchObject({ key: 'voteOpen' });
    room.clock.time += 24 * HOUR;
    await expect(wish(DORA)).rejects.toMatchObject({ key: 'voteOpen' });
  });

  it('makes way for the rule of the table', async () => {
    const room = roomWithComputers();
    const create = room.lobby.create;
    const terms = { pace: 'daily', late: 'vote' } as const;
    Object.assign(room.lobby, { create: (wanted: Parameters<typeof create>[0]) => create({ ...wanted, terms }) });
    const { id } = await started(room, TRIO);
    await room.assembly.replace({ gameId: id, user: DORA, seat: 1, newcomer: DORA });
    pass(room, 24 * HOUR);
    await chores(room);
    expect(await voteOf(room, id)).toMatchObject({ by: 'table', kind: 'computer' });
  });

  it('comes once a day from one stranger, to all tables, and once a day to one table', async () => {
    const { room, id, wish } = await begun();
    await wish(DORA);
    const until = room.clock.time + 24 * HOUR;
    const refused = { key: 'wishPause', params: { until } };
    const { id: voteId } = await voteOf(room, id);
    for (const { id: userId } of [BEN, CLEO]) {
      await room.assembly.ballot({ gameId: id, voteId, userId, agrees: false });
    }
    await expect(wish(DORA)).rejects.toMatchObject(refused);
    await expect(wish(EVA)).rejects.toMatchObject(refused);
    const { id: other } = await room.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await room.lobby.start({ gameId: other, userId: ANNA.id });
    const elsewhere = { gameId: other, user: DORA, seat: 0, newcomer: DORA };
    await expect(room.assembly.replace(elsewhere)).rejects.toMatchObject(refused);
    // Those who play may ask all the same, and so may moderators.
    await wish(ANNA, DORA);
    await room.assembly.ballot({ gameId: id, voteId: (await voteOf(room, id)).id, userId: ANNA.id, agrees: false });
    await room.assembly.replace({ gameId: id, user: EVA, moderates: true, seat: 0, newcomer: DORA });
    room.clock.time = until;
    await expect(room.assembly.replace(elsewhere)).resolves.toBeDefined();
  });

  it('calls nobody again who has refused, or was named again and again', async () => {
    const { room, id, wish } = await begun();
    const end = async (userId: string) => {
      const { id: voteId } = await voteOf(room, id);
      await room.assembly.ballot({ gameId: id, voteId, userId, agrees: false });
    };
    await wish(BEN, DORA);
    await end(DORA.id);
    await expect(wish(BEN, DORA)).rejects.toMatchObject({ key: 'namedPause', params: { player: 'Dora' } });
    for (let named = 0; named < 3; named++) {
      await wish(CLEO, EVA);
      await end(ANNA.id);
    }
    await expect(wish(BEN, EVA)).rejects.toMatchObject({ key: 'namedPause', params: { player: 'Eva' } });
    await expect(wish(EVA)).resolves.toBeDefined();
  });
});

describe('the rule of the table for late players', () => {
  const late = async (rule: LateRule, users = TRIO) => {
    const { stores, clock, ...first } = roomWithComputers();
    const { id } = await started({ stores, clock, ...first }, users);
    const [wait] = await stores.waits.ofGame(id);
    if (wait === undefined) throw new Error('Nobody is waited for.');
    const room: Room = {
      stores,
      clock,
      findGame: () => toyGame() as Game,
      logger: pino({ level: 'silent' }),
      posted: () => {},
      nameComputer: (number) => `Computer ${number}`,
      autopilots: [computer],
      serve: createQueues(),
      games: createCache(1),
    };
    await serveGame(room, id, async () => LATE[rule](room, await openLive(room, id), wait));
    return { room: openRoom({ stores }), id };
  };

  it('tells that something can be done, asks, passes, or lets a computer play', async () => {
    const reminded = await late('remind');
    expect((await posts(reminded.room)).at(-1)).toMatchObject({ kind: 'seat', news: 'late', name: 'Anna' });
    const asked = await late('vote');
    expect(await voteOf(asked.room, asked.id)).toMatchObject({ kind: 'computer', by: 'table', seat: 0, ballots: {} });
    const alone = await late('vote', [ANNA]);
    expect((await posts(alone.room)).at(-1)).toMatchObject({ kind: 'seat', news: 'late' });
    const passed = await late('pass');
    expect((await logOf(passed.room, passed.id)).at(-1)).toBe('0 end by table');
    const played = await late('computer');
    expect((await played.room.table.find(played.id)).seats[0]).toMatchObject({ plays: 'standIn' });
  });
});

describe('a vote', () => {
  it('ends with its game', async () => {
    const room = roomWithComputers();
    const { id } = await started(room, TRIO);
    await room.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const { id: voteId } = await voteOf(room, id);
    await room.table.end({ gameId: id, userId: ANNA.id });
    expect(await room.assembly.open(id)).toBeUndefined();
    expect((await posts(room)).slice(-2)).toMatchObject([{ kind: 'vote', voteId, first: false }, { kind: 'ended' }]);
  });

  it('that cannot be ended is not tried again at once', async () => {
    const before = roomWithComputers();
    const { id } = await started(before, TRIO);
    await before.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const room = openRoom({ stores: before.stores, rules: { ...(toyGame() as Game), id: 'other' } });
    pass(room, DAYS_3);
    await chores(room);
    expect(await room.stores.votes.due(room.clock.time, 9)).toEqual([]);
    expect(await room.stores.votes.due(room.clock.time + HOUR, 9)).toHaveLength(1);
  });

  it('is shown without what it would undo where new rules have settled it', async () => {
    const before = openRoom();
    const { id } = await started(before, TRIO);
    await play(before, id, ANNA.id, 'dig 3', 'end');
    await play(before, id, BEN.id, 'dig 1', 'end');
    const [, first] = await before.assembly.undoable(id);
    await before.assembly.undo({ gameId: id, user: ANNA, to: first?.to ?? -1 });
    const { id: voteId } = await voteOf(before, id);
    const after = openRoom({ stores: before.stores, rules: toyGame({ version: 2, most: 2 }) as Game });
    expect(await after.assembly.view(voteId)).toMatchObject({ vote: { outcome: 'open' }, undoing: undefined });
  });
});

describe('a time that stands still', () => {
  it('ends later by every hour that the player is away', () => {
    expect(endOf(100, 50, [])).toBe(150);
    expect(endOf(100, 50, [{ from: 110, to: 130 }])).toBe(170);
    expect(
      endOf(100, 50, [
        { from: 0, to: 120 },
        { from: 160, to: 200 },
      ]),
    ).toBe(210);
    expect(
      endOf(100, 50, [
        { from: 150, to: 200 },
        { from: 10, to: 20 },
      ]),
    ).toBe(150);
  });
});
