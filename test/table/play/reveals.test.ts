import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { ROOM_TILES } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { orders } from '../../../src/table/ahead/orders.ts';
import { readPreparation, writePreparation } from '../../../src/table/ahead/preparation.ts';
import { forced } from '../../../src/table/play/forced.ts';
import type { Terms } from '../../../src/table/terms.ts';
import { ANNA, BEN, CLEO, openGame, openTestTables, panelIn, refuses } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

const DAY = 86_400_000;

const rules = caveVsCave as Game;

const displayOf = (state: unknown): readonly string[] => (state as State).display;
const movesOf = (drafts: readonly { readonly move: string }[]) => drafts.map(({ move }) => move);

/** A new game of two, its first awaited person, the other one, and the tiles on display. */
async function begun(options: Record<string, unknown> = { mode: 'era1' }, terms: Partial<Terms> = {}) {
  const game = await openGame({ game: rules.id, places: 2, options, terms }, openTestTables({ rules, seed: 'peek' }));
  const [first, second] = (await game.awaited())[0] === 0 ? ([ANNA, BEN] as const) : ([BEN, ANNA] as const);
  return { ...game, first, second, display: async () => displayOf((await game.position()).state) };
}

/** A game whose first player has excavated a room, what they press, and the tile turned up since. */
async function excavated(terms: Partial<Terms> = {}) {
  const game = await begun({ mode: 'era1' }, terms);
  const { state } = panelIn(await game.play(game.first, 'use excavation', 'excavate e4'));
  const hidden = await game.display();
  const [shown = ''] = displayOf(state).filter((room) => !hidden.includes(room));
  expect(shown).not.toBe('');
  return { ...game, shown, me: game.of(game.first) };
}

type Excavated = Awaited<ReturnType<typeof excavated>>;

async function stillShown({ me, shown, table }: Pick<Excavated, 'me' | 'shown' | 'table'>): Promise<void> {
  const panel = await table.panel(me);
  expect(movesOf(panel.drafts).slice(0, 2)).toEqual(['use excavation', 'excavate e4']);
  expect(displayOf(panel.state)).toContain(shown);
}

describe('what a turn has revealed', () => {
  it('stays revealed when a step is taken back, or the turn is restarted, even after a restart of the bot', async () => {
    const game = await excavated();
    const { me } = game;
    for (const { table } of [game, openTestTables({ rules, stores: game.stores })]) {
      const { step, staying } = await table.panel(me);
      expect(staying).toBe(2);
      for (const back of [table.stepBack, table.startOver]) await refuses('stepRevealed', back({ ...me, step }));
      await refuses('stepRevealed', table.undo(me));
      await stillShown({ ...game, table });
    }
  });

  it('is the point that starting over goes back to', async () => {
    const game = await excavated();
    const { first, me, play, table } = game;
    const { step } = panelIn(await play(first, 'eat gold', 'take stone 1'));
    const panel = panelIn(await table.startOver({ ...me, step }));
    expect(movesOf(panel.drafts)).toEqual(['use excavation', 'excavate e4']);
    expect(panel.staying).toBe(2);
    await play(first, 'take stone 1');
    await table.undo(me);
    await refuses('stepRevealed', table.undo(me));
    await stillShown(game);
  });

  it('is nothing if a turn has only started: all of it can be taken back', async () => {
    const { table, first, of, play } = await begun();
    const { step, staying } = panelIn(await play(first, 'use excavation', 'take stone 1'));
    expect(staying).toBe(0);
    const { drafts } = panelIn(await table.startOver({ ...of(first), step }));
    expect(drafts).toEqual([]);
  });

  it('stays revealed when the turn is over', async () => {
    const { display, first, me, play, shown, table } = await excavated();
    await play(first, 'take stone 1', 'end');
    await refuses('undoRevealed', table.undo(me));
    expect(await display()).toContain(shown);
  });

  it('is known to everybody until a person ends a turn that reveals nothing', async () => {
    const { first, id, play, position, second, stores } = await excavated();
    expect((await position()).revealed).toBe(false);
    await play(first, 'take stone 1', 'end');
    expect((await position()).revealed).toBe(true);
    expect((await openTestTables({ rules, stores }).table.position(id)).revealed).toBe(true);
    await play(second, 'use undergrowth', 'done', 'end');
    expect((await position()).revealed).toBe(false);
  });

  it('stays revealed when the table passes the turn', async () => {
    const { display, first, id, pass, play, shown, table } = await excavated({ pace: 'daily', late: 'pass' });
    await play(first, 'take stone 1');
    await pass(3 * DAY);
    const [turn] = await table.turns(id);
    expect(turn && movesOf(turn.moves)).toEqual(['use excavation', 'excavate e4', 'done', 'end']);
    expect(await display()).toContain(shown);
  });

  it('stays revealed when somebody else takes the seat', async () => {
    const game = await excavated();
    const { assembly, awaited, ballot, drafts, first, id, of, play, replace, second } = game;
    await play(first, 'take stone 1');
    const [seat = 0] = await awaited();
    await replace(first, seat, CLEO);
    for (const user of [CLEO, second]) if (await assembly.open(id)) await ballot(user);
    await stillShown({ ...game, me: of(CLEO) });
    expect(await drafts(CLEO)).toHaveLength(2);
  });

  it.each([
    ['goes back face down only if all agree, and they read that it was seen', ['excavate e4', 'take stone 1'], true],
    ['is not mentioned in a vote if nothing has been turned over', ['take stone 1'], false],
  ] as const)('%s', async (_, moves, revealed) => {
    const { assembly, ballot, display, drafts, first, play, second, undoable, undoTo, vote } = await begun();
    await play(first, 'use undergrowth', 'take wood 2', 'done', 'end');
    const before = await display();
    await play(second, 'use excavation', ...moves);
    const [last] = await undoable();
    await undoTo(second, last?.to);
    // One of them already knows the tiles turned over in the current turn.
    expect((await assembly.view((await vote()).id)).undoing?.revealed).toBe(revealed);
    expect(await display()).toEqual(before);
    await ballot(first);
    expect(await drafts(first)).toEqual(['use undergrowth', 'take wood 2', 'done']);
  });
});

describe('what is face down', () => {
  it('cannot be found out with a press that guesses the next move: nothing is played, right or wrong', async () => {
    const guesses = Object.keys(ROOM_TILES).map((room) => `furnish ${room}`);
    const game = await begun();
    const me = game.of(game.first);
    const { step } = panelIn(await game.play(game.first, 'use excavation'));
    for (const next of ['take stone 1', 'done', 'end', ...guesses]) {
      const answer = await game.table.choose({ ...me, step, move: 'excavate e4', more: [next] });
      expect(answer, next).toMatchObject({ kind: 'stale', panel: { step, drafts: [{ move: 'use excavation' }] } });
    }
    const last = await game.table.choose({ ...me, step, move: 'take stone 1', more: ['excavate e4'] });
    expect(movesOf(panelIn(last).drafts)).toEqual(['use excavation', 'take stone 1', 'excavate e4']);
  });

  it('cannot be found out with a planned turn: it stops there, and the player continues', async () => {
    const plain = toyGame();
    const ahead = { due: () => true, rehearse: () => undefined, count: () => 0, takenBy: () => undefined };
    const game = await openGame({}, openTestTables({ rules: { ...plain, ahead } as Game, autopilots: [orders] }));
    const laid = (id: number, moves: string[]) => ({ id, moves, after: 'end' as const });
    const ordered = [laid(1, ['peek', 'dig 9']), laid(2, ['dig 1', 'peek', 'dig 9'])];
    const preparation = { ...readPreparation(undefined, BEN.id), orders: ordered };
    await game.stores.people.keepOrders(game.id, { seat: 1, orders: writePreparation(preparation) });
    await game.play(ANNA, 'dig 1', 'end');
    const { drafts, decision } = await game.panel(BEN);
    expect(movesOf(drafts)).toEqual(['dig 1']);
    expect(movesOf(decision.options)).toContain('peek');
    const { news } = await game.planning.planned(game.of(BEN));
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
    const game = await openGame({}, openTestTables({ rules: { ...plain, decisions } as Game, autopilots: [forced] }));
    await game.play(ANNA, 'dig 1', 'end');
    const { awaited, state } = await game.position();
    expect(awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(state).toMatchObject({ shown: 1 });
  });

  it('is not seen by a player who plans a turn', async () => {
    const { of, planning, second } = await begun();
    const { rehearsal } = planning;
    const me = of(second);
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
    const { table, id, play, position } = await begun({ mode: 'quick' });
    for (;;) {
      const { awaited, game } = await position();
      const [{ seat, decision } = { seat: 0, decision: undefined }] = awaited;
      const userId = game.seats[seat]?.userId ?? '';
      const move = decision?.options[0]?.move ?? '';
      await play({ id: userId }, move);
      const me = { gameId: id, userId };
      const { step, staying } = await table.panel(me);
      // Laying a face-up room takes nothing off the pile; the next one is turned over when the turn is ended.
      expect(staying).toBe(0);
      if (decision?.task === 'cover') {
        expect(panelIn(await table.stepBack({ ...me, step })).drafts).toEqual([]);
        break;
      }
      await play({ id: userId }, ...((await table.panel(me)).canEnd ? ['end'] : []));
    }
  });

  it('stays drawn once it was drawn in a draft', async () => {
    const { table, first, of, play } = await begun({ mode: 'quick' });
    const me = of(first);
    const [option] = (await table.panel(me)).decision.options;
    await play(first, option?.move ?? '', 'end');
    await refuses('undoRevealed', table.undo(me));
  });
});
