import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { capital } from '../../../text.ts';
import { inWaysOf } from './effects.ts';

/** The spaces that are open from the first round at most tables. */
export const startSpaces = {
  driftMining: {
    name: 'Drift mining',
    effect: inWaysOf(({ caveTile }) => `All stone here, and/or ${caveTile}`),
    rules:
      'Take all stone here, lay a twin tile, or both, in either order. The tile is always a cavern and a tunnel, and must touch what you have dug. The space gains 1 stone a round with up to 3 players, 2 with more.',
    example: '4 stone here: you take them and lay a cavern and a tunnel.',
  },
  driftMining2: {
    name: 'Second drift mining',
    effect: inWaysOf(({ caveTile }) => `All stone here, and/or ${caveTile}`),
    rules: 'A second Drift mining for 6 or 7 players. It works like the first but gains only 1 stone a round.',
    example: 'Two dwarfs dig in the same round, one on each Drift mining.',
  },
  excavation: {
    name: 'Excavation',
    effect: inWaysOf(({ caveTiles }) => `All stone here, and/or ${caveTiles}`),
    rules:
      'Take all stone here, lay a twin tile, or both, in either order. Only here can you choose the side of the tile: a cavern and a tunnel, or two caverns. The space gains 1 stone a round; with 4 or more players, 2 if empty.',
    example: 'You want to furnish twice: you lay two caverns and take the stone.',
  },
  startingPlayer: {
    name: 'Starting player',
    effect: (players) => `Go first from next round; all food here and ${players <= 3 ? '2 ore' : '1 ruby'}`,
    last: (players) => `All food here and ${players <= 3 ? '2 ore' : '1 ruby'}`,
    rules:
      'You take the token and go first from the next round on, until somebody else comes here. You also get all food here, which grows by 1 a round, and 2 ore with up to 3 players, 1 ruby with more. You cannot imitate it.',
    example: '4 food here: you take them and the token, and go first next round.',
  },
  logging: {
    name: 'Logging',
    effect: inWaysOf(({ expedition }) => `All wood here, then, if armed, ${expedition(1)}`),
    rules:
      'First take the wood, then an armed dwarf may bring home 1 item from an expedition. With up to 3 players it gains 1 wood a round, or 3 if it is empty; with more players always 3.',
    example: '3 wood here: your dwarf with weapon 3 takes them and brings home a donkey.',
  },
  supplies: {
    name: 'Supplies',
    effect: always('1 wood, 1 stone, 1 ore, 1 food and 2 gold'),
    rules:
      'One of each building material, 1 food and 2 gold from the general supply. Nothing gathers here. Larger tables have Growth instead.',
    example: 'Two visits make 2 wood, 2 stone, 2 ore, 2 food and 4 gold.',
  },
  growth: {
    name: 'Growth',
    effect: always('1 wood, 1 stone, 1 ore, 1 food and 2 gold; or family growth'),
    rules:
      'Choose: one of each building material, 1 food and 2 gold, or a child. The Guest room gives you both. For 4 or more players.',
    example: 'With a free bed you have a child here; without one you take the goods.',
  },
  oreMining: {
    name: 'Ore mining',
    effect: always('All ore here and 2 ore for each ore mine you own'),
    rules:
      'Your mines pay even if you imitate this space. With up to 3 players it gains 1 ore a round, or 2 if it is empty; with more players 2, or 3 if it is empty.',
    example: '3 ore here, and you own two ore mines: 7 ore.',
  },
  woodGathering: {
    name: 'Wood gathering',
    effect: always('All wood here'),
    rules: 'Gains 1 wood a round. For 1 to 3 players; larger tables have Forest exploration.',
    example: 'Nobody comes for three rounds: 3 wood.',
  },
  clearing: {
    name: 'Clearing',
    effect: inWaysOf(({ landTile }) => `All wood here, and/or ${landTile}`),
    rules:
      'Take the wood, lay a meadow and a field in your forest, or both, in either order. It gains 1 wood a round with up to 3 players, 2 with more.',
    example: 'Your first tile: a meadow on C4 and a field on B4, where the river brings 1 food.',
  },
  sustenance: {
    name: 'Sustenance',
    effect: inWaysOf(
      ({ landTile }, players) => `${players <= 3 ? 'All food here and 1 grain' : 'All crops here'}, and/or ${landTile}`,
    ),
    rules:
      'Take the food or crops, lay a tile, or both, in either order. With up to 3 players it gains 1 food a round and you also get 1 grain. With more players it gains 1 vegetable a round, but 1 grain if it is empty.',
    example: 'You lay a meadow and a field, and later sow the field with a crop from here.',
  },
  rubyMining: {
    name: 'Ruby mining',
    effect: always('All rubies here, and 1 more if you own a ruby mine'),
    rules:
      'Gains 1 ruby a round; with exactly 2 players only from round 3 on. With one or more ruby mines you get 1 extra ruby.',
    example: '2 rubies here, and you own a ruby mine: 3 rubies.',
  },
  housework: {
    name: 'Housework',
    effect: always('1 dog, and/or furnish a cavern'),
    rules:
      'Take a dog, furnish any tile at its price, or both, in either order: build the Dog school first, and the dog brings 1 wood.',
    example: 'You build the Dog school, then take the dog: it brings 1 wood.',
  },
  slashAndBurn: {
    name: 'Slash-and-burn',
    effect: inWaysOf(({ landTile }) => `${capital(landTile)}, and then sow`),
    rules:
      'Lay a meadow and a field, then sow up to 2 grain and 2 vegetables; or do only one of the two. The order is fixed, so you can sow the new field at once.',
    example: 'You lay a field and sow 1 grain on it at once: 3 grain.',
  },
} satisfies Record<string, SpaceText>;
