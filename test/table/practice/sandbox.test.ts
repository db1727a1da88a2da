import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { END, isMove } from '../../../src/engine/log.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { DEAL, FOLK_IDS } from '../../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { computer, plainMoves } from '../../../src/table/play/computer.ts';
import { build } from '../../../src/table/play/live.ts';
import { panelOf, positionOf } from '../../../src/table/play/showing.ts';
import { choose, forkFrom, reopen, startOf } from '../../../src/table/practice/fork.ts';
import { privateId } from '../../../src/table/practice/practice.ts';
import type { Sandbox, Tried } from '../../../src/table/practice/sandbox.ts';
import { ANNA, BEN, CLEO, clockAt, openGame, openTestTables, refuses, type TestTables } from '../fixture.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60_000;

const GAMES: readonly (readonly [string, Game, Readonly<Record<string, unknown>>])[] = [
  ['Caverna', caverna as Game, {}],
  ['Forgotten Folk', caverna as Game, { folks: { seats: FOLK_IDS.slice(0, 2) } }],
  ['Cave vs Cave', caveVsCave as Game, {}],
];

/** A running game between Anna and Ben, after some turns of a computer's simplest moves. */
async function gameOf(rules: Game, options: Readonly<Record<string, unknown>>, turns = 0) {
  const tables = openTestTables({ rules, clock: clockAt(NOON), autopilots: [computer] });
  const game = await openGame({ game: rules.id, options }, tables);
  for (let turn = 0; turn < turns; turn++) await playTurn(tables, game.id);
  return game;
}

/** Plays the plainest turn of the first awaited seat; returns whether anybody was awaited. */
async function playTurn({ table, stores }: Pick<TestTables, 'table' | 'stores'>, gameId: string): Promise<boolean> {
  const { awaited, game } = await table.position(gameId);
  const userId = game.seats[awaited[0]?.seat ?? -1]?.userId;
  if (userId === undefined) return false;
  const live = await liveOf({ stores }, gameId, game.game === 'caverna' ? (caverna as Game) : (caveVsCave as Game));
  for (const move of plainMoves(live, awaited[0]?.seat ?? 0)) {
    const { step } = await table.panel({ gameId, userId });
    await table.choose({ gameId, userId, step, move });
  }
  return true;
}

async function liveOf({ stores }: Pick<TestTables, 'stores'>, gameId: string, rules: Game) {
  const game = await stores.games.find(gameId);
  if (game === undefined) throw new Error('There is no such game.');
  return build(game, rules, await stores.games.log(gameId));
}

const panelIn = ({ fork: { live, seat } }: Sandbox) => {
  if (seat === undefined) throw new Error('Nobody is asked.');
  return panelOf(live, seat);
};

async function tryTurn({ sandboxes }: Pick<TestTables, 'sandboxes'>, { sandbox }: Tried, userId = ANNA.id) {
  const { fork } = sandbox;
  if (fork.seat === undefined) throw new Error('Nobody is asked.');
  const moves = plainMoves(fork.live, fork.seat);
  return sandboxes.act(userId, { do: 'choose', step: panelIn(sandbox).step, moves });
}

const kept = async ({ stores }: Pick<TestTables, 'stores'>, gameId: string) =>
  JSON.stringify([await stores.games.find(gameId), await stores.games.log(gameId)]);

describe.each(GAMES)('a sandbox of %s', (name, rules, options) => {
  const turns = name === 'Forgotten Folk' ? 5 : 3;

  it('starts at the current position, asks its owner to play every seat, and saves nothing', async () => {
    const tables = await gameOf(rules, options, turns);
    const before = await kept(tables, tables.id);
    let tried = await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    const { awaited, state } = await tables.table.position(tables.id);
    expect(tried.sandbox.fork.seat).toBe(awaited[0]?.seat);
    expect(positionOf(tried.sandbox.fork.live).state).toEqual(state);
    const seats = new Set<number>();
    for (let turn = 0; turn < 6; turn++) {
      seats.add(tried.sandbox.fork.seat ?? -1);
      tried = await tryTurn(tables, tried);
      expect(tried.kind).toBe('played');
    }
    expect([...seats].sort()).toEqual([0, 1]);
    expect(await kept(tables, tables.id)).toBe(before);
  });

  it('deals new face-down pieces, using only what its owner can see', async () => {
    const { id, stores } = await gameOf(rules, options, turns);
    const live = await liveOf({ stores }, id, rules);
    const deal = (seed: string) => rules.deal?.(rules.view(live.state, 0), randomFrom(seed));
    const starts = Array.from({ length: 12 }, (_, index) => {
      // Whatever really lies face down makes no difference.
      const other = { ...live, state: deal(`other ${index}`) };
      return JSON.stringify(startOf({ live: other, entry: undefined, viewer: 0, seed: 'same' }));
    });
    expect(new Set(starts).size).toBe(1);
    const dealt = Array.from({ length: 12 }, (_, index) =>
      JSON.stringify(startOf({ live, entry: undefined, viewer: 0, seed: `deal ${index}` })?.state),
    );
    expect(new Set(dealt).size).toBeGreaterThan(1);
    expect(dealt.every((state) => !state.includes('"hidden"'))).toBe(true);
  });

  it('can be opened at any point, even in the middle of a turn, and its turns can be played and taken back', async () => {
    const { id, stores } = await gameOf(rules, options);
    const random = randomFrom(name);
    const { game, log: start } = await liveOf({ stores }, id, rules);
    const state = rules.start(game.options, 2, game.seed ?? '');
    const log = [...start];
    for (let opened = 0; opened < 12 && !rules.finished(state); ) {
      const asked = rules.decisions(state);
      const { seat, options: offered } = asked[random.below(asked.length)] ?? expect.fail();
      const { move } = offered[random.below(offered.length)] ?? expect.fail();
      rules.play(state, seat, move);
      log.push({ entry: log.length + 1, seat, move });
      if (random.below(12) > 0) continue;
      opened++;
      const live = build(game, rules, log);
      const began = startOf({ live, entry: undefined, viewer: seat, seed: `${log.length}` }) ?? expect.fail();
      const table = { rules, id: 's-1', owner: '1', options: game.options, seats: game.seats, terms: game.terms };
      let fork = forkFrom({ ...table, own: [seat, 1 - seat] }, began, 1_000) ?? expect.fail();
      for (let turn = 0; turn < 3 && fork.seat !== undefined; turn++) {
        const next = choose(fork, plainMoves(fork.live, fork.seat)) ?? expect.fail();
        expect(reopen(next)?.seat).toBe(fork.seat);
        fork = next;
      }
    }
  });

  it('can be played to its end, and taken back from there', async () => {
    const tables = await gameOf(rules, options, turns);
    let tried = await tables.sandboxes.open({ gameId: tables.id, userId: CLEO.id });
    for (let turn = 0; tried.sandbox.fork.seat !== undefined; turn++) {
      if (turn > 300) throw new Error('It does not end.');
      tried = await tryTurn(tables, tried, CLEO.id);
    }
    expect(tried.sandbox.fork.live.game.status).toBe('finished');
    const again = await tables.sandboxes.act(CLEO.id, { do: 'reopen' });
    expect(again.sandbox.fork.seat).toBeDefined();
    const fresh = await tables.sandboxes.act(CLEO.id, { do: 'restart' });
    const { awaited } = await tables.table.position(tables.id);
    expect(fresh.sandbox.fork.seat).toBe(awaited[0]?.seat);
    expect((await tables.table.position(tables.id)).game.status).toBe('running');
  });

  it('starts at any turn of a finished game, where computers may play the other seats', async () => {
    const tables = await gameOf(rules, options);
    while (await playTurn(tables, tables.id)) {}
    const log = await tables.stores.games.log(tables.id);
    const ends = log.filter((entry) => isMove(entry) && entry.move === END);
    const end = ends[Math.floor(ends.length / 2)];
    if (end === undefined || !isMove(end)) throw new Error('No turn was ended.');
    const opened = await tables.sandboxes.open({ gameId: tables.id, userId: BEN.id, entry: end.entry - 1 });
    expect(opened.sandbox.fork.seat).toBe(end.seat);
    await tables.sandboxes.act(BEN.id, { do: 'computers' });
    let tried = await tables.sandboxes.show(BEN.id);
    const told: number[] = [];
    for (let turn = 0; turn < 4 && tried.sandbox.fork.seat !== undefined; turn++) {
      expect(tried.sandbox.fork.seat).toBe(end.seat);
      tried = await tryTurn(tables, tried, BEN.id);
      told.push(...tried.turns.map(({ seat }) => seat));
    }
    expect(told).toContain(1 - end.seat);
    expect(told).not.toContain(end.seat);
    const all = await tables.sandboxes.act(BEN.id, { do: 'all' });
    expect([...all.sandbox.fork.table.own].sort()).toEqual([0, 1]);
    await refuses('nothingToTry', tables.sandboxes.open({ gameId: tables.id, userId: BEN.id }));
  });
});

describe('a sandbox', () => {
  it('starts with the moves of its owner’s unfinished turn, which can be taken back there, and hides points as the game does', async () => {
    const tables = await gameOf(caverna as Game, {});
    const { awaited, game } = await tables.table.position(tables.id);
    const userId = game.seats[awaited[0]?.seat ?? 0]?.userId ?? '';
    const { step } = await tables.table.panel({ gameId: tables.id, userId });
    await tables.table.choose({ gameId: tables.id, userId, step, move: 'place logging' });
    const own = await tables.sandboxes.open({ gameId: tables.id, userId });
    expect(panelIn(own.sandbox).drafts.map(({ move }) => move)).toEqual(['place logging']);
    expect(own.sandbox.fork.live.game.terms.liveScores).toBe(false);
    const back = await tables.sandboxes.act(userId, { do: 'back', step: panelIn(own.sandbox).step });
    expect(panelIn(back.sandbox).drafts).toEqual([]);
    expect((await tables.table.panel({ gameId: tables.id, userId })).drafts).toHaveLength(1);
    // Nobody else knows of them.
    const others = await tables.sandboxes.open({ gameId: tables.id, userId: CLEO.id });
    expect(panelIn(others.sandbox).drafts).toEqual([]);
  });

  it('carries on independently when the game is undone or ends', async () => {
    const tables = await gameOf(caverna as Game, {}, 1);
    const tried = await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    const last = (await tables.table.position(tables.id)).closedBy === 0 ? ANNA : BEN;
    await tables.table.undo({ gameId: tables.id, userId: last.id });
    const on = await tryTurn(tables, tried);
    expect(on.kind).toBe('played');
    await tables.table.end({ gameId: tables.id, userId: ANNA.id });
    expect((await tryTurn(tables, on)).kind).toBe('played');
  });

  it('ends after an hour, and when its owner leaves it', async () => {
    const tables = await gameOf(caverna as Game, {});
    const tried = await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    tables.clock.time += HOUR - 1;
    expect((await tables.sandboxes.show(ANNA.id)).kind).toBe('shown');
    tables.clock.time += 1;
    await refuses('noSandbox', tryTurn(tables, tried));
    await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    expect(await tables.sandboxes.leave(ANNA.id)).toBe(true);
    await refuses('noSandbox', tables.sandboxes.show(ANNA.id));
    expect(await tables.sandboxes.leave(ANNA.id)).toBe(false);
  });

  it('exists only once per person: presses for an older one, or an earlier question, are stale', async () => {
    const tables = await gameOf(caverna as Game, {});
    const first = await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    await tables.sandboxes.open({ gameId: tables.id, userId: BEN.id });
    const second = await tables.sandboxes.open({ gameId: tables.id, userId: ANNA.id });
    expect((await tryTurn(tables, first)).kind).toBe('stale');
    expect((await tryTurn(tables, second)).kind).toBe('played');
    expect((await tryTurn(tables, second)).kind).toBe('stale');
    const reopened = await tables.sandboxes.act(ANNA.id, { do: 'reopen' });
    expect(panelIn(reopened.sandbox).drafts.length).toBeGreaterThan(0);
    expect((await tryTurn(tables, second)).kind).toBe('stale');
    expect((await tables.sandboxes.show(BEN.id)).sandbox.fork.live.game.id).toBe(privateId('s', BEN.id));
  });

  it('refuses earlier turns of a running game, computers in a running game, and folks that are being chosen', async () => {
    const tables = await gameOf(caverna as Game, {}, 2);
    const request = { gameId: tables.id, userId: ANNA.id };
    await refuses('earlierTurns', tables.sandboxes.open({ ...request, entry: 0 }));
    await tables.sandboxes.open(request);
    expect((await tables.sandboxes.act(ANNA.id, { do: 'computers' })).kind).toBe('stale');
    const choosing = await gameOf(caverna as Game, { folks: { seats: [DEAL, DEAL] } });
    await refuses('tryLater', choosing.sandboxes.open({ gameId: choosing.id, userId: ANNA.id }));
  });
});
