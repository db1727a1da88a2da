import { capital } from '../../../text.ts';
import { always, inWaysOf, type SpaceText } from './text.ts';

const imitation = (cost: number): SpaceText => ({
  name: cost === 0 ? 'Imitation (free)' : `Imitation (${cost} food)`,
  effect: always(
    cost === 0
      ? 'Use a space where another player stands, for free'
      : `Pay ${cost} food and use a space where another player stands`,
  ),
  rules: `${cost === 0 ? 'This one is free' : `Pay ${cost} food`}: act as if your dwarf stood on a space that another player holds. The goods that had gathered there are gone, but fixed goods, tiles, children, weapons and expeditions are all yours to use, and they go to the dwarf that stands here. You cannot imitate Starting player, a space you hold yourself, or one where nothing is left for you to do.`,
  example: 'You use Housework, where another player stands: a dog, a tile, or both.',
  related: ['rule:imitation', 'rule:spaces', 'space:housework'],
});

/** The spaces that only larger tables have. */
export const spacesForMore = {
  imitation4: imitation(4),
  imitation2: imitation(2),
  imitation1: imitation(1),
  imitation0: imitation(0),
  stripMining: {
    name: 'Strip mining',
    effect: always('All goods here and 2 wood'),
    rules: 'Gains 1 stone a round, but 1 ore when it is empty; every visit adds 2 wood. For 3 players.',
    example: 'Left alone for two rounds: 1 ore and 1 stone, and with them 2 wood.',
    related: ['rule:accumulating', 'space:forestExploration'],
  },
  forestExploration: {
    name: 'Forest exploration',
    effect: (players) => `All wood here and ${players <= 3 ? '1 vegetable' : '2 food'}`,
    rules:
      'At a table of 3 it gains 1 wood a round and adds 1 vegetable to each visit. With more players it gains 1 wood a round, or 2 when it is empty, and adds 2 food.',
    example: 'You take the wood, and food for one dwarf in a harvest comes with it.',
    related: ['rule:accumulating', 'rule:playerCounts', 'rule:imitation'],
  },
  depot: {
    name: 'Depot',
    effect: always('All wood and ore here'),
    rules: 'Gains 1 wood and 1 ore a round. For 5 to 7 players.',
    example: 'Left alone for three rounds it holds 3 wood and 3 ore.',
    related: ['rule:accumulating', 'space:largeDepot'],
  },
  smallScaleDriftMining: {
    name: 'Small-scale drift mining',
    effect: inWaysOf(({ caveTile }) => `${capital(caveTile)}, and with it 1 stone`),
    rules:
      'Dig a cavern and a tunnel; the stone comes with the tile. Without a place for the tile the space is of no use, unless the table has decided that the stone may be taken alone. For exactly 5 players.',
    example: 'You lay a cavern and a tunnel, and get 1 stone.',
    related: ['rule:twinTiles', 'space:driftMining'],
  },
  weeklyMarket: {
    name: 'Weekly market',
    effect: always('4 gold, then buy at most one of each good'),
    rules:
      'You get 4 gold and may spend as much gold as you own. Wood, stone, ore, sheep, donkey and grain cost 1 each, dog, wild boar and vegetable 2, cattle 3. One of each at most; bought animals may be eaten at once. For 5 to 7 players.',
    example: 'With 2 gold of your own you have 6: cattle for 3, a dog for 2 and a sheep for 1.',
    related: ['rule:animals', 'rule:conversions', 'tile:trader'],
  },
  hardwareRental: {
    name: 'Hardware rental',
    effect: inWaysOf(
      ({ expedition }, players) => `${players >= 6 ? '2 wood, then, if' : 'If'} armed, ${expedition(2)}, and then sow`,
    ),
    rules:
      'An armed dwarf may bring 2 items home, and afterwards you may sow, crops from the expedition included; either part may be left out. With 6 or 7 players you also get 2 wood. For 5 to 7 players.',
    example: 'Your dwarf of strength 4 brings a vegetable and 1 grain home, and you sow both.',
    related: ['rule:expedition', 'rule:sowing', 'rule:lootList'],
  },
  fenceBuilding: {
    name: 'Fence building',
    effect: always('All wood here, then small (2 wood) and/or large pasture (4 wood)'),
    rules:
      'The wood comes first and may pay for the fences: one small pasture for 2, one large pasture for 4, or one of each. No stable here. With 5 players it gains 1 wood a round; with 6 or 7 it gains 1, or 2 when it is empty.',
    example: '3 wood lie here; with 3 of your own you fence a small and a large pasture.',
    related: ['rule:fences', 'rule:animals', 'tile:carpenter'],
  },
  largeDepot: {
    name: 'Large depot',
    effect: always('All wood, stone and ore here'),
    rules: 'Gains 1 wood, 1 stone and 1 ore a round, and a second wood when it is empty. For 7 players.',
    example: 'Left alone for two rounds it holds 3 wood, 2 stone and 2 ore.',
    related: ['rule:accumulating', 'space:depot'],
  },
  extension: {
    name: 'Extension',
    effect: inWaysOf(({ landTile, caveTile }) => `${capital(landTile)} and 1 wood; or ${caveTile} and 1 stone`),
    rules:
      'Choose one half of your board to grow: forest with 1 wood, or mountain with 1 stone. The Guest room gives you both, but only once in the game. For 7 players.',
    example: 'You choose the mountain: a cavern, a tunnel and 1 stone.',
    related: ['rule:twinTiles', 'tile:guestRoom'],
  },
} satisfies Record<string, SpaceText>;
