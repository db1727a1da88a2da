import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { orders } from '../../../src/table/ahead/orders.ts';
import { readPreparation, writePreparation } from '../../../src/table/ahead/preparation.ts';
import { forced } from '../../../src/table/play/forced.ts';
import type { Terms } from '../../../src/table/terms.ts';
import { ANNA, BEN, CLEO, openTestTables, panelIn, play, started, type TestTables } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

const DAY = 86_400_000;

const rules = caveVsCave as Game;
const opened = () => openTestTables({ rules, seed: 'peek' });

interface Begun {
  readonly tables: TestTables;
  readonly gameId: string;
  /** The first awaited person, and the other one. */
  readonly first: typeof ANNA;
  readonly second: typeof ANNA;
}

/** A new game of two. */
async function begun(options: Record<string, unknown> = { mode: 'era1' }, terms: Partial<Terms> = {}): Promise<Begun> {
  const tables = opened();
  const { lobby } = tables;
  const table = { channelId: 'c', guildId: 'g', user: ANNA, game: rules.id, places: 2, options, terms };
  const { id: gameId } = await lobby.create(table);
  await lobby.join({ gameId, user: BEN });
  await lobby.start({ gameId, userId: ANNA.id });
  const [awaited] = (await tables.table.position(gameId)).awaited;
  const [first, second] = awaited?.seat === 0 ? [ANNA, BEN] : [BEN, ANNA];
  return { tables, gameId, first, second };
}

const displayOf = (state: unknown): readonly string[] => (state as State).display;
const movesOf = (drafts: readonly { readonly move: string }[]) => drafts.map(({ move }) => move);

/** A game whose first player has excavated a room and played on; also the moves, and the tiles turned up since. */
async function excavated(terms: Partial<Terms> = {}) {
  const game = await begun({ mode: 'era1' }, terms);
  const { tables, gameId, first } = game;
  const { state } = panelIn(await play(tables, gameId, first.id, 'use excavation', 'excavate e4'));
  const hidden = displayOf((await tables.table.position(gameId)).state);
  const [shown = ''] = displayOf(state).filter((room) => !hidden.includes(room));
  expect(shown).not.toBe('');
  return { ...game, shown, me: { gameId, userId: first.id } };
}

type Excavated = Awaited<ReturnType<typeof excavated>>;

async function stillShown(tables: TestTables, { me, shown }: Pick<Excavated, 'me' | 'shown'>): Promise<void> {
  const panel = await tables.table.panel(me);
  expect(movesOf(panel.drafts).slice(0, 2)).toEqual(['use excavation', 'excavate e4']);
  expect(displayOf(panel.state)).toContain(shown);
}

describe('what a turn has revealed', () => {
  it('stays when a step is taken back, or the turn is restarted', async () => {
    const game = await excavated();
    const { tables, me } = game;
    const { step, staying } = await tables.table.panel(me);
    expect(staying).toBe(2);
    for (const back of [tables.table.stepBack, tables.table.startOver])
      await expect(back({ ...me, step })).rejects.toMatchObject({ key: 'stepRevealed' });
    await expect(tables.table.undo(me)).rejects.toMatchObject({ key: 'stepRevealed' });
    await stillShown(tables, game);
  });

  it('is the point that starting over goes back to', async () => {
    const game = await excavated();
    const { tables, gameId, me } = game;
    const { step } = panelIn(await play(tables, gameId, me.userId, 'eat gold', 'take stone 1'));
    const panel = panelIn(await tables.table.startOver({ ...me, step }));
    expect(movesOf(panel.drafts)).toEqual(['use excavation', 'excavate e4']);
    expect(panel.staying).toBe(2);
    await play(tables, gameId, me.userId, 'take stone 1');
    await tables.table.undo(me);
    await expect(tables.table.undo(me)).rejects.toMatchObject({ key: 'stepRevealed' });
    await stillShown(tables, game);
  });

  it('is nothing if a turn has only started: all of it can be taken back', async () => {
    const { tables, gameId, first } = await begun();
    const { step, staying } = panelIn(await play(tables, gameId, first.id, 'use excavation', 'take stone 1'));
    expect(staying).toBe(0);
    const { drafts } = panelIn(await tables.table.startOver({ gameId, userId: first.id, step }));
    expect(drafts).toEqual([]);
  });

  it('stays when the bot restarts', async () => {
    const game = await excavated();
    const again = openTestTables({ rules, stores: game.tables.stores });
    expect(await again.table.panel(game.me)).toEqual(await game.tables.table.panel(game.me));
    const { step } = await again.table.panel(game.me);
    await expect(again.table.startOver({ ...game.me, step })).rejects.toMatchObject({ key: 'stepRevealed' });
    await stillShown(again, game);
  });

  it('stays when the turn is over', async () => {
    const { tables, gameId, me, shown } = await excavated();
    await play(tables, gameId, me.userId, 'take stone 1', 'end');
    await expect(tables.table.undo(me)).rejects.toMatchObject({ key: 'undoRevealed' });
    expect(displayOf((await tables.table.position(gameId)).state)).toContain(shown);
  });

  it('stays when the table passes the turn', async () => {
    const { tables, gameId, me, shown } = await excavated({ pace: 'daily', late: 'pass' });
    await play(tables, gameId, me.userId, 'take stone 1');
    tables.clock.time += 3 * DAY;
    for (const { run } of tables.chores) await run(tables.clock.time);
    const [turn] = await tables.table.turns(gameId);
    expect(turn && movesOf(turn.moves)).toEqual(['use excavation', 'excavate e4', 'done', 'end']);
    expect(displayOf((await tables.table.position(gameId)).state)).toContain(shown);
  });

  it('stays when somebody else takes the seat', async () => {
    const game = await excavated();
    const { tables, gameId, first, second } = game;
    await play(tables, gameId, first.id, 'take stone 1');
    const seat = (await tables.table.position(gameId)).awaited[0]?.seat ?? 0;
    const raised = await tables.assembly.replace({ gameId, user: first, seat, newcomer: CLEO });
    if (raised.kind !== 'vote') throw new Error('Nobody was asked.');
    for (const { id: userId } of [CLEO, second]) {
      const open = await tables.assembly.open(gameId);
      if (open) await tables.assembly.ballot({ gameId, voteId: raised.vote.id, userId, agrees: true });
    }
    const taken = { gameId, userId: CLEO.id };
    await stillShown(tables, { ...game, me: taken });
    expect((await tables.table.panel(taken)).drafts).toHaveLength(2);
  });

  it('goes back face down only if all agree, and they read that it was seen', async () => {
    const { tables, gameId, first, second } = await begun();
    await play(tables, gameId, first.id, 'use undergrowth', 'take wood 2', 'done', 'end');
    const before = displayOf((await tables.table.position(gameId)).state);
    await play(tables, gameId, second.id, 'use excavation', 'excavate e4', 'take stone 1');
    const [last] = await tables.assembly.undoable(gameId);
    const raised = await tables.assembly.undo({ gameId, user: second, to: last?.to ?? 0 });
    if (raised.kind !== 'vote') throw new Error('It was done without a vote.');
    const voteId = raised.vote.id;
    // One of them already knows the tiles turned over in the current turn.
    expect((await tables.assembly.view(voteId)).undoing?.revealed).toBe(true);
    expect(displayOf((await tables.table.position(gameId)).state)).toEqual(before);
    await tables.assembly.ballot({ gameId, voteId, userId: first.id, agrees: true });
    const { drafts } = await tables.table.panel({ gameId, userId: first.id });
    expect(movesOf(drafts)).toEqual(['use undergrowth', 'take wood 2', 'done']);
  });

  it('is not mentioned in a vote if nothing has been turned over', async () => {
    const { tables, gameId, first, second } = await begun();
    await play(tables, gameId, first.id, 'use undergrowth', 'take wood 2', 'done', 'end');
    await play(tables, gameId, second.id, 'use excavation', 'take stone 1');
    const [last] = await tables.assembly.undoable(gameId);
    const raised = await tables.assembly.undo({ gameId, user: second, to: last?.to ?? 0 });
    if (raised.kind !== 'vote') throw new Error('It was done without a vote.');
    expect((await tables.assembly.view(raised.vote.id)).undoing?.revealed).toBe(false);
  });
});

describe('what is face down', () => {
  it('cannot be found out with a press that guesses the next move: nothing is played, right or wrong', async () => {
    const guesses = Object.keys(ROOM_TILES).map((room) => `furnish ${room}`);
    const { tables, gameId, first } = await begun();
    const me = { gameId, userId: first.id };
    const { step } = panelIn(await play(tables, gameId, first.id, 'use excavation'));
    for (const next of ['take stone 1', 'done', 'end', ...guesses]) {
      const answer = await tables.table.choose({ ...me, step, move: 'excavate e4', more: [next] });
      expect(answer, next).toMatchObject({ kind: 'stale', panel: { step, drafts: [{ move: 'use excavation' }] } });
    }
    const last = await tables.table.choose({ ...me, step, move: 'take stone 1', more: ['excavate e4'] });
    expect(movesOf(panelIn(last).drafts)).toEqual(['use excavation', 'take stone 1', 'excavate e4']);
  });

  it('cannot be found out with a planned turn: it stops there, and the player continues', async () => {
    const plain = toyGame();
    const ahead: Game['ahead'] = {
      due: () => true,
      rehearse: () => undefined,
      count: () => 0,
      takenBy: () => undefined,
    };
    const tables = openTestTables({ rules: { ...plain, ahead } as Game, autopilots: [orders] });
    const { id: gameId } = await started(tables);
    const laid = (id: number, moves: string[]) => ({ id, moves, after: 'end' as const });
    const preparation = {
      ...readPreparation(undefined, BEN.id),
      orders: [laid(1, ['peek', 'dig 9']), laid(2, ['dig 1', 'peek', 'dig 9'])],
    };
    await tables.stores.people.keepOrders(gameId, { seat: 1, orders: writePreparation(preparation) });
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    const { drafts, decision } = await tables.table.panel({ gameId, userId: BEN.id });
    expect(movesOf(drafts)).toEqual(['dig 1']);
    expect(movesOf(decision.options)).toContain('peek');
    const { news } = await tables.planning.planned({ gameId, userId: BEN.id });
    expect(news?.dropped.map(({ reason }) => reason)).toEqual([{ why: 'impossible', move: 'peek' }]);
  });

  it('is turned over by the player, even if nothing else can be done', async () => {
    const plain = toyGame();
    const only = ({ shown, deck, players }: ToyState) => {
      if (shown < deck.length) return [{ move: 'peek', reveals: true as const }];
      return [{ move: players[1]?.dug === 0 ? 'dig 1' : 'end' }];
    };
    const decisions = (state: ToyState) =>
      plain.decisions(state).map((asked) => (asked.seat === 1 ? { ...asked, options: only(state) } : asked));
    const tables = openTestTables({ rules: { ...plain, decisions } as Game, autopilots: [forced] });
    const { id: gameId } = await started(tables);
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    const { awaited, state } = await tables.table.position(gameId);
    expect(awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(state).toMatchObject({ shown: 1 });
  });

  it('is not seen by a player who plans a turn', async () => {
    const { tables, gameId, second } = await begun();
    const { rehearsal } = tables.planning;
    const me = { gameId, userId: second.id };
    const panel = await rehearsal.open({ ...me, move: 'use excavation' });
    expect(panel.decision.options.filter(({ reveals }) => reveals)).toEqual([]);
    expect(panel.decision.hidden).toBe(true);
    const tried = await rehearsal.choose({ ...me, step: panel.step, move: 'excavate e4' });
    expect(tried).toMatchObject({ kind: 'stale', panel: { drafts: [{ move: 'use excavation' }] } });
    const { players, piles } = panelIn(tried).state as State;
    const rooms = players.flatMap(({ cave }) => cave.flatMap((spot) => (spot.is === 'covered' ? [spot.room] : [])));
    expect(new Set([...rooms, ...piles[1]])).toEqual(new Set(['room 1']));
  });

  it('can be laid face down again: nobody knows the rest of the draft', async () => {
    const { tables, gameId } = await begun({ mode: 'quick' });
    for (;;) {
      const { awaited, game } = await tables.table.position(gameId);
      const [{ seat, decision } = { seat: 0, decision: undefined }] = awaited;
      const userId = game.seats[seat]?.userId ?? '';
      const move = decision?.options[0]?.move ?? '';
      await play(tables, gameId, userId, move);
      const me = { gameId, userId };
      const { step, staying } = await tables.table.panel(me);
      // Laying a face-up room takes nothing off the pile; the next one is turned over when the turn is ended.
      expect(staying).toBe(0);
      if (decision?.task === 'cover') {
        expect(panelIn(await tables.table.stepBack({ ...me, step })).drafts).toEqual([]);
        break;
      }
      await play(tables, gameId, userId, ...((await tables.table.panel(me)).canEnd ? ['end'] : []));
    }
  });

  it('stays drawn once it was drawn in a draft', async () => {
    const { tables, gameId, first } = await begun({ mode: 'quick' });
    const me = { gameId, userId: first.id };
    const [option] = (await tables.table.panel(me)).decision.options;
    await play(tables, gameId, first.id, option?.move ?? '', 'end');
    await expect(tables.table.undo(me)).rejects.toMatchObject({ key: 'undoRevealed' });
  });
});
