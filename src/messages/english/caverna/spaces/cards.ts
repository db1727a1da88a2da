import { DWARFS, waysOf } from '../people.ts';
import { always, inWaysOf, type SpaceText } from './text.ts';

const farming = (animal: string): SpaceText['rules'] =>
  `Before the animals come home you may make room: one small pasture for 2 wood, one large pasture for 4 wood and one stable for 1 stone, any of them or none. Then take every ${animal} here; the space gains 1 a round. Animals without room must be eaten.`;

/** The spaces that the cards bring, one in each round. */
export const cardSpaces = {
  blacksmithing: {
    name: 'Blacksmithing',
    effect: inWaysOf(({ forging, expedition }) => `Forge a weapon (${forging}), then ${expedition(3)}`),
    rules:
      'An unarmed dwarf may forge: the ore you pay is the strength of the weapon. Then an armed dwarf may bring 3 different items home. A dwarf that already carries a weapon comes for the expedition alone. Appears in rounds 1 to 3.',
    example: 'You pay 5 ore for strength 5 and bring home a wild boar, a donkey and a dog.',
    related: ['rule:weapons', 'rule:lootList', 'tile:blacksmith'],
  },
  sheepFarming: {
    name: 'Sheep farming',
    effect: inWaysOf(({ stable }) => `Pastures (2 or 4 wood), stable (${stable}), then all sheep`),
    rules: `${farming('sheep')} Appears in rounds 1 to 3.`,
    example: '2 wood fence a small pasture, and the 2 sheep that lie here move in.',
    related: ['rule:fences', 'rule:stables', 'rule:animals'],
  },
  oreMineConstruction: {
    name: 'Ore mine construction',
    effect: inWaysOf(
      ({ expedition }) => `Ore mine + deep tunnel on two tunnels and 3 ore; and/or, if armed, ${expedition(2)}`,
    ),
    rules:
      'The mine goes onto two ordinary tunnels that lie side by side, and only the mine earns the 3 ore. You choose which of the two becomes the mine and which the deep tunnel. In either order, or alone, an armed dwarf may bring 2 items home. Appears in rounds 1 to 3.',
    example: 'Tunnels on E2 and F2: the mine on F2, its deep tunnel on E2, and 3 ore.',
    related: ['rule:mines', 'rule:expedition', 'space:oreMining'],
  },
  wishForChildren: {
    name: 'Wish for children',
    effect: always('Family growth; or furnish a dwelling'),
    rules:
      'Either a child, for which your cave must have a free bed, or one dwelling at its price. Appears in round 4 and is turned over to its urgent side when Family life comes. The Guest room gives you both, unless the table has decided otherwise.',
    example: 'No bed is free: you build a Couple dwelling and wish for children later.',
    related: ['rule:growth', 'rule:dwellings', 'tile:guestRoom'],
  },
  urgentWishForChildren: {
    name: 'Urgent wish for children',
    effect: always('Furnish a dwelling and then family growth; or 3 gold'),
    rules:
      'Build a dwelling, and after that, if you like, have one child; or take 3 gold instead. There is no child here without a dwelling, and only one child even with the Couple dwelling. The Guest room gives you the gold as well. It is the back of Wish for children.',
    example: '4 wood and 3 stone buy a Dwelling, and a child is born into it at once.',
    related: ['rule:growth', 'rule:dwellings', 'tile:guestRoom'],
  },
  donkeyFarming: {
    name: 'Donkey farming',
    effect: inWaysOf(({ stable }) => `Pastures (2 or 4 wood), stable (${stable}), then all donkeys`),
    rules: `${farming('donkey')} A donkey may also stand in a mine. Appears in round 5 or 6.`,
    example: '2 donkeys lie here: one moves into your ore mine, one to a meadow with a stable.',
    related: ['rule:fences', 'rule:mines', 'rule:animals'],
  },
  rubyMineConstruction: {
    name: 'Ruby mine construction',
    effect: inWaysOf(({ rubyMine }) => rubyMine),
    rules:
      'The mine goes onto one empty tunnel. On a deep tunnel it brings 1 ruby at once, on an ordinary one it does not. The Guest room lets you build one of each kind in the same turn. Appears in round 5 or 6.',
    example: 'On the deep tunnel beside your ore mine: a ruby mine, and 1 ruby at once.',
    related: ['rule:mines', 'rule:rubies', 'space:rubyMining'],
  },
  familyLife: {
    name: 'Family life',
    effect: always('Family growth, and/or sow'),
    rules:
      'Have a child, sow up to 2 grain and 2 vegetables, or both, in either order. When this card appears, in rounds 7 to 9, Wish for children becomes urgent.',
    example: 'A child for the free bed and 2 grain for two empty fields, in one turn.',
    related: ['rule:growth', 'rule:sowing'],
  },
  exploration: {
    name: 'Exploration',
    effect: (_, people = DWARFS) => `Only for an armed ${people.one}: ${waysOf(people).expedition(4)}`,
    rules:
      'An armed dwarf brings up to 4 different items home; an unarmed one cannot come here. Appears in rounds 7 to 9 with 3 or more players. In smaller games the card is missing, and so is round 9.',
    example: 'Strength 9 brings a tunnel, 2 gold, a vegetable and a dog; then it is 10.',
    related: ['rule:expedition', 'rule:lootList'],
  },
  oreDelivery: {
    name: 'Ore delivery',
    effect: always('All ore and stone here and 2 ore per ore mine you own'),
    rules: 'Gains 1 ore and 1 stone a round. Your mines pay even if you imitate it. Appears in rounds 7 to 9.',
    example: '2 ore and 2 stone lie here and you own one ore mine: 4 ore and 2 stone.',
    related: ['rule:mines', 'rule:accumulating', 'space:oreMining'],
  },
  adventure: {
    name: 'Adventure',
    effect: inWaysOf(
      ({ forging, expedition }) => `Forge a weapon (${forging}), then twice ${expedition(1)}, one after the other`,
    ),
    rules:
      'Forge if the dwarf has no weapon yet, then go out twice for 1 item each. The trips are separate: the same item may be taken again, and the second trip is made with the strength gained on the first. Appears in rounds 10 to 12.',
    example: 'You forge strength 6: 2 gold on the first trip, a furnished cavern on the second.',
    related: ['rule:expedition', 'rule:lootList', 'rule:weapons'],
  },
  oreTrading: {
    name: 'Ore trading',
    effect: always('Up to 3 times: 2 ore for 2 gold and 1 food'),
    rules:
      'Trade once, twice or three times; three times makes 6 ore into 6 gold and 3 food. The Blacksmith does not help here. Appears in rounds 10 to 12.',
    example: 'Twice: 4 ore become 4 gold and 2 food.',
    related: ['space:oreMining', 'tile:oreStorage'],
  },
  rubyDelivery: {
    name: 'Ruby delivery',
    effect: always('All rubies here, and 1 more if you own 2 ruby mines'),
    rules:
      'Gains 1 ruby a round, or 2 when it is empty. Two or more ruby mines add 1 ruby in all. Appears in rounds 10 to 12.',
    example: '3 rubies lie here and you own two ruby mines: 4 rubies.',
    related: ['rule:rubies', 'rule:mines', 'space:rubyMining'],
  },
} satisfies Record<string, SpaceText>;
