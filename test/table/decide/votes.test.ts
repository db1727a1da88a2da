import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { LateRule, Terms } from '../../../src/table/terms.ts';
import type { User } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, DORA, gameOf, openGame, openTestTables, refuses, TRIO, takePosts } from '../fixture.ts';
import { toyGame } from '../toy.ts';

const HOUR = 3_600_000;
const DAYS_3 = 72 * HOUR;

async function begun(users: readonly User[] = TRIO, terms: Partial<Terms> = {}) {
  const game = await openGame({ users, terms }, openTestTables({ autopilots: [computer] }));
  const lines = async () =>
    (await game.log()).map((entry) =>
      'move' in entry ? `${entry.seat} ${entry.move}${entry.by ? ` by ${entry.by}` : ''}` : JSON.stringify(entry),
    );
  const posts = async (...kinds: string[]) =>
    (await takePosts(game.tables)).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return { ...game, lines, posts };
}
type Begun = Awaited<ReturnType<typeof begun>>;

describe('an absent player', () => {
  it('is left alone until their time is up', async () => {
    const { absent, clock, stores } = await begun();
    const late = { player: 'Anna', until: 1_000 + DAYS_3, span: DAYS_3 };
    await refuses('notLate', absent(BEN, 'computer', { seat: 0 }), late);
    await refuses('notAwaited', absent(BEN, 'computer', { seat: 2 }));
    await refuses('ownSeat', absent(ANNA, 'computer', { seat: 0 }));
    // The command needs no name if only one person is awaited.
    await refuses('notLate', absent(BEN, 'computer'), { player: 'Anna' });
    await refuses('nobodyAwaited', absent(ANNA, 'computer'));
    await stores.people.changeAway(ANNA.id, () => [{ from: 2_000, to: 2_000 + 24 * HOUR }]);
    clock.time += DAYS_3;
    await refuses('notLate', absent(BEN, 'computer', { seat: 0 }));
    clock.time += 24 * HOUR;
    await refuses('notSeated', absent(DORA, 'computer', { seat: 0 }));
    expect(await absent(BEN, 'computer')).toMatchObject({ kind: 'vote' });
    await refuses('voteOpen', absent(BEN, 'computer', { seat: 0 }));
  });

  it('must be named if several players are late', async () => {
    const { absent, assembly, clock, id, play } = await begun();
    for (const user of TRIO) await play(user, 'dig 2', 'end');
    await refuses('nobodyLate', absent(BEN, 'pass'), { players: 'Anna, Cleo', span: DAYS_3 });
    clock.time += DAYS_3;
    await refuses('severalLate', absent(BEN, 'pass'), { players: 'Anna, Cleo' });
    expect(await assembly.open(id)).toBeUndefined();
    await play(CLEO, 'feed', 'end');
    expect(await absent(BEN, 'pass')).toMatchObject({ kind: 'vote', vote: { seat: 0 } });
  });

  it('gets a computer in their place once more than half of the others agree, until they return', async () => {
    const { absent, assembly, awaited, ballot, clock, find, lines, pass, play, posts, seat, vote } = await begun();
    await play(ANNA, 'dig 1');
    clock.time += DAYS_3;
    await absent(BEN, 'computer');
    const { id: voteId, voters, ballots } = await vote();
    expect({ voters, ballots }).toEqual({ voters: [BEN.id, CLEO.id], ballots: { [BEN.id]: true } });
    await refuses('notVoter', ballot(ANNA, false));
    expect(await ballot(CLEO)).toBe('agreed');
    expect(await seat(0)).toMatchObject({ userId: ANNA.id, plays: 'standIn' });
    // It plays as strongly as computers can, and makes no one wait.
    await pass(0);
    expect(await awaited()).toEqual([1]);
    expect((await lines()).at(-1)).toBe('0 end by computer');
    expect((await posts()).slice(-4)).toMatchObject([
      { kind: 'vote', first: true },
      { kind: 'vote', first: false },
      { kind: 'seat', news: 'standIn', name: 'Anna' },
      { kind: 'turn' },
    ]);
    await assembly.welcomeBack(await find(), BEN.id);
    await assembly.welcomeBack(await find(), ANNA.id);
    expect(await seat(0)).not.toHaveProperty('plays');
    expect((await posts()).at(-1)).toMatchObject({ kind: 'seat', news: 'returned' });
    await refuses('voteOver', ballot(CLEO, true, voteId));
  });

  it('has their turn passed, or played as cheaply as possible if the rules do not allow passing', async () => {
    const { absent, awaited, clock, lines, play } = await begun([ANNA, BEN]);
    await play(ANNA, 'dig 1');
    clock.time += DAYS_3;
    expect(await absent(BEN, 'pass')).toEqual({ kind: 'done' });
    const log = await lines();
    expect(log[1]).toBe('{"entry":2,"undo":0,"seat":0}');
    expect(log.at(-1)).toBe('0 end by table');
    expect(await awaited()).toEqual([1]);
  });

  it('ends the vote by acting', async () => {
    const { absent, ballot, clock, outcome, play, posts, vote } = await begun();
    clock.time += DAYS_3;
    await absent(BEN, 'offer');
    const { id: voteId } = await vote();
    await play(ANNA, 'dig 1');
    expect(await outcome(voteId)).toBe('withdrawn');
    expect((await posts()).at(-1)).toEqual({ kind: 'vote', voteId, first: false });
    await refuses('voteOver', ballot(CLEO, true, voteId));
  });

  it('keeps everything when the others refuse, or too few vote within three days', async () => {
    const { absent, awaited, ballot, clock, outcome, pass, vote } = await begun([...TRIO, DORA]);
    clock.time += DAYS_3;
    await absent(BEN, 'pass', { seat: 0 });
    await ballot(CLEO, false);
    expect(await ballot(DORA, false)).toBe('refused');
    await absent(BEN, 'pass', { seat: 0 });
    const { id: second } = await vote();
    await pass(DAYS_3 - 1);
    expect(await outcome(second)).toBe('open');
    await pass(1);
    expect(await outcome(second)).toBe('lapsed');
    expect(await awaited()).toEqual([0]);
    expect(await absent(DORA, 'pass', { moderates: true, seat: 0 })).toMatchObject({ kind: 'vote' });
  });

  it('can be dealt with by the host or a moderator after twice the time, when nobody votes', async () => {
    const { absent, clock, outcome, play, seat, vote } = await begun();
    await play(ANNA, 'dig 1', 'end');
    clock.time += DAYS_3;
    await refuses('notYetAlone', absent(DORA, 'computer', { moderates: true }), { until: 1_000 + 2 * DAYS_3 });
    await absent(CLEO, 'computer');
    const { id: voteId } = await vote();
    clock.time += DAYS_3;
    expect(await absent(DORA, 'computer', { moderates: true })).toEqual({ kind: 'done' });
    expect(await outcome(voteId)).toBe('withdrawn');
    expect(await seat(1)).toMatchObject({ plays: 'standIn' });
  });
});

/** Plays a game of two to its end with a question for the second player in the first round. */
async function playOn({ play }: Begun, pair: readonly [User, User]): Promise<void> {
  await play(pair[1], 'dig 3', 'end');
  for (const move of ['feed', 'dig 3', 'feed']) for (const user of pair) await play(user, move, 'end');
}

describe('a seat that is offered', () => {
  const offered = async () => {
    const game = await begun([ANNA, BEN]);
    const { absent, assembly, clock, id, play, stores } = game;
    await play(ANNA, 'dig 2', 'end');
    await play(BEN, 'dig 1');
    await stores.people.keepOrders(id, { seat: 1, orders: '[]' });
    clock.time += DAYS_3;
    expect(await absent(ANNA, 'offer')).toEqual({ kind: 'done' });
    const voteId = (await assembly.offered(id))?.id ?? '';
    return { ...game, voteId, take: (user: User) => assembly.take({ gameId: id, voteId, user }) };
  };

  it('stores only who the new player is', async () => {
    const { assembly, replace, take, vote, voteId } = await offered();
    const presser = { ...DORA, guildId: 'g1', manages: true, channel: { id: 'c1', topic: 'secret' } };
    await take(presser);
    expect((await assembly.view(voteId)).vote.newcomer).toEqual(DORA);
    await replace(ANNA, 1, { ...CLEO, guildId: 'g1' } as User);
    expect((await vote()).newcomer).toEqual(CLEO);
  });

  it('goes to the person who takes it, who sees no drafts and no plans, and the game no longer counts', async () => {
    const game = await offered();
    const { assembly, clock, drafts, id, of, panel, posts, stores, table, take, voteId } = game;
    expect((await posts()).at(-1)).toMatchObject({ kind: 'seat', news: 'offered', voteId });
    await refuses('alreadySeated', take(ANNA));
    const { step } = await panel(BEN);
    expect((await take(DORA)).seats[1]).toMatchObject({ userId: DORA.id });
    expect(await drafts(DORA)).toEqual([]);
    expect(await stores.people.orders(id, 1)).toBeUndefined();
    expect(await table.choose({ ...of(DORA), step, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
    await refuses('notSeated', panel(BEN));
    await refuses('notOffered', take(CLEO));
    expect(await assembly.offered(id)).toBeUndefined();
    expect(await stores.results.tenures(id)).toEqual([
      { gameId: id, seat: 0, userId: ANNA.id, name: 'Anna', from: 0, to: undefined },
      { gameId: id, seat: 1, userId: BEN.id, name: 'Ben', from: 0, to: 4 },
      { gameId: id, seat: 1, userId: DORA.id, name: 'Dora', from: 4, to: undefined },
    ]);
    expect(await stores.waits.ofGame(id)).toMatchObject([{ seat: 1, askedAt: clock.time }]);
    // The new player may be a friend of the person who offered the seat.
    expect(await posts('seat')).toMatchObject([{ news: 'taken', name: 'Ben', unrated: true }]);
    await playOn(game, [ANNA, DORA]);
    expect((await game.find()).status).toBe('finished');
    expect(await stores.results.ofGame(id)).toEqual([]);
  });

  it('leaves a later vote its own message', async () => {
    const { outcome, posts, replace, take, vote } = await offered();
    await replace(ANNA, 1, CLEO);
    const later = await vote();
    await posts();
    await take(DORA);
    expect(await posts('vote')).toEqual([{ kind: 'vote', voteId: later.id, first: false }]);
    expect(await outcome(later.id)).toBe('withdrawn');
  });

  it('stays with a player who plays before anybody takes it', async () => {
    const { play, take } = await offered();
    await play(BEN, 'dig 1');
    await refuses('notOffered', take(DORA));
  });
});

describe('a replacement', () => {
  it('needs the newcomer and the owner', async () => {
    const { ballot, find, replace } = await begun();
    await refuses('alreadySeated', replace(BEN, 0, CLEO));
    expect(await replace(BEN, 0, DORA)).toMatchObject({ kind: 'vote' });
    expect([await ballot(CLEO), await ballot(DORA), await ballot(ANNA)]).toEqual(['open', 'open', 'agreed']);
    expect(await find()).toMatchObject({ host: BEN.id, seats: [{ userId: DORA.id, name: 'Dora' }, {}, {}] });
  });

  it('is refused by either of them', async () => {
    const { ballot, replace } = await begun();
    for (const user of [ANNA, DORA]) {
      await replace(BEN, 0, DORA);
      expect(await ballot(user, false)).toBe('refused');
    }
  });

  it('is decided by the others as soon as the owner is late, and makes the game unrated', async () => {
    const game = await begun([ANNA, BEN]);
    const { ballot, clock, outcome, pass, play, posts, replace, seat, vote } = game;
    await play(ANNA, 'dig 2', 'end');
    clock.time += 24 * HOUR;
    await replace(ANNA, 1, DORA);
    const { id: voteId } = await vote();
    expect(await ballot(DORA)).toBe('open');
    await pass(48 * HOUR - 1);
    expect(await outcome(voteId)).toBe('open');
    await pass(1);
    expect(await outcome(voteId)).toBe('agreed');
    expect(await seat(1)).toMatchObject({ userId: DORA.id });
    expect(await posts('seat')).toMatchObject([{ news: 'taken', name: 'Ben', unrated: true }]);
    await playOn(game, [ANNA, DORA]);
    expect(await game.stores.results.ofGame(game.id)).toEqual([]);
  });

  it('never takes the seat of a player nobody is waiting for, however long they are silent', async () => {
    const { ballot, outcome, pass, replace, seat, vote } = await begun([ANNA, BEN]);
    // Anna could let the game wait for herself, and give Ben's seat to another account of hers.
    await replace(ANNA, 1, DORA);
    const { id: voteId } = await vote();
    expect(await ballot(DORA)).toBe('open');
    await pass(DAYS_3);
    expect(await outcome(voteId)).toBe('lapsed');
    expect(await seat(1)).toMatchObject({ userId: BEN.id });
  });

  it('with the owner’s consent counts for the person who played most turns', async () => {
    const game = await begun([ANNA, BEN]);
    const { ballot, play, posts, replace } = game;
    await play(ANNA, 'dig 2', 'end');
    await replace(ANNA, 1, DORA);
    await ballot(DORA);
    expect(await ballot(BEN)).toBe('agreed');
    expect((await posts()).at(-2)).not.toHaveProperty('unrated');
    await playOn(game, [ANNA, DORA]);
    const results = await game.stores.results.ofGame(game.id);
    expect(results.map(({ userId }) => userId)).toEqual([ANNA.id, DORA.id]);
  });

  it('is refused by more than half of the table, even if its owner and the newcomer have not voted', async () => {
    const { assembly, ballot, id, outcome, replace, vote } = await begun();
    await replace(DORA, 0, DORA);
    const { id: voteId } = await vote();
    expect([await ballot(BEN, false), await ballot(CLEO, false)]).toEqual(['open', 'refused']);
    expect(await assembly.open(id)).toBeUndefined();
    expect(await outcome(voteId)).toBe('refused');
  });

  it('takes a computer’s seat if the people agree', async () => {
    const { ballot, replace, seat } = await openGame({ users: [ANNA], computers: 1 });
    await replace(ANNA, 1, BEN);
    await ballot(BEN);
    expect(await seat(1)).toEqual({ userId: BEN.id, name: 'Ben', colour: 'yellow' });
  });
});

describe('a request by somebody who does not play in the game', () => {
  const EVA = { id: '500', name: 'Eva' };
  const asked = async () => {
    const game = await begun();
    return { ...game, wish: (user: User, newcomer = user) => game.replace(user, 0, newcomer) };
  };

  it('makes way for a request by a player', async () => {
    const { clock, outcome, posts, vote, wish } = await asked();
    await wish(DORA);
    const strangers = await vote();
    await posts();
    await wish(BEN, EVA);
    expect(await outcome(strangers.id)).toBe('withdrawn');
    expect(await vote()).toMatchObject({ by: BEN.id, newcomer: EVA });
    expect(await posts('vote')).toMatchObject([{ voteId: strangers.id, first: false }, { first: true }]);
    await refuses('voteOpen', wish(CLEO, DORA));
    clock.time += 24 * HOUR;
    await refuses('voteOpen', wish(DORA));
  });

  it('makes way for the rule of the table', async () => {
    const { pass, replace, vote } = await begun(TRIO, { pace: 'daily', late: 'vote' });
    await replace(DORA, 1, DORA);
    await pass(24 * HOUR);
    expect(await vote()).toMatchObject({ by: 'table', kind: 'computer' });
  });

  it('is possible once a day for each stranger, and once a day at each table', async () => {
    const { assembly, ballot, clock, id, tables, wish } = await asked();
    await wish(DORA);
    const until = clock.time + 24 * HOUR;
    for (const user of [BEN, CLEO]) await ballot(user, false);
    await refuses('wishPause', wish(DORA), { until });
    await refuses('wishPause', wish(EVA), { until });
    const other = await openGame({ channelId: 'c2', users: [ANNA] }, tables);
    await refuses('wishPause', other.replace(DORA, 0, DORA), { until });
    // Players may still ask, and so may moderators.
    await wish(ANNA, DORA);
    await ballot(ANNA, false);
    await assembly.replace({ gameId: id, user: EVA, moderates: true, seat: 0, newcomer: DORA });
    clock.time = until;
    await expect(other.replace(DORA, 0, DORA)).resolves.toBeDefined();
  });

  it('calls nobody who has refused or has been named too often', async () => {
    const { ballot, wish } = await asked();
    await wish(BEN, DORA);
    await ballot(DORA, false);
    await refuses('namedPause', wish(BEN, DORA), { player: 'Dora' });
    for (let named = 0; named < 3; named++) {
      await wish(CLEO, EVA);
      await ballot(ANNA, false);
    }
    await refuses('namedPause', wish(BEN, EVA), { player: 'Eva' });
    await expect(wish(EVA)).resolves.toBeDefined();
  });
});

it('the rule of the table for late players says what the others can do, asks for a vote, passes, or lets a computer play', async () => {
  const late = async (rule: LateRule, users = TRIO) => {
    const game = await begun(users, { pace: 'daily', late: rule });
    await game.pass(24 * HOUR);
    return game;
  };
  const reminded = await late('remind');
  expect((await reminded.posts('seat')).at(-1)).toMatchObject({ news: 'late', name: 'Anna' });
  expect(await (await late('vote')).vote()).toMatchObject({ kind: 'computer', by: 'table', seat: 0, ballots: {} });
  const alone = await late('vote', [ANNA]);
  expect((await alone.posts('seat')).at(-1)).toMatchObject({ news: 'late' });
  const passed = await late('pass');
  expect((await passed.lines()).at(-1)).toBe('0 end by table');
  expect(await (await late('computer')).seat(0)).toMatchObject({ plays: 'standIn' });
});

describe('a name that somebody has changed', () => {
  const ANNE = { id: ANNA.id, name: 'Anne' };

  it('is used in the game once they press something, even for earlier turns', async () => {
    const { assembly, find, id, play, position, stores, table } = await openGame({ users: TRIO });
    await play(ANNA, 'dig 1', 'end');
    await assembly.keepName(await find(), ANNE);
    const { game, entry } = await position();
    expect(game.seats.map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cleo']);
    expect((await table.seatsAt(id))(entry)[0]?.name).toBe('Anne');
    expect((await stores.results.tenures(id)).map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cleo']);
    const { revision } = await find();
    await assembly.keepName(await find(), ANNE);
    await assembly.keepName(await find(), DORA);
    expect((await find()).revision).toBe(revision);
    // The new name has not held up the next player.
    await play(BEN, 'dig 1', 'end');
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
    const { assembly, id, of, posts, replace, table, vote } = await begun();
    await replace(ANNA, 1, DORA);
    const { id: voteId } = await vote();
    await table.end(of(ANNA));
    expect(await assembly.open(id)).toBeUndefined();
    expect((await posts()).slice(-2)).toMatchObject([{ kind: 'vote', voteId, first: false }, { kind: 'ended' }]);
  });

  it('that cannot be ended is not retried at once', async () => {
    const { id, replace, stores } = await begun();
    await replace(ANNA, 1, DORA);
    const after = gameOf(openTestTables({ stores, rules: { ...(toyGame() as Game), id: 'other' } }), id);
    await after.pass(DAYS_3);
    expect(await stores.votes.due(after.clock.time, 9)).toEqual([]);
    expect(await stores.votes.due(after.clock.time + HOUR, 9)).toHaveLength(1);
  });

  it('is shown without what it would undo if new rules have settled it', async () => {
    const { play, stores, undoable, undoTo, vote } = await openGame({ users: TRIO });
    await play(ANNA, 'dig 3', 'end');
    await play(BEN, 'dig 1', 'end');
    const [, first] = await undoable();
    await undoTo(ANNA, first?.to);
    const { id: voteId } = await vote();
    const after = openTestTables({ stores, rules: toyGame({ version: 2, most: 2 }) as Game });
    expect(await after.assembly.view(voteId)).toMatchObject({ vote: { outcome: 'open' }, undoing: undefined });
  });
});
