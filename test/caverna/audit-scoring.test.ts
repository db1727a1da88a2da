import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/caverna/game.ts';
import { stateFrom } from '../../src/caverna/positions.ts';
import type { Player } from '../../src/caverna/state.ts';
import { COSTS } from '../laws/prices.ts';
import type { Seat } from './scenario.ts';

/** The scoring pad (rulebook p. 23, appendix p. A5 and A6), counted anew from the text alone. */
const POINTS: Readonly<Record<string, number>> = {
  dwelling: 3,
  mixedDwelling: 4,
  coupleDwelling: 5,
  additionalDwelling: 5,
  cuddleRoom: 2,
  stubbleRoom: 1,
  workRoom: 2,
  stoneCarver: 1,
  blacksmith: 3,
  miner: 3,
  builder: 2,
  trader: 2,
  woodSupplier: 2,
  stoneSupplier: 1,
  rubySupplier: 2,
  quarry: 2,
  seam: 1,
  slaughteringCave: 2,
  cookingCave: 2,
  workingCave: 2,
  miningCave: 2,
  breedingCave: 2,
  peacefulCave: 2,
  huntingParlor: 1,
  beerParlor: 3,
  blacksmithingParlor: 2,
};
const FARM = ['sheep', 'donkey', 'boar', 'cattle'] as const;
const ROW = 8;

/** The tiles that lie open, by the index of their cell in 6 rows of 8 columns. */
const openTiles = ({ cells }: Player): Map<number, string> =>
  new Map(cells.flatMap((cell, index) => (cell.ground === 'furnished' ? [[index, cell.tile] as const] : [])));

const crop = ({ goods, cells }: Player, kind: 'grain' | 'vegetable'): number =>
  cells.reduce((sum, c) => sum + (c.ground === 'field' && c.crop === kind ? (c.left ?? 0) : 0), goods[kind]);

const covered = ({ cells }: Player, ground: string): number => cells.filter((cell) => cell.ground === ground).length;

function dwellingsAround(player: Player): number {
  const open = openTiles(player);
  const [at] = [...open].find(([, tile]) => tile === 'stateParlor') ?? [];
  if (at === undefined) return 0;
  // The forest ends with the fourth of the eight columns, and holds no dwellings.
  return [at - ROW, at + ROW, at - 1, at + 1].filter((cell) => open.get(cell)?.match(/dwelling/i)).length;
}

function bonus(player: Player): number {
  const { goods, dwarfs } = player;
  const open = [...openTiles(player).values()];
  const armed = dwarfs.filter(({ weapon }) => weapon > 0).length;
  const animals = FARM.reduce((sum, type) => sum + goods[type], 0);
  const worth: Readonly<Record<string, number>> = {
    weavingParlor: Math.floor(goods.sheep / 2),
    milkingParlor: goods.cattle,
    stateParlor: 4 * dwellingsAround(player),
    stoneStorage: goods.stone,
    oreStorage: Math.floor(goods.ore / 2),
    mainStorage: 2 * open.filter((tile) => /(Parlor|Storage|Chamber)$/.test(tile)).length,
    weaponStorage: 3 * armed,
    suppliesStorage: armed === dwarfs.length ? 8 : 0,
    broomChamber: dwarfs.length === 6 ? 10 : dwarfs.length === 5 ? 5 : 0,
    treasureChamber: goods.ruby,
    foodChamber: 2 * Math.min(crop(player, 'grain'), crop(player, 'vegetable')),
    prayerChamber: armed === 0 ? 8 : 0,
    fodderChamber: Math.floor(animals / 3),
  };
  return open.reduce((sum, tile) => sum + (worth[tile] ?? 0), 0);
}

function pad(player: Player): number {
  const { goods, dwarfs, cells, begging } = player;
  const open = [...openTiles(player).values()];
  const plus =
    FARM.reduce((sum, type) => sum + goods[type], goods.dog) +
    Math.ceil(crop(player, 'grain') / 2) +
    crop(player, 'vegetable') +
    goods.ruby +
    dwarfs.length +
    open.reduce((sum, tile) => sum + (POINTS[tile] ?? 0), 0) +
    2 * covered(player, 'smallPasture') +
    2 * covered(player, 'largePasture') +
    3 * covered(player, 'oreMine') +
    4 * covered(player, 'rubyMine') +
    bonus(player) +
    goods.gold;
  const unused = cells.filter((c) => c.ground === 'mountain' || (c.ground === 'forest' && !c.stable)).length;
  const minus = 2 * FARM.filter((type) => goods[type] === 0).length + unused + 3 * begging;
  return plus - Math.max(0, minus - (open.includes('writingChamber') ? 7 : 0));
}

const TILES = Object.keys(COSTS).filter((tile) => tile !== 'trader' && tile !== 'sparePartStorage');
const CAVES = ['d3', 'd2', 'd1', 'e2', 'e3', 'e4', 'f2', 'f3', 'e1', 'f1'];
const LAND = ['c4', 'c3', 'c2', 'b2', 'b3'];
const GROUNDS = ['meadow', 'field', 'field grain 2', 'field grain', 'field vegetable', 'smallPasture', 'meadow stable'];
const count = (max: number) => fc.integer({ min: 0, max });

const estate = fc.record({
  goods: fc.record({
    stone: count(9),
    ore: count(9),
    ruby: count(5),
    grain: count(9),
    vegetable: count(5),
    gold: count(20),
    dog: count(3),
    sheep: count(9),
    donkey: count(3),
    boar: count(4),
    cattle: count(9),
  }),
  tiles: fc.shuffledSubarray(TILES, { maxLength: CAVES.length }),
  overbuilt: fc.constantFrom(undefined, 'trader over sparePartStorage', 'sparePartStorage over trader'),
  land: fc.array(fc.constantFrom(...GROUNDS), { maxLength: LAND.length }),
  large: fc.boolean(),
  forestStable: fc.boolean(),
  dug: fc.boolean(),
  /** Whether there is a bed for each of six dwarfs. */
  family: fc.boolean(),
  weapons: fc.oneof(
    fc.array(fc.constantFrom(0, 3), { minLength: 2, maxLength: 6 }),
    fc.constantFrom([0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3]),
  ),
  begging: count(3),
});
type Estate = typeof estate extends fc.Arbitrary<infer Value> ? Value : never;

const BEDS = ['coupleDwelling', 'dwelling', 'additionalDwelling'];
const BED = /^(dwelling|simpleDwelling\d\d|mixedDwelling)$/;

/** A seat with these belongings; with no more dwarfs than beds and no more stables than three. */
function seatOf({ goods, tiles, overbuilt, land, large, forestStable, dug, family, weapons, begging }: Estate): Seat {
  const chosen = family ? [...BEDS, ...tiles.filter((tile) => !BEDS.includes(tile))].slice(0, CAVES.length) : tiles;
  const laid = chosen.map((tile, i) => [CAVES[i], tile]);
  if (overbuilt !== undefined) laid.push([CAVES[laid.length] ?? 'd1', overbuilt]);
  const furnishings = Object.fromEntries(laid.slice(0, CAVES.length)) as Record<string, string>;
  const caverns = CAVES.slice(laid.length).map((cell) => [cell, 'cavern']);
  let stables = forestStable ? 1 : 0;
  const grounds = land.map((text, i) => {
    const stable = text.endsWith('stable');
    if (stable) stables++;
    return [LAND[i], stable && stables > 3 ? 'meadow' : text];
  });
  const cells = Object.fromEntries([
    ...grounds,
    ...(large && land.length > 0 ? [['b4 a4', 'largePasture']] : []),
    ...(forestStable ? [['a1', 'forest stable']] : []),
    ...(dug ? [...caverns, ['f4', 'rubyMine']] : []),
  ]) as Record<string, string>;
  const own = Object.values(furnishings);
  const beds = own.reduce((sum, tile) => sum + (tile === 'coupleDwelling' ? 2 : BED.test(tile) ? 1 : 0), 2);
  const room = beds < 5 ? beds : 5 + (own.includes('additionalDwelling') ? 1 : 0);
  const dwarfs = weapons.slice(0, Math.max(2, Math.min(room, weapons.length))).map((weapon) => ({ weapon }));
  return { goods: { ...goods, food: 0 }, furnishings, cells, dwarfs, begging };
}

describe('the scoring pad', () => {
  it('gives every player what the rulebook and the appendix say, whatever they own', () => {
    let writing = 0;
    fc.assert(
      fc.property(estate, (owned) => {
        const seat = seatOf(owned);
        const state = stateFrom({ players: 2, round: 12, next: 'scoring', seats: [seat] });
        const [player] = state.players;
        if (player === undefined) throw new Error('Nobody plays.');
        if (player.tiles.includes('writingChamber')) writing++;
        expect(caverna.score(state)[0]?.total).toBe(pad(player));
      }),
      { numRuns: 800, seed: 23 },
    );
    expect(writing).toBeGreaterThan(30);
  });
});
