import type { RoomId } from '../../../games/cave-vs-cave/ids.ts';
import { find, wordsOf } from '../../text.ts';

/** What a room is called, and what it does, in our own words. */
interface RoomText {
  readonly name: string;
  readonly effect: string;
}

export const rooms = {
  caveEntrance: { name: 'Cave entrance', effect: '1 wood, stone, emmer or flax' },
  shelf: { name: 'Shelf', effect: 'Fill wood, stone, emmer or flax up to 2' },
  spinningWheel: { name: 'Spinning wheel', effect: '1 flax for 1 gold, or 3 flax for 2' },
  tunnel: { name: 'Tunnel', effect: '2 food, and 1 stone if you have fewer than 3' },
  grindstone: { name: 'Grindstone', effect: '1 emmer for 3 food, or 4 emmer for 7' },
  foodCorner: { name: 'Food corner', effect: 'Fill food up to 3' },
  parlor: { name: 'Parlor', effect: '1 of every good of which you have none' },
  warehouse: { name: 'Warehouse', effect: '2 food for 1 wood, stone, emmer and flax each' },
  stall: { name: 'Stall', effect: '5 emmer or 5 flax for 4 gold' },
  sacrificialAltar: { name: 'Sacrificial altar', effect: '1 wood, emmer, flax and food for 3 gold' },
  storeroom: { name: 'Storeroom', effect: '1 emmer, 1 flax and 1 food' },
  weavingRoom: { name: 'Weaving room', effect: '2 flax for 2 food and 2 gold' },
  furnitureWorkshop: { name: 'Furniture workshop', effect: '2 wood and 1 flax for 3 gold' },
  goldVein: { name: 'Gold vein', effect: '1 stone and 1 gold' },
  junctionRoom: { name: 'Junction room', effect: '3 different goods for 2 gold' },
  diggingCave: { name: 'Digging cave', effect: 'Excavate for 1 gold' },
  bakehouse: { name: 'Bakehouse', effect: '2 emmer for 4 food and 1 gold; a third emmer for 1 gold more' },
  stateRoom: { name: 'State room', effect: '1 flax and 1 gold' },
  secretChamber: { name: 'Secret chamber', effect: '3 flax, or 1 gold' },
  treasury: { name: 'Treasury', effect: '1 gold and 1 food if you have at least 3 gold' },
  prospectingSite: { name: 'Prospecting site', effect: 'With Undergrowth, once: 1 food for 1 gold' },
  rettingRoom: { name: 'Retting room', effect: 'Each effect that brings 1 to 3 flax: 1 food more' },
  equipmentRoom: { name: 'Equipment room', effect: 'Undermining activates 3 rooms, Expedition 4' },
  woodStoreroom: { name: 'Wood storeroom', effect: 'Each effect that activates 1 room: 1 wood more' },
  dungeon: { name: 'Dungeon', effect: 'Each wall that you build: 2 gold' },
  cattleMarket: { name: 'Cattle market', effect: '1 donkey; 2 for 1 gold, 3 for 2 gold' },
  oreVein: { name: 'Ore vein', effect: '3 ore and 2 food' },
  bloomery: { name: 'Bloomery', effect: '2 ore for 3 iron and 1 gold' },
  store: { name: 'Store', effect: '1 gold for 4 food, 1 ore and 1 flax' },
  caveSilo: { name: 'Cave silo', effect: '4 emmer' },
  box: { name: 'Box', effect: '1 wood, 1 flax and 1 donkey' },
  miningCave: { name: 'Mining cave', effect: '5 ore' },
  hitchingPost: { name: 'Hitching post', effect: '3, 4 or 5 donkeys for 2, 3 or 4 gold' },
  wainwright: { name: 'Wainwright', effect: '3 wood and 1 iron for 5 gold' },
  ceremonialHall: { name: 'Ceremonial hall', effect: '2 gold' },
  ironsmith: { name: 'Ironsmith', effect: '2 iron for 1 weapon and 3 gold' },
  swordsmith: { name: 'Swordsmith', effect: '1, 4 or 7 ore for 1, 2 or 3 weapons' },
  slaughteringCave: { name: 'Slaughtering cave', effect: '1 donkey for 5 food and 1 gold' },
  weaponsmith: { name: 'Weaponsmith', effect: '1 wood and 1 iron for 2 weapons' },
  weaponChamber: { name: 'Weapon chamber', effect: '1 weapon' },
  armory: { name: 'Armory', effect: 'Points alone' },
  oubliette: { name: 'Oubliette', effect: '1, 3 or 6 food for 1, 2 or 3 weapons' },
  goldDonkey: { name: 'Gold donkey', effect: '1 gold for every 2 donkeys' },
  ironTrader: { name: 'Iron trader', effect: 'Weekly market’s or Undermining’s activation: 1 iron more' },
  equipmentCabinet: { name: 'Equipment cabinet', effect: 'Each effect that excavates: 1 ore and 1 food' },
  breedingCave: { name: 'Breeding cave', effect: 'Each effect that activates 1 room: 1 donkey more' },
} as const satisfies Readonly<Record<RoomId, RoomText>>;

/** The words of a room; an unknown id is written as its words. */
export const room = (id: string): RoomText => find<RoomText>(rooms, id) ?? { name: wordsOf(id), effect: '' };
