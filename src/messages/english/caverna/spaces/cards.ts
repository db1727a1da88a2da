import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { DWARFS, waysOf } from '../people.ts';
import { inWaysOf } from './effects.ts';

const farming = (animal: string): SpaceText['rules'] =>
  `First make room if you like: one small pasture for 2 wood, one large pasture for 4 wood, one stable for 1 stone, any or all of them. Then take every ${animal} here; the space gains 1 a round. You must eat any animals that you have no room for.`;

/** The spaces of the cards, one for each round. */
export const cardSpaces = {
  blacksmithing: {
    name: 'Blacksmithing',
    effect: inWaysOf(({ forging, expedition }) => `Forge a weapon (${forging}), then ${expedition(3)}`),
    rules:
      'An unarmed dwarf may forge: the ore you pay is the strength of the weapon. Then the armed dwarf may bring home up to 3 different items. A dwarf that already has a weapon only goes on the expedition. Appears in one of rounds 1 to 3.',
    example: 'You pay 5 ore for strength 5 and bring home a wild boar, a donkey and a dog.',
  },
  sheepFarming: {
    name: 'Sheep farming',
    effect: inWaysOf(({ stable }) => `Pastures (2 or 4 wood), stable (${stable}), then all sheep`),
    rules: `${farming('sheep')} Appears in one of rounds 1 to 3.`,
    example: 'For 2 wood you fence a small pasture, and the 2 sheep from here move in.',
  },
  oreMineConstruction: {
    name: 'Ore mine construction',
    effect: inWaysOf(
      ({ expedition }) => `Ore mine + deep tunnel on two tunnels, +3 ore; and/or, if armed, ${expedition(2)}`,
    ),
    rules:
      'The mine goes onto two ordinary tunnels side by side; you choose which becomes the mine and which the deep tunnel. You get the 3 ore only with a mine. Before that, after it, or instead, an armed dwarf may bring home up to 2 different items. Appears in one of rounds 1 to 3.',
    example: 'Tunnels on E2 and F2: the mine on F2, its deep tunnel on E2, and 3 ore.',
  },
  wishForChildren: {
    name: 'Wish for children',
    effect: always('Family growth; or furnish a dwelling'),
    rules:
      'Either a child, if you have a free bed, or one dwelling at its price. Appears in round 4 and becomes Urgent wish for children when Family life appears. The Guest room gives you both, unless the table has decided otherwise.',
    example: 'You have no free bed, so you build a Couple dwelling first.',
  },
  urgentWishForChildren: {
    name: 'Urgent wish for children',
    effect: always('Furnish a dwelling and then family growth; or 3 gold'),
    rules:
      'Build a dwelling, and then have one child if you like; or take 3 gold instead. No child without a dwelling, and only one child even with the Couple dwelling. The Guest room gives you the gold too. It is on the back of the card Wish for children.',
    example: 'You pay 4 wood and 3 stone for a Dwelling and have a child at once.',
  },
  donkeyFarming: {
    name: 'Donkey farming',
    effect: inWaysOf(({ stable }) => `Pastures (2 or 4 wood), stable (${stable}), then all donkeys`),
    rules: `${farming('donkey')} A mine holds a donkey too. Appears in round 5 or 6.`,
    example: '2 donkeys here: one moves into your ore mine, one to a meadow with a stable.',
  },
  rubyMineConstruction: {
    name: 'Ruby mine construction',
    effect: inWaysOf(({ rubyMine }) => rubyMine),
    rules:
      'The mine goes onto one empty tunnel. It gives 1 ruby at once, but only on a deep tunnel. With the Guest room you may build one on each kind of tunnel in the same turn. Appears in round 5 or 6.',
    example: 'On the deep tunnel beside your ore mine: a ruby mine, and 1 ruby at once.',
  },
  familyLife: {
    name: 'Family life',
    effect: always('Family growth, and/or sow'),
    rules:
      'Have a child, sow up to 2 grain and 2 vegetables, or both, in either order. When this card appears, in rounds 7 to 9, Wish for children becomes urgent.',
    example: 'You have a child and sow 2 grain on two empty fields in one turn.',
  },
  exploration: {
    name: 'Exploration',
    effect: (_, people = DWARFS) => `Only for an armed ${people.one}: ${waysOf(people).expedition(4)}`,
    rules:
      'An armed dwarf brings home up to 4 different items; an unarmed one cannot come here. Appears in one of rounds 7 to 9 with 3 or more players. Smaller games have neither this card nor round 9.',
    example: 'With strength 9: a tunnel, 2 gold, a vegetable and a dog; then it is 10.',
  },
  oreDelivery: {
    name: 'Ore delivery',
    effect: always('All ore and stone here and 2 ore per ore mine you own'),
    rules: 'Gains 1 ore and 1 stone a round. Your mines pay even if you imitate it. Appears in one of rounds 7 to 9.',
    example: '2 ore and 2 stone here, and you own one ore mine: 4 ore and 2 stone.',
  },
  adventure: {
    name: 'Adventure',
    effect: inWaysOf(({ forging, expedition }) => `Forge a weapon (${forging}), then go on ${expedition(1)} twice`),
    rules:
      'Forge if the dwarf has no weapon yet, then go out twice for 1 item each. These are two trips: you may take the same item again, and the second trip already has the strength gained on the first. Appears in one of rounds 10 to 12.',
    example: 'You forge strength 6: 2 gold on the first trip, then a furnished cavern.',
  },
  oreTrading: {
    name: 'Ore trading',
    effect: always('Up to 3 times: 2 ore for 2 gold and 1 food'),
    rules:
      'Trade once, twice or three times: at most 6 ore into 6 gold and 3 food. The Blacksmith does not help here. Appears in one of rounds 10 to 12.',
    example: 'Twice: 4 ore become 4 gold and 2 food.',
  },
  rubyDelivery: {
    name: 'Ruby delivery',
    effect: always('All rubies here, and 1 more if you own 2 ruby mines'),
    rules:
      'Gains 1 ruby a round, or 2 if it is empty. With two or more ruby mines you get 1 extra ruby. Appears in one of rounds 10 to 12.',
    example: '3 rubies here, and you own two ruby mines: 4 rubies.',
  },
} satisfies Record<string, SpaceText>;
