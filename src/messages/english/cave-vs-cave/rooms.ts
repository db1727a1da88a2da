import type { RoomId } from '../../../games/cave-vs-cave/ids.ts';
import { type RoomText, roomsIn } from '../../cave-vs-cave/effects.ts';

/** The effect of a room that has none. */
export const NO_EFFECT = 'No effect';

export const rooms: Readonly<Record<RoomId, RoomText>> = {
  caveEntrance: { name: 'Cave entrance', effect: '1 wood, stone, emmer or flax' },
  shelf: {
    name: 'Shelf',
    effect: 'Top up wood, stone, emmer or flax to 2',
    rules: 'One of the four, and no other good. If you already have 2 or more of it, nothing changes.',
  },
  spinningWheel: { name: 'Spinning wheel', effect: '1 flax into 1 gold, or 3 flax into 2 gold' },
  tunnel: { name: 'Tunnel', effect: '2 food, and 1 stone if you have fewer than 3 stone' },
  grindstone: { name: 'Grindstone', effect: '1 emmer into 3 food, or 4 emmer into 7 food' },
  foodCorner: {
    name: 'Food corner',
    effect: 'Top up food to 3',
    rules: 'With 3 food or more you keep what you have.',
  },
  parlor: {
    name: 'Parlor',
    effect: '1 of every good you have none of',
    rules: 'All of them at once; in era II also donkeys, ore, iron and weapons.',
  },
  warehouse: { name: 'Warehouse', effect: '2 food into 1 each of wood, stone, emmer and flax' },
  stall: {
    name: 'Stall',
    effect: '5 emmer or 5 flax into 4 gold',
    rules: 'All emmer or all flax; you cannot mix them.',
  },
  sacrificialAltar: { name: 'Sacrificial altar', effect: '1 wood, emmer, flax and food into 3 gold' },
  storeroom: { name: 'Storeroom', effect: '1 emmer, 1 flax and 1 food' },
  weavingRoom: { name: 'Weaving room', effect: '2 flax into 2 food and 2 gold' },
  furnitureWorkshop: { name: 'Furniture workshop', effect: '2 wood and 1 flax into 3 gold' },
  goldVein: { name: 'Gold vein', effect: '1 stone and 1 gold' },
  junctionRoom: {
    name: 'Junction room',
    effect: '3 different goods into 2 gold',
    rules: 'Any goods in play, food and gold too; in era II also donkeys, ore, iron and weapons.',
  },
  diggingCave: {
    name: 'Digging cave',
    effect: 'Excavate for 1 gold',
    rules: 'On either board. Walls block it, even if Undermining activates it.',
  },
  bakehouse: { name: 'Bakehouse', effect: '2 or 3 emmer into 4 food and 1 or 2 gold' },
  stateRoom: { name: 'State room', effect: '1 flax and 1 gold' },
  secretChamber: { name: 'Secret chamber', effect: '3 flax, or 1 gold' },
  treasury: {
    name: 'Treasury',
    effect: '1 gold and 1 food if you have at least 3 gold',
    rules: 'You pay nothing.',
  },
  prospectingSite: {
    name: 'Prospecting site',
    effect: 'With Undergrowth, once: 1 food into 1 gold',
    rules: 'Before or after any effect of the tile.',
  },
  rettingRoom: {
    name: 'Retting room',
    effect: 'Each effect that brings 1 to 3 flax: +1 food',
    rules: 'Once for each such effect, after it. Flax that you lose because you already have 9 does not count.',
  },
  equipmentRoom: {
    name: 'Equipment room',
    effect: 'Undermining activates 3 rooms, Expedition activates 4',
    rules: 'Each room still only once.',
  },
  woodStoreroom: {
    name: 'Wood storeroom',
    effect: 'Each effect that activates 1 room: +1 wood',
    rules: 'Before or after the activation. Undermining and Expedition do not count.',
  },
  dungeon: {
    name: 'Dungeon',
    effect: 'Each wall that you build: 2 gold',
    rules:
      'It pays for every wall, on either board or in the additional cavern, whichever action tile builds it, even in the turn in which you furnish the Dungeon.',
  },
  cattleMarket: {
    name: 'Cattle market',
    effect: '1 donkey, or 1 gold into 2 donkeys, or 2 gold into 3 donkeys',
    rules: 'One of the three.',
  },
  oreVein: { name: 'Ore vein', effect: '3 ore and 2 food' },
  bloomery: { name: 'Bloomery', effect: '2 ore into 3 iron and 1 gold' },
  store: { name: 'Store', effect: '1 gold into 4 food, 1 ore and 1 flax' },
  caveSilo: { name: 'Cave silo', effect: '4 emmer' },
  box: { name: 'Box', effect: '1 wood, 1 flax and 1 donkey' },
  miningCave: { name: 'Mining cave', effect: '5 ore' },
  hitchingPost: { name: 'Hitching post', effect: '3, 4 or 5 donkeys into 2, 3 or 4 gold' },
  wainwright: { name: 'Wainwright', effect: '3 wood and 1 iron into 5 gold' },
  ceremonialHall: { name: 'Ceremonial hall', effect: '2 gold' },
  ironsmith: { name: 'Ironsmith', effect: '2 iron into 1 weapon and 3 gold' },
  swordsmith: { name: 'Swordsmith', effect: '1, 4 or 7 ore into 1, 2 or 3 weapons' },
  slaughteringCave: { name: 'Slaughtering cave', effect: '1 donkey into 5 food and 1 gold' },
  weaponsmith: { name: 'Weaponsmith', effect: '1 wood and 1 iron into 2 weapons' },
  weaponChamber: { name: 'Weapon chamber', effect: '1 weapon' },
  armory: {
    name: 'Armory',
    effect: NO_EFFECT,
    rules: 'It still counts as an orange room.',
  },
  oubliette: { name: 'Oubliette', effect: '1, 3 or 6 food into 1, 2 or 3 weapons' },
  goldDonkey: {
    name: 'Gold donkey',
    effect: '1 gold for every 2 donkeys you have',
    rules: 'You keep the donkeys. An odd one brings nothing.',
  },
  ironTrader: {
    name: 'Iron trader',
    effect: 'If Weekly market or Undermining activates rooms: +1 iron',
    rules:
      'Once, before the activation or after it, even if Undermining activates 3 rooms thanks to the Equipment room. Expedition, and tiles that activate 1 room, bring none.',
  },
  equipmentCabinet: {
    name: 'Equipment cabinet',
    effect: 'Each effect that excavates: 1 ore and 1 food',
    rules:
      'After the effect. Excavation brings it once, even for two rooms; two effects in one turn, such as Drift mining and the Digging cave, bring it twice.',
  },
  breedingCave: {
    name: 'Breeding cave',
    effect: 'Each effect activating 1 room, or Weekly market: +1 donkey',
    rules:
      'Before or after the activation. Weekly market counts once for its 2 rooms; Undermining and Expedition do not count.',
  },
};

export const room = roomsIn(rooms);
