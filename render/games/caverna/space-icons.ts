import type { SpaceId } from '../../../src/games/caverna/state.ts';
import type { SpaceGroup } from './scene.ts';

/**
 * The picture of an action space: its group on the board, and its action as a row of pieces; `|` marks a possible line
 * break.
 */
interface SpaceFace {
  readonly group: SpaceGroup | 'rounds';
  /** The icon for places with room for only one icon, such as a menu. */
  readonly emblem: string;
  readonly row: string | ((players: number) => string);
}

const CAVE_TWIN = 'twin:cavern+tunnel';
const FIELD_TWIN = 'twin:meadow+field';
/** Fences and a stable come first, so that the animals find room. */
const FARMING = 'fence:small fence:large stable';
const few = (players: number): boolean => players <= 3;
const imitation = (food: number): SpaceFace => ({
  group: 'clan',
  emblem: 'mask',
  row: food === 0 ? 'mask' : `−${food} food › mask`,
});

/** The action spaces and round cards in display order. */
const FACES: Readonly<Record<SpaceId, SpaceFace>> = {
  clearing: { group: 'fields', emblem: 'wood', row: FIELD_TWIN },
  sustenance: {
    group: 'fields',
    emblem: 'grain',
    row: (players) => (few(players) ? `+1 grain | ${FIELD_TWIN}` : FIELD_TWIN),
  },
  slashAndBurn: { group: 'fields', emblem: 'sow', row: `${FIELD_TWIN} › sow` },
  fenceBuilding: { group: 'fields', emblem: 'meadow', row: 'fence:small fence:large' },
  driftMining: { group: 'caves', emblem: 'tunnel', row: CAVE_TWIN },
  driftMining2: { group: 'caves', emblem: 'tunnel', row: CAVE_TWIN },
  excavation: { group: 'caves', emblem: 'cavern', row: `${CAVE_TWIN} | / twin:cavern+cavern` },
  smallScaleDriftMining: { group: 'caves', emblem: 'stone', row: `${CAVE_TWIN} › +1 stone` },
  extension: { group: 'caves', emblem: 'trowel', row: `${FIELD_TWIN} wood | / ${CAVE_TWIN} stone` },
  housework: { group: 'caves', emblem: 'door', row: '+1 dog + door' },
  startingPlayer: {
    group: 'clan',
    emblem: 'lantern',
    row: (players) => (few(players) ? 'lantern +2 ore' : 'lantern +1 ruby'),
  },
  growth: { group: 'clan', emblem: 'baby', row: 'wood stone ore | food 2 gold | / baby' },
  supplies: { group: 'clan', emblem: 'chest', row: 'wood stone ore | food 2 gold' },
  imitation0: imitation(0),
  imitation1: imitation(1),
  imitation2: imitation(2),
  imitation4: imitation(4),
  logging: { group: 'goods', emblem: 'wood', row: 'level:1' },
  woodGathering: { group: 'goods', emblem: 'wood', row: '' },
  forestExploration: { group: 'goods', emblem: 'wood', row: (players) => (few(players) ? '+1 vegetable' : '+2 food') },
  stripMining: { group: 'goods', emblem: 'stone', row: '+2 wood' },
  oreMining: { group: 'goods', emblem: 'ore', row: '+2 ore × mini:oreMine' },
  rubyMining: { group: 'goods', emblem: 'ruby', row: 'mini:rubyMine › +1 ruby' },
  depot: { group: 'goods', emblem: 'crate', row: '' },
  largeDepot: { group: 'goods', emblem: 'crate', row: '' },
  weeklyMarket: { group: 'goods', emblem: 'market', row: '+4 gold › market' },
  hardwareRental: {
    group: 'goods',
    emblem: 'axe',
    row: (players) => (players > 5 ? '+2 wood | level:2 › sow' : 'level:2 › sow'),
  },
  blacksmithing: { group: 'rounds', emblem: 'forge', row: 'forge › level:3' },
  sheepFarming: { group: 'rounds', emblem: 'sheep', row: FARMING },
  oreMineConstruction: { group: 'rounds', emblem: 'cart', row: 'twin:oreMine+deepTunnel +3 ore | level:2' },
  wishForChildren: { group: 'rounds', emblem: 'baby', row: 'baby / house' },
  urgentWishForChildren: { group: 'rounds', emblem: 'house', row: 'house › baby | / 3 gold' },
  donkeyFarming: { group: 'rounds', emblem: 'donkey', row: FARMING },
  rubyMineConstruction: {
    group: 'rounds',
    emblem: 'ruby',
    row: 'mini:tunnel / mini:deepTunnel +1 ruby | › mini:rubyMine',
  },
  familyLife: { group: 'rounds', emblem: 'baby', row: 'baby + sow' },
  exploration: { group: 'rounds', emblem: 'map', row: 'level:4' },
  oreDelivery: { group: 'rounds', emblem: 'ore', row: '+2 ore × mini:oreMine' },
  adventure: { group: 'rounds', emblem: 'sword', row: 'forge › | level:1 level:1' },
  oreTrading: { group: 'rounds', emblem: 'scales', row: '2 ore › | 2 gold 1 food ×3' },
  rubyDelivery: { group: 'rounds', emblem: 'ruby', row: 'twin:rubyMine+rubyMine › +1 ruby' },
};
const ORDER = Object.keys(FACES);

/** The group of an action space; an unknown space counts as one with goods. */
export function spaceGroup(id: SpaceId): SpaceGroup | 'rounds' {
  return FACES[id]?.group ?? 'goods';
}

/** The pieces of a space's action, for `row` of layout/pieces.ts, in parts that may be on separate lines. */
export function spaceRows(id: SpaceId, players: number): string[] {
  const words = FACES[id]?.row ?? '';
  const parts = (typeof words === 'string' ? words : words(players)).split('|').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** The same in one line. */
export const spaceRow = (id: SpaceId, players: number): string => spaceRows(id, players).join(' ');

/** Where a space comes among all the others in the pictures. */
export function spaceOrder(id: SpaceId): number {
  const at = ORDER.indexOf(id);
  return at < 0 ? ORDER.length : at;
}

/** All spaces that have a picture. */
export const PICTURED_SPACES: readonly SpaceId[] = ORDER;

/** The icon of an action space; if it has none, a map. */
export const spaceEmblem = (id: SpaceId): string => FACES[id]?.emblem ?? 'map';
