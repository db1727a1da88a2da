import { find, wordsOf } from '../../text.ts';
import { folkLoot } from './folks/folks.ts';
import type { LootText } from './loot-text.ts';

/** Every loot item, by its id, from the weakest weapon to the strongest. */
export const loot = {
  weapons: {
    name: 'All weapons +1',
    effect: 'After the expedition each of your weapons gains 1 strength',
    rules:
      'Strength 1. When the expedition is over, every armed dwarf of yours gains 1 strength, the one that travelled included; with its experience that makes 2 for the traveller. It opens nothing better on the same trip, and unarmed dwarfs stay unarmed. No weapon grows beyond 14.',
  },
  dog: { name: 'Dog', effect: '1 dog', rules: 'Strength 1. Dogs need no room, and the Dog school pays 1 wood for it.' },
  wood: { name: 'Wood', effect: '1 wood', rules: 'Strength 1. It may pay for an item chosen later on the same trip.' },
  sheep: { name: 'Sheep', effect: '1 sheep', rules: 'Strength 2. It needs room, or is eaten for 1 food.' },
  grain: {
    name: 'Grain',
    effect: '1 grain',
    rules: 'Strength 2. Taken before the item Sow, it can be sown on the same trip.',
  },
  donkey: {
    name: 'Donkey',
    effect: '1 donkey',
    rules: 'Strength 3. It needs room, a mine for example, or is eaten for 1 food.',
  },
  stone: { name: 'Stone', effect: '1 stone', rules: 'Strength 3. With the Seam it brings 1 ore as well.' },
  vegetable: {
    name: 'Vegetable',
    effect: '1 vegetable',
    rules: 'Strength 4. Taken before the item Sow, it can be sown on the same trip.',
  },
  ore: { name: 'Ore', effect: '2 ore', rules: 'Strength 4. The two ore count as one item.' },
  boar: { name: 'Wild boar', effect: '1 wild boar', rules: 'Strength 5. It needs room, or is eaten for 2 food.' },
  gold: { name: 'Gold', effect: '2 gold', rules: 'Strength 6. Two points, or money for the Trader.' },
  furnish: {
    name: 'Furnish a cavern',
    effect: 'Build any furnishing tile at its price',
    rules:
      'Strength 7. One furnishing tile of your choice, dwellings included, paid as usual with every discount you own. It needs an empty cavern.',
  },
  stable: {
    name: 'Stable',
    effect: 'Build a stable for free',
    rules: 'Strength 8. The usual places: forest, meadow or pasture, one on a space, three in all.',
  },
  tunnel: {
    name: 'Tunnel',
    effect: 'Lay a single tunnel for free',
    rules: 'Strength 9. It must touch your cave and lie on empty mountain. Water beneath it still gives its food.',
  },
  smallPasture: {
    name: 'Small pasture',
    effect: 'Fence one meadow for 1 wood',
    rules: 'Strength 9. One wood less than usual, and free with the Carpenter.',
  },
  cattle: { name: 'Cattle', effect: '1 cattle', rules: 'Strength 10. It needs room, or is eaten for 3 food.' },
  largePasture: {
    name: 'Large pasture',
    effect: 'Fence two meadows side by side for 2 wood',
    rules: 'Strength 10. Half the usual price; the Carpenter takes off one more wood.',
  },
  meadow: {
    name: 'Meadow',
    effect: 'Lay a single meadow for free',
    rules:
      'Strength 11. Next to a meadow, field or pasture, or before the entrance if you have none. It may slide under a stable that stands in the forest.',
  },
  dwelling: {
    name: 'Dwelling',
    effect: 'Build an ordinary dwelling for 2 wood and 2 stone',
    rules:
      'Strength 11. Only the ordinary Dwelling, at about half its price; Carpenter and Stone carver lower it further.',
  },
  field: {
    name: 'Field',
    effect: 'Lay a single field for free',
    rules:
      'Strength 12. On empty forest next to a meadow, field or pasture, or before the entrance if you have none. Never under a stable.',
  },
  sow: {
    name: 'Sow',
    effect: 'Sow up to 2 grain and 2 vegetables',
    rules: 'Strength 12. One full sowing, with crops and fields gained earlier on the same trip.',
  },
  cavern: {
    name: 'Cavern',
    effect: 'Lay a single cavern for free',
    rules: 'Strength 14. It must touch your cave and lie on empty mountain, and may be furnished from then on.',
  },
  breed: {
    name: 'Breed',
    effect: 'Up to 2 kinds of farm animals have young',
    rules:
      'Strength 14. Choose up to two kinds of which you own a pair and can house one more. Breeding cave and Quarry work as in a harvest.',
  },
} satisfies Record<string, LootText>;

/** The text of a loot item; an id without one is written as its words. */
export function lootItem(id: string): LootText {
  return find<LootText>(loot, id) ?? find<LootText>(folkLoot, id) ?? { name: wordsOf(id), effect: '', rules: '' };
}
