import { describe, expect, it } from 'vitest';
import { folkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { folks as entries } from '../../../../src/games/caverna/forgotten-folk/folks.ts';
import { FOLK_IDS } from '../../../../src/games/caverna/forgotten-folk/options.ts';
import { FOLK_TILES } from '../../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { mine, type Seat, scenario } from '../scenario.ts';
import { PRINTED } from '../tiles/index.ts';
import { FOLK_PRINTED } from './printed.ts';
import { HARVEST, SCORING, SECOND_QUESTION, THIRD_QUESTION, withTilesOf } from './table.ts';

const FACTS = Object.entries(FOLK_PRINTED);
const PLENTY: Bundle = { wood: 20, stone: 20, ore: 20, grain: 20, vegetable: 20, food: 20, gold: 20 };
/** Land and a cavern for every tile: a meadow and a field. */
const LAND = { c4: 'meadow', c3: 'field' };
/** That land without the place of a tile. */
const besides = (place: string) => Object.fromEntries(Object.entries(LAND).filter(([cell]) => cell !== place));
const PLACES = { field: 'c3', meadow: 'c4', cavern: 'd3' } as const;

describe('the furnishing tiles of the folks', () => {
  it('are 32, four of each of the eight folks', () => {
    expect(FACTS.length).toBe(32);
    expect(Object.keys(FOLK_TILES).sort()).toEqual(Object.keys(FOLK_PRINTED).sort());
    expect(Object.keys(entries(folkRulings.parse({})))).toEqual([...FOLK_IDS]);
    for (const id of FOLK_IDS) expect(FACTS.filter(([, { folk }]) => folk === id).length, id).toBe(4);
  });

  it.each(FACTS)('%s replaces another tile, costs what is printed and goes where it should', (tile, facts) => {
    const { folk, cost, points, replaces, lies } = facts;
    const free = { food: 0, ...cost };
    const game = withTilesOf(folk, { goods: free, cells: LAND }).play('place housework');
    game.refuses(`furnish ${replaces}`).play(`furnish ${tile}`);
    const place = PLACES[lies ?? 'cavern'];
    game.cell(place, { ground: 'furnished', tile, ...(lies === undefined ? {} : { on: lies }) });
    for (const good of Object.keys(cost)) {
      const short = { ...PLENTY, ...cost, [good]: (cost[good as keyof Bundle] ?? 0) - 1 };
      withTilesOf(folk, { goods: short, cells: LAND }).play('place housework').refuses(`furnish ${tile}`);
    }
    withTilesOf(folk, { cells: besides(place), furnishings: { [place]: tile } }).scores({ tiles: points });
  });

  it('every tile replaces a different one, and sixteen of the base game always stay', () => {
    const gone = FACTS.map(([, { replaces }]) => replaces);
    expect(new Set(gone).size).toBe(32);
    expect(Object.keys(PRINTED).filter((id) => !gone.includes(id)).length).toBe(16);
  });

  it.each(FOLK_IDS)('with %s: 48 kinds are offered in all, and the four replaced ones are not (X53)', (folk) => {
    const seat = { goods: PLENTY, cells: LAND };
    const offered = withTilesOf(folk, seat).play('place housework');
    const own = FACTS.filter(([, tile]) => tile.folk === folk);
    const gone = own.map(([, { replaces }]) => replaces);
    const all = [...Object.keys(PRINTED).filter((id) => !gone.includes(id)), ...own.map(([id]) => id)];
    expect(all.length).toBe(48);
    offered.offersOnly('take dog 1', ...all.map((id) => `furnish ${id}`));
  });

  it('the yellow name tags follow the replaced tiles (A60), or only the names', () => {
    const bonus = (seat: Seat, folk: string, yellowByNameOnly: boolean) =>
      withTilesOf(folk, seat, { ...SCORING, folks: { rulings: { yellowByNameOnly } } }).points('bonus');
    for (const [tile, { folk, tag, lies }] of FACTS) {
      const place = lies === undefined ? 'd3' : PLACES[lies];
      const cells = besides(place);
      const furnishings = { [place]: tile };
      for (const byName of [false, true]) {
        const both = bonus({ cells, furnishings: { ...furnishings, d2: 'mainStorage' } }, folk, byName);
        const without = bonus({ cells: { ...cells, d2: 'cavern' }, furnishings }, folk, byName);
        const yellow = tag === 'yellow' && (!byName || /Parlor|Storage|Chamber/.test(tile));
        expect(both - without, `${tile} ${byName}`).toBe(yellow ? 4 : 2);
      }
    }
  });

  it('the tiles that lie on fields and meadows can be built by any action that furnishes a cavern, but not by one for dwellings (A133)', () => {
    const goods = { wood: 3, grain: 1 };
    withTilesOf('humans', { goods, cells: LAND })
      .play('place housework')
      .offers('furnish manureHeap', 'furnish silageBin');
    withTilesOf('humans', { goods, cells: LAND, dwarfs: [{ weapon: 7 }, { at: 'housework' }] })
      .play('place logging', 'loot furnish')
      .offers('furnish scarecrow');
    withTilesOf('humans', { goods, cells: LAND }).refuses('place wishForChildren');
  });

  it('need an empty field or meadow: no pasture, stable or crop there (A143)', () => {
    const goods = { wood: 3, grain: 1 };
    for (const cells of [{ c4: 'meadow stable', c3: 'field grain' }, { c4: 'smallPasture' }] as const) {
      withTilesOf('humans', { goods, cells })
        .play('place housework')
        .refuses('furnish manureHeap', 'furnish silageBin', 'furnish scarecrow');
    }
    withTilesOf(
      'humans',
      { goods, cells: { c4: 'meadow stable' } },
      { folks: { rulings: { stabledMeadowIsEmpty: true } } },
    )
      .play('place housework')
      .offers('furnish silageBin');
  });

  it('animals on a meadow are moved first, if they find room elsewhere (A143)', () => {
    const seat = { goods: { wood: 3, sheep: 2, dog: 1, donkey: 2 }, cells: { c4: 'meadow', c3: 'field' } };
    withTilesOf('humans', seat).play('place housework').refuses('furnish silageBin').offers('furnish manureHeap');
    withTilesOf('humans', { ...seat, cells: { c4: 'meadow', c3: 'smallPasture' } })
      .play('place housework')
      .offers('furnish silageBin');
  });

  it('a furnished field or meadow counts for nothing else, and later tiles may adjoin it (A144)', () => {
    const seat = { furnishings: { c4: 'manureHeap' }, goods: { grain: 1, wood: 2 } };
    withTilesOf('humans', seat).play('place slashAndBurn').offers('lay meadow c3 field b3', 'lay meadow b4 field b3');
    withTilesOf('humans', {
      ...seat,
      furnishings: { ...seat.furnishings, d3: 'stubbleRoom' },
      goods: { sheep: 3 },
    }).has({
      sheep: 2,
      food: 1,
    });
    withTilesOf('humans', seat, { folks: { rulings: { furnishedLandAdjoins: false } } }).refuses('place slashAndBurn');
  });
});

describe('tiles of the Cave Goblins', () => {
  it.each(['forgottenCave', 'mushroomCave'])('%s gives 2 mushrooms at once', (tile) => {
    const folk = tile === 'forgottenCave' ? 'caveGoblins' : 'darkElves';
    withTilesOf(folk, { goods: { grain: 1, stone: 2 } })
      .play('place housework', `furnish ${tile}`)
      .has({ mushroom: 2 });
  });

  it('Kennels: in the Breeding phase 2 dogs become 3, but a single dog does not breed', () => {
    const furnishings = { d3: 'kennels' };
    withTilesOf('caveGoblins', { furnishings, goods: { dog: 2, food: 4 } }, HARVEST).has({ dog: 3 });
    withTilesOf('caveGoblins', { furnishings, goods: { dog: 1, food: 4 } }, HARVEST).has({ dog: 1 });
  });

  it('Kennels: not through loot, and at the third question mark only if breeding is chosen (A100)', () => {
    const seat = { furnishings: { d3: 'kennels' }, goods: { dog: 2, food: 4 } };
    withTilesOf('caveGoblins', seat, THIRD_QUESTION)
      .asks('harvest', 1)
      .offersOnly('harvest field', 'harvest breeding')
      .play('1 harvest field')
      .has({ dog: 2 });
    withTilesOf('caveGoblins', seat, THIRD_QUESTION).play('1 harvest breeding').has({ dog: 3 });
    withTilesOf('caveGoblins', seat, SECOND_QUESTION).has({ dog: 2 });
    withTilesOf('caveGoblins', {
      ...seat,
      cells: { c4: 'smallPasture' },
      goods: { ...seat.goods, sheep: 2 },
      dwarfs: [{ weapon: 14 }, { at: 'housework' }],
    })
      .play('place logging', 'loot breed')
      .has({ dog: 2, sheep: 3 });
  });

  it('Kennels: dogs are not farm animals, so the Breeding cave pays nothing for them (A134)', () => {
    const furnishings = { d3: 'kennels', d2: 'breedingCave' };
    withTilesOf('caveGoblins', { furnishings, goods: { dog: 2, food: 4 } }, HARVEST).has({ dog: 3, food: 0 });
  });

  it('Kennels: the new dog may watch the newborn sheep', () => {
    const seat = { furnishings: { d3: 'kennels' }, cells: { c4: 'meadow' }, goods: { dog: 2, sheep: 5, food: 4 } };
    withTilesOf('caveGoblins', seat, HARVEST).has({ dog: 3, sheep: 6 });
  });

  it('Guard dog school: strength 5 for a dog instead of ore', () => {
    const seat = { furnishings: { d3: 'guardDogSchool' }, goods: { dog: 1, ore: 1 } };
    withTilesOf('caveGoblins', seat)
      .play('place blacksmithing')
      .offersOf('forge', 'forge 1', 'forge 5 dog')
      .play('forge 5 dog')
      .has({ dog: 0, ore: 1 })
      .dwarfs([{ weapon: 5 }, {}]);
    withTilesOf('caveGoblins', { furnishings: { d3: 'guardDogSchool' } }).refuses('place blacksmithing');
  });

  it.each([
    [{}, 6],
    [{ dog: 1 }, 3],
    [{ dog: 0 }, 0],
    [{ cattle: 0 }, 0],
  ])('Menagerie: 3 points for each set of the five animals, two of each except %j: %i points', (fewer, bonus) => {
    const cells = { c4: 'smallPasture', c3: 'smallPasture', c2: 'smallPasture' };
    const goods = { dog: 2, sheep: 2, donkey: 2, boar: 2, cattle: 2, ...fewer };
    withTilesOf('caveGoblins', { furnishings: { d3: 'menagerie' }, cells, goods }, SCORING).scores({ bonus });
  });
});

describe('tiles of the Dark Elves', () => {
  const range = (cells: Record<string, string>, seat: Seat = {}) =>
    withTilesOf('darkElves', { ...seat, cells, furnishings: { c4: 'archeryRange' } }, SCORING);

  it('Archery range: 3, 6 and 10 points for 1, 2 and 3 empty meadows in a row', () => {
    range({ b4: 'field' }).scores({ bonus: 0 });
    range({ b4: 'meadow' }).scores({ bonus: 3 });
    range({ b4: 'meadow', a4: 'meadow' }).scores({ bonus: 6 });
    range({ c3: 'meadow', c2: 'meadow', c1: 'meadow', b4: 'meadow' }).scores({ bonus: 10 });
  });

  it('Archery range: pastures, stables, fields and watched sheep interrupt the row (A101, A143)', () => {
    range({ c3: 'smallPasture', c2: 'meadow' }).scores({ bonus: 0 });
    range({ c3: 'meadow', c2: 'meadow stable', c1: 'meadow' }).scores({ bonus: 3 });
    range({ c3: 'meadow', c2: 'meadow' }, { goods: { dog: 1, sheep: 3, donkey: 1 }, cells: {} }).play('1 eat donkey');
    range({ c3: 'meadow', c2: 'meadow' }, { goods: { dog: 1, sheep: 2, cattle: 2 } }).scores({ bonus: 3 });
  });

  it('Bone carver: at the start of a harvest 2 or 4 animals of any kind into 3 or 6 gold, and no more', () => {
    const seat = {
      furnishings: { d3: 'boneCarver' },
      cells: { c4: 'smallPasture', c3: 'smallPasture' },
      goods: { dog: 3, sheep: 2, boar: 2, food: 4 },
    };
    withTilesOf('darkElves', seat, HARVEST)
      .offersOnly(
        'use boneCarver dog dog',
        'use boneCarver dog sheep',
        'use boneCarver dog boar',
        'use boneCarver sheep sheep',
        'use boneCarver sheep boar',
        'use boneCarver boar boar',
        'done',
      )
      .play('1 use boneCarver dog sheep', '1 use boneCarver boar boar')
      .has({ gold: 6, dog: 2, sheep: 1, boar: 0, food: 0 })
      .refuses('1 use boneCarver dog dog');
    withTilesOf('darkElves', seat, HARVEST).play('1 done').has({ gold: 0, dog: 3 });
    withTilesOf('darkElves', seat, SECOND_QUESTION).refuses('1 use boneCarver dog sheep');
    withTilesOf('darkElves', seat).refuses('use boneCarver dog sheep');
  });

  it('Charcoal storage: at the start of a harvest up to 3 wood into gold', () => {
    const seat = { furnishings: { d3: 'charcoalStorage' }, goods: { wood: 5, food: 4 } };
    withTilesOf('darkElves', seat, HARVEST)
      .offersOnly('use charcoalStorage 1', 'use charcoalStorage 2', 'use charcoalStorage 3', 'done')
      .play('1 use charcoalStorage 3')
      .has({ wood: 2, gold: 3 })
      .refuses('1 use charcoalStorage 1');
  });

  it('Charcoal storage: neither covers the Trader nor is covered by it (A141)', () => {
    withTilesOf('darkElves', { furnishings: { d3: 'charcoalStorage' }, goods: { wood: 1 } })
      .play('place housework')
      .refuses('furnish trader');
    withTilesOf('darkElves', { furnishings: { d3: 'trader' }, goods: { stone: 3 } })
      .play('place housework')
      .refuses('furnish charcoalStorage');
  });

  it('exchanges of several tiles at the start of a harvest may be made in any order (A152)', () => {
    const seat = { furnishings: { d3: 'charcoalStorage', d2: 'boneCarver' }, goods: { wood: 1, dog: 2, food: 4 } };
    withTilesOf('darkElves', seat, HARVEST)
      .offersOnly('use charcoalStorage 1', 'use boneCarver dog dog', 'done')
      .play('1 use boneCarver dog dog')
      .offersOnly('use charcoalStorage 1', 'done')
      .play('1 use charcoalStorage 1')
      .has({ gold: 4 });
  });
});

describe('tiles of the Elves', () => {
  it('Bird hide: 2 food at once and 3 points at the end for each empty forest space beside it', () => {
    const goods = { wood: 3, stone: 1 };
    withTilesOf('elves', { goods, cells: { c4: 'field', c3: 'field', b3: 'meadow' } })
      .play('place housework', 'furnish birdHide')
      .cell('b3', { ground: 'furnished', tile: 'birdHide', on: 'meadow' })
      .has({ food: 6 })
      .scores({ bonus: 9 });
  });

  it('Bird hide: a forest space with a stable is not empty (A87), unless the table rules otherwise', () => {
    const seat = { cells: { c4: 'field', c3: 'field', b2: 'forest stable' }, furnishings: { b3: 'birdHide' } };
    withTilesOf('elves', seat, SCORING).scores({ bonus: 6 });
    withTilesOf('elves', seat, { ...SCORING, folks: { rulings: { stabledForestIsEmpty: true } } }).scores({ bonus: 9 });
  });

  it('Elven market: once a round 2 gold into a ruby and a vegetable (A108, A151)', () => {
    const seat = { furnishings: { d3: 'elvenMarket' }, goods: { gold: 5 } };
    const game = withTilesOf('elves', seat).play('use elvenMarket').has({ gold: 3, ruby: 1, vegetable: 1 });
    game.refuses('use elvenMarket');
    withTilesOf('elves', { ...seat, memory: { elvenMarket: [4] } }).offers('use elvenMarket');
    withTilesOf('elves', { ...seat, memory: { elvenMarket: [12] } }, SCORING).refuses('1 use elvenMarket');
    withTilesOf('elves', { ...seat, memory: { elvenMarket: [11] } }, SCORING).offers('1 use elvenMarket');
  });

  const farm: Seat = {
    cells: Object.fromEntries(['c4 b4', 'c3 b3', 'c2 b2', 'c1 b1'].map((cells) => [cells, 'largePasture'])),
    furnishings: { d3: 'feedingRoom' },
  };

  it('Feeding room: for 1 or 2 vegetables up to 2 or 4 types breed again (A100)', () => {
    const goods = { sheep: 2, boar: 2, cattle: 2, vegetable: 2, food: 4 };
    withTilesOf('elves', { ...farm, goods: { ...goods, donkey: 2 } }, HARVEST)
      .asks('breedAgain', 1)
      .has({ sheep: 3, donkey: 3, boar: 3, cattle: 3 })
      .offersOnly('use feedingRoom 1', 'use feedingRoom 2', 'done')
      .play('1 use feedingRoom 2')
      .has({ sheep: 4, donkey: 4, boar: 4, cattle: 4, vegetable: 0 });
    withTilesOf('elves', { ...farm, goods }, HARVEST)
      .play('1 use feedingRoom 1')
      .offersOnly('breed sheep boar', 'breed sheep cattle', 'breed boar cattle')
      .play('1 breed sheep cattle')
      .has({ sheep: 4, boar: 3, cattle: 4, vegetable: 1 });
  });

  it('Feeding room: nothing if no type can breed again', () => {
    withTilesOf('elves', { ...farm, goods: { sheep: 1, vegetable: 2, food: 4 } }, HARVEST).round(6);
  });

  it('Feeding room: Breeding cave and Quarry pay for each breeding (A100)', () => {
    const goods = { donkey: 2, vegetable: 1, food: 4 };
    const furnishings = { d3: 'feedingRoom', d2: 'breedingCave', e3: 'quarry' };
    withTilesOf('elves', { ...farm, furnishings, goods }, HARVEST)
      .has({ food: 1, stone: 1 })
      .play('1 use feedingRoom 1')
      .has({ food: 2, stone: 2, donkey: 4 });
  });

  it('Feeding room: dogs do not breed again (A134)', () => {
    const options = { folks: { seats: [] } };
    scenario({
      players: 3,
      ...HARVEST,
      options,
      folkTiles: ['elves', 'caveGoblins'],
      seats: [{ furnishings: { d3: 'feedingRoom', d2: 'kennels' }, goods: { dog: 2, vegetable: 2, food: 4 } }],
    })
      .has({ dog: 3 })
      .round(6);
  });

  it('Feeding room: at the third question mark only if breeding is chosen', () => {
    const goods = { sheep: 2, vegetable: 1, food: 4 };
    withTilesOf('elves', { ...farm, goods }, THIRD_QUESTION)
      .play('1 harvest field')
      .has({ sheep: 2 });
    withTilesOf('elves', { ...farm, goods }, THIRD_QUESTION)
      .play('1 harvest breeding', '1 use feedingRoom 1')
      .has({ sheep: 4 });
  });

  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [9, 3],
    [11, 3],
  ])("Hunter's Hut: with %i empty forest spaces %i food at the start of a harvest", (empty, food) => {
    const forest = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3'];
    const cells = Object.fromEntries(forest.slice(empty).map((cell) => [cell, 'field']));
    withTilesOf('elves', { cells, furnishings: { c4: 'huntersHut' }, goods: { food: 4 - food } }, HARVEST)
      .begs(0)
      .has({ food: 0 });
  });

  it("Hunter's Hut: nothing if there is only a feeding (A86)", () => {
    withTilesOf('elves', { furnishings: { c4: 'huntersHut' }, goods: { food: 1 } }, SECOND_QUESTION).begs(1);
  });
});

describe('tiles of the Humans', () => {
  it('Manure heap: 2 vegetables at once and 1 point at the end for each pasture beside it, a large one once (A102)', () => {
    const cells = { c4: 'field', 'b4 b3': 'largePasture', c3: 'smallPasture' };
    withTilesOf('humans', { cells, goods: { wood: 2 } })
      .play('place housework', 'furnish manureHeap')
      .has({ vegetable: 4 })
      .scores({ bonus: 2 });
  });

  it('Mead parlor: 1 gold for every 2 empty meadows at the start of a harvest', () => {
    const cells = { c4: 'meadow', c3: 'meadow', c2: 'meadow', b4: 'field', b3: 'meadow', b2: 'meadow' };
    withTilesOf('humans', { cells, furnishings: { d3: 'meadParlor' }, goods: { food: 4 } }, HARVEST).has({ gold: 2 });
    const some = { c4: 'meadow', c3: 'meadow', c2: 'meadow stable', b4: 'field' };
    const goods = { food: 4, dog: 1, sheep: 2, cattle: 3 };
    withTilesOf('humans', { cells: some, furnishings: { d3: 'meadParlor' }, goods }, HARVEST).has({ gold: 0 });
    withTilesOf('humans', { cells: some, furnishings: { d3: 'meadParlor' }, goods: { food: 4 } }, HARVEST).has({
      gold: 1,
    });
  });

  it('Scarecrow: grain that is sown on a field brings 3 more instead of 2', () => {
    withTilesOf('humans', {
      cells: { c4: 'field', c3: 'field' },
      furnishings: { b4: 'scarecrow' },
      goods: { grain: 1, vegetable: 1 },
    })
      .play('place slashAndBurn', 'sow grain 1 vegetable 1')
      .play('at c4')
      .cell('c4', { ground: 'field', crop: 'grain', left: 4 })
      .cell('c3', { ground: 'field', crop: 'vegetable', left: 2 });
  });

  it('Silage bin: one type for each meadow beside it breeds at once; 3 points each at the end (A103)', () => {
    const cells = { c4: 'meadow', b4: 'meadow stable', 'c3 c2': 'largePasture', 'b3 b2': 'largePasture' };
    const seat = { cells, goods: { wood: 3, sheep: 2, boar: 2, cattle: 2, donkey: 0 } };
    withTilesOf('humans', { ...seat, goods: { ...seat.goods, cattle: 0 } })
      .play('place housework', 'furnish silageBin')
      .offersOnly('breed sheep', 'breed boar')
      .play('breed boar')
      .has({ boar: 3, sheep: 2 })
      .scores({ bonus: 3 });
  });

  it('Silage bin: Breeding cave and Quarry pay for it (A103)', () => {
    const cells = { c4: 'meadow', b4: 'meadow', 'c3 c2': 'largePasture' };
    withTilesOf('humans', { cells, furnishings: { d3: 'quarry', d2: 'breedingCave' }, goods: { wood: 3, donkey: 2 } })
      .play('place housework', 'furnish silageBin', 'at c4')
      .has({ donkey: 3, food: 1, stone: 1 });
  });
});

describe('tiles of the Mountain Dwarfs', () => {
  it('Concert organ: 1 gold for each empty cavern beside it, none with mushrooms and no tunnel (A105)', () => {
    const cells = { d2: 'cavern', e3: 'cavern mushroom', d1: 'cavern' };
    withTilesOf('mountainDwarves', { cells, furnishings: { d3: 'concertOrgan' }, goods: { food: 4 } }, HARVEST).has({
      gold: 1,
    });
    withTilesOf(
      'mountainDwarves',
      { cells: { d2: 'tunnel', e3: 'cavern' }, furnishings: { d3: 'concertOrgan' }, goods: { food: 4 } },
      HARVEST,
    ).has({ gold: 1 });
  });

  const MINES = { d2: 'oreMine', d1: 'deepTunnel', e3: 'oreMine', e4: 'rubyMine deep' };

  it('Mining office: 2 ore at once and 3 points at the end for each ore mine beside it, not for deep tunnels (A142)', () => {
    withTilesOf('mountainDwarves', { cells: MINES, goods: { wood: 2, stone: 2 } })
      .play('place housework', 'furnish miningOffice')
      .has({ ore: 4 })
      .scores({ bonus: 6 });
  });

  it("Overseer's Dwelling: 2 ore for each ore mine and 1 ruby for each ruby mine beside it", () => {
    const cells = { d2: 'oreMine', d1: 'deepTunnel', e3: 'rubyMine' };
    withTilesOf('mountainDwarves', { cells, goods: { wood: 4, stone: 4 } })
      .play('place wishForChildren', 'furnish overseersDwelling')
      .has({ ore: 2, ruby: 1 });
  });

  it('Training room: 1 ore for 1 strength before an expedition, once, and not for the unarmed', () => {
    const seat = {
      furnishings: { d3: 'trainingRoom' },
      goods: { ore: 3 },
      dwarfs: [{ weapon: 4 }, { at: 'clearing' }],
    };
    withTilesOf('mountainDwarves', seat)
      .play('place logging')
      .offers('use trainingRoom')
      .refuses('loot boar')
      .play('use trainingRoom')
      .has({ ore: 2 })
      .refuses('use trainingRoom', 'done')
      .play('loot boar')
      .dwarfs([{ weapon: 6 }, {}]);
    withTilesOf('mountainDwarves', { ...seat, dwarfs: [{}, { at: 'clearing' }] })
      .play('place logging')
      .refuses('use trainingRoom');
  });

  it('Training room: no longer once loot has been chosen', () => {
    const seat = {
      furnishings: { d3: 'trainingRoom' },
      goods: { ore: 3 },
      dwarfs: [{ weapon: 4 }, { at: 'clearing' }],
    };
    withTilesOf('mountainDwarves', seat)
      .play('place blacksmithing', 'loot dog')
      .offers('loot wood')
      .refuses('use trainingRoom');
  });

  it('Training room: before each of the two expeditions of Adventure, and never beyond 14', () => {
    const seat = {
      furnishings: { d3: 'trainingRoom' },
      goods: { ore: 3 },
      dwarfs: [{ weapon: 12 }, { at: 'clearing' }],
    };
    const adventure = { round: 10, cards: { '10': 'adventure' } };
    withTilesOf('mountainDwarves', seat, adventure)
      .play('place adventure', 'use trainingRoom', 'loot dog')
      .dwarfs([{ weapon: 14 }, {}])
      .refuses('use trainingRoom');
    withTilesOf('mountainDwarves', { ...seat, dwarfs: [{ weapon: 4 }, { at: 'clearing' }] }, adventure)
      .play('place adventure', 'use trainingRoom', 'loot dog', 'use trainingRoom', 'loot dog')
      .has({ ore: 1, dog: 2 })
      .dwarfs([{ weapon: 8 }, {}]);
  });
});

describe('tiles of the Pale Ones', () => {
  it("Mystic's Hut: 2 gemfruits at once", () => {
    withTilesOf('paleOnes', { goods: { wood: 2, stone: 1 } })
      .play('place housework', 'furnish mysticsHut')
      .has({ gemfruit: 2 });
  });

  it('Schnapps parlor: a vegetable into 2 gold or 3 food, as often as you like', () => {
    withTilesOf('paleOnes', { furnishings: { d3: 'schnappsParlor' }, goods: { vegetable: 3 } })
      .play('use schnappsParlor gold', 'use schnappsParlor food', 'use schnappsParlor food')
      .has({ vegetable: 0, gold: 2, food: 6 });
  });

  it.each([
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 10],
  ])('Sheep dog school: %i dogs on a meadow watch %i sheep', (dog, sheep) => {
    const seat = { furnishings: { d3: 'sheepDogSchool' }, cells: { c4: 'meadow' } };
    const with1 = (more: number) =>
      withTilesOf('paleOnes', { ...seat, goods: { dog, sheep: sheep + more, cattle: 2 } }).state;
    const asked = (more: number) => with1(more).players[0]?.agenda.at(-1)?.do;
    expect(asked(0)).toBe('place');
    expect(asked(1)).toBe('accommodate');
  });

  it('Sheep dog school: two dogs on two meadows, one of them with a stable, watch 8 sheep', () => {
    const seat = { furnishings: { d3: 'sheepDogSchool' }, cells: { c4: 'meadow', c3: 'meadow stable', b4: 'field' } };
    withTilesOf('paleOnes', { ...seat, goods: { dog: 2, sheep: 8, cattle: 2 } }).asks('place');
    withTilesOf('paleOnes', { ...seat, goods: { dog: 2, sheep: 9, cattle: 2 } }).asks('accommodate');
  });

  it('Sheep dog school: with a dog on one meadow, the stable on the next follows the normal rule', () => {
    const seat = { furnishings: { d3: 'sheepDogSchool' }, cells: { c4: 'meadow', c3: 'meadow stable' } };
    withTilesOf('paleOnes', { ...seat, goods: { dog: 1, sheep: 5, cattle: 2 } }).asks('place');
    withTilesOf('paleOnes', { ...seat, goods: { dog: 1, sheep: 6, cattle: 2 } }).asks('accommodate');
    const stables = { ...seat, cells: { c4: 'meadow stable', c3: 'meadow stable' } };
    withTilesOf('paleOnes', { ...stables, goods: { dog: 1, sheep: 5, cattle: 2 } }).asks('place');
    withTilesOf('paleOnes', { ...stables, goods: { dog: 1, sheep: 6, cattle: 2 } }).asks('accommodate');
  });

  it('Sheep market: 1 dog and 2 sheep into 4 gold, as often as you like', () => {
    withTilesOf('paleOnes', { furnishings: { d3: 'sheepMarket' }, goods: { dog: 1, sheep: 2 } })
      .play('use sheepMarket')
      .has({ dog: 0, sheep: 0, gold: 4 })
      .refuses('use sheepMarket');
  });
});

describe('tiles of the Silicoids', () => {
  it('Jeweler: once a round 2 gold into a ruby and 2 ore (A108)', () => {
    withTilesOf('silicoids', { furnishings: { d3: 'jeweler' }, goods: { gold: 4 } })
      .play('use jeweler')
      .has({ gold: 2, ruby: 1, ore: 2 })
      .refuses('use jeweler')
      .play('place logging', 'end');
  });

  it('Quarrying room: 1 more stone on Excavation', () => {
    withTilesOf('silicoids', { furnishings: { d3: 'quarryingRoom' } }, { spaces: { excavation: { stone: 2 } } })
      .play('place excavation')
      .has({ stone: 3 });
    withTilesOf('silicoids', { furnishings: { d3: 'quarryingRoom' } }, { spaces: { driftMining: { stone: 2 } } })
      .play('place driftMining')
      .has({ stone: 2 });
  });

  it('Quarrying room: also through Imitation, with no stone there (A106)', () => {
    const seats = [{ dwarfs: [{ at: 'excavation' }, {}] }];
    withTilesOf('silicoids', { furnishings: { d3: 'quarryingRoom' }, goods: { food: 4 } }, { seats })
      .play('place imitation4')
      .has({ stone: 1, food: 0 });
  });

  it('Quarrying room: a player who leaves the stone keeps the additional one', () => {
    withTilesOf('silicoids', { furnishings: { d3: 'quarryingRoom' } }, { spaces: { excavation: { stone: 2 } } })
      .play('place excavation', 'leave stone 2', 'lay cavern d2 tunnel d1')
      .has({ stone: 1 })
      .lies('excavation', { stone: 2 });
  });

  it('Stone trader: at the start of a harvest up to 2 wood into stone, together or not at all', () => {
    withTilesOf('silicoids', { furnishings: { d3: 'stoneTrader' }, goods: { wood: 3, food: 4 } }, HARVEST)
      .offersOnly('use stoneTrader 1', 'use stoneTrader 2', 'done')
      .play('1 use stoneTrader 1')
      .has({ wood: 2, stone: 1 })
      .refuses('1 use stoneTrader 1');
  });

  it('Water troughs: each pasture beside it holds 3 more, after stables have doubled it (A102)', () => {
    const seat = {
      furnishings: { c4: 'waterTroughs' },
      cells: { c3: 'smallPasture stable', 'b4 a4': 'largePasture stable stable', c2: 'smallPasture' },
    };
    const goods = { cattle: 7, boar: 19, donkey: 2, sheep: 2 };
    withTilesOf('silicoids', { ...seat, goods }).asks('place');
    for (const animal of ['cattle', 'boar', 'donkey'] as const) {
      withTilesOf('silicoids', { ...seat, goods: { ...goods, [animal]: goods[animal] + 1 } }).asks('accommodate');
    }
  });

  it('Water troughs: nothing for sheep that dogs watch there', () => {
    const seat = { furnishings: { c4: 'waterTroughs' }, cells: { c3: 'smallPasture' } };
    withTilesOf('silicoids', { ...seat, goods: { dog: 6, sheep: 7, cattle: 2 } }).asks('place');
    withTilesOf('silicoids', { ...seat, goods: { dog: 6, sheep: 8, cattle: 2 } }).asks('accommodate');
  });
});

describe('tiles of the Trolls', () => {
  it('Bone crusher: dogs, sheep and donkeys are worth 2 food each, boars and cattle as usual', () => {
    const seat = {
      furnishings: { d3: 'boneCrusher' },
      cells: { c4: 'smallPasture', c3: 'smallPasture', c2: 'smallPasture' },
      goods: { dog: 1, sheep: 1, donkey: 2, boar: 1, cattle: 1 },
    };
    withTilesOf('trolls', seat)
      .refuses('eat donkey donkey')
      .play('eat dog')
      .has({ food: 2 })
      .play('eat sheep')
      .has({ food: 4 })
      .play('eat donkey')
      .has({ food: 6 })
      .play('eat boar', 'eat cattle')
      .has({ food: 11 });
    withTilesOf('trolls', { goods: { dog: 1 } }).refuses('eat dog');
  });

  it('Candle maker: 1 gold for every 2 animals that become food together (A104)', () => {
    const seat = {
      furnishings: { d3: 'candleMaker' },
      cells: { c4: 'smallPasture', c3: 'smallPasture' },
      goods: { sheep: 2, donkey: 2, boar: 1, dog: 1 },
    };
    withTilesOf('trolls', seat)
      .offersOf(
        'feast',
        'feast sheep sheep',
        'feast sheep donkey',
        'feast sheep boar',
        'feast donkey donkey',
        'feast donkey boar',
      )
      .play('feast donkey donkey')
      .has({ food: 3, gold: 1 })
      .play('feast boar sheep')
      .has({ food: 6, gold: 2, sheep: 1, boar: 0 })
      .play('eat sheep')
      .has({ food: 7, gold: 2 });
  });

  it('Candle maker: nothing for what other tiles take (A149), unless the table rules otherwise', () => {
    const seat = {
      furnishings: { d3: 'candleMaker', d2: 'huntingParlor' },
      cells: { c4: 'smallPasture' },
      goods: { boar: 2 },
    };
    withTilesOf('trolls', seat).play('use huntingParlor').has({ gold: 2, food: 2 });
    withTilesOf('trolls', seat, { folks: { rulings: { candlesForTrades: true } } })
      .play('use huntingParlor')
      .has({ gold: 3, food: 2 });
  });

  it('Candle maker with Bone crusher: dogs count, and pairs of donkeys are worth 4', () => {
    const seat = { furnishings: { d3: 'candleMaker', d2: 'boneCrusher' }, goods: { dog: 2, donkey: 2 } };
    withTilesOf('trolls', seat).play('feast donkey donkey', 'feast dog dog').has({ food: 8, gold: 2 });
  });

  it("Explorer's Cave: three times the food of water sources, and 2 boars from a preserve", () => {
    const seat = { furnishings: { d3: 'explorersCave' } };
    withTilesOf('trolls', seat).play('place driftMining', 'lay cavern e4 tunnel f4').has({ food: 3, boar: 0 });
    withTilesOf('trolls', { ...seat, cells: { e3: 'tunnel', e2: 'tunnel', e1: 'tunnel' } })
      .play('place driftMining', 'lay cavern f1 tunnel f2')
      .has({ food: 6 });
    withTilesOf('trolls', { ...seat, cells: { c4: 'field', c3: 'field', c2: 'field' } })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 2, food: 0 });
    withTilesOf('trolls', { ...seat, cells: { c4: 'field' } })
      .play('place clearing', 'lay meadow b4 field a4')
      .has({ food: 3 });
  });

  it('Goblin dwelling: a goblin moves in, an adult that acts from the next round on (A78)', () => {
    withTilesOf('trolls', { goods: { wood: 4, vegetable: 1 } })
      .play('place wishForChildren')
      .dwarfs([{}, {}, { goblin: true, newborn: true, weapon: 0 }]);
  });

  it('Goblin dwelling with six people: it brings no goblin, and may not be built if the table rules so (A138)', () => {
    const six = [{}, ...['logging', 'clearing', 'oreMining', 'driftMining', 'supplies'].map((at) => ({ at }))];
    const furnishings = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'additionalDwelling' };
    const seat = { goods: { wood: 4, vegetable: 1 }, cells: { e2: 'cavern' }, furnishings, dwarfs: six };
    withTilesOf('trolls', seat)
      .play('place housework', 'furnish goblinDwelling')
      .dwarfs(six.map(() => ({})));
    withTilesOf('trolls', seat, { folks: { rulings: { goblinDwellingNeedsGoblin: true } } })
      .play('place housework')
      .refuses('furnish goblinDwelling');
  });

  it('Goblin dwelling: no regular person lives there', () => {
    mine(
      { furnishings: { d3: 'goblinDwelling' }, goods: { food: 0 } },
      { round: 4, options: { folks: {} }, folkTiles: ['trolls'] },
    ).refuses('place wishForChildren');
    withTilesOf(
      'trolls',
      {
        furnishings: { d3: 'goblinDwelling' },
        memory: { goblinDwelling: [1] },
        dwarfs: [{}, {}, { goblin: true }],
      },
      { round: 4 },
    ).refuses('place wishForChildren');
  });
});
