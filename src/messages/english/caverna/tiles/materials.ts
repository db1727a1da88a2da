import type { MaterialTiles } from '../../../../games/caverna/tiles/materials.ts';
import type { TileText, TileTexts } from './text.ts';

const supplier = (good: string, goods: string, rounds: number): TileText => ({
  name: `${good} supplier`,
  effect: `1 ${goods} at the start of each of the next ${rounds} rounds`,
  rules: `Once built, it delivers 1 ${goods} at the start of each of the next ${rounds} rounds, before the spaces are refilled. What would come after the last round is lost; the round that small tables skip does not count.`,
});

/** The tiles for building materials. */
export const materials = {
  carpenter: {
    name: 'Carpenter',
    effect: 'Furnishing and fencing cost you 1 wood less',
    rules:
      'Saves 1 wood on each tile you furnish and each time you build fences, as long as wood is part of the price. A small and a large pasture built in one action are one saving together: 5 wood. A table may instead count each pasture on its own. On an expedition a small pasture then costs nothing, and a large one 1 wood.',
  },
  stoneCarver: {
    name: 'Stone carver',
    effect: '2 stone now; furnishing and stables cost you 1 stone less',
    rules:
      'Two stone when it is built. From then on each furnishing tile that costs stone costs 1 less, and stables are free. Its own price is not lowered.',
  },
  blacksmith: {
    name: 'Blacksmith',
    effect: '2 ore now; forging costs you 2 ore less',
    rules:
      'Two ore when it is built. From then on a weapon costs 2 ore less than its strength: 1 and 2 are free, and 6 ore forge the strongest new weapon, 8. It does nothing for Ore trading.',
  },
  miner: {
    name: 'Miner',
    effect: 'Start of each round: 1 ore for each ore mine with a donkey',
    rules:
      'Counted when the round begins, with your donkeys placed as well as they can be. Donkeys in ruby mines bring none.',
  },
  builder: {
    name: 'Builder',
    effect: 'Furnishing: pay 1 ore for 1 wood and/or 1 ore for 1 stone',
    rules:
      'For each tile you furnish, at most one wood and at most one stone of the price may be paid with ore. Discounts come off first. It never replaces ore by anything else.',
  },
  trader: {
    name: 'Trader',
    effect: 'Any time: 2 gold for 1 wood, 1 stone and 1 ore',
    rules:
      'Always the whole set, as often as you like until the points are counted. If you own the Spare part storage, the Trader must be built on top of it, and the same the other way round: the tile beneath loses its effect and its points.',
    exchange: () => '2 gold into 1 wood, 1 stone and 1 ore',
  },
  woodSupplier: supplier('Wood', 'wood', 7),
  stoneSupplier: supplier('Stone', 'stone', 5),
  rubySupplier: supplier('Ruby', 'ruby', 4),
  dogSchool: {
    name: 'Dog school',
    effect: '1 wood for each new dog',
    rules:
      'Every dog you get from now on brings a wood, wherever it comes from: Housework, the market, an expedition or a ruby.',
  },
  quarry: {
    name: 'Quarry',
    effect: '1 stone for each donkey born to you',
    rules:
      'Births in a harvest and through the expedition item Breed count. Donkeys from spaces, the market or rubies are not born to you.',
  },
  seam: {
    name: 'Seam',
    effect: '1 ore with every stone you get',
    rules:
      'Every stone counts, from spaces, expeditions, rubies, the market, Trader, Quarry or Stone supplier. A stone you merely save through a discount does not.',
  },
} satisfies TileTexts<MaterialTiles>;
