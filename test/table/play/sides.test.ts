import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { Options, State } from '../../../src/games/caverna/state.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { TableGame, User } from '../../../src/table/types.ts';
import { ANNA, BEN, CLEO, gameOf, openTestTables, panelIn, refuses } from '../fixture.ts';

const DAY = 24 * 3_600_000;

const opened = (options: Parameters<typeof openTestTables>[0] = {}) =>
  openTestTables({ rules: caverna as Game, seed: 'sides', autopilots: [computer], ...options });

interface Wanted {
  readonly folks?: object;
  readonly options?: Record<string, unknown>;
  readonly computers?: number;
  readonly terms?: object;
}

async function openLobby({ folks = {}, options = { folks }, ...more }: Wanted = {}, tables = opened()) {
  const wanted = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'caverna', options, ...more };
  const { id: gameId } = await tables.lobby.create(wanted);
  await tables.lobby.join({ gameId, user: BEN });
  const choose = (user: User, side: string) => tables.lobby.choose({ gameId, userId: user.id, who: user.id, side });
  return { ...gameOf(tables, gameId), gameId, choose };
}

const sidesOf = ({ options }: TableGame) => (options as Options).folks?.seats;
const folksOf = (state: unknown) => (state as State).players.map(({ folk }) => folk);

async function dealt(wanted: Wanted = {}) {
  const game = await openLobby(wanted);
  await game.lobby.start(game.of(ANNA));
  const handOf = async (who: User, seat: number) =>
    ((await game.panel(who)).state as State).folks?.hands?.[seat]?.boards ?? [];
  return { ...game, handOf, folks: async () => folksOf((await game.position()).state) };
}

describe('the side of a seat', () => {
  it('is a folk for everybody who chooses nothing, and for computers', async () => {
    const { find } = await openLobby({ computers: 1 });
    expect(sidesOf(await find())).toEqual(['deal', 'deal', 'deal']);
  });

  it('is chosen by each player, as often as they like until the start', async () => {
    const { awaited, choose, lobby, of } = await openLobby();
    expect(sidesOf(await choose(BEN, 'dwarves'))).toEqual(['deal', 'dwarves']);
    expect(sidesOf(await choose(BEN, 'deal'))).toEqual(['deal', 'deal']);
    await choose(BEN, 'dwarves');
    await lobby.start(of(ANNA));
    await refuses('alreadyStarted', choose(BEN, 'deal'));
    expect(await awaited()).toEqual([0]);
  });

  it('is chosen for others only by the host', async () => {
    const { find, gameId, lobby } = await openLobby({ folks: { freely: true }, computers: 1 });
    const choose = (user: User, who: string, side: string) => lobby.choose({ gameId, userId: user.id, who, side });
    expect(sidesOf(await choose(ANNA, 'computer-1', 'trolls'))).toEqual(['deal', 'trolls', 'deal']);
    expect(sidesOf(await choose(ANNA, BEN.id, 'humans'))).toEqual(['deal', 'trolls', 'humans']);
    await refuses('notHost', choose(BEN, 'computer-1', 'elves'));
    await refuses('notSeated', choose(CLEO, CLEO.id, 'elves'));
    await refuses('sideNotOpen', choose(ANNA, CLEO.id, 'elves'));
    expect(sidesOf(await find())).toEqual(['deal', 'trolls', 'humans']);
  });

  it.each([
    ['an unknown folk', { freely: true }, 'hobbits'],
    ['a folk that somebody has', { freely: true, seats: ['trolls'] }, 'trolls'],
    ['a folk chosen by name where folks are dealt', {}, 'trolls'],
  ])('is never %s', async (_, folks, side) => {
    const { choose, find } = await openLobby({ folks });
    if ('seats' in folks) await choose(ANNA, 'trolls');
    const before = await find();
    await refuses('sideNotOpen', choose(BEN, side));
    expect(await find()).toEqual(before);
  });

  it('cannot be chosen at a table without folks', async () => {
    const { choose, find } = await openLobby({ options: {} });
    await refuses('sideNotOpen', choose(ANNA, 'dwarves'));
    expect((await find()).options).toEqual(caverna.options.parse({}));
  });

  it('stays with its player when others come and go', async () => {
    const { choose, gameId, lobby, of } = await openLobby({ folks: { freely: true } });
    await choose(ANNA, 'elves');
    await choose(BEN, 'trolls');
    await lobby.join({ gameId, user: CLEO });
    expect(sidesOf(await lobby.leave(of(ANNA)))).toEqual(['trolls', 'deal']);
    expect(sidesOf(await lobby.join({ gameId, user: ANNA }))).toEqual(['trolls', 'deal', 'deal']);
  });

  it('is dropped when folks are switched off, and starts over when they are switched on', async () => {
    const { choose, lobby, of } = await openLobby({ folks: { freely: true } });
    await choose(BEN, 'trolls');
    const off = await lobby.change({ ...of(ANNA), options: { folks: undefined } });
    expect(off.options).toEqual(caverna.options.parse({}));
    const on = await lobby.change({ ...of(ANNA), options: { folks: {} } });
    expect(sidesOf(on)).toEqual(['deal', 'deal']);
  });

  it('is chosen again for a rematch and for the next table', async () => {
    const { gameId, lobby, of, table } = await dealt({ folks: { freely: true, seats: [] }, computers: 1 });
    await table.end(of(ANNA));
    expect(sidesOf(await lobby.rematch({ gameId, user: BEN }))).toEqual(['deal', 'deal', 'deal']);
  });

  it('is chosen again in a lobby that comes from a file, in which nobody sits yet', async () => {
    const { admin, choose, gameId } = await openLobby({ folks: { freely: true }, computers: 1 });
    await choose(BEN, 'trolls');
    const file = await admin.copy(gameId);
    expect(sidesOf(await opened().admin.import(file, { guildId: 'g1', channelId: 'c2' }))).toEqual(['deal']);
  });

  it('needs all furnishing tiles, in whatever order the host chooses', async () => {
    const { find, lobby, of } = await openLobby();
    const change = (options: Record<string, unknown>) => lobby.change({ ...of(ANNA), options });
    const refused = { game: 'caverna', reason: 'folksNeedAllTiles' };
    await refuses('unfitOptions', change({ tiles: 'introductory' }), refused);
    await change({ folks: undefined, tiles: 'introductory' });
    await refuses('unfitOptions', change({ folks: {} }), refused);
    expect((await find()).options).toEqual(caverna.options.parse({ tiles: 'introductory' }));
  });

  it('must fit the seats while the lobby is open, and the players when the game begins', async () => {
    const unfit: Game = { ...(caverna as Game), unfit: (_, seats) => (seats < 3 ? 'tooFew' : undefined) };
    const { find, lobby, of } = await openLobby({}, opened({ rules: unfit }));
    await refuses('unfitOptions', lobby.start(of(ANNA)), { reason: 'tooFew' });
    await refuses('unfitOptions', lobby.change({ ...of(ANNA), places: 2, options: { markers: 'end' } }));
    expect(await find()).toMatchObject({ status: 'lobby' });
  });
});

describe('folks that are dealt', () => {
  it('are chosen at the same time; computers choose automatically', async () => {
    const { awaited, folks, play, position } = await dealt({ computers: 1 });
    expect(await awaited()).toEqual([0, 2]);
    await play(BEN, 'keep 2', 'end');
    expect(await awaited()).toEqual([0]);
    await play(ANNA, 'keep 1', 'end');
    expect(await folks()).not.toContain(undefined);
    expect((await position()).state).toMatchObject({ round: 1 });
  });

  it('are hidden from everybody else, in views, panels and public data', async () => {
    const { handOf, panel, play, position } = await dealt();
    const [mine, theirs] = [await handOf(ANNA, 0), await handOf(BEN, 1)];
    expect([...mine, ...theirs].filter((id) => id === 'hidden')).toEqual([]);
    await play(ANNA, 'keep 1');
    const open = JSON.stringify(await position());
    const ofBen = JSON.stringify(await panel(BEN));
    for (const id of [...mine, ...theirs]) expect(open).not.toContain(id);
    for (const id of mine) expect(ofBen).not.toContain(id);
    await play(ANNA, 'end');
    for (const shown of [await position(), await panel(BEN)]) expect(JSON.stringify(shown)).not.toContain(mine[0]);
  });

  it('can be changed and taken back while others are still choosing, but not once they are shown', async () => {
    const { of, panel, play, table, undo } = await dealt();
    await play(ANNA, 'keep 1');
    const { step } = await panel(ANNA);
    expect(panelIn(await table.stepBack({ ...of(ANNA), step })).decision.task).toBe('keepFolk');
    await play(ANNA, 'keep 2', 'end');
    expect(await undo(ANNA)).toMatchObject({ what: 'turn' });
    await play(ANNA, 'end');
    await play(BEN, 'keep 1', 'end');
    await refuses('undoRevealed', undo(BEN));
  });

  it('cannot be chosen for others, before a player’s turn, or from a board that was not dealt', async () => {
    const { folks, of, panel, play, table } = await dealt();
    const { step } = await panel(ANNA);
    const press = (user: User, move: string) => table.choose({ ...of(user), step, move });
    await refuses('notSeated', press(CLEO, 'keep 1'));
    for (const move of ['keep 3', 'place logging', 'end']) {
      expect(panelIn(await press(ANNA, move))).toMatchObject({ drafts: [], decision: { task: 'keepFolk' } });
    }
    await play(ANNA, 'keep 1', 'end');
    expect((await press(ANNA, 'keep 2')).kind).toBe('over');
    expect(await folks()).toEqual([undefined, undefined]);
  });

  it('allow no plans for a folk that is not known yet', async () => {
    const { of, planning, play } = await dealt();
    await play(ANNA, 'keep 1', 'end');
    await refuses('noTurnToCome', planning.lay({ ...of(ANNA), move: 'place logging' }));
  });

  it.each(['pass', 'computer'] as const)('are chosen for late players, if the table says "%s"', async (late) => {
    const { folks, pass, play, position } = await dealt({ terms: { pace: 'daily', late } });
    await play(ANNA, 'keep 1', 'end');
    await pass(2 * DAY);
    expect(((await position()).state as State).round).toBeGreaterThanOrEqual(1);
    expect(await folks()).not.toContain(undefined);
  });

  it('stay on offer when somebody leaves while choosing: the new player chooses from the same two', async () => {
    const { assembly, ballot, folks, gameId, handOf, panel, play, replace, seat } = await dealt();
    await play(ANNA, 'keep 1', 'end');
    const hand = await handOf(BEN, 1);
    await replace(BEN, 1, CLEO);
    for (const user of [CLEO, ANNA]) if (await assembly.open(gameId)) await ballot(user);
    expect(await seat(1)).toMatchObject({ userId: CLEO.id });
    await refuses('notSeated', panel(BEN));
    expect(await handOf(CLEO, 1)).toEqual(hand);
    await play(CLEO, 'keep 2', 'end');
    expect((await folks())[1]).toBe(hand[1]);
  });
});
