import type { FoodTiles } from '../../../../games/caverna/tiles/food.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';
import type { ToPeople } from '../../../context.ts';
import { article, bundle } from '../goods.ts';
import { toldTo, waysOf } from '../people.ts';

/** Which of several equal weapons to trade. */
const BEARERS: Readonly<Record<string, ToPeople>> = {
  home: ({ one }) => ` of ${article(one)} at home`,
  acting: ({ one }) => ` of the ${one} in action`,
};

/** The tiles for food, and the parlors. */
export const foodTiles = {
  slaughteringCave: {
    name: 'Slaughtering cave',
    effect: '1 more food for each farm animal you eat',
    rules:
      'For each animal that you turn into food by the usual table, so a pair of donkeys gives 5. It does not work with the Hunting parlor, and you cannot eat dogs.',
    example: 'A sheep is worth 2 food, a wild boar 3 and cattle 4.',
  },
  cookingCave: {
    name: 'Cooking cave',
    effect: 'Any time: 1 grain and 1 vegetable into 5 food',
    rules: 'Instead of 3 food. As often as you like, always one of each.',
    exchange: () => '1 grain and 1 vegetable into 5 food',
    example: '2 grain and 2 vegetables make 10 food: a harvest for five dwarfs.',
  },
  workingCave: {
    name: 'Working cave',
    effect: (people) => `Feed one ${people.one} with ${waysOf(people).meal}`,
    rules:
      'Each time you feed your family, one dwarf may get building material instead of food, even in rounds with only 1 food per dwarf. You may also pay food for everybody.',
    exchange: ([good = '', eats = ''], { one }, gives = { [good]: good === 'ore' ? 2 : 1 }) =>
      `feed ${article(eats === 'food' ? 'goblin' : one)} with ${bundle(gives)}`,
    example: 'Three dwarfs in a harvest: you pay 1 wood and 4 food instead of 6 food.',
  },
  miningCave: {
    name: 'Mining cave',
    effect: 'Feeding costs 1 food less for each donkey in a mine',
    rules:
      'You save it each time you feed your family, even in rounds with only 1 food per dwarf, but never pay less than nothing. Donkeys in ore mines and ruby mines both count. You may use the Working cave as well.',
    idle: 'you eat stone, not food',
    example: 'Three dwarfs need 6 food; with two donkeys in mines you pay 4.',
  },
  breedingCave: {
    name: 'Breeding cave',
    effect: '1, 2, 3 or 5 food when 1, 2, 3 or 4 animals are born',
    rules: 'You get it each time your animals breed, in a harvest or through the loot Breed.',
    example: 'Sheep, wild boars and cattle have young in the same harvest: 3 food.',
  },
  peacefulCave: {
    name: 'Peaceful cave',
    effect: 'Any time: trade a weapon for food equal to its strength',
    rules:
      'As many weapons as you like, one by one, but not during an expedition. If several dwarfs have equal weapons, you choose one. The dwarf is then unarmed, may forge again, and goes first in the playing order. It helps the Prayer chamber.',
    exchange: ([strength = '?', bearer = ''], of) =>
      `weapon of strength ${strength}${toldTo(of, BEARERS[bearer] ?? '')} into ${strength} food`,
    example: 'A weapon of strength 9 becomes 9 food.',
  },
  weavingParlor: {
    name: 'Weaving parlor',
    effect: '1 food for each of your sheep now; 1 point for every 2 sheep at the end',
    rules: 'You get the food once, when you build it. The points are on top of those for animals.',
    example: 'With 5 sheep it gives 5 food now, and 2 points if you still have them at the end.',
  },
  milkingParlor: {
    name: 'Milking parlor',
    effect: '1 food for each of your cattle now; 1 point for each cattle at the end',
    rules: 'You get the food once, when you build it. The points are on top of those for animals.',
    example: 'With 3 cattle it gives 3 food now, and 3 points if you still have them at the end.',
  },
  stateParlor: {
    name: 'State parlor',
    effect: '2 food for each dwelling next to it now; 4 points for each at the end',
    rules:
      'Next to it means sharing an edge, so four dwellings at most. You get food for the dwellings there when you build it, and points for those there at the end. The Entry-level dwelling counts too.',
    example: 'On D3, between the dwellings on D4 and E3: 4 food now, 8 points at the end.',
  },
  huntingParlor: {
    name: 'Hunting parlor',
    effect: 'Any time: 2 wild boars into 2 gold and 2 food',
    rules:
      'Always a pair, as often as you like, even after the last harvest, until the points are counted. The Slaughtering cave adds nothing here.',
    exchange: () => '2 wild boars into 2 gold and 2 food',
    example: '4 wild boars become 4 gold and 4 food.',
  },
  beerParlor: {
    name: 'Beer parlor',
    effect: 'Any time: 2 grain into 3 gold or 4 food',
    rules:
      'Always 2 grain from your supply, not from fields. Even after the last harvest, until the points are counted. The Guest room does not give you both.',
    exchange: ([detail]) => `2 grain into ${detail === 'food' ? '4 food' : '3 gold'}`,
    example: '6 grain become 9 gold, or 12 food, or 3 gold and 8 food.',
  },
  blacksmithingParlor: {
    name: 'Blacksmithing parlor',
    effect: 'Any time: 1 ruby and 1 ore into 2 gold and 1 food',
    rules: 'As often as you like, even after the last harvest, until the points are counted.',
    exchange: () => '1 ruby and 1 ore into 2 gold and 1 food',
    example: '3 rubies and 3 ore become 6 gold and 3 food.',
  },
} satisfies TileTexts<FoodTiles>;
