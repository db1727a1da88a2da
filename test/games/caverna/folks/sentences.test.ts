import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Seat } from '../scenario.ts';
import { as, HARVEST, SCORING, THIRD_QUESTION, withTilesOf } from './table.ts';

describe('the order of a harvest with folks (A43, A44, A152)', () => {
  it('gains at the start come automatically before exchanges, which may spend them', () => {
    const organ: Seat = { furnishings: { d3: 'concertOrgan' }, cells: { d2: 'cavern', e3: 'cavern' } };
    as('silicoids', { ...organ, goods: { stone: 1 } }, { ...HARVEST, folkTiles: ['mountainDwarves'] })
      .has({ gold: 2 })
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ gold: 1, stone: 0 })
      .begs(0);
    const hut: Seat = { furnishings: { c4: 'huntersHut' } };
    as('silicoids', { ...hut, goods: { stone: 2 } }, { ...HARVEST, folkTiles: ['elves'] })
      .has({ food: 3 })
      .offersOnly('use silicoids food 3', 'done')
      .play('1 use silicoids food 3')
      .has({ food: 0, gold: 1 });
  });

  it('empty meadows for the Mead parlor are counted before the Bone carver takes a sheep from one', () => {
    const seat: Seat = {
      furnishings: { d3: 'meadParlor', d2: 'boneCarver' },
      cells: { c4: 'meadow', c3: 'meadow' },
      goods: { dog: 1, sheep: 2, cattle: 2, food: 4 },
    };
    withTilesOf(['darkElves', 'humans'], seat, HARVEST)
      .has({ gold: 0 })
      .play('1 use boneCarver sheep sheep', '1 done')
      .has({ gold: 3, sheep: 0 });
  });

  it('at the third question mark trade comes first, then the choice of phase, then the Field phase', () => {
    as('silicoids', { cells: { c4: 'field grain' }, goods: { food: 3, stone: 2 } }, THIRD_QUESTION)
      .offersOnly('use silicoids food 3', 'done')
      .refuses('1 harvest field', '1 harvest breeding')
      .play('1 use silicoids food 3', '1 done')
      .has({ gold: 1, grain: 0, stone: 2 })
      .offersOnly('harvest field', 'harvest breeding')
      .play('1 harvest field')
      .has({ grain: 1, stone: 0 });
  });

  it('parents that the Bone carver takes do not breed, and need no choice', () => {
    const carver: Seat = { furnishings: { d3: 'boneCarver' }, goods: { sheep: 2, food: 4 } };
    withTilesOf('darkElves', carver, THIRD_QUESTION)
      .play('1 use boneCarver sheep sheep')
      .has({ sheep: 0, gold: 3, food: 0 })
      .begs(0);
  });
});

describe('animals that become food', () => {
  it('Candle maker: nothing for animals that do not become food, at the Sheep market and the Bone carver, however the table rules (A149)', () => {
    const market: Seat = { furnishings: { d3: 'candleMaker', d2: 'sheepMarket' }, goods: { dog: 1, sheep: 2 } };
    const carver: Seat = { furnishings: { d3: 'candleMaker', d2: 'boneCarver' }, goods: { dog: 2, food: 4 } };
    const gold = (candlesForTrades: boolean) => [
      withTilesOf(['trolls', 'paleOnes'], market, { folks: { rulings: { candlesForTrades } } })
        .play('use sheepMarket')
        .player().goods.gold,
      withTilesOf(['trolls', 'darkElves'], carver, {
        ...HARVEST,
        folks: { rulings: { candlesForTrades } },
      })
        .play('1 use boneCarver dog dog')
        .player().goods.gold,
    ];
    expect(gold(false)).toEqual([4, 3]);
    expect(gold(true)).toEqual([4, 3]);
  });
});

describe('Feeding room', () => {
  it('computers are offered exchanges that bring its vegetables or make room', () => {
    const useful = (goods: Seat['goods'], cells: Record<string, string>) => {
      const seat: Seat = { cells, furnishings: { d3: 'feedingRoom' }, goods: { food: 4, ...goods } };
      const { state } = withTilesOf('elves', seat, HARVEST).asks('breedAgain', 1);
      const { options } = caverna.decisions(state, 'useful').find((decision) => decision.seat === 0) ?? expect.fail();
      return options.map(({ move }) => move);
    };
    expect(useful({ sheep: 3, boar: 1, vegetable: 1 }, { c4: 'smallPasture stable' })).toContain('eat boar');
    const vegetable = useful({ sheep: 2, ruby: 1 }, { c4: 'smallPasture' });
    expect(vegetable).toContain('ruby vegetable');
    expect(vegetable).not.toContain('ruby wood');
    const large = Object.fromEntries(['c4 b4', 'c3 b3', 'c2 b2', 'c1 b1'].map((cells) => [cells, 'largePasture']));
    const all = { sheep: 2, donkey: 2, boar: 2, cattle: 2, vegetable: 1, ruby: 1 };
    expect(useful(all, large)).toContain('ruby vegetable');
  });
});

describe('empty forest of Elves', () => {
  it('Bird hide does not count crops, furnishings or pastures beside it (A87)', () => {
    const around = (cells: Record<string, string>, furnishings: Record<string, string> = {}) =>
      as(
        'elves',
        { cells: { c4: 'field', c3: 'field', ...cells }, furnishings: { b3: 'birdHide', ...furnishings } },
        SCORING,
      );
    around({}).scores({ bonus: 9 });
    around({ b2: 'forest grain' }).scores({ bonus: 6 });
    around({ b2: 'smallPasture', b4: 'forest gemfruit 1' }).scores({ bonus: 3 });
    around({}, { a3: 'trader' }).scores({ bonus: 6 });
  });

  it("Hunter's Hut does not count crops, furnishings or pastures (A87)", () => {
    const nine: Record<string, string> = { c3: 'field', b3: 'field' };
    const food = (cells: Record<string, string>, furnishings: Record<string, string> = {}) =>
      as(
        'elves',
        { cells: { ...nine, ...cells }, furnishings: { c4: 'huntersHut', ...furnishings }, goods: { food: 4 } },
        HARVEST,
      )
        .begs(0)
        .player().goods.food;
    expect(food({})).toBe(3);
    expect(food({ a1: 'forest gemfruit' })).toBe(2);
    expect(food({ a1: 'smallPasture' })).toBe(2);
    expect(food({}, { a1: 'trader' })).toBe(2);
  });
});

describe('crops of folks', () => {
  it('are exchanged only from the supply, not where they grow (A96)', () => {
    const cells = { c4: 'field gemfruit', d2: 'cavern mushroom' };
    withTilesOf('paleOnes', { cells }).refuses('swap gemfruit', 'swap mushroom', 'eat gemfruit', 'eat mushroom');
  });

  it('cannot be bought with vegetables or rubies (A96)', () => {
    withTilesOf('paleOnes', { goods: { ruby: 2, vegetable: 2 } })
      .offersOf('swap')
      .refuses('swap ruby', 'swap vegetable', 'ruby gemfruit', 'ruby mushroom');
  });

  it('gemfruits grow only on empty fields: not on meadows, in caverns, or where something grows (A95)', () => {
    const cells = { c4: 'meadow', c3: 'field grain 1', d2: 'cavern', c2: 'field' };
    withTilesOf('paleOnes', { cells, goods: { gemfruit: 2 } })
      .play('place slashAndBurn')
      .refuses('sow gemfruit 2')
      .play('sow gemfruit 1')
      .cell('c2', { ground: 'field', crop: 'gemfruit', left: 2 });
  });
});

describe('goblins and weapons', () => {
  it('weapons of Cave Goblins stop at 14 like all others', () => {
    as('caveGoblins', { dwarfs: [{ weapon: 13 }, { at: 'clearing' }, { weapon: 13, at: 'housework' }] })
      .play('place logging', 'loot weapons')
      .dwarfs([{ weapon: 14 }, {}, { weapon: 14 }]);
  });

  it('Prayer chamber: 8 points if neither people nor goblins are armed (A59)', () => {
    const family = (weapon: number): Seat => ({
      furnishings: { d3: 'goblinDwelling', d2: 'prayerChamber' },
      memory: { goblinDwelling: [1] },
      dwarfs: [{}, {}, { goblin: true, weapon }],
    });
    as('trolls', family(0), SCORING).scores({ bonus: 8 });
    as('trolls', family(1), SCORING).scores({ bonus: 0 });
  });
});

describe("Overseer's Dwelling", () => {
  it('has room for one person and no more', () => {
    const wish = { round: 4 };
    const furnishings = { d3: 'overseersDwelling' };
    withTilesOf('mountainDwarves', { furnishings, dwarfs: [{}, {}] }, wish)
      .play('place wishForChildren')
      .dwarfs([{}, {}, { newborn: true }]);
    withTilesOf('mountainDwarves', { furnishings, dwarfs: [{}, {}, {}] }, wish).refuses('place wishForChildren');
  });
});

describe('what is beside a tile', () => {
  it('Silage bin: stables and animals on meadows do not matter, furnished meadows do not count (A143)', () => {
    const cells = { b4: 'meadow', c3: 'meadow stable' };
    const goods = { dog: 1, sheep: 3, cattle: 2 };
    withTilesOf('humans', { cells, furnishings: { c4: 'silageBin' }, goods }, SCORING).scores({ bonus: 6 });
    const furnished: Seat = { cells: { c3: 'meadow' }, furnishings: { c4: 'silageBin', b4: 'waterTroughs' } };
    withTilesOf(['humans', 'silicoids'], furnished, SCORING).scores({ bonus: 3 });
  });
});

describe('a player without a folk', () => {
  it('gets no more questions or options in the same position at a table with folks', () => {
    const { state } = as('trolls', {}, { turn: 2, seats: [{ goods: { food: 0, dog: 1, donkey: 2 } }] });
    const decision = caverna.decisions(state).find(({ seat }) => seat === 1);
    expect(decision?.task).toBe('place');
    const moves = decision?.options.map(({ move }) => move) ?? [];
    expect(moves).toContain('eat donkey donkey');
    expect(moves).not.toContain('eat dog');
  });
});
