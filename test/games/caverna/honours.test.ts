import { describe, expect, it } from 'vitest';
import { honoursOf } from '../../../src/games/caverna/honours.ts';
import { type Seat, scenario } from './scenario.ts';

const honours = (seats: Seat[]) =>
  honoursOf(scenario({ players: seats.length, round: 12, next: 'scoring', seats }).state).map((each) =>
    each.map((honour) => `${honour.key} ${honour.kind === 'most' ? honour.count : honour.points}`),
  );

describe('what each player did best', () => {
  it('is what they have more of than anyone else, with the clearest lead first, and at most two things', () => {
    const pasture = { 'c4 b4': 'largePasture stable stable' };
    const [one, two] = honours([
      { ...pasture, sheep: 8, ruby: 5, gold: 9, dog: 2 },
      { ...pasture, sheep: 4, ruby: 1, gold: 8, cattle: 2 },
    ]);
    expect(one).toEqual(['dog 2', 'ruby 5']);
    expect(two).toEqual(['cattle 2']);
  });

  it('counts mines of both kinds, crops on fields, and all tiles except the printed one', () => {
    const [miner, farmer] = honours([
      { e3: 'tunnel', e2: 'oreMine', f2: 'deepTunnel', e4: 'rubyMine' },
      { c4: 'meadow', b4: 'field grain', b3: 'field grain', grain: 1 },
    ]);
    expect(miner).toEqual(['mines 2']);
    expect(farmer).toEqual(['crops 7']);
  });

  it.each<[string, number]>([
    ['sheep', 3],
    ['donkey', 2],
    ['boar', 3],
    ['cattle', 2],
    ['dog', 2],
    ['ruby', 3],
    ['gold', 6],
  ])('leaves out %s below %i', (good, least) => {
    const cells = { c4: 'smallPasture stable', 'b4 b3': 'largePasture stable' };
    const honoursWith = (count: number) => honours([{ cells, goods: { [good]: count } }, { cells }])[0];
    expect(honoursWith(least)).toEqual([`${good} ${least}`]);
    expect(honoursWith(least - 1)).not.toContain(`${good} ${least - 1}`);
  });

  it('leaves out fewer than 6 crops, weapons below 6, and fewer than 4 dwarfs, 4 tiles or 3 pastures', () => {
    const beds = { d3: 'dwelling', d2: 'dwelling' };
    const tiles = { ...beds, d1: 'carpenter', e3: 'stoneCarver' };
    const small = { c4: 'smallPasture', c3: 'smallPasture' };
    const crops = { c4: 'field vegetable', b4: 'meadow' };
    const first = (seat: Seat, other: Seat = {}) => honours([seat, other])[0];
    expect(first({ ...crops, grain: 4 }, crops)).toEqual(['crops 6']);
    expect(first({ ...crops, grain: 3 }, crops)).not.toContain('crops 5');
    expect(first({ dwarfs: [6, {}] })).toEqual(['weapon 6']);
    expect(first({ dwarfs: [5, {}] })).not.toContain('weapon 5');
    expect(first({ furnishings: beds, dwarfs: [{}, {}, {}, {}] })).toEqual(['dwarfs 4']);
    expect(first({ furnishings: beds, dwarfs: [{}, {}, {}] })).not.toContain('dwarfs 3');
    expect(first({ furnishings: tiles })).toEqual(['tiles 4']);
    expect(first({ ...beds, d1: 'carpenter' })).not.toContain('tiles 3');
    expect(first({ ...small, c2: 'smallPasture' })).toEqual(['pastures 3']);
    expect(first({ cells: small })).not.toContain('pastures 2');
  });

  it('counts a large pasture as one', () => {
    const small = { c4: 'smallPasture', c3: 'smallPasture', c2: 'smallPasture' };
    const [one, two] = honours([{ ...small, 'b4 b3': 'largePasture' }, { cells: small }]);
    expect(one).toEqual(['pastures 4']);
    expect(two).not.toContain('pastures 3');
  });

  it('is the line with the most points if somebody leads in nothing, or three lines for a solo player', () => {
    const [first, second] = honours([{ gold: 8 }, { gold: 8 }]);
    expect([first, second]).toEqual([['gold 8'], ['gold 8']]);
    expect(honours([{ gold: 8, ruby: 5 }])).toEqual([['gold 8', 'ruby 5', 'dwarfs 2']]);
  });
});
