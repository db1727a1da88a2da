import type { SpaceId } from '../../../src/games/caverna/state.ts';
import { find } from '../../../src/messages/text.ts';

/** The icon that stands for an action space where there is room for one alone, as in a menu. */
const SPACES: Readonly<Record<SpaceId, string>> = {
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

/** The icons of the loot items that are not called like what they bring. */
const LOOT: Readonly<Record<string, string>> = {
  weapons: 'axe',
  furnish: 'door',
  smallPasture: 'meadow',
  largePasture: 'meadow',
  dwelling: 'house',
  breed: 'heart',
};

/** The icon of an action space; a map for a space that has none. */
export const spaceEmblem = (id: SpaceId): string => find(SPACES, id) ?? 'map';

/** The icon of a loot item. */
export const lootEmblem = (id: string): string => find(LOOT, id) ?? id;
