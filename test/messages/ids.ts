import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { PREPRINTED, PRINTED } from '../games/caverna/tiles/index.ts';

export const SPACES =
  `driftMining driftMining2 excavation startingPlayer logging supplies growth oreMining woodGathering
clearing sustenance imitation4 imitation2 imitation1 imitation0 stripMining forestExploration depot smallScaleDriftMining
weeklyMarket hardwareRental fenceBuilding largeDepot extension rubyMining housework slashAndBurn blacksmithing sheepFarming
oreMineConstruction wishForChildren urgentWishForChildren donkeyFarming rubyMineConstruction familyLife exploration
oreDelivery adventure oreTrading rubyDelivery`.split(/\s+/);

/** The printed dwelling and the kinds of furnishing tiles. */
export const TILES = [PREPRINTED, ...Object.keys(PRINTED)];

export const FOLK_TILES = Object.keys(FOLK_PRINTED);

export const FOLKS = [...new Set(Object.values(FOLK_PRINTED).map(({ folk }) => folk))];

const BY_STRENGTH = `weapons dog wood, sheep grain, donkey stone, vegetable ore, boar, gold, furnish, stable,
tunnel smallPasture, cattle largePasture, meadow dwelling, field sow, , cavern breed`;

/** The loot items with the strength each takes (rulebook appendix, part 1). */
export const LOOT: Readonly<Record<string, number>> = Object.fromEntries(
  BY_STRENGTH.split(/,\s/).flatMap((items, at) => items.split(' ').flatMap((item) => (item ? [[item, at + 1]] : []))),
);

export const GOODS =
  'wood stone ore ruby grain vegetable gemfruit mushroom food gold dog sheep donkey boar cattle'.split(' ');
