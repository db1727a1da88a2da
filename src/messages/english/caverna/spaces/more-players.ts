import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { capital } from '../../../text.ts';
import { inWaysOf } from './effects.ts';

const imitation = (cost: number): SpaceText => ({
  name: cost === 0 ? 'Imitation (free)' : `Imitation (${cost} food)`,
  effect: always(
    cost === 0
      ? 'Use a space that another player has taken, for free'
      : `Pay ${cost} food and use a space that another player has taken`,
  ),
  rules: `${cost === 0 ? 'This one is free' : `Pay ${cost} food`}: act as if your dwarf stood on a space that another player has taken. The gathered goods there are gone, but you can use everything else: fixed goods, tiles, children, weapons and expeditions. They go to your dwarf on Imitation. You cannot imitate Starting player, a space with your own dwarf, or one where nothing is left for you to do.`,
  example: 'You use Housework, which another player has taken: a dog, a tile, or both.',
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
    rules: 'Gains 1 stone a round, but 1 ore if it is empty; you also get 2 wood each time. For 3 players.',
    example: 'Nobody comes for two rounds: 1 ore and 1 stone, plus 2 wood.',
  },
  forestExploration: {
    name: 'Forest exploration',
    effect: (players) => `All wood here and ${players <= 3 ? '1 vegetable' : '2 food'}`,
    rules:
      'With 3 players it gains 1 wood a round, and you also get 1 vegetable. With more players it gains 1 wood a round, or 2 if it is empty, and you also get 2 food.',
    example: 'With 4 players: all the wood, and food for one dwarf in a harvest.',
  },
  depot: {
    name: 'Depot',
    effect: always('All wood and ore here'),
    rules: 'Gains 1 wood and 1 ore a round. For 5 to 7 players.',
    example: 'Nobody comes for three rounds: 3 wood and 3 ore.',
  },
  smallScaleDriftMining: {
    name: 'Small-scale drift mining',
    effect: inWaysOf(({ caveTile }) => `${capital(caveTile)}, and 1 stone with it`),
    rules:
      'Lay a cavern and a tunnel, and get 1 stone. If you have no place for the tile, you cannot use the space, unless the table lets you take only the stone. For exactly 5 players.',
    example: 'You lay a cavern and a tunnel, and get 1 stone.',
  },
  weeklyMarket: {
    name: 'Weekly market',
    effect: always('4 gold, then buy at most one of each good'),
    rules:
      'You get 4 gold and may spend all your gold. Wood, stone, ore, sheep, donkey and grain cost 1 each, dog, wild boar and vegetable 2, cattle 3. At most one of each; you may eat bought animals at once. For 5 to 7 players.',
    example: 'You had 2 gold, so now you have 6: cattle for 3, a dog for 2 and a sheep for 1.',
  },
  hardwareRental: {
    name: 'Hardware rental',
    effect: inWaysOf(
      ({ expedition }, players) => `${players >= 6 ? '2 wood, then, if' : 'If'} armed, ${expedition(2)}, and then sow`,
    ),
    rules:
      'An armed dwarf may bring home up to 2 different items, and then you may sow, even crops from the expedition; or do only one of the two. With 6 or 7 players you also get 2 wood. For 5 to 7 players.',
    example: 'Your dwarf with weapon 4 brings home a vegetable and a grain, and you sow both.',
  },
  fenceBuilding: {
    name: 'Fence building',
    effect: always('All wood here, then small (2 wood) and/or large pasture (4 wood)'),
    rules:
      'First take the wood; you may use it for the fences: one small pasture for 2, one large pasture for 4, or one of each. No stable here. With 5 players it gains 1 wood a round; with 6 or 7 it gains 1, or 2 if it is empty.',
    example: '3 wood here: with 3 of your own you fence a small and a large pasture.',
  },
  largeDepot: {
    name: 'Large depot',
    effect: always('All wood, stone and ore here'),
    rules: 'Gains 1 wood, 1 stone and 1 ore a round, and a second wood if it is empty. For 7 players.',
    example: 'Nobody comes for two rounds: 3 wood, 2 stone and 2 ore.',
  },
  extension: {
    name: 'Extension',
    effect: inWaysOf(({ landTile, caveTile }) => `${capital(landTile)} and 1 wood; or ${caveTile} and 1 stone`),
    rules:
      'Choose: a tile in the forest and 1 wood, or a tile in the mountain and 1 stone. The Guest room gives you both, but only once in the game. For 7 players.',
    example: 'You choose the mountain: a cavern, a tunnel and 1 stone.',
  },
} satisfies Record<string, SpaceText>;
