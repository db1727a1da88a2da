import type { DarkTiles } from '../../../../games/caverna/forgotten-folk/tiles/dark.ts';
import type { DeepTiles } from '../../../../games/caverna/forgotten-folk/tiles/deep.ts';
import type { LightTiles } from '../../../../games/caverna/forgotten-folk/tiles/light.ts';
import type { StoneTiles } from '../../../../games/caverna/forgotten-folk/tiles/stone.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';
import { amount } from '../goods.ts';

const START = 'At the start of a harvest, but not in a round that ends with only a feeding.';
const ON_MEADOW = 'Lies on an empty meadow, not in a cavern.';
const ON_FIELD = 'Lies on an empty field, not in a cavern.';

const mushrooms = {
  name: 'Forgotten cave',
  effect: '2 mushrooms now',
  rules:
    'Two mushrooms when you build it. Sow some of them in empty caverns: once spent they are gone, and only Pale Ones find more.',
  example: 'You sow one of the two; after two harvests you have two more.',
};

/** The tiles of Cave Goblins and Dark Elves. */
const dark = {
  forgottenCave: mushrooms,
  kennels: {
    name: 'Kennels',
    effect: 'Breeding phase: 1 more dog if you have 2 or more',
    rules: 'Only in a breeding phase. Dogs are still not farm animals: no tile pays for this birth or repeats it.',
    example: 'With 2 dogs you have 3 after the breeding phase, with 1 dog still 1.',
  },
  guardDogSchool: {
    name: 'Guard dog school',
    effect: 'Forge a weapon of strength 5 for 1 dog instead of ore',
    rules: 'For anybody who can forge strength 5. Trolls cannot; their goblins can.',
    idle: 'you forge only strength 4',
    example: 'Without any ore you pay 1 dog and get a weapon of strength 5.',
  },
  menagerie: {
    name: 'Menagerie',
    effect: 'End: 3 points for each set of dog, sheep, donkey, boar and cattle',
    rules: 'Count the kind you have the fewest of, dogs included: 3 points for each of these animals.',
    example: '2 of each farm animal and 1 dog are one set: 3 points.',
  },
  archeryRange: {
    name: 'Archery range',
    effect: 'On a meadow. End: 3, 6 or 10 points for 1, 2 or 3 empty meadows in a row',
    rules: `${ON_MEADOW} The row starts next to it. Only the best of the four directions counts; pastures, stables and animals end a row. A longer row counts as 3.`,
    example: 'Next to it two empty meadows in a row, then a pasture: 6 points.',
  },
  boneCarver: {
    name: 'Bone carver',
    effect: 'Start of harvest: 2 animals into 3 gold, or 4 into 6 gold',
    rules: `${START} Any animals count, dogs too, in any mix.`,
    exchange: ([one = 'animal', two = one]) =>
      `${one === two ? amount(one, 2) : `${amount(one, 1)} and ${amount(two, 1)}`} into 3 gold`,
    example: 'A dog and 3 sheep become 6 gold.',
  },
  charcoalStorage: {
    name: 'Charcoal storage',
    effect: 'Start of harvest: up to 3 wood into 1 gold each',
    rules: START,
    exchange: ([wood = '1']) => `${wood} wood into ${wood} gold`,
    example: '2 wood become 2 gold before the fields are harvested.',
  },
  mushroomCave: { ...mushrooms, name: 'Mushroom cave' },
} satisfies TileTexts<DarkTiles>;

/** The tiles of Elves and Humans. */
const light = {
  birdHide: {
    name: 'Bird hide',
    effect: 'On a meadow. Each empty forest space next to it: 2 food now, 3 points at the end',
    rules: `${ON_MEADOW} A space with a crop or a stable is not empty.`,
    example: 'Three empty forest spaces next to it: 6 food now and 9 points at the end.',
  },
  elvenMarket: {
    name: 'Elven market',
    effect: 'Once a round: 2 gold into 1 ruby and 1 vegetable',
    rules: 'At any time, but at most once a round, and always both goods.',
    exchange: () => '2 gold into 1 ruby and 1 vegetable',
    example: 'You pay 2 gold for a ruby and a vegetable, and again next round.',
  },
  feedingRoom: {
    name: 'Feeding room',
    effect: 'Breeding phase: pay 1 or 2 vegetables, and up to 2 or 4 kinds breed again',
    rules:
      'After the births of a breeding phase. The second young need parents and room like the first, and tiles such as the Breeding cave pay again.',
    exchange: ([count = '1']) =>
      `${count} vegetable${count === '1' ? '' : 's'}: up to ${2 * Number(count)} kinds breed again`,
    example: '2 sheep and 2 cattle become 3 of each, and for 1 vegetable 4 of each.',
  },
  huntersHut: {
    name: 'Hunter’s hut',
    effect: 'On a meadow. Start of harvest: 1, 2 or 3 food for 3, 6 or 9 empty forest spaces',
    rules: `${ON_MEADOW} ${START}`,
    example: '7 empty forest spaces bring 2 food.',
  },
  manureHeap: {
    name: 'Manure heap',
    effect: 'On a field. Each pasture next to it: 2 vegetables now, 1 point at the end',
    rules: `${ON_FIELD} A large pasture counts once.`,
    example: 'A large and a small pasture next to it: 4 vegetables now, 2 points at the end.',
  },
  meadParlor: {
    name: 'Mead parlor',
    effect: 'Start of harvest: 1 gold for every 2 empty meadows',
    rules: `${START} Your animals first move from meadows to free room elsewhere. A meadow with a stable is not empty.`,
    example: '5 empty meadows bring 2 gold.',
  },
  scarecrow: {
    name: 'Scarecrow',
    effect: 'On a field. Grain that you sow on a field brings 1 more',
    rules: `${ON_FIELD} A newly sown grain field holds 4 grain.`,
    example: 'You sow 1 grain: the field then holds 4.',
  },
  silageBin: {
    name: 'Silage bin',
    effect: 'On a meadow. Each meadow next to it: 1 kind breeds now, 3 points at the end',
    rules: `${ON_MEADOW} One kind of animal breeds at once for each meadow next to it, all different. Pastures are not meadows.`,
    example: 'Two meadows next to it: your sheep and cattle have young now; 6 points at the end.',
  },
} satisfies TileTexts<LightTiles>;

/** The tiles of Mountain Dwarfs and Pale Ones. */
const deep = {
  concertOrgan: {
    name: 'Concert organ',
    effect: 'Start of harvest: 1 gold for each empty cavern next to it',
    rules: `${START} A cavern with mushrooms is not empty.`,
    example: 'Two empty caverns next to it bring 2 gold in each harvest.',
  },
  miningOffice: {
    name: 'Mining office',
    effect: 'Each ore mine next to it: 2 ore now, 3 points at the end',
    rules: 'Only the mine counts, not its deep tunnel.',
    example: 'Two ore mines next to it: 4 ore now and 6 points at the end.',
  },
  overseersDwelling: {
    name: 'Overseer’s dwelling',
    effect: 'Room for 1. Now: 2 ore for each ore mine, 1 ruby for each ruby mine next to it',
    rules: 'A dwelling. A ruby mine on a deep tunnel counts as a ruby mine.',
    example: 'Next to an ore mine and a ruby mine it brings 2 ore and 1 ruby.',
  },
  trainingRoom: {
    name: 'Training room',
    effect: 'Before an expedition: pay 1 ore for 1 more strength',
    rules: 'Once for each expedition, for an armed dwarf. It never goes above the strongest weapon allowed.',
    exchange: () => '1 ore into 1 strength',
    example: 'For 1 ore your dwarf with weapon 9 sets out with 10.',
  },
  mysticsHut: {
    name: 'Mystic’s hut',
    effect: '2 gemfruits now (2 food or 1 ruby each)',
    rules: 'Two gemfruits when you build it. Sow some of them on empty fields: that is the only way to get more.',
    example: 'You sow one of the two; after two harvests you have two more.',
  },
  schnappsParlor: {
    name: 'Schnapps parlor',
    effect: 'Any time: 1 vegetable into 2 gold or 3 food',
    rules: 'As often as you like until the points are counted.',
    exchange: ([good = 'gold']) => `1 vegetable into ${good === 'gold' ? '2 gold' : '3 food'}`,
    example: '3 vegetables become 4 gold and 3 food.',
  },
  sheepDogSchool: {
    name: 'Sheep dog school',
    effect: 'Your dogs watch twice as many sheep: 4, 6, 8 and so on',
    rules: 'On a meadow or pasture your dogs watch twice as many sheep as usual.',
    example: '3 dogs on one meadow watch 8 sheep.',
  },
  sheepMarket: {
    name: 'Sheep market',
    effect: 'Any time: 1 dog and 2 sheep into 4 gold',
    rules: 'As often as you like until the points are counted.',
    exchange: () => '1 dog and 2 sheep into 4 gold',
    example: '2 dogs and 4 sheep become 8 gold.',
  },
} satisfies TileTexts<DeepTiles>;

/** The tiles of Silicoids and Trolls. */
const stone = {
  jeweler: {
    name: 'Jeweler',
    effect: 'Once a round: 2 gold into 1 ruby and 2 ore',
    rules: 'At any time, but at most once a round, and always both goods.',
    exchange: () => '2 gold into 1 ruby and 2 ore',
    example: 'You pay 2 gold for a ruby and 2 ore, and again next round.',
  },
  quarryingRoom: {
    name: 'Quarrying room',
    effect: 'Excavation brings you 1 more stone',
    rules: 'Even if you imitate it, and even if no stone is there.',
    example: 'With 2 stone on Excavation you take 3.',
  },
  stoneTrader: {
    name: 'Stone trader',
    effect: 'Start of harvest: up to 2 wood into 1 stone each',
    rules: START,
    exchange: ([wood = '1']) => `${wood} wood into ${wood} stone`,
    example: '2 wood become 2 stone before your people eat.',
  },
  waterTroughs: {
    name: 'Water troughs',
    effect: 'On a meadow. Each pasture next to it holds 3 more animals',
    rules: `${ON_MEADOW} Add the 3 after stables have doubled the pasture. They must be of the same kind as the others. It does nothing for sheep that dogs watch.`,
    example: 'A small pasture with a stable next to it holds 7 animals.',
  },
  boneCrusher: {
    name: 'Bone crusher',
    effect: 'Dogs, sheep and donkeys are worth 2 food each',
    rules: 'At any time, as often as you like until the points are counted.',
    idle: 'your dogs, sheep and donkeys are worth 2 food anyway',
    example: '2 dogs and a donkey become 6 food.',
  },
  candleMaker: {
    name: 'Candle maker',
    effect: 'Eat 2 animals together: 1 extra gold for each pair',
    rules:
      'Animals of any kind, dogs too if you may eat them. Animals that you trade at another tile do not count, unless the table has decided otherwise.',
    example: '4 sheep eaten together bring 4 food and 2 gold.',
  },
  explorersCave: {
    name: 'Explorer’s cave',
    effect: 'Water you cover gives 3 times its food, boar preserves give 2 wild boars',
    rules: 'For every tile that you lay from now on. Elves still get nothing.',
    idle: 'printed bonuses give you nothing',
    example: 'Your cavern covers the water on F1: 6 food.',
  },
  goblinDwelling: {
    name: 'Goblin dwelling',
    effect: 'A goblin moves in; it eats at the next harvest and acts last, starting next round',
    rules:
      'A dwelling with room only for this goblin, which acts from the next round on. If you already have six people, no goblin comes, now or later.',
    example: 'You have 3 people, and a goblin becomes the fourth.',
  },
} satisfies TileTexts<StoneTiles>;

/** Every furnishing tile that a forgotten folk brings, by its id. */
export const folkTiles = { ...dark, ...light, ...deep, ...stone };
