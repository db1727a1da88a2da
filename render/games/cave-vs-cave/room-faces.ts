import type { WallPattern } from '../../../src/games/cave-vs-cave/board.ts';
import type { RoomId } from '../../../src/games/cave-vs-cave/ids.ts';
import { find } from '../../../src/messages/text.ts';

/** The picture of a room: its emblem (an icon, with another small one), and its effect as a row of pieces. */
interface RoomFace {
  readonly emblem: string;
  readonly badge?: string;
  readonly effect: string;
}

const FACES: Readonly<Record<RoomId, RoomFace>> = {
  caveEntrance: { emblem: 'entrance', effect: '+1 wood / stone / emmer / flax' },
  shelf: { emblem: 'shelf', effect: 'wood / stone / emmer / flax =2' },
  spinningWheel: { emblem: 'spindle', effect: '1/3 flax › 1/2 gold' },
  tunnel: { emblem: 'tunnel', effect: '+2 food | <3 stone › +1' },
  grindstone: { emblem: 'millstone', effect: '1/4 emmer › 3/7 food' },
  foodCorner: { emblem: 'basket', effect: 'food =3' },
  parlor: { emblem: 'armchair', effect: '0 any › +1 any' },
  warehouse: { emblem: 'crate', effect: '2 food › wood stone emmer flax' },
  stall: { emblem: 'scales', effect: '5 emmer / flax › 4 gold' },
  sacrificialAltar: { emblem: 'altar', effect: 'wood emmer flax food › 3 gold' },
  storeroom: { emblem: 'barrel', effect: '+1 emmer +1 flax +1 food' },
  weavingRoom: { emblem: 'loom', effect: '2 flax › 2 food 2 gold' },
  furnitureWorkshop: { emblem: 'saw', effect: '2 wood 1 flax › 3 gold' },
  goldVein: { emblem: 'goldvein', effect: '+1 stone +1 gold' },
  junctionRoom: { emblem: 'junction', effect: 'any ≠ any ≠ any › 2 gold' },
  diggingCave: { emblem: 'shovel', effect: '1 gold › pick' },
  bakehouse: { emblem: 'bread', effect: '2/3 emmer › 4 food 1/2 gold' },
  stateRoom: { emblem: 'crown', effect: '+1 flax +1 gold' },
  secretChamber: { emblem: 'key', effect: '+3 flax / +1 gold' },
  treasury: { emblem: 'chest', effect: '≥3 gold › +1 gold +1 food' },
  prospectingSite: { emblem: 'pan', effect: 'bush › 1 food › 1 gold' },
  rettingRoom: { emblem: 'tub', effect: '+1–3 flax › +1 food' },
  equipmentRoom: { emblem: 'helmet', effect: 'undermine act:3 | map act:4' },
  woodStoreroom: { emblem: 'woodpile', effect: 'act:1 › +1 wood' },
  dungeon: { emblem: 'bars', effect: 'wall › +2 gold' },
  cattleMarket: { emblem: 'donkey', badge: 'gold', effect: '0/1/2 gold › 1/2/3 donkey' },
  oreVein: { emblem: 'ore', badge: 'pick', effect: '+3 ore +2 food' },
  bloomery: { emblem: 'furnace', effect: '2 ore › 3 iron 1 gold' },
  store: { emblem: 'sack', effect: '1 gold › 4 food 1 ore 1 flax' },
  caveSilo: { emblem: 'silo', effect: '+4 emmer' },
  box: { emblem: 'hay', effect: '+1 wood +1 flax +1 donkey' },
  miningCave: { emblem: 'cart', effect: '+5 ore' },
  hitchingPost: { emblem: 'post', effect: '3/4/5 donkey › 2/3/4 gold' },
  wainwright: { emblem: 'wheel', effect: '3 wood 1 iron › 5 gold' },
  ceremonialHall: { emblem: 'goblet', effect: '+2 gold' },
  ironsmith: { emblem: 'forge', effect: '2 iron › 1 weapon 3 gold' },
  swordsmith: { emblem: 'sword', effect: '1/4/7 ore › 1/2/3 weapon' },
  slaughteringCave: { emblem: 'cleaver', effect: '1 donkey › 5 food 1 gold' },
  weaponsmith: { emblem: 'hammer', badge: 'weapon', effect: '1 wood 1 iron › 2 weapon' },
  weaponChamber: { emblem: 'buckler', effect: '+1 weapon' },
  armory: { emblem: 'armour', effect: '' },
  oubliette: { emblem: 'chain', effect: '1/3/6 food › 1/2/3 weapon' },
  goldDonkey: { emblem: 'goldDonkey', effect: '+1 gold × 2 donkey' },
  ironTrader: { emblem: 'iron', badge: 'gold', effect: 'act:2 / act:1+1 › +1 iron' },
  equipmentCabinet: { emblem: 'gear', effect: 'pick › +1 ore +1 food' },
  breedingCave: { emblem: 'donkey', badge: 'heart', effect: 'act:1 › +1 donkey' },
};

const UNKNOWN: RoomFace = { emblem: 'door', effect: '' };

/** The picture of a room; a plain door if it has none. */
export const roomFace = (id: string): RoomFace => find<RoomFace>(FACES, id) ?? UNKNOWN;

/** All rooms that have a picture. */
export const PICTURED_ROOMS: readonly string[] = Object.keys(FACES);

/** How a wall pattern's drawing is named among the icons: `walls_1_3`, `walls_2_opp`. */
export const patternIcon = (walls: WallPattern): string =>
  `walls_${walls.replace('opposite', 'opp').replaceAll(/\W/gu, '_')}`;
