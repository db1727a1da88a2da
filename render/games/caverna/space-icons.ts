import type { SpaceId } from '../../../src/games/caverna/state.ts';
import type { SpaceGroup } from './scene.ts';

/** How the picture of an action space is made: its group on the board, and the row of pieces of its action; `|` where it may be broken. */
interface SpaceFace {
  readonly group: SpaceGroup | 'rounds';
  readonly row: string | ((players: number) => string);
}

const CAVE_TWIN = 'twin:cavern+tunnel';
const FIELD_TWIN = 'twin:meadow+field';
/** Fences and a stable first, so that the animals find room. */
const FARMING = 'fence:small fence:large stable';
const few = (players: number): boolean => players <= 3;
const imitation = (food: number): SpaceFace => ({ group: 'clan', row: food === 0 ? 'mask' : `−${food} food › mask` });

/** The action spaces and round cards in the order in which they are shown. */
const FACES: Readonly<Record<SpaceId, SpaceFace>> = {
  clearing: { group: 'fields', row: FIELD_TWIN },
  sustenance: { group: 'fields', row: (players) => (few(players) ? `+1 grain | ${FIELD_TWIN}` : FIELD_TWIN) },
  slashAndBurn: { group: 'fields', row: `${FIELD_TWIN} › sow` },
  fenceBuilding: { group: 'fields', row: 'fence:small fence:large' },
  driftMining: { group: 'caves', row: CAVE_TWIN },
  driftMining2: { group: 'caves', row: CAVE_TWIN },
  excavation: { group: 'caves', row: `${CAVE_TWIN} | / twin:cavern+cavern` },
  smallScaleDriftMining: { group: 'caves', row: `${CAVE_TWIN} › +1 stone` },
  extension: { group: 'caves', row: `${FIELD_TWIN} wood | / ${CAVE_TWIN} stone` },
  housework: { group: 'caves', row: '+1 dog + door' },
  startingPlayer: { group: 'clan', row: (players) => (few(players) ? 'lantern +2 ore' : 'lantern +1 ruby') },
  growth: { group: 'clan', row: 'wood stone ore | food 2 gold | / baby' },
  supplies: { group: 'clan', row: 'wood stone ore | food 2 gold' },
  imitation0: imitation(0),
  imitation1: imitation(1),
  imitation2: imitation(2),
  imitation4: imitation(4),
  logging: { group: 'goods', row: 'level:1' },
  woodGathering: { group: 'goods', row: '' },
  forestExploration: { group: 'goods', row: (players) => (few(players) ? '+1 vegetable' : '+2 food') },
  stripMining: { group: 'goods', row: '+2 wood' },
  oreMining: { group: 'goods', row: '+2 ore × mini:oreMine' },
  rubyMining: { group: 'goods', row: 'mini:rubyMine › +1 ruby' },
  depot: { group: 'goods', row: '' },
  largeDepot: { group: 'goods', row: '' },
  weeklyMarket: { group: 'goods', row: '+4 gold › market' },
  hardwareRental: { group: 'goods', row: (players) => (players > 5 ? '+2 wood | level:2 › sow' : 'level:2 › sow') },
  blacksmithing: { group: 'rounds', row: 'forge › level:3' },
  sheepFarming: { group: 'rounds', row: FARMING },
  oreMineConstruction: { group: 'rounds', row: 'twin:oreMine+deepTunnel +3 ore | level:2' },
  wishForChildren: { group: 'rounds', row: 'baby / house' },
  urgentWishForChildren: { group: 'rounds', row: 'house › baby | / 3 gold' },
  donkeyFarming: { group: 'rounds', row: FARMING },
  rubyMineConstruction: { group: 'rounds', row: 'mini:tunnel / mini:deepTunnel +1 ruby | › mini:rubyMine' },
  familyLife: { group: 'rounds', row: 'baby + sow' },
  exploration: { group: 'rounds', row: 'level:4' },
  oreDelivery: { group: 'rounds', row: '+2 ore × mini:oreMine' },
  adventure: { group: 'rounds', row: 'forge › | level:1 level:1' },
  oreTrading: { group: 'rounds', row: '2 ore › | 2 gold 1 food ×3' },
  rubyDelivery: { group: 'rounds', row: 'twin:rubyMine+rubyMine › +1 ruby' },
};
const ORDER = Object.keys(FACES);

/** The group of an action space; a space that is not known stands with the goods. */
export function spaceGroup(id: SpaceId): SpaceGroup | 'rounds' {
  return FACES[id]?.group ?? 'goods';
}

/** The pieces of the action of a space, as `row` of layout/pieces.ts reads them, in parts that may stand in lines of their own. */
export function spaceRows(id: SpaceId, players: number): string[] {
  const words = FACES[id]?.row ?? '';
  const parts = (typeof words === 'string' ? words : words(players)).split('|').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** The same in one line. */
export const spaceRow = (id: SpaceId, players: number): string => spaceRows(id, players).join(' ');

/** The place of a space among all others in the pictures. */
export function spaceOrder(id: SpaceId): number {
  const at = ORDER.indexOf(id);
  return at < 0 ? ORDER.length : at;
}

/** Every space that has a picture. */
export const PICTURED_SPACES: readonly SpaceId[] = ORDER;

/** The icon that stands for a space where there is room for one alone, as in a menu. */
const EMBLEMS: Readonly<Record<SpaceId, string>> = {
  clearing: 'wood',
  sustenance: 'grain',
  slashAndBurn: 'sow',
  fenceBuilding: 'meadow',
  driftMining: 'tunnel',
  driftMining2: 'tunnel',
  excavation: 'cavern',
  smallScaleDriftMining: 'stone',
  extension: 'trowel',
  housework: 'door',
  startingPlayer: 'lantern',
  growth: 'baby',
  supplies: 'chest',
  imitation0: 'mask',
  imitation1: 'mask',
  imitation2: 'mask',
  imitation4: 'mask',
  logging: 'wood',
  woodGathering: 'wood',
  forestExploration: 'wood',
  stripMining: 'stone',
  oreMining: 'ore',
  rubyMining: 'ruby',
  depot: 'crate',
  largeDepot: 'crate',
  weeklyMarket: 'market',
  hardwareRental: 'axe',
  blacksmithing: 'forge',
  sheepFarming: 'sheep',
  oreMineConstruction: 'cart',
  wishForChildren: 'baby',
  urgentWishForChildren: 'house',
  donkeyFarming: 'donkey',
  rubyMineConstruction: 'ruby',
  familyLife: 'baby',
  exploration: 'map',
  oreDelivery: 'ore',
  adventure: 'sword',
  oreTrading: 'scales',
  rubyDelivery: 'ruby',
};

/** The icon of an action space; a map for a space that has none. */
export const spaceEmblem = (id: SpaceId): string => EMBLEMS[id] ?? 'map';
