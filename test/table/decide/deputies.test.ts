import { describe, expect, it } from 'vitest';
import { forced } from '../../../src/table/play/forced.ts';
import type { User } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, DORA, type OpenGame, openGame, openTestTables, refuses, takePosts } from '../fixture.ts';
import { gameAt } from '../positions.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const EMIL = { id: '500', name: 'Emil' };
const BETWEEN = { userId: DORA.id, player: CLEO.id };

/** The news about deputies and the calls since the last check: `deputy Dora`, `call 400`. */
async function heard({ tables, id, pass }: OpenGame): Promise<string[]> {
  await pass(0);
  const lines: string[] = [];
  for (const post of await takePosts(tables)) {
    if (post.kind === 'seat') lines.push(`${post.news} ${post.deputyName}`);
    if (post.kind !== 'call') continue;
    const rung = await tables.calls.ringing(id, { ...post, seats: [post.seat] }, post.to);
    lines.push(...rung.map((id) => `call ${id}`));
  }
  return lines;
}

/** Cleo is away and names a deputy, in a game of Anna, Ben and Cleo in which Cleo is awaited. */
async function asked({ deputy = DORA, forGood = false, users = [CLEO, ANNA, BEN] } = {}) {
  const game = await openGame({ users });
  const { tables, clock, personal } = game;
  await takePosts(tables);
  const now = clock.now();
  const until = forGood ? undefined : now + 3 * DAY;
  const wish = { user: CLEO, deputy, guildId: 'g1', from: now, until };
  if (until !== undefined) await personal.goAway(CLEO.id, { from: now, to: until });
  const done = await tables.deputies.ask(wish);
  await takePosts(tables);
  const agree = () => tables.deputies.agree({ userId: deputy.id, player: CLEO.id });
  return { ...game, agree, kinds: done.map(({ kind }) => kind) };
}

async function agreed(options: Parameters<typeof asked>[0] = {}) {
  const scene = await asked(options);
  await scene.agree();
  return scene;
}

const namesThen = async ({ table, id }: OpenGame) => {
  const seatsAt = await table.seatsAt(id);
  return (await table.turns(id)).map(({ seat, moves }) => seatsAt(moves.at(-1)?.entry ?? 0)[seat]?.name);
};

describe('a deputy', () => {
  it('does nothing before they have agreed', async () => {
    const { deputies, kinds, panel } = await asked();
    expect(kinds).toEqual(['asked']);
    await refuses('notSeated', panel(DORA));
    expect(await deputies.of(DORA.id)).toMatchObject({ others: [{ other: CLEO, stage: 'asked', games: 1 }] });
  });

  it('plays and is called in place of the absent player, whose clock runs again, and the log names both', async () => {
    const game = await agreed();
    const waiting = { seat: 0, awayUntil: undefined, askedAt: game.clock.now() };
    expect(await game.calls.awaiting(game.id)).toMatchObject([waiting]);
    expect(await game.personal.games(DORA.id)).toMatchObject([{ game: { id: game.id }, seat: 0, mine: true }]);
    expect(await heard(game)).toEqual(['deputy Dora', 'call 400']);
    await game.play(DORA, 'dig 1', 'end');
    await game.play(ANNA, 'dig 1', 'end');
    expect(await namesThen(game)).toEqual(['Dora for Cleo', 'Anna']);
    expect(await game.seat(0)).toMatchObject({ userId: CLEO.id, name: 'Cleo' });
  });

  it('gives way to the player, who can act at any time', async () => {
    const game = await agreed();
    await game.play(DORA, 'dig 1');
    await game.play(CLEO, 'dig 2', 'end');
    await game.play(ANNA, 'dig 1', 'end');
    await game.play(BEN, 'dig 1', 'end');
    await game.play(DORA, 'beg', 'end');
    expect(await namesThen(game)).toEqual(['Cleo', 'Anna', 'Ben', 'Dora for Cleo']);
  });

  it.each<[who: string, news: string, forGood: boolean, end: (game: OpenGame) => unknown]>([
    ['stops playing when the absence ends', 'deputyOver', false, ({ pass }) => pass(3 * DAY)],
    ['stops when cancelled', 'deputyOver', false, ({ clock, personal }) => personal.comeBack(CLEO.id, clock.now())],
    ['can give it back', 'deputyGaveBack', true, ({ deputies }) => deputies.giveBack(BETWEEN)],
    ['who has left the server is replaced', 'deputyLeft', true, ({ deputies, of }) => deputies.lose(of(DORA))],
  ])('%s, and the player is called again', async (_, news, forGood, end) => {
    const game = await agreed({ forGood });
    await heard(game);
    await end(game);
    expect(await heard(game)).toEqual([`${news} Dora`, 'call 300']);
    await refuses('notSeated', game.panel(DORA));
    await refuses('deputyOver', game.deputies.giveBack(BETWEEN));
  });

  it('without an end date plays until the player is back', async () => {
    const game = await agreed({ forGood: true });
    game.clock.time += 400 * DAY;
    await heard(game);
    await game.play(DORA, 'dig 1', 'end');
    await game.personal.comeBack(CLEO.id);
    expect(await heard(game)).toContain('deputyOver Dora');
    await refuses('notAway', game.personal.comeBack(CLEO.id));
  });

  it('who agrees early plays from the beginning of the absence', async () => {
    const game = await openGame({ users: [CLEO, ANNA, BEN] });
    await takePosts(game);
    const from = game.clock.now() + DAY;
    expect(await game.deputise(CLEO, DORA, { from, until: from + DAY })).toMatchObject([{ kind: 'agreed' }]);
    await refuses('notSeated', game.panel(DORA));
    game.clock.time += DAY;
    expect(await heard(game)).toContain('call 400');
    await game.play(DORA, 'dig 1', 'end');
  });

  it('stops the clock with an absence of their own', async () => {
    const game = await agreed();
    const now = game.clock.now();
    await game.personal.goAway(DORA.id, { from: now, to: now + DAY });
    expect((await takePosts(game)).find(({ kind }) => kind === 'away')).toMatchObject({ seat: 0, deputy: true });
    expect(await game.calls.awaiting(game.id)).toMatchObject([{ seat: 0, awayUntil: now + DAY }]);
  });

  it('neither sees nor changes the plans of the player', async () => {
    const { deputise, of, planning } = await gameAt({ players: 2, round: 5, seats: [{}, {}] });
    await deputise(BEN, DORA);
    await planning.lay({ ...of(BEN), move: 'place logging' });
    expect((await planning.planned(of(DORA))).orders).toEqual([]);
    await refuses('deputyPlans', planning.lay({ ...of(DORA), move: 'place excavation' }));
    expect((await planning.planned(of(BEN))).orders).toHaveLength(1);
  });

  it('gets the seat back from a computer that stands in', async () => {
    const game = await agreed({ forGood: true });
    game.clock.time += 8 * DAY;
    await heard(game);
    await game.absent(ANNA, 'computer');
    await game.ballot(BEN);
    expect((await game.seat(0))?.plays).toBe('standIn');
    await game.assembly.welcomeBack(await game.find(), DORA.id);
    expect((await game.seat(0))?.plays).toBeUndefined();
    await game.play(DORA, 'dig 1', 'end');
  });

  it('makes the result count for nobody if they have played most of the game, and for the player otherwise', async () => {
    const tables = openTestTables({ autopilots: [forced] });
    const game = await openGame({ users: [CLEO, ANNA], options: { rounds: 1 } }, tables);
    await game.deputise(CLEO, DORA);
    await game.play(DORA, 'dig 1', 'end');
    await game.play(ANNA, 'dig 1', 'end');
    await game.play(ANNA, 'beg', 'end');
    await game.play(DORA, 'beg', 'end');
    expect((await game.find()).status).toBe('finished');
    const results = await game.stores.results.ofGame(game.id);
    expect(results.map(({ userId }) => userId)).toEqual([undefined, ANNA.id]);
    expect(await game.table.deputised(game.id)).toMatchObject([{ seat: 0, name: 'Dora' }]);
  });

  it('survives an export and a restore in the log', async () => {
    const game = await agreed();
    await game.play(DORA, 'dig 1', 'end');
    await game.play(ANNA, 'dig 1', 'end');
    await game.admin.remove(game.id);
    await game.admin.restore(game.id, { channelId: 'c1', guildId: 'g1' });
    expect(await namesThen(game)).toEqual(['Dora for Cleo', 'Anna']);
  });

  it('leaves no trace after being forgotten, and the player is called again', async () => {
    const game = await agreed();
    await game.play(DORA, 'dig 1', 'end');
    expect(await game.personal.kept(DORA.id)).toMatchObject({
      deputies: [{ gameId: game.id, seat: 0, stage: 'plays' }],
    });
    await game.ratings.forget({ userId: DORA.id, formerName: 'Former player' });
    expect(await namesThen(game)).toEqual(['Former player for Cleo']);
    expect(await game.seat(0)).not.toHaveProperty('deputy');
    expect(JSON.stringify(await game.personal.kept(CLEO.id))).not.toContain('Dora');
    expect(await game.personal.kept(DORA.id)).toMatchObject({ deputies: [], tenures: [] });
  });

  it('of a player who is forgotten no longer plays', async () => {
    const { deputies, ratings, seat } = await agreed();
    await ratings.forget({ userId: CLEO.id, formerName: 'Former player' });
    expect(await seat(0)).not.toHaveProperty('deputy');
    expect(await deputies.of(DORA.id)).toEqual({ mine: [], others: [] });
  });
});

describe('a deputy at the same table', () => {
  it('plays only if all others agree', async () => {
    const game = await asked({ deputy: BEN });
    expect(await game.agree()).toMatchObject([{ kind: 'vote' }]);
    expect(await game.vote()).toMatchObject({ kind: 'deputy', voters: [ANNA.id], needs: 'all' });
    await game.ballot(ANNA);
    await game.play(BEN, 'dig 1', 'end');
    await game.play(ANNA, 'dig 1', 'end');
    await game.play(BEN, 'dig 1', 'end');
    expect(await namesThen(game)).toEqual(['Ben for Cleo', 'Anna', 'Ben']);
  });

  it('does not play if one refuses, and is not asked again', async () => {
    const { agree, ballot, seat } = await asked({ deputy: BEN });
    await agree();
    await ballot(ANNA, false);
    expect(await seat(0)).not.toHaveProperty('deputy');
    await refuses('deputyOver', agree());
  });

  it('is impossible if there is nobody else', async () => {
    const { deputies, kinds } = await asked({ deputy: BEN, users: [CLEO, BEN] });
    expect(kinds).toEqual(['alone']);
    expect(await deputies.of(BEN.id)).toEqual({ mine: [], others: [] });
  });

  it('waits for an open vote to end', async () => {
    const { agree, clock, deputies, personal, replace } = await asked({ deputy: BEN });
    clock.time += 8 * DAY;
    await replace(ANNA, 1, EMIL);
    await personal.goAway(CLEO.id, { from: clock.now(), to: clock.now() + DAY });
    await deputies.ask({ user: CLEO, deputy: BEN, guildId: 'g1', from: clock.now(), until: clock.now() + DAY });
    expect(await agree()).toMatchObject([{ kind: 'voteOpen' }]);
    expect(await deputies.of(BEN.id)).toMatchObject({ others: [{ stage: 'asked' }] });
  });
});

describe('nobody can be a deputy', () => {
  const wish = (user: User, deputy: User) => ({ user, deputy, guildId: 'g1', from: 1_000, until: undefined });

  it('of themselves, or of somebody who is in no running game', async () => {
    const { deputies } = await asked();
    await refuses('deputySelf', deputies.ask(wish(CLEO, CLEO)));
    await refuses('deputyNoGames', deputies.ask(wish(EMIL, DORA)));
  });

  it('in a circle, of a deputy, or of two players at one table', async () => {
    const { deputies } = await agreed();
    await refuses('deputyAway', deputies.ask(wish(ANNA, CLEO)));
    await refuses('deputyBusy', deputies.ask(wish(DORA, CLEO)), { players: 'Cleo' });
    expect(await deputies.ask(wish(BEN, DORA))).toMatchObject([{ kind: 'busy' }]);
  });

  it('while somebody plays for them: they cannot agree then', async () => {
    const game = await asked({ deputy: DORA });
    await openGame({ channelId: 'c2', users: [DORA, EMIL] }, game.tables);
    await refuses('deputyBusy', game.deputies.ask(wish(DORA, EMIL)));
  });

  it('if they are asked again and again', async () => {
    const { clock, deputies } = await asked();
    for (let again = 0; again < 2; again++) await deputies.ask(wish(CLEO, DORA));
    await refuses('deputyPause', deputies.ask(wish(CLEO, DORA)));
    clock.time += DAY;
    expect(await deputies.ask(wish(CLEO, DORA))).toMatchObject([{ kind: 'asked' }]);
  });

  it('after the game or the time is over', async () => {
    const { agree, of, table } = await asked();
    await table.end(of(CLEO));
    await refuses('deputyOver', agree());
  });

  it('once the request has been withdrawn', async () => {
    const { agree, deputies } = await asked();
    expect(await deputies.dismiss(CLEO.id)).toBe(1);
    await refuses('deputyOver', agree());
  });
});
