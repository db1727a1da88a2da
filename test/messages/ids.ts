import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { PREPRINTED, PRINTED } from '../games/caverna/tiles/index.ts';

/** Every action space, by id. */
export const SPACES =
  `driftMining driftMining2 excavation startingPlayer logging supplies growth oreMining woodGathering
clearing sustenance imitation4 imitation2 imitation1 imitation0 stripMining forestExploration depot smallScaleDriftMining
weeklyMarket hardwareRental fenceBuilding largeDepot extension rubyMining housework slashAndBurn blacksmithing sheepFarming
oreMineConstruction wishForChildren urgentWishForChildren donkeyFarming rubyMineConstruction familyLife exploration
oreDelivery adventure oreTrading rubyDelivery`.split(/\s+/);

/** The printed dwelling and the kinds of furnishing tiles. */
export const TILES = [PREPRINTED, ...Object.keys(PRINTED)];

/** The furnishing tiles of forgotten folks. */
export const FOLK_TILES = Object.keys(FOLK_PRINTED);

/** The forgotten folks. */
export const FOLKS = [...new Set(Object.values(FOLK_PRINTED).map(({ folk }) => folk))];

/** The loot items with the strength each takes (rulebook appendix, part 1). */
export const LOOT: Readonly<Record<string, number>> = {
  weapons: 1,
  dog: 1,
  wood: 1,
  sheep: 2,
  grain: 2,
  donkey: 3,
  stone: 3,
  vegetable: 4,
  ore: 4,
  boar: 5,
  gold: 6,
  furnish: 7,
  stable: 8,
  tunnel: 9,
  smallPasture: 9,
  cattle: 10,
  largePasture: 10,
  meadow: 11,
  dwelling: 11,
  field: 12,
  sow: 12,
  cavern: 14,
  breed: 14,
};

export const GOODS =
  'wood stone ore ruby grain vegetable gemfruit mushroom food gold dog sheep donkey boar cattle'.split(' ');
