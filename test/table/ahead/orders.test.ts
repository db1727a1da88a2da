import { beforeEach, describe, expect, it } from 'vitest';
import { isMove } from '../../../src/engine/log.ts';
import type { PositionFile } from '../../../src/games/caverna/positions.ts';
import { readPreparation, writePreparation } from '../../../src/table/ahead/preparation.ts';
import { ANNA, BEN, CLEO, panelIn, refuses, takePosts } from '../fixture.ts';
import { gameAt, type TestGame } from '../positions.ts';

let table: TestGame;
beforeEach(async () => {
  table = await gameAt(POSITION);
});

const RICH = { wood: 9, stone: 9, food: 9 };
const SEAT = { goods: RICH };
const POSITION: PositionFile = { players: 3, round: 5, spaces: { logging: { wood: 4 } }, seats: [SEAT, SEAT, SEAT] };

const lay = (move: string, condition?: { of: 'space' | 'own'; good: string; least: number }) =>
  table.planning.lay({ ...table.of(BEN), move, condition });
/** Anna takes a space and ends her turn; Ben is next. */
const annaTakes = (space: string, ...then: string[]) => table.play(ANNA, `place ${space}`, ...then, 'end');

/** What Ben has played, and on whose behalf: `place logging by order`. */
const movesOfBen = async () =>
  (await table.log())
    .filter(isMove)
    .flatMap(({ seat, move, by }) => (seat === 1 ? [by ? `${move} by ${by}` : move] : []));
const news = async () => (await table.planning.planned(table.of(BEN))).news;

describe('orders for the next turn', () => {
  it('run when the turn comes, up to its end, and are posted with the turn before them', async () => {
    await lay('place logging');
    await annaTakes('excavation', 'done');
    expect(await movesOfBen()).toEqual(['place logging by order', 'end by order']);
    expect(await table.awaited()).toEqual([2]);
    const turns = (await takePosts(table.tables)).filter(({ kind }) => kind === 'turn');
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ turns: [{ seat: 0 }, { seat: 1 }], awaited: [2] });
    expect((await table.planning.planned(table.of(BEN))).orders).toEqual([]);
  });

  it('are tried one after the other: a taken space, a space with too little, then one that works', async () => {
    await lay('place logging');
    await lay('place supplies', { of: 'own', good: 'wood', least: 10 });
    await lay('place woodGathering', { of: 'space', good: 'wood', least: 1 });
    await annaTakes('logging');
    expect(await movesOfBen()).toEqual(['place woodGathering by order', 'end by order']);
    const kept = readPreparation(await table.stores.people.orders(table.id, 1), BEN.id);
    expect(kept.news?.dropped.map(({ reason }) => reason)).toEqual([
      { why: 'taken', move: 'place logging', seat: 0 },
      { why: 'few', condition: { of: 'own', good: 'wood', least: 10 }, there: 9 },
    ]);
  });

  it('that cannot run leave the turn to the player, with the reasons', async () => {
    await lay('place logging', { of: 'space', good: 'wood', least: 5 });
    await annaTakes('woodGathering');
    expect(await movesOfBen()).toEqual([]);
    expect(await table.awaited()).toEqual([1]);
    expect(await news()).toMatchObject({
      dropped: [{ reason: { why: 'few', there: 4, condition: { good: 'wood', least: 5 } } }],
    });
    expect((await table.planning.planned(table.of(BEN))).orders).toEqual([]);
  });

  it('leave the rest to the player, with moves that can be taken back', async () => {
    await lay('place clearing');
    await annaTakes('logging');
    expect(await movesOfBen()).toEqual(['place clearing by order']);
    expect(await table.awaited()).toEqual([1]);
    const panel = await table.panel(BEN);
    expect(panel.drafts).toHaveLength(1);
    expect(await news()).toMatchObject({ begun: { moves: ['place clearing'] } });
    await table.pass(0);
    expect(await movesOfBen()).toHaveLength(1);
    const back = await table.table.stepBack({ ...table.of(BEN), step: panel.step });
    expect(panelIn(back).decision.task).toBe('place');
    await table.pass(0);
    expect(panelIn(back).drafts).toEqual([]);
    expect(await table.awaited()).toEqual([1]);
  });

  it('with a move that is no longer possible are dropped completely', async () => {
    await table.planning.rehearsal.open({ ...table.of(BEN), move: 'place housework' });
    const { step } = await table.planning.rehearsal.panel(table.of(BEN));
    await table.planning.rehearsal.choose({ ...table.of(BEN), step, move: 'furnish carpenter' });
    await table.planning.rehearsal.keep(table.of(BEN));
    const was = await table.stores.people.orders(table.id, 1);
    const preparation = readPreparation(was, BEN.id);
    const [order] = preparation.orders;
    expect(order?.moves).toEqual(['place housework', 'furnish carpenter']);
    const moves = ['place clearing', 'lay meadow c4 field z9'];
    const first = { id: 7, moves, after: 'end' as const };
    const orders = writePreparation({ ...preparation, orders: [first, ...preparation.orders] });
    await table.stores.people.keepOrders(table.id, { seat: 1, orders, was });
    await annaTakes('logging');
    expect((await movesOfBen()).slice(0, 2)).toEqual(['place housework by order', 'furnish carpenter by order']);
    expect(await news()).toMatchObject({ dropped: [{ reason: { why: 'impossible', move: moves[1] } }] });
  });

  it('belong to the person who planned them, not to the seat', async () => {
    await lay('place logging');
    const text = await table.stores.people.orders(table.id, 1);
    expect(readPreparation(text, BEN.id).orders).toHaveLength(1);
    expect(readPreparation(text, CLEO.id).orders).toEqual([]);
  });

  it('are seen by nobody else: no post, position or log mentions them', async () => {
    await lay('place woodGathering', { of: 'space', good: 'wood', least: 77 });
    const shown = [await takePosts(table), await table.position(), await table.panel(ANNA)];
    expect(JSON.stringify([...shown, await table.admin.copy(table.id)])).not.toContain('77');
    expect(await table.log()).toHaveLength(1);
  });

  it('outlive a restart, and run only once even if a turn is taken back', async () => {
    await lay('place logging');
    table = table.restart();
    await annaTakes('woodGathering');
    expect(await movesOfBen()).toHaveLength(2);
    const { panel } = await table.undo(BEN);
    expect(panel.drafts.map(({ move }) => move)).toEqual(['place logging']);
    await table.table.startOver({ ...table.of(BEN), step: panel.step });
    await table.pass(0);
    expect(await table.awaited()).toEqual([1]);
    expect((await table.panel(BEN)).drafts).toEqual([]);
  });
});

describe('the list of orders', () => {
  it('can be reordered, shortened and cleared, and holds at most 10', async () => {
    for (const space of ['logging', 'supplies', 'clearing']) await lay(`place ${space}`);
    const spaces = async () => (await table.planning.planned(table.of(BEN))).orders.map(({ moves }) => moves[0]);
    const change = (order: number, kind: 'up' | 'down' | 'remove') =>
      table.planning.change({ ...table.of(BEN), order, change: { kind } });
    await change(3, 'up');
    await change(1, 'down');
    expect(await spaces()).toEqual(['place clearing', 'place logging', 'place supplies']);
    await change(3, 'up');
    expect((await spaces())[0]).toBe('place clearing');
    await change(1, 'remove');
    expect(await spaces()).toEqual(['place clearing', 'place supplies']);
    await refuses('orderGone', change(1, 'up'));
    for (let count = 2; count < 10; count++) await lay('place logging');
    await refuses('tooManyOrders', lay('place logging'));
    expect((await table.planning.clear(table.of(BEN))).orders).toEqual([]);
  });

  it('refuses impossible plans: during the player’s own turn, by strangers, or for something no space offers', async () => {
    await refuses('turnHasCome', table.planning.lay({ ...table.of(ANNA), move: 'place logging' }));
    await refuses('notSeated', table.planning.planned({ gameId: table.id, userId: '9' }));
    await refuses('notAhead', lay('place nowhere'));
    await refuses('notAhead', lay('end'));
  });
});

describe('a rehearsal', () => {
  const rehearsal = () => table.planning.rehearsal;
  const choose = (step: number, move: string) => rehearsal().choose({ ...table.of(BEN), step, move });
  const planned = async () => (await table.planning.planned(table.of(BEN))).orders;

  it('asks as the turn would, and keeps its moves in an order instead of the log', async () => {
    const first = await rehearsal().open(table.of(BEN));
    expect(first.decision.task).toBe('place');
    const placed = panelIn(await choose(first.step, 'place clearing'));
    expect(placed.drafts.map(({ move }) => move)).toEqual(['place clearing']);
    expect(await choose(first.step, 'end')).toMatchObject({ kind: 'stale' });
    const lays = placed.decision.options.find(({ move }) => move.startsWith('lay '))?.move ?? '';
    const laid = panelIn(await choose(placed.step, lays));
    expect(laid.canEnd).toBe(true);
    await rehearsal().endTurn({ ...table.of(BEN), step: laid.step });
    expect(await planned()).toMatchObject([{ moves: ['place clearing', lays], after: 'end' }]);
    expect(await table.log()).toHaveLength(1);
    await annaTakes('logging');
    expect(await movesOfBen()).toEqual(['place clearing by order', `${lays} by order`, 'end by order']);
  });

  it('can be stepped back, restarted, left, and reopened to change an order', async () => {
    const { step } = await rehearsal().open({ ...table.of(BEN), move: 'place clearing' });
    const back = panelIn(await rehearsal().stepBack({ ...table.of(BEN), step }));
    expect(back.drafts).toEqual([]);
    await refuses('nothingRehearsed', rehearsal().keep(table.of(BEN)));
    await rehearsal().leave(table.of(BEN));
    await refuses('orderGone', rehearsal().keep(table.of(BEN)));
    await lay('place supplies');
    const again = await rehearsal().open({ ...table.of(BEN), order: 1 });
    expect(again.drafts.map(({ move }) => move)).toEqual(['place supplies']);
    await rehearsal().startOver({ ...table.of(BEN), step: again.step });
    const { step: now } = await rehearsal().panel(table.of(BEN));
    await choose(now, 'place logging');
    await rehearsal().keep(table.of(BEN));
    expect(await planned()).toEqual([{ id: 1, moves: ['place logging'], after: 'call' }]);
    await annaTakes('woodGathering');
    expect(await movesOfBen()).toEqual(['place logging by order']);
  });

  it('shows the next round to players who have placed all their dwarfs', async () => {
    const placed = { dwarfs: [{ at: 'clearing' }, { at: 'supplies' }] };
    table = await gameAt({ ...POSITION, seats: [{ goods: RICH, dwarfs: [{}, { at: 'logging' }] }, placed] });
    const panel = await rehearsal().open(table.of(BEN));
    const offered = panel.decision.options.map(({ move }) => move);
    expect(offered).toContain('place logging');
    expect(offered).toContain('place supplies');
    expect(panel.state).toMatchObject({ round: 6 });
    expect(JSON.stringify((panel.state as { cards: unknown[] }).cards.slice(5))).not.toMatch(/[a-z]{8,}(?<!hidden)"/);
  });
});
