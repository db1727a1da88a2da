import type { MaterialTiles } from '../../../../games/caverna/tiles/materials.ts';
import type { TileText, TileTexts } from '../../../caverna/tiles.ts';

interface Supplier {
  readonly good: string;
  readonly goods: string;
  readonly rounds: number;
}

const supplier = ({ good, goods, rounds }: Supplier): TileText => ({
  name: `${good} supplier`,
  effect: `1 ${goods} at the start of each of the next ${rounds} rounds`,
  rules: `You get 1 ${goods} at the start of each of the next ${rounds} rounds, before the refill. After the last round you get nothing more. A round that small games skip does not count.`,
  example: `You build it in round 1: 1 ${goods} at the start of rounds 2 to ${1 + rounds}.`,
});

/** The tiles for building materials. */
export const materials = {
  carpenter: {
    name: 'Carpenter',
    effect: 'Furnishing and fencing cost you 1 wood less',
    rules:
      'You save 1 wood on each tile you furnish and each time you build fences, if the price includes wood. A small and a large pasture built in one action save only 1 wood together, so they cost 5. A table may decide that each pasture saves 1. On an expedition a small pasture costs nothing, and a large one 1 wood.',
    example: 'The ordinary Dwelling costs you 3 wood and 3 stone, a small pasture 1 wood.',
  },
  stoneCarver: {
    name: 'Stone carver',
    effect: '2 stone now; furnishing and stables cost you 1 stone less',
    rules:
      'Two stone when you build it. From then on each furnishing tile that costs stone costs 1 less, and stables are free. It does not lower its own price.',
    example: 'The ordinary Dwelling costs you 4 wood and 2 stone, and your stables nothing.',
  },
  blacksmith: {
    name: 'Blacksmith',
    effect: '2 ore now; forging costs you 2 ore less',
    rules:
      'Two ore when you build it. From then on a weapon costs 2 ore less than its strength: 1 and 2 are free, and 6 ore forge strength 8, the maximum. It does not help at Ore trading.',
    idle: 'you forge with wood',
    useless: '2 ore now, but nothing more for you',
    example: '4 ore forge a weapon of strength 6.',
  },
  miner: {
    name: 'Miner',
    effect: 'Start of each round: 1 ore for each ore mine with a donkey',
    rules:
      'Counts when the round begins; your donkeys are then in your ore mines if they can be. Donkeys in ruby mines bring none.',
    example: 'Two ore mines with a donkey each: 2 ore at the start of every round.',
  },
  builder: {
    name: 'Builder',
    effect: 'Furnishing: pay 1 ore instead of 1 wood, and 1 ore instead of 1 stone',
    rules:
      'For each tile you furnish, you may pay at most 1 wood and at most 1 stone of the price with ore. Discounts come off first. You cannot replace ore with other goods.',
    example: 'The ordinary Dwelling for 3 wood, 2 stone and 2 ore.',
  },
  trader: {
    name: 'Trader',
    effect: 'Any time: 2 gold for 1 wood, 1 stone and 1 ore',
    rules:
      'Always the whole set, as often as you like until the points are counted. If you own the Spare part storage, you must build the Trader on top of it, and vice versa: the lower tile loses its effect and its points.',
    exchange: () => '2 gold into 1 wood, 1 stone and 1 ore',
    example: '4 gold become 2 wood, 2 stone and 2 ore: enough for the Milking parlor.',
  },
  woodSupplier: supplier({ good: 'Wood', goods: 'wood', rounds: 7 }),
  stoneSupplier: supplier({
    good: 'Stone',
    goods: 'stone',
    rounds: 5,
  }),
  rubySupplier: supplier({
    good: 'Ruby',
    goods: 'ruby',
    rounds: 4,
  }),
  dogSchool: {
    name: 'Dog school',
    effect: '1 wood for each new dog',
    rules: 'Every dog you get from now on brings 1 wood: from Housework, the market, an expedition or a ruby.',
    example: 'You build it at Housework and then take the dog there: 1 wood.',
  },
  quarry: {
    name: 'Quarry',
    effect: '1 stone for each donkey born on your farm',
    rules: 'Births in a harvest and through the loot Breed count. Donkeys from spaces, the market or rubies do not.',
    example: 'In the harvest your two donkeys have a foal: 1 stone.',
  },
  seam: {
    name: 'Seam',
    effect: '1 ore with every stone you get',
    rules:
      'Every stone counts: from spaces, expeditions, rubies, the market, Trader, Quarry or Stone supplier. A stone you save through a discount does not.',
    example: 'You take 3 stone at Excavation and get 3 ore too.',
  },
} satisfies TileTexts<MaterialTiles>;
