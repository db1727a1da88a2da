import { LRUCache } from 'lru-cache';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { endOf } from '../../../src/table/clocks.ts';
import { LATE } from '../../../src/table/decide/late.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { openLive, type TableContext } from '../../../src/table/play/context.ts';
import { serveGame } from '../../../src/table/play/serve.ts';
import { createQueues } from '../../../src/table/queues.ts';
import type { LateRule } from '../../../src/table/terms.ts';
import type { User } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, openTestTables, play, started, type TestTables } from '../fixture.ts';
import { takePosts, tick } from '../positions.ts';
import { toyGame } from '../toy.ts';

const DORA = { id: '400', name: 'Dora' };
const HOUR = 3_600_000;
const DAYS_3 = 72 * HOUR;
const TRIO = [ANNA, BEN, CLEO];

const roomWithComputers = () => openTestTables({ autopilots: [computer] });
const pass = ({ clock }: TestTables, ms: number) => {
  clock.time += ms;
};
const voteOf = async ({ assembly }: TestTables, gameId: string) => {
  const vote = await assembly.open(gameId);
  if (vote === undefined) throw new Error('No vote is open.');
  return vote;
};
const outcome = async ({ assembly }: TestTables, voteId: string) => (await assembly.view(voteId)).vote.outcome;
const logOf = async ({ stores }: TestTables, gameId: string) =>
  (await stores.games.log(gameId)).map((entry) =>
    'move' in entry ? `${entry.seat} ${entry.move}${entry.by ? ` by ${entry.by}` : ''}` : JSON.stringify(entry),
  );

describe('an absent player', () => {
  it('is left alone until their time is up', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    const wish = { gameId: id, user: BEN, remedy: 'computer', seat: 0 } as const;
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({
      key: 'notLate',
      params: { player: 'Anna', until: 1_000 + DAYS_3, span: DAYS_3 },
    });
    await expect(tables.assembly.absent({ ...wish, seat: 2 })).rejects.toMatchObject({ key: 'notAwaited' });
    await expect(tables.assembly.absent({ ...wish, user: ANNA })).rejects.toMatchObject({ key: 'ownSeat' });
    // The command needs no name if only one person is awaited.
    await expect(tables.assembly.absent({ ...wish, seat: undefined })).rejects.toMatchObject({
      key: 'notLate',
      params: { player: 'Anna' },
    });
    await expect(tables.assembly.absent({ ...wish, seat: undefined, user: ANNA })).rejects.toMatchObject({
      key: 'nobodyAwaited',
    });
    await tables.stores.people.changeAway(ANNA.id, () => [{ from: 2_000, to: 2_000 + 24 * HOUR }]);
    pass(tables, DAYS_3);
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({ key: 'notLate' });
    pass(tables, 24 * HOUR);
    await expect(tables.assembly.absent({ ...wish, user: DORA })).rejects.toMatchObject({ key: 'notSeated' });
    expect(await tables.assembly.absent({ ...wish, seat: undefined })).toMatchObject({ kind: 'vote' });
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({ key: 'voteOpen' });
  });

  it('must be named if several players are late', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    for (const { id: userId } of TRIO) await play(tables, id, userId, 'dig 2', 'end');
    const wish = { gameId: id, user: BEN, remedy: 'pass' } as const;
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({
      key: 'nobodyLate',
      params: { players: 'Anna, Cleo', span: DAYS_3 },
    });
    pass(tables, DAYS_3);
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({
      key: 'severalLate',
      params: { players: 'Anna, Cleo' },
    });
    expect(await tables.assembly.open(id)).toBeUndefined();
    await play(tables, id, CLEO.id, 'feed', 'end');
    expect(await tables.assembly.absent(wish)).toMatchObject({ kind: 'vote', vote: { seat: 0 } });
  });

  it('gets a computer in their place once more than half of the others agree, until they return', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    await play(tables, id, ANNA.id, 'dig 1');
    pass(tables, DAYS_3);
    await tables.assembly.absent({ gameId: id, user: BEN, remedy: 'computer' });
    const { id: voteId, voters, ballots } = await voteOf(tables, id);
    expect({ voters, ballots }).toEqual({ voters: [BEN.id, CLEO.id], ballots: { [BEN.id]: true } });
    await expect(tables.assembly.ballot({ gameId: id, voteId, userId: ANNA.id, agrees: false })).rejects.toMatchObject({
      key: 'notVoter',
    });
    expect(await tables.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).toMatchObject({
      outcome: 'agreed',
    });
    expect((await tables.table.find(id)).seats[0]).toMatchObject({ userId: ANNA.id, plays: 'standIn' });
    // It plays as strongly as computers can, and makes no one wait.
    await tick(tables);
    expect((await tables.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([1]);
    expect((await logOf(tables, id)).at(-1)).toBe('0 end by computer');
    expect((await takePosts(tables)).slice(-4)).toMatchObject([
      { kind: 'vote', first: true },
      { kind: 'vote', first: false },
      { kind: 'seat', news: 'standIn', name: 'Anna' },
      { kind: 'turn' },
    ]);
    await tables.assembly.welcomeBack(await tables.table.find(id), BEN.id);
    await tables.assembly.welcomeBack(await tables.table.find(id), ANNA.id);
    expect((await tables.table.find(id)).seats[0]).not.toHaveProperty('plays');
    expect((await takePosts(tables)).at(-1)).toMatchObject({ kind: 'seat', news: 'returned' });
    await expect(tables.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).rejects.toMatchObject({
      key: 'voteOver',
    });
  });

  it('has their turn passed, or played as cheaply as possible if the rules do not allow passing', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1');
    pass(tables, DAYS_3);
    expect(await tables.assembly.absent({ gameId: id, user: BEN, remedy: 'pass' })).toEqual({ kind: 'done' });
    const log = await logOf(tables, id);
    expect(log[1]).toBe('{"entry":2,"undo":0,"seat":0}');
    expect(log.at(-1)).toBe('0 end by table');
    expect((await tables.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([1]);
  });

  it('ends the vote by acting', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    pass(tables, DAYS_3);
    await tables.assembly.absent({ gameId: id, user: BEN, remedy: 'offer' });
    const { id: voteId } = await voteOf(tables, id);
    await play(tables, id, ANNA.id, 'dig 1');
    expect(await outcome(tables, voteId)).toBe('withdrawn');
    expect((await takePosts(tables)).at(-1)).toEqual({ kind: 'vote', voteId, first: false });
    await expect(tables.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).rejects.toMatchObject({
      key: 'voteOver',
    });
  });

  it('keeps everything when the others refuse, or too few vote within three days', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, [...TRIO, DORA]);
    pass(tables, DAYS_3);
    const ask = async () => {
      await tables.assembly.absent({ gameId: id, user: BEN, remedy: 'pass', seat: 0 });
      return (await voteOf(tables, id)).id;
    };
    const first = await ask();
    await tables.assembly.ballot({ gameId: id, voteId: first, userId: CLEO.id, agrees: false });
    expect(await tables.assembly.ballot({ gameId: id, voteId: first, userId: DORA.id, agrees: false })).toMatchObject({
      outcome: 'refused',
    });
    const second = await ask();
    pass(tables, DAYS_3 - 1);
    await tick(tables);
    expect(await outcome(tables, second)).toBe('open');
    pass(tables, 1);
    await tick(tables);
    expect(await outcome(tables, second)).toBe('lapsed');
    expect((await tables.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([0]);
    await expect(
      tables.assembly.absent({ gameId: id, user: DORA, moderates: true, remedy: 'pass', seat: 0 }),
    ).resolves.toMatchObject({ kind: 'vote' });
  });

  it('can be dealt with by the host or a moderator after twice the time, when nobody votes', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    const wish = { gameId: id, user: DORA, moderates: true, remedy: 'computer' } as const;
    pass(tables, DAYS_3);
    await expect(tables.assembly.absent(wish)).rejects.toMatchObject({
      key: 'notYetAlone',
      params: { until: 1_000 + 2 * DAYS_3 },
    });
    await tables.assembly.absent({ ...wish, user: CLEO, moderates: false });
    const { id: voteId } = await voteOf(tables, id);
    pass(tables, DAYS_3);
    expect(await tables.assembly.absent(wish)).toEqual({ kind: 'done' });
    expect(await outcome(tables, voteId)).toBe('withdrawn');
    expect((await tables.table.find(id)).seats[1]).toMatchObject({ plays: 'standIn' });
  });
});

/** Plays a game of two to its end with a question for the second player in the first round. */
async function playOn(tables: TestTables, id: string, pair: readonly [User, User]): Promise<void> {
  await play(tables, id, pair[1].id, 'dig 3', 'end');
  for (const moves of [
    ['feed', 'end'],
    ['dig 3', 'end'],
    ['feed', 'end'],
  ])
    for (const user of pair) await play(tables, id, user.id, ...moves);
}

describe('a seat that is offered', () => {
  const offered = async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 2', 'end');
    await play(tables, id, BEN.id, 'dig 1');
    await tables.stores.people.keepOrders(id, { seat: 1, orders: '[]' });
    pass(tables, DAYS_3);
    expect(await tables.assembly.absent({ gameId: id, user: ANNA, remedy: 'offer' })).toEqual({ kind: 'done' });
    const vote = await tables.assembly.offered(id);
    return { tables, id, voteId: vote?.id ?? '' };
  };

  it('stores only who the new player is', async () => {
    const { tables, id, voteId } = await offered();
    const presser = { ...DORA, guildId: 'g1', manages: true, channel: { id: 'c1', topic: 'secret' } };
    await tables.assembly.take({ gameId: id, voteId, user: presser });
    expect((await tables.assembly.view(voteId)).vote.newcomer).toEqual(DORA);
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: { ...CLEO, guildId: 'g1' } as User });
    expect((await voteOf(tables, id)).newcomer).toEqual(CLEO);
  });

  it('goes to the person who takes it, who sees no drafts and no plans', async () => {
    const { tables, id, voteId } = await offered();
    expect((await takePosts(tables)).at(-1)).toMatchObject({ kind: 'seat', news: 'offered', voteId });
    await expect(tables.assembly.take({ gameId: id, voteId, user: ANNA })).rejects.toMatchObject({
      key: 'alreadySeated',
    });
    const { step } = await tables.table.panel({ gameId: id, userId: BEN.id });
    expect((await tables.assembly.take({ gameId: id, voteId, user: DORA })).seats[1]).toMatchObject({
      userId: DORA.id,
    });
    expect((await tables.table.panel({ gameId: id, userId: DORA.id })).drafts).toEqual([]);
    expect(await tables.stores.people.orders(id, 1)).toBeUndefined();
    expect(await tables.table.choose({ gameId: id, userId: DORA.id, step, move: 'dig 1' })).toMatchObject({
      kind: 'stale',
    });
    await expect(tables.table.panel({ gameId: id, userId: BEN.id })).rejects.toMatchObject({ key: 'notSeated' });
    await expect(tables.assembly.take({ gameId: id, voteId, user: CLEO })).rejects.toMatchObject({ key: 'notOffered' });
    expect(await tables.assembly.offered(id)).toBeUndefined();
    expect(await tables.stores.results.tenures(id)).toEqual([
      { gameId: id, seat: 0, userId: ANNA.id, name: 'Anna', from: 0, to: undefined },
      { gameId: id, seat: 1, userId: BEN.id, name: 'Ben', from: 0, to: 4 },
      { gameId: id, seat: 1, userId: DORA.id, name: 'Dora', from: 4, to: undefined },
    ]);
    expect(await tables.stores.waits.ofGame(id)).toMatchObject([{ seat: 1, askedAt: tables.clock.time }]);
  });

  it('leaves the message of a later vote to that vote', async () => {
    const { tables, id, voteId } = await offered();
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: CLEO });
    const later = await voteOf(tables, id);
    await takePosts(tables);
    await tables.assembly.take({ gameId: id, voteId, user: DORA });
    const told = (await takePosts(tables)).filter(({ kind }) => kind === 'vote');
    expect(told).toEqual([{ kind: 'vote', voteId: later.id, first: false }]);
    expect(await outcome(tables, later.id)).toBe('withdrawn');
  });

  it('stays with a player who plays before anybody takes it', async () => {
    const { tables, id, voteId } = await offered();
    await play(tables, id, BEN.id, 'dig 1');
    await expect(tables.assembly.take({ gameId: id, voteId, user: DORA })).rejects.toMatchObject({ key: 'notOffered' });
  });

  it('makes the game unrated: the new player may be a friend of the person who offered it', async () => {
    const { tables, id, voteId } = await offered();
    await tables.assembly.take({ gameId: id, voteId, user: DORA });
    expect((await takePosts(tables)).find((post) => post.kind === 'seat' && post.news === 'taken')).toMatchObject({
      name: 'Ben',
      unrated: true,
    });
    await playOn(tables, id, [ANNA, DORA]);
    expect((await tables.table.find(id)).status).toBe('finished');
    expect(await tables.stores.results.ofGame(id)).toEqual([]);
  });
});

describe('a replacement', () => {
  const asked = async (users = TRIO) => {
    const tables = roomWithComputers();
    const { id } = await started(tables, users);
    const ballot = async (userId: string, agrees = true) =>
      tables.assembly.ballot({ gameId: id, voteId: (await voteOf(tables, id)).id, userId, agrees });
    return { tables, id, ballot };
  };
  const wish = (gameId: string) => ({ gameId, user: BEN, seat: 0, newcomer: DORA });

  it('needs the newcomer and the owner', async () => {
    const { tables, id, ballot } = await asked();
    await expect(tables.assembly.replace({ ...wish(id), newcomer: CLEO })).rejects.toMatchObject({
      key: 'alreadySeated',
    });
    expect(await tables.assembly.replace(wish(id))).toMatchObject({ kind: 'vote' });
    expect((await ballot(CLEO.id)).outcome).toBe('open');
    expect((await ballot(DORA.id)).outcome).toBe('open');
    expect((await ballot(ANNA.id)).outcome).toBe('agreed');
    expect(await tables.table.find(id)).toMatchObject({
      host: BEN.id,
      seats: [{ userId: DORA.id, name: 'Dora' }, {}, {}],
    });
  });

  it('is refused by either of them', async () => {
    const { tables, id, ballot } = await asked();
    await tables.assembly.replace(wish(id));
    expect((await ballot(ANNA.id, false)).outcome).toBe('refused');
    await tables.assembly.replace(wish(id));
    expect((await ballot(DORA.id, false)).outcome).toBe('refused');
  });

  it('is decided by the others as soon as the owner is late, and makes the game unrated', async () => {
    const { tables, id, ballot } = await asked([ANNA, BEN]);
    await play(tables, id, ANNA.id, 'dig 2', 'end');
    pass(tables, 24 * HOUR);
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const { id: voteId } = await voteOf(tables, id);
    expect((await ballot(DORA.id)).outcome).toBe('open');
    pass(tables, 48 * HOUR - 1);
    await tick(tables);
    expect(await outcome(tables, voteId)).toBe('open');
    pass(tables, 1);
    await tick(tables);
    expect(await outcome(tables, voteId)).toBe('agreed');
    expect((await tables.table.find(id)).seats[1]).toMatchObject({ userId: DORA.id });
    expect((await takePosts(tables)).filter(({ kind }) => kind === 'seat')).toMatchObject([
      { news: 'taken', name: 'Ben', unrated: true },
    ]);
    await playOn(tables, id, [ANNA, DORA]);
    expect(await tables.stores.results.ofGame(id)).toEqual([]);
  });

  it('never takes the seat of a player nobody is waiting for, however long they are silent', async () => {
    const { tables, id, ballot } = await asked([ANNA, BEN]);
    // Anna could let the game wait for herself, and give Ben's seat to another account of hers.
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const { id: voteId } = await voteOf(tables, id);
    expect((await ballot(DORA.id)).outcome).toBe('open');
    pass(tables, DAYS_3);
    await tick(tables);
    expect(await outcome(tables, voteId)).toBe('lapsed');
    expect((await tables.table.find(id)).seats[1]).toMatchObject({ userId: BEN.id });
  });

  it('with the owner’s consent counts for the person who played most turns', async () => {
    const { tables, id, ballot } = await asked([ANNA, BEN]);
    await play(tables, id, ANNA.id, 'dig 2', 'end');
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    await ballot(DORA.id);
    expect((await ballot(BEN.id)).outcome).toBe('agreed');
    expect((await takePosts(tables)).at(-2)).not.toHaveProperty('unrated');
    await playOn(tables, id, [ANNA, DORA]);
    expect((await tables.stores.results.ofGame(id)).map(({ userId }) => userId)).toEqual([ANNA.id, DORA.id]);
  });

  it('is refused by more than half of the table, even if its owner and the newcomer have not voted', async () => {
    const { tables, id, ballot } = await asked();
    await tables.assembly.replace({ ...wish(id), user: DORA });
    const { id: voteId } = await voteOf(tables, id);
    expect((await ballot(BEN.id, false)).outcome).toBe('open');
    expect((await ballot(CLEO.id, false)).outcome).toBe('refused');
    expect(await tables.assembly.open(id)).toBeUndefined();
    expect(await outcome(tables, voteId)).toBe('refused');
  });

  it('takes a computer’s seat if the people agree', async () => {
    const tables = roomWithComputers();
    const { lobby, assembly } = tables;
    const { id } = await lobby.create({ channelId: 'c1', guildId: 'g', user: ANNA, game: 'toy', computers: 1 });
    await lobby.start({ gameId: id, userId: ANNA.id });
    await assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: BEN });
    await assembly.ballot({ gameId: id, voteId: (await voteOf(tables, id)).id, userId: BEN.id, agrees: true });
    expect((await tables.table.find(id)).seats[1]).toEqual({ userId: BEN.id, name: 'Ben', colour: 'yellow' });
  });
});

describe('a request by somebody who does not play in the game', () => {
  const EVA = { id: '500', name: 'Eva' };
  const begun = async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    const wish = (user: User, newcomer = user) => tables.assembly.replace({ gameId: id, user, seat: 0, newcomer });
    return { tables, id, wish };
  };

  it('makes way for a request by a player', async () => {
    const { tables, id, wish } = await begun();
    await wish(DORA);
    const strangers = await voteOf(tables, id);
    await takePosts(tables);
    await wish(BEN, EVA);
    expect(await outcome(tables, strangers.id)).toBe('withdrawn');
    expect(await voteOf(tables, id)).toMatchObject({ by: BEN.id, newcomer: EVA });
    expect((await takePosts(tables)).filter(({ kind }) => kind === 'vote')).toMatchObject([
      { voteId: strangers.id, first: false },
      { first: true },
    ]);
    await expect(wish(CLEO, DORA)).rejects.toMatchObject({ key: 'voteOpen' });
    tables.clock.time += 24 * HOUR;
    await expect(wish(DORA)).rejects.toMatchObject({ key: 'voteOpen' });
  });

  it('makes way for the rule of the table', async () => {
    const tables = roomWithComputers();
    const create = tables.lobby.create;
    const terms = { pace: 'daily', late: 'vote' } as const;
    Object.assign(tables.lobby, { create: (wanted: Parameters<typeof create>[0]) => create({ ...wanted, terms }) });
    const { id } = await started(tables, TRIO);
    await tables.assembly.replace({ gameId: id, user: DORA, seat: 1, newcomer: DORA });
    pass(tables, 24 * HOUR);
    await tick(tables);
    expect(await voteOf(tables, id)).toMatchObject({ by: 'table', kind: 'computer' });
  });

  it('is possible once a day for each stranger, and once a day at each table', async () => {
    const { tables, id, wish } = await begun();
    await wish(DORA);
    const until = tables.clock.time + 24 * HOUR;
    const refused = { key: 'wishPause', params: { until } };
    const { id: voteId } = await voteOf(tables, id);
    for (const { id: userId } of [BEN, CLEO]) {
      await tables.assembly.ballot({ gameId: id, voteId, userId, agrees: false });
    }
    await expect(wish(DORA)).rejects.toMatchObject(refused);
    await expect(wish(EVA)).rejects.toMatchObject(refused);
    const { id: other } = await tables.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await tables.lobby.start({ gameId: other, userId: ANNA.id });
    const elsewhere = { gameId: other, user: DORA, seat: 0, newcomer: DORA };
    await expect(tables.assembly.replace(elsewhere)).rejects.toMatchObject(refused);
    // Players may still ask, and so may moderators.
    await wish(ANNA, DORA);
    await tables.assembly.ballot({ gameId: id, voteId: (await voteOf(tables, id)).id, userId: ANNA.id, agrees: false });
    await tables.assembly.replace({ gameId: id, user: EVA, moderates: true, seat: 0, newcomer: DORA });
    tables.clock.time = until;
    await expect(tables.assembly.replace(elsewhere)).resolves.toBeDefined();
  });

  it('calls nobody who has refused or has been named too often', async () => {
    const { tables, id, wish } = await begun();
    const end = async (userId: string) => {
      const { id: voteId } = await voteOf(tables, id);
      await tables.assembly.ballot({ gameId: id, voteId, userId, agrees: false });
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
    if (wait === undefined) throw new Error('Nobody is awaited.');
    const context: TableContext = {
      stores,
      clock,
      findGame: () => toyGame() as Game,
      logger: pino({ level: 'silent' }),
      posted: () => {},
      nameComputer: (number) => `Computer ${number}`,
      nameDeputy: (deputy, player) => `${deputy} for ${player}`,
      autopilots: [computer],
      serve: createQueues(),
      games: new LRUCache({ max: 1 }),
    };
    await serveGame(context, id, async () => LATE[rule](context, await openLive(context, id), wait));
    return { tables: openTestTables({ stores }), id };
  };

  it('says what the others can do, asks for a vote, passes, or lets a computer play', async () => {
    const reminded = await late('remind');
    expect((await takePosts(reminded.tables)).at(-1)).toMatchObject({ kind: 'seat', news: 'late', name: 'Anna' });
    const asked = await late('vote');
    expect(await voteOf(asked.tables, asked.id)).toMatchObject({ kind: 'computer', by: 'table', seat: 0, ballots: {} });
    const alone = await late('vote', [ANNA]);
    expect((await takePosts(alone.tables)).at(-1)).toMatchObject({ kind: 'seat', news: 'late' });
    const passed = await late('pass');
    expect((await logOf(passed.tables, passed.id)).at(-1)).toBe('0 end by table');
    const played = await late('computer');
    expect((await played.tables.table.find(played.id)).seats[0]).toMatchObject({ plays: 'standIn' });
  });
});

describe('a name that somebody has changed', () => {
  const ANNE = { id: ANNA.id, name: 'Anne' };

  it('is used in the game from their next press on, even for earlier turns', async () => {
    const tables = openTestTables();
    const { id } = await started(tables, TRIO);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await tables.assembly.keepName(await tables.table.find(id), ANNE);
    const { game, entry } = await tables.table.position(id);
    expect(game.seats.map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cleo']);
    expect((await tables.table.seatsAt(id))(entry)[0]?.name).toBe('Anne');
    expect((await tables.stores.results.tenures(id)).map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cleo']);
    const { revision } = await tables.table.find(id);
    await tables.assembly.keepName(await tables.table.find(id), ANNE);
    await tables.assembly.keepName(await tables.table.find(id), DORA);
    expect((await tables.table.find(id)).revision).toBe(revision);
    // It has not held up the next player.
    await play(tables, id, BEN.id, 'dig 1', 'end');
  });

  it('is used in the message of a lobby', async () => {
    const tables = openTestTables();
    const { id } = await tables.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy' });
    await takePosts(tables);
    await tables.assembly.keepName(await tables.table.find(id), ANNE);
    expect(await takePosts(tables)).toEqual([{ kind: 'lobby' }]);
    expect((await tables.lobby.start({ gameId: id, userId: ANNA.id })).seats[0]?.name).toBe('Anne');
    expect((await tables.stores.results.tenures(id))[0]?.name).toBe('Anne');
  });
});

describe('a vote', () => {
  it('ends with its game', async () => {
    const tables = roomWithComputers();
    const { id } = await started(tables, TRIO);
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const { id: voteId } = await voteOf(tables, id);
    await tables.table.end({ gameId: id, userId: ANNA.id });
    expect(await tables.assembly.open(id)).toBeUndefined();
    expect((await takePosts(tables)).slice(-2)).toMatchObject([
      { kind: 'vote', voteId, first: false },
      { kind: 'ended' },
    ]);
  });

  it('that cannot be ended is not retried at once', async () => {
    const before = roomWithComputers();
    const { id } = await started(before, TRIO);
    await before.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: DORA });
    const tables = openTestTables({ stores: before.stores, rules: { ...(toyGame() as Game), id: 'other' } });
    pass(tables, DAYS_3);
    await tick(tables);
    expect(await tables.stores.votes.due(tables.clock.time, 9)).toEqual([]);
    expect(await tables.stores.votes.due(tables.clock.time + HOUR, 9)).toHaveLength(1);
  });

  it('is shown without what it would undo if new rules have settled it', async () => {
    const before = openTestTables();
    const { id } = await started(before, TRIO);
    await play(before, id, ANNA.id, 'dig 3', 'end');
    await play(before, id, BEN.id, 'dig 1', 'end');
    const [, first] = await before.assembly.undoable(id);
    await before.assembly.undo({ gameId: id, user: ANNA, to: first?.to ?? -1 });
    const { id: voteId } = await voteOf(before, id);
    const after = openTestTables({ stores: before.stores, rules: toyGame({ version: 2, most: 2 }) as Game });
    expect(await after.assembly.view(voteId)).toMatchObject({ vote: { outcome: 'open' }, undoing: undefined });
  });
});

describe('a stopped clock', () => {
  it('is extended by the time that the player is away', () => {
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
