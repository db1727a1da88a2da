import { capital } from '../../../text.ts';
import { always, inWaysOf, type SpaceText } from './text.ts';

/** The spaces that lie open from the first round at most tables. */
export const startSpaces = {
  driftMining: {
    name: 'Drift mining',
    effect: inWaysOf(({ caveTile }) => `All stone here, and/or ${caveTile}`),
    rules:
      'Gather every stone that lies here, dig with a twin tile, or both, in either order. The tile is always a cavern next to a tunnel, and must touch something you have already dug. It gains 1 stone a round with up to 3 players, 2 with more. A solo game is played without it.',
    example: '4 stone lie here: you take them and lay a cavern and a tunnel.',
    related: ['rule:twinTiles', 'rule:spaces', 'space:excavation'],
  },
  driftMining2: {
    name: 'Second drift mining',
    effect: inWaysOf(({ caveTile }) => `All stone here, and/or ${caveTile}`),
    rules: 'A second Drift mining for tables of 6 or 7. It works like the first but gains only 1 stone a round.',
    example: 'Two dwarfs dig in the same round, one on each Drift mining.',
    related: ['space:driftMining', 'rule:twinTiles'],
  },
  excavation: {
    name: 'Excavation',
    effect: inWaysOf(({ caveTiles }) => `All stone here, and/or ${caveTiles}`),
    rules:
      'Gather every stone that lies here, dig with a twin tile, or both, in either order. This is the only space where you choose the side of the tile: a cavern and a tunnel, or two caverns. It gains 1 stone a round; with 4 or more players an empty space gains 2.',
    example: 'You want to furnish twice: you lay two caverns and take the stone that lies here.',
    related: ['rule:twinTiles', 'rule:furnishing', 'space:driftMining'],
  },
  startingPlayer: {
    name: 'Starting player',
    effect: (players) => `Start from next round; all food here and ${players <= 3 ? '2 ore' : '1 ruby'}`,
    rules:
      'You take the token and open every round from the next one until somebody else comes here. With it you get all the food here, which grows by 1 a round, and 2 ore at tables of 2 or 3, or 1 ruby at larger ones. It cannot be imitated, and a solo game is played without it.',
    example: '4 food lie here: you take them with the token, and open the next round.',
    related: ['rule:starting', 'rule:order'],
  },
  logging: {
    name: 'Logging',
    effect: inWaysOf(({ expedition }) => `All wood here, then, if armed, ${expedition(1)}`),
    rules:
      'First the wood, then an armed dwarf may bring 1 item home from an expedition. With up to 3 players the space gains 1 wood a round, or 3 when it is empty; with more players always 3.',
    example: '3 wood lie here: your dwarf of strength 3 takes them and brings a donkey home.',
    related: ['rule:expedition', 'rule:lootList', 'rule:accumulating'],
  },
  supplies: {
    name: 'Supplies',
    effect: always('1 wood, 1 stone, 1 ore, 1 food and 2 gold'),
    rules:
      'One of each building material, 1 food and 2 gold from the stock. Nothing gathers here. Only for 2 and 3 players; larger tables have Growth instead.',
    example: 'Two visits make 2 wood, 2 stone, 2 ore, 2 food and 4 gold.',
    related: ['space:growth', 'rule:playerCounts'],
  },
  growth: {
    name: 'Growth',
    effect: always('1 wood, 1 stone, 1 ore, 1 food and 2 gold; or family growth'),
    rules:
      'Choose: one of each building material, 1 food and 2 gold, or a child. The Guest room gives you both. For 4 and more players.',
    example: 'With a free bed you have a child here; without one you take the goods.',
    related: ['rule:growth', 'space:supplies', 'tile:guestRoom'],
  },
  oreMining: {
    name: 'Ore mining',
    effect: always('All ore here and 2 ore for each ore mine you own'),
    rules:
      'Your mines pay out even when you come by Imitation and the pile itself is gone. With up to 3 players the space gains 1 ore a round, or 2 when it is empty; with more players 2, or 3 when it is empty.',
    example: '3 ore lie here and you own two ore mines: 7 ore.',
    related: ['rule:mines', 'rule:accumulating', 'space:oreMineConstruction'],
  },
  woodGathering: {
    name: 'Wood gathering',
    effect: always('All wood here'),
    rules: 'Gains 1 wood a round. For 1 to 3 players; larger tables have Forest exploration.',
    example: 'Left alone for three rounds it holds 3 wood.',
    related: ['rule:accumulating', 'space:clearing'],
  },
  clearing: {
    name: 'Clearing',
    effect: inWaysOf(({ landTile }) => `All wood here, and/or ${landTile}`),
    rules:
      'Take the wood, lay a meadow and a field into your forest, or both, in either order. It gains 1 wood a round with up to 3 players, 2 with more. A solo game is played without it.',
    example: 'Your first tile: a meadow on C4 and a field on B4, whose river brings 1 food.',
    related: ['rule:twinTiles', 'rule:bonuses', 'rule:fences'],
  },
  sustenance: {
    name: 'Sustenance',
    effect: inWaysOf(
      ({ landTile }, players) => `${players <= 3 ? 'All food here and 1 grain' : 'All crops here'}, and/or ${landTile}`,
    ),
    rules:
      'Provisions, new land, or both, in either order. With up to 3 players it gains 1 food a round and you get 1 grain on top. With more players it gains 1 vegetable a round, but 1 grain when it is empty.',
    example: 'You lay a meadow and a field; a crop from here can be sown there later.',
    related: ['rule:twinTiles', 'rule:sowing', 'space:slashAndBurn'],
  },
  rubyMining: {
    name: 'Ruby mining',
    effect: always('All rubies here, and 1 more if you own a ruby mine'),
    rules:
      'Gains 1 ruby a round; with exactly 2 players only from round 3 on. However many ruby mines you own, they add 1 ruby in all.',
    example: '2 rubies lie here and you own a ruby mine: 3 rubies.',
    related: ['rule:rubies', 'rule:mines', 'space:rubyMineConstruction'],
  },
  housework: {
    name: 'Housework',
    effect: always('1 dog, and/or furnish a cavern'),
    rules:
      'Take a dog, build any furnishing tile at its price, or both. Either may come first: build the Dog school, then take the dog and the wood it brings.',
    example: 'You build the Dog school, then take the dog: it brings 1 wood.',
    related: ['rule:furnishing', 'rule:dogs', 'tile:dogSchool'],
  },
  slashAndBurn: {
    name: 'Slash-and-burn',
    effect: inWaysOf(({ landTile }) => `${capital(landTile)}, and then sow`),
    rules:
      'Lay a meadow and a field, then sow up to 2 grain and 2 vegetables; or do only one of the two. The order is fixed, so the new field can be sown at once.',
    example: 'You lay a field and sow 1 grain on it at once: 3 grain stand there.',
    related: ['rule:sowing', 'rule:twinTiles'],
  },
} satisfies Record<string, SpaceText>;
