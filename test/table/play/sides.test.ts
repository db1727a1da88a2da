import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { Options, State } from '../../../src/games/caverna/state.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, openTestTables, panelIn, play, refuses, type TestTables } from '../fixture.ts';

const DAY = 24 * 3_600_000;

const opened = (options: Parameters<typeof openTestTables>[0] = {}) =>
  openTestTables({ rules: caverna as Game, seed: 'sides', autopilots: [computer], ...options });

interface Wanted {
  readonly folks?: object;
  readonly computers?: number;
  readonly terms?: object;
}

/** A lobby of Anna and Ben, with folks by default. */
async function lobbyOf({ lobby }: TestTables, { folks = {}, ...more }: Wanted = {}): Promise<string> {
  const wanted = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'caverna', options: { folks }, ...more };
  const { id } = await lobby.create(wanted);
  await lobby.join({ gameId: id, user: BEN });
  return id;
}

const sidesOf = ({ options }: TableGame) => (options as Options).folks?.seats;
const folksOf = (state: unknown) => (state as State).players.map(({ folk }) => folk);

/** A game in which Anna and Ben are dealt two folks each. */
async function dealt(tables = opened(), wanted: Wanted = {}) {
  const gameId = await lobbyOf(tables, wanted);
  await tables.lobby.start({ gameId, userId: ANNA.id });
  return { tables, gameId };
}

const handOf = async ({ table }: TestTables, gameId: string, userId: string, seat: number) =>
  ((await table.panel({ gameId, userId })).state as State).folks?.hands?.[seat]?.boards ?? [];

describe('the side of a seat', () => {
  it('is a folk for everybody who chooses nothing, and for computers', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { computers: 1 });
    expect(sidesOf(await tables.table.find(gameId))).toEqual(['deal', 'deal', 'deal']);
  });

  it('is chosen by each player, as often as they like until the start', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables);
    const choose = (side: string) => tables.lobby.choose({ gameId, userId: BEN.id, who: BEN.id, side });
    expect(sidesOf(await choose('dwarves'))).toEqual(['deal', 'dwarves']);
    expect(sidesOf(await choose('deal'))).toEqual(['deal', 'deal']);
    await choose('dwarves');
    await tables.lobby.start({ gameId, userId: ANNA.id });
    await refuses('alreadyStarted', choose('deal'));
    const { awaited } = await tables.table.position(gameId);
    expect(awaited.map(({ seat }) => seat)).toEqual([0]);
  });

  it('is chosen for others only by the host', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { folks: { freely: true }, computers: 1 });
    const choose = (userId: string, who: string, side: string) => tables.lobby.choose({ gameId, userId, who, side });
    expect(sidesOf(await choose(ANNA.id, 'computer-1', 'trolls'))).toEqual(['deal', 'trolls', 'deal']);
    expect(sidesOf(await choose(ANNA.id, BEN.id, 'humans'))).toEqual(['deal', 'trolls', 'humans']);
    await refuses('notHost', choose(BEN.id, 'computer-1', 'elves'));
    await refuses('notSeated', choose(CLEO.id, CLEO.id, 'elves'));
    await refuses('sideNotOpen', choose(ANNA.id, CLEO.id, 'elves'));
    expect(sidesOf(await tables.table.find(gameId))).toEqual(['deal', 'trolls', 'humans']);
  });

  it.each([
    ['an unknown folk', { freely: true }, 'hobbits'],
    ['a folk that somebody has', { freely: true, seats: ['trolls'] }, 'trolls'],
    ['a folk by its name where folks are dealt', {}, 'trolls'],
  ])('is never %s', async (_, folks, side) => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { folks });
    if ('seats' in folks) await tables.lobby.choose({ gameId, userId: ANNA.id, who: ANNA.id, side: 'trolls' });
    const before = await tables.table.find(gameId);
    await refuses('sideNotOpen', tables.lobby.choose({ gameId, userId: BEN.id, who: BEN.id, side }));
    expect(await tables.table.find(gameId)).toEqual(before);
  });

  it('cannot be chosen at a table without folks', async () => {
    const tables = opened();
    const { id: gameId } = await tables.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'caverna' });
    const forged = { gameId, userId: ANNA.id, who: ANNA.id, side: 'dwarves' };
    await refuses('sideNotOpen', tables.lobby.choose(forged));
    expect((await tables.table.find(gameId)).options).toEqual(caverna.options.parse({}));
  });

  it('stays with its player when others come and go', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { folks: { freely: true } });
    await tables.lobby.choose({ gameId, userId: ANNA.id, who: ANNA.id, side: 'elves' });
    await tables.lobby.choose({ gameId, userId: BEN.id, who: BEN.id, side: 'trolls' });
    await tables.lobby.join({ gameId, user: CLEO });
    expect(sidesOf(await tables.lobby.leave({ gameId, userId: ANNA.id }))).toEqual(['trolls', 'deal']);
    expect(sidesOf(await tables.lobby.join({ gameId, user: ANNA }))).toEqual(['trolls', 'deal', 'deal']);
  });

  it('is dropped when folks are switched off, and starts over when they are switched on', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { folks: { freely: true } });
    await tables.lobby.choose({ gameId, userId: BEN.id, who: BEN.id, side: 'trolls' });
    const off = await tables.lobby.change({ gameId, userId: ANNA.id, options: { folks: undefined } });
    expect(off.options).toEqual(caverna.options.parse({}));
    const on = await tables.lobby.change({ gameId, userId: ANNA.id, options: { folks: {} } });
    expect(sidesOf(on)).toEqual(['deal', 'deal']);
  });

  it('is chosen again for a rematch and for the next table', async () => {
    const { tables, gameId } = await dealt(opened(), { folks: { freely: true, seats: [] }, computers: 1 });
    await tables.table.end({ gameId, userId: ANNA.id });
    expect(sidesOf(await tables.lobby.rematch({ gameId, user: BEN }))).toEqual(['deal', 'deal', 'deal']);
  });

  it('is chosen again in a lobby that comes from a file, in which nobody sits yet', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables, { folks: { freely: true }, computers: 1 });
    await tables.lobby.choose({ gameId, userId: BEN.id, who: BEN.id, side: 'trolls' });
    const file = await tables.admin.copy(gameId);
    const other = opened();
    expect(sidesOf(await other.admin.import(file, { guildId: 'g1', channelId: 'c2' }))).toEqual(['deal']);
  });

  it('needs all furnishing tiles, in whatever order the host chooses', async () => {
    const tables = opened();
    const gameId = await lobbyOf(tables);
    const change = (options: Record<string, unknown>) => tables.lobby.change({ gameId, userId: ANNA.id, options });
    const refused = { key: 'unfitOptions', params: { game: 'caverna', reason: 'folksNeedAllTiles' } };
    await expect(change({ tiles: 'introductory' })).rejects.toMatchObject(refused);
    await change({ folks: undefined, tiles: 'introductory' });
    await expect(change({ folks: {} })).rejects.toMatchObject(refused);
    expect((await tables.table.find(gameId)).options).toEqual(caverna.options.parse({ tiles: 'introductory' }));
  });

  it('must fit the seats while the lobby is open, and the players when the game begins', async () => {
    const unfit: Game = { ...(caverna as Game), unfit: (_, seats) => (seats < 3 ? 'tooFew' : undefined) };
    const tables = opened({ rules: unfit });
    const gameId = await lobbyOf(tables);
    await refuses('unfitOptions', tables.lobby.start({ gameId, userId: ANNA.id }), { reason: 'tooFew' });
    const change = { gameId, userId: ANNA.id, places: 2, options: { markers: 'end' } };
    await refuses('unfitOptions', tables.lobby.change(change));
    expect(await tables.table.find(gameId)).toMatchObject({ status: 'lobby' });
  });
});

describe('folks that are dealt', () => {
  it('are chosen at the same time; computers choose automatically', async () => {
    const { tables, gameId } = await dealt(opened(), { computers: 1 });
    const { awaited } = await tables.table.position(gameId);
    expect(awaited.map(({ seat }) => seat)).toEqual([0, 2]);
    await play(tables, gameId, BEN.id, 'keep 2', 'end');
    expect((await tables.table.position(gameId)).awaited.map(({ seat }) => seat)).toEqual([0]);
    await play(tables, gameId, ANNA.id, 'keep 1', 'end');
    const { state } = await tables.table.position(gameId);
    expect(folksOf(state).every((folk) => folk !== undefined)).toBe(true);
    expect((state as State).round).toBe(1);
  });

  it('are hidden from everybody else, in views, panels and public data', async () => {
    const { tables, gameId } = await dealt();
    const [mine, theirs] = [await handOf(tables, gameId, ANNA.id, 0), await handOf(tables, gameId, BEN.id, 1)];
    expect([...mine, ...theirs].filter((id) => id === 'hidden')).toEqual([]);
    await play(tables, gameId, ANNA.id, 'keep 1');
    const open = JSON.stringify(await tables.table.position(gameId));
    const ofBen = JSON.stringify(await tables.table.panel({ gameId, userId: BEN.id }));
    for (const id of [...mine, ...theirs]) expect(open).not.toContain(id);
    for (const id of mine) expect(ofBen).not.toContain(id);
    await play(tables, gameId, ANNA.id, 'end');
    expect(JSON.stringify(await tables.table.position(gameId))).not.toContain(mine[0]);
    expect(JSON.stringify(await tables.table.panel({ gameId, userId: BEN.id }))).not.toContain(mine[0]);
  });

  it('can be changed and taken back while others are still choosing, but not once they are shown', async () => {
    const { tables, gameId } = await dealt();
    await play(tables, gameId, ANNA.id, 'keep 1');
    const { step } = await tables.table.panel({ gameId, userId: ANNA.id });
    const back = await tables.table.stepBack({ gameId, userId: ANNA.id, step });
    expect(panelIn(back).decision.task).toBe('keepFolk');
    await play(tables, gameId, ANNA.id, 'keep 2', 'end');
    expect(await tables.table.undo({ gameId, userId: ANNA.id })).toMatchObject({ what: 'turn' });
    await play(tables, gameId, ANNA.id, 'end');
    await play(tables, gameId, BEN.id, 'keep 1', 'end');
    await refuses('undoRevealed', tables.table.undo({ gameId, userId: BEN.id }));
  });

  it('cannot be chosen for others, before a player’s turn, or without such a board', async () => {
    const { tables, gameId } = await dealt();
    const { step } = await tables.table.panel({ gameId, userId: ANNA.id });
    const press = (userId: string, move: string) => tables.table.choose({ gameId, userId, step, move });
    await refuses('notSeated', press(CLEO.id, 'keep 1'));
    for (const move of ['keep 3', 'place logging', 'end']) {
      expect(panelIn(await press(ANNA.id, move))).toMatchObject({ drafts: [], decision: { task: 'keepFolk' } });
    }
    await play(tables, gameId, ANNA.id, 'keep 1', 'end');
    expect((await press(ANNA.id, 'keep 2')).kind).toBe('over');
    expect(folksOf((await tables.table.position(gameId)).state)).toEqual([undefined, undefined]);
  });

  it('allow no plans for a folk that is not known yet', async () => {
    const { tables, gameId } = await dealt();
    await play(tables, gameId, ANNA.id, 'keep 1', 'end');
    const lay = tables.planning.lay({ gameId, userId: ANNA.id, move: 'place logging' });
    await refuses('noTurnToCome', lay);
  });

  it.each(['pass', 'computer'] as const)('are chosen for late players, if the table says "%s"', async (late) => {
    const tables = opened();
    const { gameId } = await dealt(tables, { terms: { pace: 'daily', late } });
    await play(tables, gameId, ANNA.id, 'keep 1', 'end');
    tables.clock.time += 2 * DAY;
    for (const { run } of tables.chores) await run(tables.clock.time);
    const { state } = await tables.table.position(gameId);
    expect((state as State).round).toBeGreaterThanOrEqual(1);
    expect(folksOf(state).every((folk) => folk !== undefined)).toBe(true);
  });

  it('stay on offer when somebody leaves while choosing: the new player chooses from the same two', async () => {
    const { tables, gameId } = await dealt();
    await play(tables, gameId, ANNA.id, 'keep 1', 'end');
    const hand = await handOf(tables, gameId, BEN.id, 1);
    const raised = await tables.assembly.replace({ gameId, user: BEN, seat: 1, newcomer: CLEO });
    if (raised.kind !== 'vote') throw new Error('Nobody was asked.');
    const { id: voteId } = raised.vote;
    for (const { id: userId } of [CLEO, ANNA]) {
      const open = await tables.assembly.open(gameId);
      if (open) await tables.assembly.ballot({ gameId, voteId, userId, agrees: true });
    }
    expect((await tables.table.find(gameId)).seats[1]?.userId).toBe(CLEO.id);
    await refuses('notSeated', tables.table.panel({ gameId, userId: BEN.id }));
    expect(await handOf(tables, gameId, CLEO.id, 1)).toEqual(hand);
    await play(tables, gameId, CLEO.id, 'keep 2', 'end');
    expect(folksOf((await tables.table.position(gameId)).state)[1]).toBe(hand[1]);
  });
});
