import type { HomeBoardInput, HomeCell, HomeDwarf, Owner, Room } from '../../render/scene.ts';
import type { Cell } from '../../src/caverna/state.ts';

export const MARA: Owner = { seat: 0, letter: 'M', name: 'Mara' };
export const TOM: Owner = { seat: 1, letter: 'T', name: 'Tom' };
export const YUKI: Owner = { seat: 3, letter: 'Y', name: 'Yuki' };
export const OSKAR: Owner = { seat: 2, letter: 'O', name: 'Oskar' };

/** The index of a place in `Player.cells` by its name: columns x a b c d e f g, rows 0 to 5. */
export function at(name: string): number {
  return Number(name[1]) * 8 + 'xabcdefg'.indexOf(name[0] ?? '');
}

const OUTSIDE: Cell = { ground: 'outside' };

function printed(index: number): Cell {
  const row = Math.floor(index / 8);
  const column = index % 8;
  if (row < 1 || row > 4 || column < 1 || column > 6) return OUTSIDE;
  return { ground: column < 4 ? 'forest' : 'mountain' };
}

export function place(cell: Cell, more: Partial<HomeCell> = {}): HomeCell {
  return { cell, label: '', herds: [], dogs: 0, dwarfs: [], ...more };
}

export const here = (weapon = 0): HomeDwarf => ({ weapon, away: false, newborn: false });
export const away = (weapon = 0): HomeDwarf => ({ weapon, away: true, newborn: false });
export const newborn: HomeDwarf = { weapon: 0, away: false, newborn: true };

export function room(tile: string, look: Room, more: Partial<HomeCell> = {}): HomeCell {
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
  return {
    owner,
    startsRound: false,
    lastAction: undefined,
    score: undefined,
    supply: { wood: 0, stone: 0, ore: 0, ruby: 0, grain: 0, vegetable: 0, food: 1, gold: 0, dog: 0, begging: 0 },
    cells,
    changed: [],
    delta: {},
    ...more,
  };
}

const DWELLING: Room = { name: 'Dwelling', tag: 'dwelling', points: 3 };

export const mara = board(
  MARA,
  {
    a2: place({ ground: 'forest', stable: true }, { herds: [{ animal: 'boar', count: 1 }] }),
    b2: place({ ground: 'largePasture', other: at('c2'), stable: true }, { herds: [{ animal: 'sheep', count: 6 }] }),
    c2: place({ ground: 'largePasture', other: at('b2') }),
    a3: place({ ground: 'field', crop: 'grain', left: 2 }),
    b3: place({ ground: 'field', crop: 'vegetable', left: 1 }),
    c3: place({ ground: 'smallPasture' }, { herds: [{ animal: 'cattle', count: 2 }] }),
    a4: place({ ground: 'meadow' }),
    b4: place({ ground: 'field', crop: 'grain', left: 3 }),
    c4: place({ ground: 'meadow' }, { herds: [{ animal: 'sheep', count: 3 }], dogs: 2 }),
    d1: place({ ground: 'cavern' }),
    d2: room('cookingCave', { name: 'Cooking cave', tag: 'green', points: 2 }),
    e2: place({ ground: 'deepTunnel' }),
    f2: room('weaponStorage', { name: 'Weapon storage', tag: 'yellow', points: 6 }),
    d3: room('dwelling', DWELLING, { dwarfs: [here(4)] }),
    e3: place({ ground: 'oreMine' }, { herds: [{ animal: 'donkey', count: 1 }] }),
    f3: place({ ground: 'tunnel' }),
    d4: place(
      { ground: 'furnished', tile: 'entryLevelDwelling' },
      { dwarfs: [away(), here()], herds: [{ animal: 'boar', count: 2 }] },
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

import type { ActionBoardInput, RoundInput, SpaceInput, TableSeat } from '../../render/scene.ts';
import type { Bundle, SpaceId } from '../../src/caverna/state.ts';

export const GROUPS = { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' };
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

export function track(
  cards: readonly (SpaceId | 'hidden' | 'none')[],
  harvest: readonly RoundInput['harvest'][],
): RoundInput[] {
  return cards.map((card, i) => {
    const kind = harvest[i] ?? 'unknown';
    return {
      card,
      harvest: kind,
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
const seat = (owner: Owner, dwarfs: TableSeat['dwarfs'], food: number, startsRound = false): TableSeat => ({
  owner,
  dwarfs,
  passed: false,
  startsRound,
  feeding: { need: dwarfs.length * 2, food },
});

export const four: ActionBoardInput = {
  players: 4,
  headline: 'Mara’s turn',
  turn: MARA,
  round: 7,
  groups: GROUPS,
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
    seat(TOM, [away(), away(), here(5)], 4, true),
    seat(YUKI, [away(), away(), here()], 9),
    seat(OSKAR, [away(), away(3), here(8)], 6),
    seat(MARA, [away(), here(), here(4), here(7)], 8),
  ],
};
