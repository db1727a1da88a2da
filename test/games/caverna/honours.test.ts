import { describe, expect, it } from 'vitest';
import { honoursOf } from '../../../src/games/caverna/honours.ts';
import { type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';

type Seats = NonNullable<PositionFile['seats']>;

const honours = (seats: Seats) =>
  honoursOf(stateFrom({ players: seats.length, round: 12, next: 'scoring', seats })).map((each) =>
    each.map((honour) => `${honour.key} ${honour.kind === 'most' ? honour.count : honour.points}`),
  );

describe('what each player did best', () => {
  it('is what they have more of than all others, the clearest lead first, two things at most', () => {
    const pasture = { cells: { 'c4 b4': 'largePasture stable stable' } };
    const [one, two] = honours([
      { ...pasture, goods: { sheep: 8, ruby: 5, gold: 9, dog: 2 } },
      { ...pasture, goods: { sheep: 4, ruby: 1, gold: 8, cattle: 2 } },
    ]);
    expect(one).toEqual(['dog 2', 'ruby 5']);
    expect(two).toEqual(['cattle 2']);
  });

  it('counts mines of both kinds, crops on fields, and tiles without the printed one', () => {
    const [miner, farmer] = honours([
      { cells: { e3: 'tunnel', e2: 'oreMine', f2: 'deepTunnel', e4: 'rubyMine' } },
      { cells: { c4: 'meadow', b4: 'field grain', b3: 'field grain' }, goods: { grain: 1 } },
    ]);
    expect(miner).toEqual(['mines 2']);
    expect(farmer).toEqual(['crops 7']);
  });

  it('counts a large pasture as one', () => {
    const small = { c4: 'smallPasture', c3: 'smallPasture', c2: 'smallPasture' };
    const [one, two] = honours([{ cells: { ...small, 'b4 b3': 'largePasture' } }, { cells: small }]);
    expect(one).toEqual(['pastures 4']);
    expect(two).not.toContain('pastures 3');
  });

  it('is the line that brought most, where somebody leads in nothing, and three lines of who plays alone', () => {
    const [first, second] = honours([{ goods: { gold: 8 } }, { goods: { gold: 8 } }]);
    expect([first, second]).toEqual([['gold 8'], ['gold 8']]);
    expect(honours([{ goods: { gold: 8, ruby: 5 } }])).toEqual([['gold 8', 'ruby 5', 'dwarfs 2']]);
  });
});
