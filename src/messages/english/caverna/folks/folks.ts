import type { FolkId } from '../../../../games/caverna/forgotten-folk/folks.ts';
import type { LootText } from '../loot-text.ts';
import type { TileText } from '../tiles/text.ts';

/** What is told about the forgotten folks; `exchange` says what one exchanges in moves. */
export const folks = {
  caveGoblins: {
    name: 'Cave Goblins',
    effect: 'Three people from the start, and six without the Additional dwelling',
    rules:
      'You begin with an ordinary dwelling in the empty cavern and a third person in it. Your people are clumsy: of the goods that lie on a space they give one back. They forge strengths 1 to 6 for 3 to 8 ore. Your dwellings are worth no points, and the Additional dwelling does nothing for you.',
    example: '4 wood lie on Logging: you keep 3.',
    related: ['rule:growth'],
  },
  darkElves: {
    name: 'Dark Elves',
    effect: 'Goblins join you on expeditions, and every ruby mine brings a ruby',
    rules:
      'At strength 10 an expedition may bring an ordinary dwelling for 2 wood and 1 stone with a goblin in it. Each ruby mine you place gives exactly 1 ruby. Your dwellings are worth no points.',
    example: 'With weapon 10 you bring home a goblin, and now have one person more.',
    related: ['rule:expedition'],
  },
  elves: {
    name: 'Elves',
    effect: 'Pastures, crops and furnishings lie on bare forest',
    rules:
      'You begin with 2 gemfruits. Empty forest serves as meadow for pastures, as field for crops and as cavern for furnishings; it is none of these for anything else. A twin tile underground costs you 2 rubies, or 1 ruby for a single tile. Nothing printed on your board gives you anything, and unused spaces cost you no points.',
    example: 'You fence A1 and B1 for 4 wood without having laid any meadow.',
    related: ['rule:fences', 'rule:sowing'],
  },
  humans: {
    name: 'Humans',
    effect: 'Forest tiles may overhang, for 2 food and 1 gold',
    rules:
      'Underground you lay a single cavern or tunnel in place of a twin tile. Unused mountain costs you no points. The Office room does nothing for you.',
    example: 'A meadow on C4 with its field below the board brings 2 food and 1 gold.',
    related: ['rule:overhang'],
  },
  mountainDwarves: {
    name: 'Mountain Dwarves',
    effect: 'Stone and ore pay for wood; mountain tiles may overhang, for 2 gold',
    rules:
      'In the forest you lay a single meadow or field in place of a twin tile. Unused forest costs you no points. The Office room does nothing for you.',
    example: 'A dwelling for 2 wood, 4 stone and 1 ore.',
    related: ['rule:furnishing'],
  },
  paleOnes: {
    name: 'Pale Ones',
    effect: 'Mountain tiles may overhang, for 1 gold and 1 mushroom; you join others who dig',
    rules:
      'You may use Drift mining and Excavation where somebody else stands. In the forest you lay a single meadow or field in place of a twin tile. Unused forest costs you no points. The Office room does nothing for you.',
    example: 'A cavern on F3 whose tunnel overhangs brings 1 gold and 1 mushroom.',
    related: ['rule:overhang'],
  },
  silicoids: {
    name: 'Silicoids',
    effect: 'You eat stone, furnish with 1 stone less, and build stables for free',
    rules:
      'Each of you eats 1 stone in a feeding, newborn or not; where others pay 1 food each, two of you share a stone. Each missing stone is one begging marker. At the start of a harvest 3 or 6 food become 1 or 2 gold, and 1 gold becomes 1 stone.',
    exchange: (give = 'food', count = '3') =>
      give === 'gold' ? '1 gold into 1 stone' : `${count} food into ${Number(count) / 3} gold`,
    example: 'Three of you eat 3 stone in a harvest, and 2 where others pay 1 food each.',
    related: ['rule:feeding'],
  },
  trolls: {
    name: 'Trolls',
    effect: 'Expeditions bring you one item more; dogs, sheep and donkeys are worth 2 food',
    rules:
      'You forge strength 4 for 2 wood and nothing else, and no weapon of yours grows beyond 10. Each troll eats 3 food in a feeding, and 1 where others pay 1 each.',
    example: 'Logging brings you two items instead of one.',
    related: ['rule:expedition', 'rule:feeding'],
  },
} satisfies Record<FolkId, TileText>;

/** What only some folks find on expeditions. */
export const folkLoot = {
  goblin: {
    name: 'Goblin with a dwelling',
    effect: 'Build an ordinary dwelling for 2 wood and 1 stone; a goblin moves in',
    rules:
      'Strength 10. For Dark Elves with fewer than six people and an empty cavern. The goblin is an adult and acts from the next round on.',
    example: 'You pay 2 wood and 1 stone: a dwelling worth 3 points elsewhere, and a fourth person.',
    related: ['rule:expedition'],
  },
} satisfies Record<string, LootText>;
