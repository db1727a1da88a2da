import { type LootText, lootOf } from '../../caverna/loot.ts';
import { folkLoot } from './folks/folks.ts';

/** Every loot item, by its id, from the weakest weapon to the strongest. */
export const loot = {
  weapons: {
    name: 'All weapons +1',
    effect: 'After the expedition each of your weapons gains 1 strength',
    told: 'strength for all weapons',
    rules:
      'Strength 1. After the expedition each of your armed dwarfs gains 1 strength. The dwarf that travelled gains 2: this one and the usual 1. It does not unlock better items on the same trip, and unarmed dwarfs stay unarmed. No weapon grows beyond 14.',
    example: 'Your weapons are 4 and 6, and the 6 travels: afterwards they are 5 and 8.',
  },
  dog: {
    name: 'Dog',
    effect: '1 dog',
    rules: 'Strength 1. Dogs need no room. With the Dog school you also get 1 wood.',
    example: 'With a dog, 2 sheep can live on an unfenced meadow.',
  },
  wood: {
    name: 'Wood',
    effect: '1 wood',
    rules: 'Strength 1. You may pay with it for a later item on the same trip.',
    example: 'You take it first and fence a small pasture with it on the same trip.',
  },
  sheep: {
    name: 'Sheep',
    effect: '1 sheep',
    rules: 'Strength 2. It needs room, or you eat it for 1 food.',
    example: 'With the one you have it makes a pair, which breeds in a harvest.',
  },
  grain: {
    name: 'Grain',
    effect: '1 grain',
    rules: 'Strength 2. Take it before the item Sow, and you can sow it on the same trip.',
    example: 'With strength 12 you take it before Sow, and it becomes 3 grain on a field.',
  },
  donkey: {
    name: 'Donkey',
    effect: '1 donkey',
    rules: 'Strength 3. It needs room, for example in a mine, or you eat it for 1 food.',
    example: 'It moves into your ore mine, so you need no pasture.',
  },
  stone: {
    name: 'Stone',
    effect: '1 stone',
    rules: 'Strength 3. With the Seam you also get 1 ore.',
    example: 'It pays for a stable, or for the Carpenter.',
  },
  vegetable: {
    name: 'Vegetable',
    effect: '1 vegetable',
    rules: 'Strength 4. Take it before the item Sow, and you can sow it on the same trip.',
    example: 'Turned into 2 food it feeds a dwarf in a harvest.',
  },
  ore: {
    name: 'Ore',
    effect: '2 ore',
    rules: 'Strength 4. The two ore count as one item.',
    example: 'With 2 ore you forge your next dwarf a weapon of strength 2.',
  },
  boar: {
    name: 'Wild boar',
    effect: '1 wild boar',
    rules: 'Strength 5. It needs room, or you eat it for 2 food.',
    example: 'It lives in a stable in the forest, without a pasture.',
  },
  gold: {
    name: 'Gold',
    effect: '2 gold',
    rules: 'Strength 6. Two points, or money for the Trader.',
    example: '2 points at the end; with the Trader 1 wood, 1 stone and 1 ore.',
  },
  furnish: {
    name: 'Furnish a cavern',
    effect: 'Furnish any tile at its price',
    told: 'the right to furnish a cavern',
    rules: 'Strength 7. Any furnishing tile, dwellings included, at your usual price. It needs a free place.',
    example: 'You pay 1 stone and lay the Carpenter on your cavern on D3.',
  },
  stable: {
    name: 'Stable',
    effect: 'Build a stable for free',
    told: 'the right to build a stable',
    rules: 'Strength 8. On forest, meadow or pasture as usual, one on each space, three in all.',
    example: 'On a small pasture it makes room for 4 animals instead of 2.',
  },
  tunnel: {
    name: 'Tunnel',
    effect: 'Lay a single tunnel for free',
    told: 'the right to lay a tunnel',
    rules: 'Strength 9. It must touch your cave and lie on empty mountain. Water under it still gives its food.',
    example: 'Next to another tunnel it makes the pair that an ore mine needs.',
  },
  smallPasture: {
    name: 'Small pasture',
    effect: 'Fence one meadow for 1 wood',
    told: 'the right to fence a small pasture',
    rules: 'Strength 9. One wood less than usual, and free with the Carpenter.',
    example: '1 wood, and your meadow holds 2 animals of one kind.',
  },
  cattle: {
    name: 'Cattle',
    effect: '1 cattle',
    rules: 'Strength 10. It needs room, or you eat it for 3 food.',
    example: 'In the Breakfast room it needs no pasture.',
  },
  largePasture: {
    name: 'Large pasture',
    effect: 'Fence two meadows side by side for 2 wood',
    told: 'the right to fence a large pasture',
    rules: 'Strength 10. Half the usual price; the Carpenter saves one more wood.',
    example: '2 wood instead of 4, and two meadows hold 4 animals of one kind.',
  },
  meadow: {
    name: 'Meadow',
    effect: 'Lay a single meadow for free',
    told: 'the right to lay a meadow',
    rules:
      'Strength 11. Next to a meadow, field or pasture, or at the entrance if you have none. You may lay it under a stable in the forest.',
    example: 'Laid on A3 it also brings a wild boar.',
  },
  dwelling: {
    name: 'Dwelling',
    effect: 'Furnish an ordinary dwelling for 2 wood and 2 stone',
    told: 'the right to build a dwelling',
    rules:
      'Strength 11. Only the ordinary Dwelling, at about half its price; Carpenter and Stone carver save more. It needs a free place.',
    example: '2 wood and 2 stone instead of 4 and 3, for a bed and 3 points.',
  },
  field: {
    name: 'Field',
    effect: 'Lay a single field for free',
    told: 'the right to lay a field',
    rules:
      'Strength 12. On empty forest next to a meadow, field or pasture, or at the entrance if you have none. Never under a stable.',
    example: 'You take it before Sow, and you can sow it at once.',
  },
  sow: {
    name: 'Sow',
    effect: 'Sow up to 2 grain and 2 vegetables',
    told: 'the right to sow',
    rules: 'Strength 12. One full sowing; crops and fields from the same trip count.',
    example: '2 grain and 1 vegetable on three empty fields become 6 grain and 2 vegetables.',
  },
  cavern: {
    name: 'Cavern',
    effect: 'Lay a single cavern for free',
    told: 'the right to lay a cavern',
    rules: 'Strength 14. It must touch your cave and lie on empty mountain. You can furnish it later.',
    example: 'Next to your cave, ready to furnish at Housework.',
  },
  breed: {
    name: 'Breed',
    effect: 'Up to 2 kinds of farm animals breed',
    told: 'the right to breed animals',
    rules:
      'Strength 14. Choose up to two kinds; each needs two animals, and room for the newborn. Breeding cave and Quarry work as in a harvest.',
    example: 'You have pairs of sheep and cattle: a lamb and a calf, if you have room for both.',
  },
} satisfies Record<string, LootText>;

const all: Readonly<Record<string, LootText>> = { ...folkLoot, ...loot };

/** The words of a loot item; an unknown id becomes its own name. */
export const lootItem = (id: string): LootText => lootOf(all, id);
