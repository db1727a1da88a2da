import type { Bundle } from '../../../src/games/cave-vs-cave/goods.ts';

/** The wall patterns: how many walls, `a` adjacent ones, `o` opposite ones. */
type Walls = '1' | '2o' | '2a' | '1-2a' | '1-3a' | '2-3a' | '3' | '3-4' | '4' | '0-1' | '0-3';

/** What is printed on a room tile. */
interface Printed {
  readonly number: number;
  readonly cost: Bundle;
  readonly walls: Walls;
  readonly points: number;
}

const LETTERS = { W: 'wood', S: 'stone', E: 'emmer', G: 'gold', Fe: 'iron', Wp: 'weapon' } as const;

function costOf(text: string): Bundle {
  const goods = text.split(' ').flatMap((part) => {
    const [, count, letters] = /^(\d)(\w+)$/.exec(part) ?? [];
    return letters === undefined ? [] : [[LETTERS[letters as keyof typeof LETTERS], Number(count)]];
  });
  return Object.fromEntries(goods);
}

const printed = (number: number, cost: string, walls: Walls, points: number): Printed => ({
  number,
  cost: costOf(cost),
  walls,
  points,
});

/**
 * The room tiles, read a second time from the appendix of the rulebook (001 pp. 15 and 16): the rules are compared with
 * this list.
 */
export const PRINTED: Readonly<Record<string, Printed>> = {
  shelf: printed(1, '1W', '1', 3),
  spinningWheel: printed(2, '1W', '1', 4),
  tunnel: printed(3, '1W', '2o', 3),
  grindstone: printed(4, '1S', '1-2a', 4),
  foodCorner: printed(5, '1S', '2a', 3),
  parlor: printed(6, '1S 1G', '3', 6),
  warehouse: printed(7, '2W', '1-3a', 2),
  stall: printed(8, '1W 1G', '1-3a', 6),
  sacrificialAltar: printed(9, '4S', '1-3a', 7),
  storeroom: printed(10, '2W 1G', '2a', 6),
  weavingRoom: printed(11, '2W', '2a', 5),
  furnitureWorkshop: printed(12, '1W 2S', '2-3a', 5),
  goldVein: printed(13, '5G', '2-3a', 9),
  junctionRoom: printed(14, '2W', '2o', 6),
  diggingCave: printed(15, '3W 1S', '3', 8),
  bakehouse: printed(16, '1W 2S', '3', 6),
  stateRoom: printed(17, '7G', '3-4', 12),
  secretChamber: printed(18, '2W 1S', '4', 8),
  treasury: printed(19, '3G', '4', 10),
  prospectingSite: printed(20, 'free', '1-2a', 5),
  rettingRoom: printed(21, '1S', '1-3a', 3),
  equipmentRoom: printed(22, '2W', '1-2a', 3),
  woodStoreroom: printed(23, '1S', '2a', 2),
  dungeon: printed(24, '3S 4G', '4', 11),
  cattleMarket: printed(25, '1W', '0-1', 4),
  oreVein: printed(26, 'free', '0-3', 2),
  bloomery: printed(27, '2S 1G', '1-2a', 5),
  store: printed(28, '1S', '1-3a', 5),
  caveSilo: printed(29, '2Fe', '0-3', 5),
  box: printed(30, '1W 1E', '2a', 6),
  miningCave: printed(31, '1W', '0-3', 5),
  hitchingPost: printed(32, '1W', '1-2a', 5),
  wainwright: printed(33, '2S 2G', '1-2a', 10),
  ceremonialHall: printed(34, '2Wp 8G', '1-2a', 14),
  ironsmith: printed(35, '3S', '2-3a', 7),
  swordsmith: printed(36, '1S 2G', '3', 10),
  slaughteringCave: printed(37, '1W 1S', '3', 7),
  weaponsmith: printed(38, '1W 3G', '2-3a', 11),
  weaponChamber: printed(39, '4Wp', '4', 12),
  armory: printed(40, '3Fe 2Wp', '3-4', 13),
  oubliette: printed(41, '4Fe', '4', 9),
  goldDonkey: printed(42, '2W 2S', '4', 6),
  ironTrader: printed(43, '2W 1G', '1-2a', 8),
  equipmentCabinet: printed(44, '1Fe', '1-2a', 5),
  breedingCave: printed(45, '2E', '2-3a', 6),
};

/** The numbers of the blue rooms, and of those with a light back, which are for sale from the start of their era. */
export const BLUE = [20, 21, 22, 23, 24, 43, 44, 45];
export const LIGHT = [1, 2, 3, 4, 5, 6, 25, 26, 27, 28, 29, 30];
/** The number of the last room of the first era. */
export const LAST_OF_ERA_ONE = 24;

/** Which patterns accept the walls around a room; two walls are adjacent (`2a`) or opposite (`2o`). */
export const ACCEPTED_BY: Readonly<Record<'0' | '1' | '2a' | '2o' | '3' | '4', readonly Walls[]>> = {
  '0': ['0-1', '0-3'],
  '1': ['1', '0-1', '1-2a', '1-3a', '0-3'],
  '2a': ['2a', '1-2a', '1-3a', '2-3a', '0-3'],
  '2o': ['2o', '0-3'],
  '3': ['3', '1-3a', '2-3a', '3-4', '0-3'],
  '4': ['4', '3-4'],
};
