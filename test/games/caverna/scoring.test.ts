import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { atEnd, filled, type Seat } from './scenario.ts';

describe('the example on page 6 of the rulebook', () => {
  it('is worth 80 points, none of them for a missing type (X35)', () => {
    atEnd({
      goods: { dog: 2, sheep: 4, donkey: 2, boar: 3, cattle: 10, grain: 4, vegetable: 2, ruby: 1, gold: 13 },
      ...{ c4: 'field grain 3', c3: 'field grain 2', b4: 'field vegetable 2', b3: 'smallPasture' },
      ...{ 'c2 c1': 'largePasture stable stable', ...filled('field', 'b2 a1'), ...filled('meadow', 'b1 a2 a3') },
      ...{ e4: 'oreMine', f4: 'rubyMine deep', f3: 'rubyMine', d3: 'dwelling', d2: 'dwelling', d1: 'cuddleRoom' },
      ...{ e1: 'slaughteringCave', e2: 'cookingCave', e3: 'fodderChamber', dwarfs: [{}, {}, {}, {}] },
    })
      .scores({ animals: 21, tiles: 12, missing: 0, pastures: 6, unused: -3, mines: 11, vegetable: 4, ruby: 1 })
      .scores({ gold: 13, grain: 5, dwarfs: 4, bonus: 6, total: 80 });
  });
});

describe('scoring (rulebook p. 23)', () => {
  it('1 for each farm animal and dog', () => {
    atEnd({ dog: 3, sheep: 2 }).scores({ animals: 5 });
  });

  it('2 less for each missing type of farm animal; a missing dog costs nothing', () => {
    atEnd({}).scores({ missing: -8 });
    atEnd({ boar: 1 }).scores({ missing: -6 });
    const land = { c4: 'meadow stable', c3: 'meadow stable', e4: 'rubyMine' };
    atEnd({ ...land, sheep: 1, donkey: 1, boar: 1, cattle: 1 }).scores({ missing: 0 });
  });

  it('half a point for each grain, rounded up once', () => {
    expect([0, 1, 2, 3, 9].map((grain) => atEnd({ grain }).points('grain'))).toEqual([0, 1, 1, 2, 5]);
  });

  it('crops on fields count like those in the supply', () => {
    atEnd({ grain: 1, vegetable: 1, c4: 'field grain 3', c3: 'field vegetable 2' }).scores({ grain: 2, vegetable: 3 });
  });

  it('1 for each vegetable, ruby, dwarf and gold', () => {
    const game = atEnd({ vegetable: 3, ruby: 2, gold: 7, d3: 'dwelling', dwarfs: [{}, {}, {}] });
    game.scores({ vegetable: 3, ruby: 2, gold: 7, dwarfs: 3 });
  });

  it('1 less for each space with neither tile nor stable; the two preprinted caverns are used (X09)', () => {
    atEnd({}).scores({ unused: -22 });
    atEnd({ a1: 'forest stable', c4: 'field', d2: 'cavern' }).scores({ unused: -19 });
  });

  it('small pastures 2, large pastures 4, ore mines 3, ruby mines 4, whatever they hold (X02)', () => {
    atEnd({ c4: 'smallPasture', 'c3 c2': 'largePasture', e4: 'oreMine', f4: 'deepTunnel', e3: 'rubyMine' }).scores({
      pastures: 6,
      mines: 7,
    });
  });

  it('building materials and food are worth nothing', () => {
    atEnd({ wood: 9, stone: 9, ore: 9, food: 9 }).scores({ total: -28 });
  });

  it('3 less for each begging marker', () => {
    atEnd({ begging: 2 }).scores({ begging: -6 });
  });

  it('a newborn dwarf counts (A15)', () => {
    atEnd({ d3: 'dwelling', dwarfs: [{}, {}, 'newborn'] }).scores({ dwarfs: 3 });
  });

  it('irrelevant categories have no line: crops of folks, and what the Writing chamber prevents', () => {
    const keys = (seat: Seat): string[] => caverna.score(atEnd(seat).state)[1]?.lines.map(({ key }) => key) ?? [];
    expect(keys({})).not.toEqual(expect.arrayContaining(['prevented']));
    expect(keys({})).not.toEqual(expect.arrayContaining(['gemfruit']));
    expect(keys({})).toEqual(expect.arrayContaining(['begging', 'mines', 'ruby']));
    expect(keys({ d3: 'writingChamber' })).toContain('prevented');
  });
});
