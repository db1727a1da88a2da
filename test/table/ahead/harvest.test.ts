import { describe, expect, it } from 'vitest';
import { isMove } from '../../../src/engine/log.ts';
import type { PositionFile } from '../../../src/games/caverna/positions.ts';
import { ANNA, BEN, play, refuses, takePosts } from '../fixture.ts';
import { gameAt, type TestGame } from '../positions.ts';

let table: TestGame;

type Seats = NonNullable<PositionFile['seats']>;

const HUNGRY = { goods: { food: 1, grain: 3, vegetable: 1 } };
/** Two pairs of animals, and room for only one newborn. */
const CROWDED = { cells: { c4: 'smallPasture', c3: 'meadow stable' } };
const PAIRS = { food: 9, sheep: 2, boar: 2 };

const harvest = (...seats: Seats) => gameAt({ players: 2, round: 5, next: 'harvest', seats });
const order = (standing: unknown, who = ANNA) => table.planning.keepStanding({ ...table.of(who), standing });
const log = async (seat: number) =>
  (await table.log())
    .filter(isMove)
    .flatMap((entry) => (entry.seat === seat ? [entry.by ? `${entry.move} by ${entry.by}` : entry.move] : []));

describe('standing orders for harvests', () => {
  it('feed with food first, then with goods in their order', async () => {
    table = await harvest(HUNGRY, HUNGRY);
    await order({ feed: ['grain', 'vegetable'] });
    await order({ feed: ['vegetable', 'grain'] }, BEN);
    await table.pass(0);
    expect(await log(0)).toEqual(['eat grain by order', 'eat grain by order', 'eat grain by order', 'end by order']);
    expect(await log(1)).toEqual(['eat vegetable by order', 'eat grain by order', 'end by order']);
    expect((await table.position()).state).toMatchObject({ round: 6 });
  });

  it('run before anybody is called, and all parts come in one post', async () => {
    table = await harvest(HUNGRY, { goods: { food: 9 } });
    await order({ feed: ['grain'] });
    await table.pass(0);
    const posts = await takePosts(table.tables);
    const told = posts.filter(({ kind }) => ['turn', 'harvest', 'waiting'].includes(kind));
    expect(told).toMatchObject([{ kind: 'turn', turns: [{ seat: 0 }], awaited: [0] }]);
  });

  it('that are not enough leave the harvest to the player and say what is undecided', async () => {
    table = await harvest(HUNGRY, HUNGRY);
    await order({ feed: ['vegetable'] });
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
    expect(await log(0)).toEqual([]);
    expect((await table.planning.planned(table.of(ANNA))).news).toMatchObject({ open: 'feed', dropped: [] });
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
  });

  it('breed the types that come first if there is no room for all', async () => {
    for (const breed of [['sheep', 'boar'] as const, ['boar', 'sheep'] as const]) {
      table = await harvest({ ...CROWDED, goods: PAIRS }, { goods: { food: 9 } });
      const { decision } = await table.panel(ANNA);
      expect(decision.options.map(({ move }) => move)).toEqual(expect.arrayContaining(['breed sheep', 'breed boar']));
      await order({ breed });
      await table.pass(0);
      expect(await log(0)).toEqual([`breed ${breed[0]} by order`, 'end by order']);
    }
  });

  it('choose between the phases of the third question mark, and continue in the next harvests', async () => {
    const markers = { 6: 'question', 7: 'question', 8: 'question' } as const;
    const seat = { cells: { c4: 'field grain' }, goods: { food: 9, sheep: 2 } };
    table = await gameAt({ players: 2, round: 8, next: 'harvest', markers, seats: [seat, { goods: { food: 9 } }] });
    await order({ phase: 'field' });
    await table.pass(0);
    expect(await log(0)).toEqual(['harvest field by order', 'end by order']);
    expect((await table.planning.planned(table.of(ANNA))).standing).toMatchObject({ phase: 'field' });
  });

  it('are refused if they name something that does not exist, and can be removed', async () => {
    table = await harvest(HUNGRY, HUNGRY);
    for (const standing of [{ feed: ['stone'] }, { breed: ['sheep', 'sheep'] }, { other: 1 }, 'grain', null]) {
      await refuses('notAhead', order(standing));
    }
    await order({ feed: ['grain', 'vegetable'] });
    expect((await order(undefined)).standing).toBeUndefined();
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
  });
});

describe('a decision without a real choice', () => {
  const NOWHERE = { players: 2, round: 5, turn: 2 } as const;
  /** With only the space of Anna's dwarf left, Ben can only pass. */
  const nowhere = (goods: Record<string, number>) =>
    gameAt(
      { ...NOWHERE, seats: [{ dwarfs: [{ at: 'logging' }, {}] }, { goods }] },
      { tweak: (state) => void state.spaces.splice(0, 99, ...state.spaces.filter(({ id }) => id === 'logging')) },
    );
  const FULL = { goods: { food: 9, sheep: 2, grain: 1 } };
  const THIRD = { goods: { food: 9, sheep: 2, boar: 1 }, cells: { c4: 'meadow stable' } };

  it('is made without the player: passing if no space is left', async () => {
    table = await nowhere({ food: 2, grain: 1 });
    await table.pass(0);
    expect((await log(1)).slice(0, 2)).toEqual(['pass by setting', 'end by setting']);
  });

  it('is made without the player: what they skipped before, as long as nothing new is possible', async () => {
    const goods = { food: 9, boar: 1, ruby: 2 };
    table = await harvest({ goods }, { goods: { food: 9, grain: 1, sheep: 1, ruby: 2 } });
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
    await table.play(ANNA, 'done', 'end');
    await table.play(BEN, 'done', 'end');
    const round = async () => ((await table.position()).state as { round: number }).round;
    while ((await round()) < 7) {
      const [seat = 0] = await table.awaited();
      await play(table.tables, table.id, [ANNA, BEN][seat]?.id ?? '', 'pass', 'end');
    }
    for (const seat of [0, 1])
      expect((await log(seat)).slice(-4)).toEqual(['pass', 'end', 'done by setting', 'end by setting']);
  });

  /** Room for four animals of two types besides the room of the dwelling. */
  const ROOMY = { cells: { c4: 'smallPasture stable', c3: 'smallPasture stable' } };

  it.each([
    ['without any animal', { ...ROOMY, goods: { food: 9, ruby: 3 } }, 'done by setting'],
    ['with a pair that no exchange makes room for', FULL, 'done by setting'],
    ['beside a pair that breeds', { ...ROOMY, goods: { food: 9, sheep: 2, ruby: 3 } }, 'breed sheep by setting'],
  ])(
    'is made without the player: a part that nothing could change, except perhaps buying a pair of animals for rubies (%s)',
    async (_, seat, move) => {
      table = await harvest(seat, HUNGRY);
      await table.pass(0);
      expect(await log(0)).toEqual([move, 'end by setting']);
      expect(await table.awaited()).toEqual([1]);
      const posts = await takePosts(table.tables);
      expect(new Set(posts.flatMap((post) => ('awaited' in post ? post.awaited : [])))).toEqual(new Set([1]));
      expect(posts.find(({ kind }) => kind === 'waiting')).toMatchObject({ awaited: [1], turns: [{ seat: 0 }] });
    },
  );

  it('is made without the player: harvesting the fields if only animals bought for rubies could breed', async () => {
    const markers = { 6: 'question', 7: 'question', 8: 'question' } as const;
    const seats = [{ ...ROOMY, goods: { food: 9, ruby: 3 } }, { goods: { sheep: 2 } }];
    table = await gameAt({ players: 2, round: 8, next: 'harvest', markers, seats });
    await table.pass(0);
    expect(await log(0)).toEqual(['harvest field by setting', 'end by setting']);
    expect(await table.awaited()).toEqual([1]);
  });

  it('can be taken back while others are still playing, to buy animals for rubies', async () => {
    table = await harvest({ ...ROOMY, goods: { food: 9, ruby: 3 } }, HUNGRY);
    await table.pass(0);
    expect((await table.position()).byItself).toEqual([0]);
    await table.undo(ANNA);
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
    const { decision, drafts } = await table.panel(ANNA);
    expect(drafts).toEqual([]);
    expect(decision.options.map(({ move }) => move)).toContain('ruby sheep');
    await table.play(ANNA, 'ruby sheep', 'ruby sheep', 'breed sheep', 'end');
    const { state } = await table.position();
    expect(state).toMatchObject({ players: [{ goods: { sheep: 3, ruby: 1 } }, {}] });
  });

  it.each([
    ['begging that gold could prevent', { goods: { gold: 2 } }],
    ['begging that a sheep could prevent', { goods: { sheep: 1 } }],
    ['a third sheep that has room once one is eaten', THIRD],
    ['a ruby that could become a second parent', { goods: { food: 9, ruby: 1, sheep: 1 } }],
    ['what the tiles give food for', { goods: { grain: 1, vegetable: 1 }, furnishings: { d3: 'cookingCave' } }],
  ])('is not %s', async (_what, seat) => {
    table = await harvest(seat, HUNGRY);
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
    expect(await log(0)).toEqual([]);
  });

  it('is asked if the player’s setting says so', async () => {
    table = await harvest(FULL, HUNGRY);
    await table.stores.people.changeSettings(ANNA.id, () => ({ doForced: false }));
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
  });

  it('is not made for a player who started it and took that back', async () => {
    table = await harvest(FULL, HUNGRY);
    await table.play(ANNA, 'eat sheep');
    const { step } = await table.panel(ANNA);
    await table.table.startOver({ ...table.of(ANNA), step });
    await table.pass(0);
    expect(await table.awaited()).toEqual([0, 1]);
    expect((await table.panel(ANNA)).drafts).toEqual([]);
  });
});

describe('the last exchanges before the scoring', () => {
  const farm = {
    goods: { sheep: 2, donkey: 2, boar: 2, cattle: 2, ruby: 1 },
    cells: { c4: 'smallPasture', c3: 'smallPasture', b4: 'smallPasture' },
  } as const;
  const ending = (...seats: Seats) => gameAt({ players: 2, round: 12, next: 'scoring', seats });

  it('are not offered to a player they could not help', async () => {
    table = await ending(farm, farm);
    await table.pass(0);
    expect(await table.find()).toMatchObject({ status: 'finished' });
  });

  it('are left to players who could make more of what they have', async () => {
    table = await ending(farm, { ...farm, goods: { ...farm.goods, sheep: 0 } });
    await table.pass(0);
    expect(await table.awaited()).toEqual([1]);
  });
});
