import type { Pile } from '../tiles/printed.ts';

/** What the booklet prints on a folk's furnishing tile, read a second time so that an error in its entry shows. */
export interface PrintedFolkTile {
  readonly folk: string;
  readonly cost: Pile;
  readonly points: number;
  readonly replaces: string;
  readonly tag?: 'dwelling' | 'yellow';
  readonly lies?: 'field' | 'meadow';
}

const of = (folk: string, tiles: Readonly<Record<string, Omit<PrintedFolkTile, 'folk'>>>) =>
  Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, { ...tile, folk }]));

/** Every furnishing tile of the booklet's appendix, by its id. */
export const FOLK_PRINTED: Readonly<Record<string, PrintedFolkTile>> = {
  ...of('caveGoblins', {
    forgottenCave: { cost: { grain: 1 }, points: 0, replaces: 'woodSupplier' },
    kennels: { cost: { wood: 1 }, points: 0, replaces: 'workRoom' },
    guardDogSchool: { cost: { wood: 1 }, points: 1, replaces: 'dogSchool' },
    menagerie: { cost: { wood: 4, stone: 2 }, points: 0, replaces: 'broomChamber', tag: 'yellow' },
  }),
  ...of('darkElves', {
    archeryRange: { cost: { wood: 2 }, points: 0, replaces: 'prayerChamber', tag: 'yellow', lies: 'meadow' },
    boneCarver: { cost: { wood: 2, stone: 2 }, points: 2, replaces: 'huntingParlor', tag: 'yellow' },
    charcoalStorage: { cost: { stone: 3 }, points: 1, replaces: 'sparePartStorage', tag: 'yellow' },
    mushroomCave: { cost: { stone: 2 }, points: 1, replaces: 'quarry' },
  }),
  ...of('elves', {
    birdHide: { cost: { wood: 3, stone: 1 }, points: 0, replaces: 'writingChamber', tag: 'yellow', lies: 'meadow' },
    elvenMarket: { cost: { wood: 3, stone: 2 }, points: 3, replaces: 'carpenter' },
    feedingRoom: { cost: { wood: 3, stone: 1 }, points: 0, replaces: 'officeRoom' },
    huntersHut: { cost: { wood: 2 }, points: 2, replaces: 'workingCave', lies: 'meadow' },
  }),
  ...of('humans', {
    manureHeap: { cost: { wood: 2 }, points: 0, replaces: 'blacksmithingParlor', tag: 'yellow', lies: 'field' },
    meadParlor: { cost: { wood: 1, stone: 2 }, points: 2, replaces: 'milkingParlor', tag: 'yellow' },
    scarecrow: { cost: { wood: 1, grain: 1 }, points: 1, replaces: 'rubySupplier', lies: 'field' },
    silageBin: { cost: { wood: 3 }, points: 0, replaces: 'weaponStorage', tag: 'yellow', lies: 'meadow' },
  }),
  ...of('mountainDwarves', {
    concertOrgan: { cost: { stone: 2, ore: 4 }, points: 0, replaces: 'fodderChamber', tag: 'yellow' },
    miningOffice: { cost: { wood: 2, stone: 2 }, points: 0, replaces: 'oreStorage', tag: 'yellow' },
    overseersDwelling: { cost: { wood: 4, stone: 4 }, points: 3, replaces: 'simpleDwelling33', tag: 'dwelling' },
    trainingRoom: { cost: { stone: 1 }, points: 1, replaces: 'blacksmith' },
  }),
  ...of('paleOnes', {
    mysticsHut: { cost: { wood: 2, stone: 1 }, points: 0, replaces: 'builder' },
    schnappsParlor: { cost: { wood: 3, stone: 2 }, points: 2, replaces: 'beerParlor', tag: 'yellow' },
    sheepDogSchool: { cost: { wood: 1, stone: 1 }, points: 1, replaces: 'cuddleRoom' },
    sheepMarket: { cost: { wood: 3, stone: 2 }, points: 2, replaces: 'weavingParlor', tag: 'yellow' },
  }),
  ...of('silicoids', {
    jeweler: { cost: { wood: 2, stone: 2 }, points: 2, replaces: 'miner' },
    quarryingRoom: { cost: { wood: 1 }, points: 1, replaces: 'stoneCarver' },
    stoneTrader: { cost: { wood: 1 }, points: 2, replaces: 'stoneSupplier' },
    waterTroughs: { cost: { stone: 3 }, points: 2, replaces: 'breakfastRoom', lies: 'meadow' },
  }),
  ...of('trolls', {
    boneCrusher: { cost: { wood: 1, stone: 1 }, points: 2, replaces: 'slaughteringCave' },
    candleMaker: { cost: { wood: 2, stone: 2 }, points: 1, replaces: 'stateParlor', tag: 'yellow' },
    explorersCave: { cost: { wood: 1 }, points: 2, replaces: 'peacefulCave' },
    goblinDwelling: { cost: { wood: 4, vegetable: 1 }, points: 0, replaces: 'simpleDwelling42', tag: 'dwelling' },
  }),
};
