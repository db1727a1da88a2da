import { describe, expect, it } from 'vitest';
import { me } from '../../../src/games/caverna/asking.ts';
import { nextFeeding, readyFor } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { lackFor } from '../../../src/games/caverna/tasks/furnish.ts';
import { type More, type Seat, scenario, there } from './scenario.ts';

const mine = (seat: Seat, more: More = {}, ...others: Seat[]) =>
  me(positionOf(scenario({ players: 3, round: 12, ...more, seats: [seat, ...others] }).state), 0);

describe('the next feeding', () => {
  it('costs 2 food for each dwarf, and 1 for one born in the same round', () => {
    const dwarfs = [{}, {}, 'newborn'];
    expect(nextFeeding(mine({ food: 2, dwarfs, d3: 'dwelling' }, { round: 5 }))).toEqual({
      round: 5,
      kind: 'harvest',
      need: 5,
      shares: [
        { food: 2, people: 2, newborn: false, goblins: false },
        { food: 1, people: 1, newborn: true, goblins: false },
      ],
      food: 2,
    });
    expect(nextFeeding(mine({ dwarfs, d3: 'dwelling' }, { round: 4 }))).toMatchObject({ kind: 'payOne', need: 3 });
  });

  it('comes in a later round if there is none in this one', () => {
    expect(nextFeeding(mine({}, { round: 1 }))).toMatchObject({ round: 3, need: 4 });
    const first = { round: 6, markers: { '6': 'question' } } as const;
    expect(nextFeeding(mine({}, first))).toMatchObject({ round: 7 });
  });

  it('is already a later one for a family that is fed, while others are still being fed', () => {
    const hungry = { grain: 3 };
    const { state } = scenario({ players: 2, round: 3, next: 'harvest', seats: [hungry, hungry] });
    const roundOf = (seat: number) => nextFeeding(me(positionOf(state), seat))?.round;
    expect([roundOf(0), roundOf(1)]).toEqual([3, 3]);
    for (const move of ['eat grain', 'eat grain', 'eat grain']) caverna.play(state, 0, move);
    expect([roundOf(0), roundOf(1)]).toEqual([4, 3]);
  });

  it('is reduced by tiles, and does not exist after the last round', () => {
    const cells = { e3: 'tunnel', e2: 'oreMine', f2: 'deepTunnel', d2: 'cavern' };
    expect(nextFeeding(mine({ donkey: 1, cells, d3: 'miningCave' }))).toMatchObject({ need: 3 });
    expect(nextFeeding(mine({}, { next: 'scoring' }))).toBeUndefined();
  });
});

describe('what a board is ready for', () => {
  it('animals with room for young, and those to which a fence or a stable would give room', () => {
    expect(readyFor(mine({ sheep: 2, c4: 'smallPasture stable' }))).toContainEqual({
      what: 'breed',
      animals: ['sheep'],
    });
    // Two sheep in the entry-level dwelling; two meadows for a small pasture.
    const crowded = { sheep: 2, wood: 2, c4: 'meadow', c3: 'meadow' };
    expect(readyFor(mine(crowded))).toEqual([{ what: 'room', animals: ['sheep'], by: 'fence', cell: 'c3' }]);
    expect(readyFor(mine({ ...crowded, sheep: 2, wood: 1 }))).toEqual([]);
    expect(readyFor(mine({ boar: 2 }))).toEqual([]);
    expect(readyFor(mine({ boar: 2, stone: 1 }))).toEqual([
      { what: 'room', animals: ['boar'], by: 'stable', cell: 'a1' },
    ]);
    const mines = { donkey: 2, d2: 'rubyMine', e2: 'rubyMine' };
    expect(readyFor(mine({ ...crowded, ...mines }))).toContainEqual({
      what: 'room',
      animals: ['sheep', 'donkey'],
      by: 'fence',
      cell: 'c3',
    });
    expect(readyFor(mine({ cattle: 2 }))).toEqual([]);
    expect(readyFor(mine({ sheep: 1, c4: 'smallPasture' }))).toEqual([]);
  });

  it('crops for empty fields, as many as one sowing allows', () => {
    const cells = { c4: 'meadow', b4: 'field', b3: 'field grain' };
    expect(readyFor(mine({ grain: 3, vegetable: 1, cells }))).toEqual([
      { what: 'sow', crops: { grain: 2, vegetable: 1 }, cells: ['b4'] },
    ]);
    expect(readyFor(mine({ grain: 1, vegetable: 1, cells }))).toEqual([
      { what: 'sow', crops: { grain: 1, vegetable: 1 }, cells: ['b4'] },
    ]);
    expect(readyFor(mine({ cells }))).toEqual([]);
  });

  it('a bed for a child', () => {
    expect(readyFor(mine({ d3: 'dwelling' }))).toEqual([{ what: 'grow' }]);
    expect(readyFor(mine({ d3: 'additionalDwelling' }))).toEqual([]);
  });

  it('nothing whose spaces are all taken, or for which no dwarf is left', () => {
    const bed = { d3: 'dwelling' };
    const cards = { '4': 'wishForChildren' } as const;
    const against = (seat: Seat, at: string, players = 2) => mine(seat, { players, round: 5, cards }, there(at));
    expect(readyFor(against(bed, 'logging'))).toEqual([{ what: 'grow' }]);
    expect(readyFor(against(bed, 'wishForChildren'))).toEqual([]);
    expect(readyFor(against({ ...bed, dwarfs: ['logging', 'excavation'] }, 'supplies'))).toEqual([]);
    // With three players, imitation can still lead there, for food.
    expect(readyFor(against({ ...bed, food: 4 }, 'wishForChildren', 3))).toEqual([{ what: 'grow' }]);
    const crop = { grain: 1, c4: 'field', b4: 'meadow' };
    expect(readyFor(against(crop, 'logging'))).toHaveLength(1);
    expect(readyFor(against(crop, 'slashAndBurn'))).toEqual([]);
    // An armed dwarf can sow with loot.
    const armed = { ...crop, dwarfs: [12, 12] };
    expect(readyFor(against(armed, 'slashAndBurn'))).toMatchObject([{ what: 'sow' }]);
  });

  it('mines where there are tunnels for them, once their space is in play', () => {
    const cells = { e3: 'tunnel', f3: 'tunnel' };
    expect(readyFor(mine({ cells }))).toEqual([
      { what: 'oreMine', cells: ['e3', 'f3'] },
      { what: 'rubyMine', cells: ['e3', 'f3'], ruby: false },
    ]);
    const deep = { e3: 'deepTunnel', f3: 'oreMine' };
    expect(readyFor(mine({ cells: deep }))).toEqual([{ what: 'rubyMine', cells: ['e3'], ruby: true }]);
    const apart = { d1: 'tunnel', e3: 'tunnel', f3: 'tunnel', f2: 'tunnel' };
    expect(readyFor(mine({ ...apart, d2: 'cavern' }))).toEqual([
      { what: 'oreMine', cells: [] },
      { what: 'rubyMine', cells: ['d1', 'f2', 'e3', 'f3'], ruby: false },
    ]);
    const early = { round: 1, cards: { '1': 'blacksmithing' } };
    expect(readyFor(mine({ cells }, early))).toEqual([]);
  });
});

describe('what a tile lacks', () => {
  it('is the price after discounts minus the goods at hand, and a place', () => {
    expect(lackFor(mine({ wood: 2 }), 'dwelling')).toEqual({ goods: { wood: 2, stone: 3 }, place: undefined });
    const built = { wood: 2, d3: 'carpenter' };
    expect(lackFor(mine(built), 'dwelling')).toEqual({ goods: { wood: 1, stone: 3 }, place: 'cavern' });
    expect(lackFor(mine({ wood: 1 }), 'cuddleRoom')).toEqual({ goods: { wood: 0 }, place: undefined });
  });

  it('uses the cheapest way to pay that the Builder allows', () => {
    const builder = { wood: 3, stone: 2, ore: 2, d3: 'builder', e3: 'cavern' };
    const { goods } = lackFor(mine(builder), 'dwelling');
    expect(Object.values(goods).every((count) => count === 0)).toBe(true);
  });

  it('needs no cavern if it is built on the tile that it replaces', () => {
    const { place } = lackFor(mine({ d3: 'trader' }), 'sparePartStorage');
    expect(place).toBeUndefined();
  });
});
