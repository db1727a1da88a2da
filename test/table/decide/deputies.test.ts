import { describe, expect, it } from 'vitest';
import { forced } from '../../../src/table/play/forced.ts';
import { ANNA, BEN, CLEO, openTestTables, play, started, type TestTables } from '../fixture.ts';
import { gameAt, takePosts, tick } from '../positions.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const DORA = { id: '400', name: 'Dora' };
const EMIL = { id: '500', name: 'Emil' };

/** The news about deputies and the calls since the last look: `deputy Dora`, `call 400`. */
async function heard(tables: TestTables, gameId: string): Promise<string[]> {
  await tick(tables);
  const lines: string[] = [];
  for (const post of await takePosts(tables)) {
    if (post.kind === 'seat') lines.push(`${post.news} ${post.deputyName}`);
    if (post.kind !== 'call') continue;
    const rung = await tables.calls.ringing(gameId, { ...post, seats: [post.seat] }, post.to);
    lines.push(...rung.map((id) => `call ${id}`));
  }
  return lines;
}

/** Cleo is away and names a deputy, in a game of Anna, Ben and Cleo in which Cleo is awaited. */
async function asked({ deputy = DORA, forGood = false, users = [CLEO, ANNA, BEN] } = {}) {
  const tables = openTestTables();
  const { id } = await started(tables, users, { rounds: 2 });
  await takePosts(tables);
  const now = tables.clock.now();
  const until = forGood ? undefined : now + 3 * DAY;
  const wish = { user: CLEO, deputy, guildId: 'g1', from: now, until };
  if (until !== undefined) await tables.personal.goAway(CLEO.id, { from: now, to: until });
  const done = await tables.deputies.ask(wish);
  await takePosts(tables);
  return { tables, id, wish, kinds: done.map(({ kind }) => kind) };
}

/** The same, and the deputy has agreed. */
async function agreed(options: Parameters<typeof asked>[0] = {}) {
  const scene = await asked(options);
  const { tables } = scene;
  await tables.deputies.agree({ userId: (options.deputy ?? DORA).id, player: CLEO.id });
  return scene;
}

const namesThen = async ({ table }: TestTables, id: string) => {
  const seatsAt = await table.seatsAt(id);
  return (await table.turns(id)).map(({ seat, moves }) => seatsAt(moves.at(-1)?.entry ?? 0)[seat]?.name);
};

describe('a deputy', () => {
  it('does nothing before they have agreed', async () => {
    const { tables, id, kinds } = await asked();
    expect(kinds).toEqual(['asked']);
    await expect(tables.table.panel({ gameId: id, userId: DORA.id })).rejects.toMatchObject({ key: 'notSeated' });
    expect(await tables.deputies.of(DORA.id)).toMatchObject({ others: [{ other: CLEO, stage: 'asked', games: 1 }] });
  });

  it('plays in place of the absent player, is called instead, and the log names both', async () => {
    const { tables, id } = await agreed();
    expect(await heard(tables, id)).toEqual(['deputy Dora', 'call 400']);
    await play(tables, id, DORA.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    expect(await namesThen(tables, id)).toEqual(['Dora for Cleo', 'Anna']);
    expect((await tables.table.find(id)).seats[0]).toMatchObject({ userId: CLEO.id, name: 'Cleo' });
  });

  it('gives way to the player, who can act at any time', async () => {
    const { tables, id } = await agreed();
    await play(tables, id, DORA.id, 'dig 1');
    await play(tables, id, CLEO.id, 'dig 2', 'end');
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, BEN.id, 'dig 1', 'end');
    await play(tables, id, DORA.id, 'beg', 'end');
    expect(await namesThen(tables, id)).toEqual(['Cleo', 'Anna', 'Ben', 'Dora for Cleo']);
  });

  it('has the whole time of the table: the clock of the absent player runs again', async () => {
    const { tables, id } = await agreed();
    const [waiting] = await tables.calls.awaiting(id);
    expect(waiting).toMatchObject({ seat: 0, awayUntil: undefined, askedAt: tables.clock.now() });
  });

  it('stops playing when the absence ends, and the player is called again', async () => {
    const { tables, id } = await agreed();
    await heard(tables, id);
    tables.clock.time += 3 * DAY;
    expect(await heard(tables, id)).toEqual(['deputyOver Dora', 'call 300']);
    await expect(tables.table.panel({ gameId: id, userId: DORA.id })).rejects.toMatchObject({ key: 'notSeated' });
  });

  it('stops playing when the player cancels the absence, or says that they are back', async () => {
    const { tables, id } = await agreed();
    await heard(tables, id);
    await tables.personal.comeBack(CLEO.id, tables.clock.now());
    expect(await heard(tables, id)).toEqual(['deputyOver Dora', 'call 300']);
  });

  it('without an end date plays until the player is back', async () => {
    const { tables, id } = await agreed({ forGood: true });
    tables.clock.time += 400 * DAY;
    await heard(tables, id);
    await play(tables, id, DORA.id, 'dig 1', 'end');
    await tables.personal.comeBack(CLEO.id);
    expect(await heard(tables, id)).toContain('deputyOver Dora');
    await expect(tables.personal.comeBack(CLEO.id)).rejects.toMatchObject({ key: 'notAway' });
  });

  it('who agrees early plays from the beginning of the absence', async () => {
    const tables = openTestTables();
    const { id } = await started(tables, [CLEO, ANNA, BEN]);
    await takePosts(tables);
    const from = tables.clock.now() + DAY;
    await tables.deputies.ask({ user: CLEO, deputy: DORA, guildId: 'g1', from, until: from + DAY });
    expect(await tables.deputies.agree({ userId: DORA.id, player: CLEO.id })).toMatchObject([{ kind: 'agreed' }]);
    await expect(tables.table.panel({ gameId: id, userId: DORA.id })).rejects.toMatchObject({ key: 'notSeated' });
    tables.clock.time += DAY;
    expect(await heard(tables, id)).toContain('call 400');
    await play(tables, id, DORA.id, 'dig 1', 'end');
  });

  it('can give it back, and the player is called again', async () => {
    const { tables, id } = await agreed({ forGood: true });
    await heard(tables, id);
    await tables.deputies.giveBack({ userId: DORA.id, player: CLEO.id });
    expect(await heard(tables, id)).toEqual(['deputyGaveBack Dora', 'call 300']);
    await expect(tables.deputies.giveBack({ userId: DORA.id, player: CLEO.id })).rejects.toMatchObject({
      key: 'deputyOver',
    });
  });

  it('who has left the server is replaced by the player', async () => {
    const { tables, id } = await agreed({ forGood: true });
    await heard(tables, id);
    await tables.deputies.lose({ gameId: id, userId: DORA.id });
    expect(await heard(tables, id)).toEqual(['deputyLeft Dora', 'call 300']);
  });

  it('stops the clock with an absence of their own', async () => {
    const { tables, id } = await agreed();
    const now = tables.clock.now();
    await tables.personal.goAway(DORA.id, { from: now, to: now + DAY });
    expect((await takePosts(tables)).find(({ kind }) => kind === 'away')).toMatchObject({ seat: 0, deputy: true });
    expect(await tables.calls.awaiting(id)).toMatchObject([{ seat: 0, awayUntil: now + DAY }]);
  });

  it('sees the games in their own list', async () => {
    const { tables, id } = await agreed();
    expect(await tables.personal.games(DORA.id)).toMatchObject([{ game: { id }, seat: 0, mine: true }]);
  });

  it('neither sees nor changes the plans of the player', async () => {
    const { tables, gameId: id } = await gameAt({ players: 2, round: 5, seats: [{}, {}] });
    const wish = { user: BEN, deputy: DORA, guildId: 'g1', from: 0, until: undefined };
    await tables.deputies.ask(wish);
    await tables.deputies.agree({ userId: DORA.id, player: BEN.id });
    await tables.planning.lay({ gameId: id, userId: BEN.id, move: 'place logging' });
    expect((await tables.planning.planned({ gameId: id, userId: DORA.id })).orders).toEqual([]);
    await expect(tables.planning.lay({ gameId: id, userId: DORA.id, move: 'place excavation' })).rejects.toMatchObject({
      key: 'deputyPlans',
    });
    expect((await tables.planning.planned({ gameId: id, userId: BEN.id })).orders).toHaveLength(1);
  });

  it('gets the seat back from a computer that stands in', async () => {
    const { tables, id } = await agreed({ forGood: true });
    tables.clock.time += 8 * DAY;
    await heard(tables, id);
    await tables.assembly.absent({ gameId: id, user: ANNA, remedy: 'computer' });
    const vote = await tables.assembly.open(id);
    await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId: BEN.id, agrees: true });
    expect((await tables.table.find(id)).seats[0]?.plays).toBe('standIn');
    await tables.assembly.welcomeBack(await tables.table.find(id), DORA.id);
    expect((await tables.table.find(id)).seats[0]?.plays).toBeUndefined();
    await play(tables, id, DORA.id, 'dig 1', 'end');
  });

  it('leaves the result to nobody if they have played most of it, and to the player otherwise', async () => {
    const tables = openTestTables({ autopilots: [forced] });
    const { id } = await started(tables, [CLEO, ANNA], { rounds: 1 });
    const wish = { user: CLEO, deputy: DORA, guildId: 'g1', from: tables.clock.now(), until: undefined };
    await tables.deputies.ask(wish);
    await tables.deputies.agree({ userId: DORA.id, player: CLEO.id });
    const { table } = tables;
    await play(tables, id, DORA.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'beg', 'end');
    await play(tables, id, DORA.id, 'beg', 'end');
    expect((await table.find(id)).status).toBe('finished');
    const results = await tables.stores.results.ofGame(id);
    expect(results.map(({ userId }) => userId)).toEqual([undefined, ANNA.id]);
    expect(await table.deputised(id)).toMatchObject([{ seat: 0, name: 'Dora' }]);
  });

  it('survives an export and a restore in the log', async () => {
    const { tables, id } = await agreed();
    await play(tables, id, DORA.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await tables.admin.remove(id);
    await tables.admin.restore(id, { channelId: 'c1', guildId: 'g1' });
    expect(await namesThen(tables, id)).toEqual(['Dora for Cleo', 'Anna']);
  });

  it('leaves no trace after being forgotten, and the player is called again', async () => {
    const { tables, id } = await agreed();
    await play(tables, id, DORA.id, 'dig 1', 'end');
    expect(await tables.personal.kept(DORA.id)).toMatchObject({ deputies: [{ gameId: id, seat: 0, stage: 'plays' }] });
    await tables.ratings.forget({ userId: DORA.id, formerName: 'Former player' });
    expect(await namesThen(tables, id)).toEqual(['Former player for Cleo']);
    expect((await tables.table.find(id)).seats[0]).not.toHaveProperty('deputy');
    expect(JSON.stringify(await tables.personal.kept(CLEO.id))).not.toContain('Dora');
    expect(await tables.personal.kept(DORA.id)).toMatchObject({ deputies: [], tenures: [] });
  });

  it('of a player who is forgotten no longer plays', async () => {
    const { tables, id } = await agreed();
    await tables.ratings.forget({ userId: CLEO.id, formerName: 'Former player' });
    expect((await tables.table.find(id)).seats[0]).not.toHaveProperty('deputy');
    expect(await tables.deputies.of(DORA.id)).toEqual({ mine: [], others: [] });
  });
});

describe('a deputy at the same table', () => {
  it('plays only if all others agree', async () => {
    const { tables, id } = await asked({ deputy: BEN });
    expect(await tables.deputies.agree({ userId: BEN.id, player: CLEO.id })).toMatchObject([{ kind: 'vote' }]);
    const vote = await tables.assembly.open(id);
    expect(vote).toMatchObject({ kind: 'deputy', voters: [ANNA.id], needs: 'all' });
    await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId: ANNA.id, agrees: true });
    await play(tables, id, BEN.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, BEN.id, 'dig 1', 'end');
    expect(await namesThen(tables, id)).toEqual(['Ben for Cleo', 'Anna', 'Ben']);
  });

  it('does not play if one refuses, and is not asked again', async () => {
    const { tables, id } = await asked({ deputy: BEN });
    await tables.deputies.agree({ userId: BEN.id, player: CLEO.id });
    const vote = await tables.assembly.open(id);
    await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId: ANNA.id, agrees: false });
    expect((await tables.table.find(id)).seats[0]).not.toHaveProperty('deputy');
    await expect(tables.deputies.agree({ userId: BEN.id, player: CLEO.id })).rejects.toMatchObject({
      key: 'deputyOver',
    });
  });

  it('is impossible if there is nobody else', async () => {
    const { tables, kinds } = await asked({ deputy: BEN, users: [CLEO, BEN] });
    expect(kinds).toEqual(['alone']);
    expect(await tables.deputies.of(BEN.id)).toEqual({ mine: [], others: [] });
  });

  it('waits for an open vote to end', async () => {
    const { tables, id } = await asked({ deputy: BEN });
    tables.clock.time += 8 * DAY;
    await tables.assembly.replace({ gameId: id, user: ANNA, seat: 1, newcomer: EMIL });
    await tables.personal.goAway(CLEO.id, { from: tables.clock.now(), to: tables.clock.now() + DAY });
    await tables.deputies.ask({
      user: CLEO,
      deputy: BEN,
      guildId: 'g1',
      from: tables.clock.now(),
      until: tables.clock.now() + DAY,
    });
    expect(await tables.deputies.agree({ userId: BEN.id, player: CLEO.id })).toMatchObject([{ kind: 'voteOpen' }]);
    expect(await tables.deputies.of(BEN.id)).toMatchObject({ others: [{ stage: 'asked' }] });
  });
});

describe('nobody can be a deputy', () => {
  const wish = (user: typeof ANNA, deputy: typeof ANNA) => ({
    user,
    deputy,
    guildId: 'g1',
    from: 1_000,
    until: undefined,
  });

  it('of themselves', async () => {
    const { tables } = await asked();
    await expect(tables.deputies.ask(wish(CLEO, CLEO))).rejects.toMatchObject({ key: 'deputySelf' });
  });

  it('in a circle, or of a deputy', async () => {
    const { tables } = await agreed();
    await expect(tables.deputies.ask(wish(ANNA, CLEO))).rejects.toMatchObject({ key: 'deputyAway' });
    await expect(tables.deputies.ask(wish(DORA, CLEO))).rejects.toMatchObject({
      key: 'deputyBusy',
      params: { players: 'Cleo' },
    });
  });

  it('while somebody plays for them: they cannot agree then', async () => {
    const { tables } = await asked({ deputy: DORA });
    await tables.lobby
      .create({ channelId: 'c2', guildId: 'g1', user: DORA, game: 'toy', options: {} })
      .then(async ({ id }) => {
        await tables.lobby.join({ gameId: id, user: EMIL });
        await tables.lobby.start({ gameId: id, userId: DORA.id });
      });
    await expect(tables.deputies.ask(wish(DORA, EMIL))).rejects.toMatchObject({ key: 'deputyBusy' });
  });

  it('of two players at one table', async () => {
    const { tables } = await agreed();
    expect(await tables.deputies.ask(wish(BEN, DORA))).toMatchObject([{ kind: 'busy' }]);
  });

  it('if they are asked again and again', async () => {
    const { tables } = await asked();
    for (let again = 0; again < 2; again++) await tables.deputies.ask(wish(CLEO, DORA));
    await expect(tables.deputies.ask(wish(CLEO, DORA))).rejects.toMatchObject({ key: 'deputyPause' });
    tables.clock.time += DAY;
    expect(await tables.deputies.ask(wish(CLEO, DORA))).toMatchObject([{ kind: 'asked' }]);
  });

  it('where the player is in no running game', async () => {
    const { tables } = await asked();
    await expect(tables.deputies.ask(wish(EMIL, DORA))).rejects.toMatchObject({ key: 'deputyNoGames' });
  });

  it('after the game or the time is over', async () => {
    const { tables, id } = await asked();
    await tables.table.end({ gameId: id, userId: CLEO.id });
    await expect(tables.deputies.agree({ userId: DORA.id, player: CLEO.id })).rejects.toMatchObject({
      key: 'deputyOver',
    });
  });

  it('once the request has been withdrawn', async () => {
    const { tables } = await asked();
    expect(await tables.deputies.dismiss(CLEO.id)).toBe(1);
    await expect(tables.deputies.agree({ userId: DORA.id, player: CLEO.id })).rejects.toMatchObject({
      key: 'deputyOver',
    });
  });
});
