import type { HomeBoardInput, HomeCell, HomeDwarf, Room } from '../../../../render/games/caverna/scene.ts';
import type { Owner } from '../../../../render/shared/owner.ts';
import type { Cell } from '../../../../src/games/caverna/state.ts';

export const MARA: Owner = { mark: 0, letter: 'M', name: 'Mara' };
export const TOM: Owner = { mark: 1, letter: 'T', name: 'Tom' };
export const YUKI: Owner = { mark: 3, letter: 'Y', name: 'Yuki' };
const OSKAR: Owner = { mark: 2, letter: 'O', name: 'Oskar' };

/** The index of a place in `Player.cells` by its name: columns x a b c d e f g, rows 0 to 5. */
export function at(name: string): number {
  return Number(name[1]) * 8 + 'xabcdefg'.indexOf(name[0] ?? '');
}

/** The name of a place by its index in `Player.cells`. */
function nameAt(index: number): string {
  return `${'xabcdefg'[index % 8]}${Math.floor(index / 8)}`;
}

const OUTSIDE: Cell = { ground: 'outside' };

function printed(index: number): Cell {
  const row = Math.floor(index / 8);
  const column = index % 8;
  if (row < 1 || row > 4 || column < 1 || column > 6) return OUTSIDE;
  return { ground: column < 4 ? 'forest' : 'mountain' };
}

export function place(cell: Cell, more: Partial<HomeCell> = {}): HomeCell {
  return { cell, label: '', herds: [], dogs: 0, dwarfs: [], beds: 0, ...more };
}

const here = (weapon = 0): HomeDwarf => ({ weapon, away: false, newborn: false });
const away = (weapon = 0): HomeDwarf => ({ weapon, away: true, newborn: false });
const newborn: HomeDwarf = { weapon: 0, away: false, newborn: true };

function room(tile: string, look: Room, more: Partial<HomeCell> = {}): HomeCell {
  return place({ ground: 'furnished', tile }, { room: look, ...more });
}

export function board(
  owner: Owner,
  places: Readonly<Record<string, HomeCell>>,
  more: Partial<HomeBoardInput> = {},
): HomeBoardInput {
  const bonuses: Readonly<Record<string, HomeCell['bonus']>> = {
    c1: { good: 'boar', amount: 1 },
    a3: { good: 'boar', amount: 1 },
    b4: { good: 'food', amount: 1 },
    f1: { good: 'food', amount: 2 },
    e4: { good: 'food', amount: 1 },
  };
  const cells = Array.from({ length: 48 }, (_, index) => place(printed(index)));
  for (const [name, bonus] of Object.entries(bonuses)) {
    if (bonus !== undefined) cells[at(name)] = place(printed(at(name)), { bonus });
  }
  cells[at('d3')] = place({ ground: 'cavern' });
  cells[at('d4')] = place({ ground: 'furnished', tile: 'entryLevelDwelling' }, { dwarfs: [here(), here()] });
  for (const [name, cell] of Object.entries(places)) cells[at(name)] = cell;
  const labelled = cells.map((cell, index) => ({ ...cell, label: nameAt(index).toUpperCase() }));
  return {
    owner,
    stage: undefined,
    lantern: false,
    lastAction: undefined,
    score: undefined,
    supply: { wood: 0, stone: 0, ore: 0, ruby: 0, grain: 0, vegetable: 0, food: 1, gold: 0, dog: 0, begging: 0 },
    cells: labelled,
    homeless: [],
    changed: [],
    twins: [],
    delta: {},
    ...more,
  };
}

const DWELLING: Room = { name: 'Dwelling', tag: 'dwelling', points: 3 };

export const mara = board(
  MARA,
  {
    a2: place({ ground: 'forest', stable: true }, { herds: [{ animal: 'boar', count: 1 }] }),
    b2: place(
      { ground: 'largePasture', other: at('c2'), stable: true },
      { herds: [{ animal: 'sheep', count: 6 }], holds: 8 },
    ),
    c2: place({ ground: 'largePasture', other: at('b2') }),
    a3: place({ ground: 'field', crop: 'grain', left: 2 }),
    b3: place({ ground: 'field', crop: 'vegetable', left: 1 }),
    c3: place({ ground: 'smallPasture' }, { herds: [{ animal: 'cattle', count: 2 }], holds: 2 }),
    a4: place({ ground: 'meadow' }),
    b4: place({ ground: 'field', crop: 'grain', left: 3 }),
    c4: place({ ground: 'meadow' }, { herds: [{ animal: 'sheep', count: 3 }], dogs: 2, holds: 3 }),
    d1: place({ ground: 'cavern' }),
    d2: room('cookingCave', { name: 'Cooking cave', tag: 'green', points: 2 }),
    e2: place({ ground: 'deepTunnel' }),
    f2: room('weaponStorage', { name: 'Weapon storage', tag: 'yellow', points: 6 }),
    d3: room('dwelling', DWELLING, { dwarfs: [here(4)] }),
    e3: place({ ground: 'oreMine' }, { herds: [{ animal: 'donkey', count: 1 }] }),
    f3: place({ ground: 'tunnel' }),
    d4: place(
      { ground: 'furnished', tile: 'entryLevelDwelling' },
      { dwarfs: [away(), here()], herds: [{ animal: 'boar', count: 2 }], holds: 2 },
    ),
    e4: room('simpleDwelling42', { name: 'Simple dwelling', tag: 'dwelling', points: 0 }, { dwarfs: [here(7)] }),
    f4: place({ ground: 'rubyMine' }, { herds: [{ animal: 'donkey', count: 1 }] }),
  },
  {
    lastAction: 'Slash-and-burn',
    score: 52,
    supply: { wood: 3, stone: 4, ore: 5, ruby: 2, grain: 2, vegetable: 1, food: 6, gold: 3, dog: 2, begging: 0 },
    changed: [at('a4'), at('b4')],
    delta: { ruby: -1, grain: -1, food: 1, dog: 1 },
  },
);

import type { ActionBoardInput, RoundInput, SpaceInput, TableSeat } from '../../../../render/games/caverna/scene.ts';
import type { Bundle, SpaceId } from '../../../../src/games/caverna/state.ts';

const GROUPS = { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' };
const title = (id: SpaceId): string => {
  const words = id
    .replace(/\d$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

export function space(id: SpaceId, goods: Bundle = {}, more: Partial<SpaceInput> = {}): SpaceInput {
  return { id, name: title(id), goods, taken: [], latest: false, ...more };
}

export const by = (owner: Owner, weapon = 0, newborn = false): SpaceInput['taken'][number] => ({
  ...owner,
  weapon,
  newborn,
});

function track(
  cards: readonly (SpaceId | 'hidden' | 'none')[],
  harvest: readonly RoundInput['harvest'][],
): RoundInput[] {
  return cards.map((card, i) => {
    const kind = harvest[i] ?? 'unknown';
    return {
      card,
      harvest: kind,
      stage: [3, 4, 6, 9, 12].findIndex((last) => i < last),
      marker: kind === 'unknown' ? 'hidden' : i > 5 && kind !== 'harvest' ? 'question' : 'leaf',
      name: `Round ${i + 1}`,
    };
  });
}

const CARDS = [
  'sheepFarming',
  'blacksmithing',
  'oreMineConstruction',
  'wishForChildren',
  'donkeyFarming',
  'rubyMineConstruction',
  'exploration',
  'hidden',
  'hidden',
  'hidden',
  'hidden',
  'hidden',
];
const seat = (owner: Owner, dwarfs: TableSeat['dwarfs'], food: number): TableSeat => ({
  owner,
  dwarfs,
  passed: false,
  lantern: false,
  feeding: { need: dwarfs.length * 2, food },
});

export const four: ActionBoardInput = {
  players: 4,
  headline: 'Mara’s turn',
  turn: MARA,
  round: 7,
  groups: GROUPS,
  skipped: 'Not played',
  spaces: [
    space('clearing', {}, { taken: [by(TOM)] }),
    space('sustenance', { grain: 1, vegetable: 2 }),
    space('slashAndBurn', {}, { taken: [by(MARA)] }),
    space('driftMining', { stone: 4 }),
    space('excavation', {}, { taken: [by(OSKAR)] }),
    space('housework'),
    space('startingPlayer', { food: 3 }),
    space('growth'),
    space('imitation2', {}, { name: 'Imitation' }),
    space('logging', {}, { taken: [by(YUKI)] }),
    space('forestExploration', { wood: 4 }),
    space('oreMining', { ore: 7 }),
    space('rubyMining', {}, { taken: [by(TOM)] }),
    space('sheepFarming', {}, { taken: [by(OSKAR, 3)], latest: true }),
    space('blacksmithing'),
    space('oreMineConstruction'),
    space('wishForChildren', {}, { taken: [by(YUKI), by(YUKI, 0, true)] }),
    space('donkeyFarming', { donkey: 2 }),
    space('rubyMineConstruction'),
    space('exploration'),
  ],
  rounds: track(CARDS, ['none', 'none', 'harvest', 'payOne', 'harvest', 'none', 'harvest']).map((round, i) =>
    i === 5 ? { ...round, marker: 'question' } : round,
  ),
  table: [
    { ...seat(TOM, [away(), away(), here(5)], 4), lantern: true },
    seat(YUKI, [away(), away(), here()], 9),
    seat(OSKAR, [away(), away(3), here(8)], 6),
    seat(MARA, [away(), here(), here(4), here(7)], 8),
  ],
};

export const OWNERS: readonly Owner[] = [
  MARA,
  TOM,
  OSKAR,
  YUKI,
  { mark: 4, letter: 'B', name: 'Bartholomäus von Hohenstein-Eisen' },
  { mark: 5, letter: '花', name: '花子🌸さん' },
  { mark: 6, letter: 'Z', name: '🧔🏽‍♂️ 𝓩𝓸𝓮 🇩🇪 Ⓧ' },
];

/** All printed spaces of seven players and all cards of twelve rounds, many of them taken. */
export const seven: ActionBoardInput = {
  players: 7,
  headline: `${OWNERS[4]?.name}’s turn`,
  turn: OWNERS[4],
  round: 12,
  groups: GROUPS,
  skipped: 'Not played',
  spaces: [
    ...[
      'clearing',
      'slashAndBurn',
      'driftMining2',
      'housework',
      'growth',
      'imitation0',
      'imitation1',
      'rubyMining',
      'weeklyMarket',
      'hardwareRental',
    ].map((id, i) => space(id, {}, i % 2 === 0 ? { taken: [by(OWNERS[i % 7] ?? MARA, i === 4 ? 14 : i)] } : {})),
    space('sustenance', { grain: 1, vegetable: 11 }),
    space('fenceBuilding', { wood: 12 }),
    space('driftMining', { stone: 14 }),
    space('excavation', { stone: 12 }),
    space('extension'),
    space('imitation2', {}, { taken: [by(YUKI, 12)] }),
    space('startingPlayer', { food: 10 }, { taken: [by(MARA, 14)] }),
    space('logging', { wood: 33 }),
    space('forestExploration', { wood: 14 }),
    space('oreMining', { ore: 17 }),
    space('depot', { wood: 12, ore: 12 }),
    space('largeDepot', { wood: 12, stone: 11, ore: 11 }),
    space('sheepFarming', { sheep: 11 }),
    space('blacksmithing', {}, { taken: [by(OWNERS[5] ?? MARA, 10)] }),
    space('oreMineConstruction'),
    space(
      'urgentWishForChildren',
      {},
      { taken: [by(OWNERS[6] ?? MARA, 11), by(OWNERS[6] ?? MARA, 0, true)], latest: true },
    ),
    space('donkeyFarming', { donkey: 10 }),
    space('rubyMineConstruction'),
    space('exploration'),
    space('oreDelivery', { ore: 10, stone: 10 }),
    space('familyLife', {}, { taken: [by(TOM), by(TOM, 0, true)] }),
    space('adventure'),
    space('oreTrading'),
    space('rubyDelivery', { ruby: 12 }),
  ],
  rounds: track(
    [
      'sheepFarming',
      'blacksmithing',
      'oreMineConstruction',
      'urgentWishForChildren',
      'donkeyFarming',
      'rubyMineConstruction',
      'exploration',
      'oreDelivery',
      'familyLife',
      'adventure',
      'oreTrading',
      'rubyDelivery',
    ],
    [
      'none',
      'none',
      'harvest',
      'payOne',
      'harvest',
      'none',
      'harvest',
      'payOne',
      'harvest',
      'harvest',
      'harvest',
      'fieldOrBreeding',
    ],
  ),
  table: OWNERS.map((owner, i) => ({
    ...seat(owner, i % 2 === 0 ? [away(), away(3), here(8), here(14), here(12), newborn] : [away(), here(10)], i * 2),
    lantern: i === 3,
  })),
};

const cards = (first: readonly SpaceId[]): (SpaceId | 'hidden')[] => [
  ...first,
  ...Array.from({ length: 12 - first.length }, () => 'hidden' as const),
];

/** A solo game in its third round. */
export const solo: ActionBoardInput = {
  players: 1,
  headline: 'Mara’s turn',
  turn: MARA,
  round: 3,
  groups: GROUPS,
  skipped: 'Not played',
  spaces: [
    space('excavation', { stone: 2 }),
    space('housework'),
    space('logging', { wood: 4 }),
    space('oreMining', { ore: 3 }),
    space('rubyMining', { ruby: 2 }),
    space('woodGathering', { wood: 2 }, { taken: [by(MARA)], latest: true }),
    space('sustenance', { food: 2 }),
    space('slashAndBurn'),
    space('blacksmithing'),
    space('sheepFarming', { sheep: 1 }),
    space('oreMineConstruction'),
  ],
  rounds: track(cards(['blacksmithing', 'sheepFarming', 'oreMineConstruction']), [
    'none',
    'none',
    'harvest',
    'payOne',
    'harvest',
    'harvest',
    'harvest',
    'harvest',
    'none',
    'harvest',
    'harvest',
    'harvest',
  ]).map((round, i) => (i === 8 ? { ...round, card: 'none' as const } : round)),
  table: [{ ...seat(MARA, [away(), here()], 3), lantern: true }],
};

/** A board that is as full as possible, with tiles overhanging on every side. */
export const crowded = board(
  OWNERS[4] ?? MARA,
  {
    x2: place({ ground: 'meadow' }, { herds: [{ animal: 'sheep', count: 6 }], dogs: 5, holds: 6 }),
    a2: place({ ground: 'field', crop: 'vegetable', left: 2 }),
    b0: place(
      { ground: 'largePasture', other: at('b1'), stable: true },
      { herds: [{ animal: 'cattle', count: 16 }], holds: 16 },
    ),
    b1: place({ ground: 'largePasture', other: at('b0'), stable: true }),
    a3: place(
      { ground: 'largePasture', other: at('b3'), stable: true },
      { herds: [{ animal: 'sheep', count: 16 }], holds: 16 },
    ),
    b3: place({ ground: 'largePasture', other: at('a3'), stable: true }),
    c2: place({ ground: 'smallPasture', stable: true }, { herds: [{ animal: 'boar', count: 4 }], holds: 4 }),
    c4: place({ ground: 'meadow', stable: true }, { herds: [{ animal: 'donkey', count: 1 }] }),
    b4: place({ ground: 'field' }, { herds: [{ animal: 'sheep', count: 1 }] }),
    c3: place({ ground: 'meadow', stable: true }),
    a4: place({ ground: 'forest', stable: true }),
    d1: room(
      'coupleDwelling',
      { name: 'Couple dwelling', tag: 'dwelling', points: 5 },
      { dwarfs: [here(14), away(12)] },
    ),
    d2: room('additionalDwelling', { name: 'Additional dwelling', tag: 'dwelling', points: 5 }, { dwarfs: [here(11)] }),
    d3: room(
      'mixedDwelling',
      { name: 'Mixed dwelling', tag: 'dwelling', points: 4 },
      { dwarfs: [here(10)], herds: [{ animal: 'cattle', count: 2 }], holds: 2 },
    ),
    e1: room(
      'cuddleRoom',
      { name: 'Cuddle room', tag: 'green', points: 2 },
      { herds: [{ animal: 'sheep', count: 6 }], holds: 6 },
    ),
    e2: room('blacksmithingParlor', { name: 'Blacksmithing parlor', tag: 'yellow', points: 2 }),
    e3: room('woodSupplier', { name: 'Wood supplier', tag: 'green', points: 2, left: 5 }),
    e4: room('suppliesStorage', { name: 'Supplies storage', tag: 'yellow', points: undefined }),
    f1: place({ ground: 'oreMine' }, { herds: [{ animal: 'donkey', count: 1 }] }),
    f2: place({ ground: 'rubyMine', deep: true }),
    f3: room('sparePartStorage', { name: 'Spare part storage', tag: 'yellow', points: 0 }),
    g3: room(
      'breakfastRoom',
      { name: 'Breakfast room', tag: 'green', points: 0 },
      { herds: [{ animal: 'cattle', count: 3 }], holds: 3 },
    ),
    f4: place({ ground: 'cavern' }),
    f5: place({ ground: 'tunnel' }),
    d4: place(
      { ground: 'furnished', tile: 'entryLevelDwelling' },
      { dwarfs: [here(13), newborn], herds: [{ animal: 'boar', count: 2 }], holds: 2 },
    ),
  },
  {
    lantern: true,
    lastAction: 'Ore mine construction',
    score: -12,
    supply: {
      wood: 23,
      stone: 14,
      ore: 35,
      ruby: 12,
      grain: 10,
      vegetable: 11,
      food: 26,
      gold: 43,
      dog: 10,
      begging: 2,
    },
    changed: [at('b0'), at('b1'), at('g3')],
    delta: { wood: -12, stone: 10, begging: 2, food: -14 },
  },
);
