import type { FolkId } from '../../../../games/caverna/forgotten-folk/folks.ts';
import { type FolkText, folkIn, folksIn, type Hardness, type Peculiar, peopleIn } from '../../../caverna/folks.ts';
import type { LootText } from '../../../caverna/loot.ts';
import type { People } from '../../../context.ts';
import { DWARFS, MIXED } from '../people.ts';

/** How hard a folk is. */
export const hardness: Readonly<Record<Hardness, string>> = {
  1: 'easy to play',
  2: 'needs some experience',
  3: 'for experts',
};

/** The start of a folk. */
export const begins = (things: string): string => `You start with ${things}.`;

const folk = folksIn(begins);

const OFFICE = 'The Office room does nothing for you.';
const SHABBY = 'Your dwellings are worth no points.';
const SINGLE_HERE = 'In the forest you lay single tiles.';
const SINGLE_LAND = 'In the forest you lay a single meadow or field instead of a twin tile, or no tile.';

/** What clumsy and incompetent people do: goblins and Cave Goblins. */
const CLUMSY = {
  helps: { forge: 'Strengths 1 to 6, each for 2 ore more than its strength.' },
  forge: 'You forge strengths 1 to 6, each for 2 ore more than its strength.',
} as const;

const GOBLIN_FORGES = 'The goblin forges strengths 1 to 6, each for 2 ore more than its strength.';

/** What spaces offer to folks that lay single tiles. */
const SINGLE_DIG = { caveTile: 'a single cavern or tunnel', caveTiles: 'a single cavern or tunnel' };
const SINGLE_MEADOW = { landTile: 'a single meadow or field' };
const CLUMSY_FORGING = { forging: '3 to 8 ore' };
/** What elves pay for tiles underground. */
const PAID_DIG = 'a twin tile for 2 rubies, a single one for 1';

/** What the goblins of a family do differently. */
export const goblins: Peculiar = {
  helps: { forge: GOBLIN_FORGES },
  reminds: {
    place: 'Goblins act last, after everybody else at the table, the weakest goblin first.',
    take: 'The goblin gives back one of the goods here. You keep everything else the space gives.',
    forge: GOBLIN_FORGES,
  },
};

/** The forgotten folks. */
export const folks = {
  caveGoblins: folk({
    name: 'Cave Goblins',
    people: {
      one: 'goblin',
      many: 'goblins',
      ways: CLUMSY_FORGING,
      uses: { ore: 'ore forges weapons: 3 ore for strength 1, 1 more for each further point' },
    },
    effect: 'Three people from the start, and six without the Additional dwelling',
    balance: '+ Three people from the start · − Goods go back, costly weapons, dwellings worth no points',
    begins: 'an ordinary dwelling in the empty cavern and a third person in it',
    powers: [
      'You act with three people from round 1 on.',
      'Your family may have six people without the Additional dwelling.',
    ],
    limits: [
      'Each time you take gathered goods from a space, you give one of them back.',
      'You forge strengths 1 to 6 for 3 to 8 ore.',
      SHABBY,
      'The Additional dwelling does nothing for you.',
    ],
    notes: [
      'You choose which of the gathered goods you give back: those that lie on the space in the picture. What the space adds from the supply, such as +2 ore for each ore mine, is all yours. If nothing would be left and you can do nothing else on a space, it is closed to you. Your people act in turn, like those of any other folk. Your expeditions find no goblins; only the Goblin dwelling could bring you one, which would wait until everybody else has placed.',
    ],
    helps: CLUMSY.helps,
    reminds: {
      take: 'You give back one of the goods here. You keep everything else the space gives.',
      forge: CLUMSY.forge,
    },
    hard: 2,
    example: '4 wood on Logging: you keep 3.',
  }),
  darkElves: folk({
    name: 'Dark Elves',
    people: {
      one: 'dark elf',
      many: 'dark elves',
      ways: { rubyMine: 'Ruby mine on any tunnel, and 1 ruby' },
    },
    effect: 'Their expeditions can bring goblins home, and every ruby mine brings a ruby',
    balance: '+ Goblins as loot, a ruby for each ruby mine · − Dwellings are worth no points',
    powers: [
      'From strength 10 on, an expedition may bring a dwelling for 2 wood and 1 stone, with a goblin in it.',
      'Each ruby mine you place gives exactly 1 ruby, on any tunnel.',
    ],
    limits: [SHABBY, 'Goblins act last, give back one of the goods they gather, and forge for 2 ore more.'],
    notes: ['Your family has six people at most, goblins included.'],
    reminds: {
      loot: 'From strength 10: a dwelling with a goblin (2 wood, 1 stone). It eats 2 food in its first harvest.',
      rubyMine: 'Dark Elves get 1 ruby for every ruby mine.',
    },
    hard: 1,
    example: 'With a weapon of strength 10 you bring home a goblin: one more person.',
  }),
  elves: folk({
    name: 'Elves',
    people: { one: 'elf', many: 'elves', ways: { caveTile: PAID_DIG, caveTiles: PAID_DIG } },
    effect: 'Pastures, crops and furnishing tiles on bare forest',
    balance: '+ Pastures, crops and tiles on bare forest · − Tiles underground cost rubies; no water or boars',
    begins: '2 gemfruits (2 food or 1 ruby each)',
    powers: [
      'Empty forest counts as a meadow for pastures, a field for crops and a cavern for tiles.',
      'Unused spaces cost you no points.',
    ],
    limits: [
      'A twin tile underground costs you 2 rubies, or 1 ruby for a single tile.',
      'Printed bonuses (water, boar preserves) give you nothing.',
      'Mushrooms need a cavern, some tiles a real meadow or field. Dogs do not watch sheep on bare forest.',
    ],
    notes: [
      'Your first field or meadow lies at the cave entrance, as for everybody. You need not lay any tile, in the forest or underground. In pastures on bare forest dogs do watch sheep.',
    ],
    helps: {
      furnishAt: 'An empty cavern, or empty forest.',
      lay: 'The tile must touch what you have built. Printed bonuses give you nothing.',
    },
    reminds: {
      fence: 'Elves fence empty forest too.',
      sow: 'Elves sow on empty forest too.',
      furnish: 'Elves furnish empty forest too.',
      at: 'Forest that stays bare can still become a pasture.',
    },
    lays: { mountain: 'Here a twin tile costs you 2 rubies, a single tile 1 ruby.' },
    hard: 3,
    example: 'You fence A1 and B1 for 4 wood, without a meadow there.',
  }),
  humans: folk({
    name: 'Humans',
    people: { one: 'human', many: 'humans', ways: SINGLE_DIG },
    effect: 'Forest tiles may overhang and bring 2 food and 1 gold',
    balance: '+ Forest tiles may overhang: 2 food, 1 gold · − Only single tiles underground',
    powers: [
      'Twin tiles in the forest may overhang and bring 2 food and 1 gold each time.',
      'Unused mountain costs you no points.',
    ],
    limits: ['Underground you lay a single cavern or tunnel instead of a twin tile, or no tile.', OFFICE],
    overhang:
      'Half of the tile may overhang and bring 2 food and 1 gold. You can sow the field or fence the meadow even beyond the edge.',
    lays: { mountain: 'Underground you lay single tiles.' },
    hard: 1,
    example: 'A meadow on C4 with its field below the board brings 2 food and 1 gold.',
  }),
  mountainDwarves: folk({
    name: 'Mountain Dwarfs',
    people: { one: 'dwarf', many: 'dwarfs', ways: { ...SINGLE_MEADOW, meal: '1 wood, 1 stone or 1 ore' } },
    effect: 'They pay stone and ore instead of wood; mountain tiles may overhang and bring 2 gold',
    balance: '+ Stone and ore replace wood; mountain tiles overhang: 2 gold · − Only single tiles in the forest',
    powers: [
      'You may pay stone and ore instead of all or part of the wood.',
      'Twin tiles in the mountain may overhang and bring 2 gold each time.',
      'Unused forest costs you no points.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    overhang:
      'Half of the tile may overhang and bring 2 gold. You can furnish a cavern or build a mine even beyond the edge.',
    lays: { forest: SINGLE_HERE },
    reminds: {
      furnish: 'Mountain Dwarfs may pay stone and ore instead of wood.',
      fence: 'Mountain Dwarfs may pay stone and ore instead of wood.',
    },
    notes: [
      'Discounts come off first. If you trade wood, as at the Charcoal storage, it must be real wood. Wood does not replace stone or ore.',
    ],
    hard: 1,
    example: 'The ordinary Dwelling for 1 wood, 5 stone and 1 ore.',
  }),
  paleOnes: folk({
    name: 'Pale Ones',
    people: { one: 'Pale One', many: 'Pale Ones', ways: SINGLE_MEADOW },
    effect: 'Mountain tiles may overhang and bring 1 gold and 1 mushroom; they may dig where others already are',
    balance: '+ Dig beside others; tiles overhang: 1 gold, 1 mushroom · − Only single tiles in the forest',
    powers: [
      'You may use Drift mining and Excavation even if another player is there.',
      'Twin tiles in the mountain may overhang and bring 1 gold and 1 mushroom each time.',
      'Unused forest costs you no points.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    reminds: {
      place: 'Pale Ones may join others on Drift mining and Excavation.',
    },
    overhang:
      'Half of the tile may overhang and bring 1 gold and 1 mushroom (worth 2 food, or 1 vegetable). You can furnish a cavern or build a mine even beyond the edge.',
    lays: { forest: SINGLE_HERE },
    notes: [
      'Only one of your people may be on each of these spaces, and nobody may join you. You lay a tile, and take stone only if some was left there.',
    ],
    hard: 2,
    example: 'A cavern on F3 with an overhanging tunnel brings 1 gold and 1 mushroom.',
  }),
  silicoids: folk({
    name: 'Silicoids',
    people: {
      one: 'silicoid',
      many: 'silicoids',
      ways: { stable: 'free', meal: '1 wood or 2 ore' },
      uses: {
        stone: 'each silicoid eats 1 stone in a harvest; dwellings need it, too',
        gold: '1 point each; at a harvest you can trade 1 gold for 1 stone',
      },
    },
    effect: 'They eat stone, furnish for 1 stone less, and build stables for free',
    balance: '+ Cheaper tiles, free stables, trades at harvests · − Each eats 1 stone, no food',
    powers: [
      'Furnishing tiles cost you 1 stone less, and stables nothing.',
      'At the start of a harvest you may trade 3 or 6 food for 1 or 2 gold, and 1 gold for 1 stone.',
    ],
    limits: [
      'Each silicoid eats 1 stone in a harvest instead of food, newborns too.',
      'When others pay 1 food each, 1 stone feeds two of you.',
      'Each missing stone is one begging marker.',
    ],
    notes: ['Your goblins eat food. The Mining cave helps you feed only them.'],
    exchange: ([give = 'food', count = '3']) =>
      give === 'gold' ? '1 gold into 1 stone' : `${count} food into ${Number(count) / 3} gold`,
    reminds: {
      furnish: 'Silicoids furnish for 1 stone less.',
      stable: 'Silicoids build stables for free.',
      use: 'Silicoids may make each trade once: 3 food for 1 gold (or 6 for 2), and 1 gold for 1 stone.',
      beg: 'Each silicoid eats 1 stone in a harvest; when others pay 1 food each, 1 stone feeds two.',
    },
    hard: 3,
    example: 'Three Silicoids eat 3 stone in a harvest, and 2 when others pay 1 food each.',
  }),
  trolls: folk({
    name: 'Trolls',
    people: {
      one: 'troll',
      many: 'trolls',
      ways: {
        forging: '2 wood',
        weapon: { wood: 2 },
        expedition: (level) => `a level ${level} expedition for ${level + 1} items`,
      },
      uses: { ore: 'ore becomes gold and food at Ore trading; you forge with wood' },
    },
    effect: 'One more item on expeditions; dogs, sheep and donkeys are worth 2 food',
    balance: '+ More loot; dogs, sheep, donkeys are worth 2 food · − Each eats 3 food; no ore weapons',
    powers: [
      'Each expedition brings you one more item, different from the others.',
      'You forge weapons of strength 4 for 2 wood.',
      'Dogs, sheep and donkeys are worth 2 food each.',
    ],
    limits: [
      'Each troll eats 3 food in a harvest, a newborn 1. When feeding costs 1 food each, trolls pay 1 too.',
      'You never forge with ore, and your weapons never grow beyond 10.',
    ],
    notes: [
      'The Blacksmith saves you nothing. If the Goblin dwelling brings you a goblin, it eats, forges and grows strong like all goblins.',
    ],
    helps: { forge: 'Trolls forge a club of strength 4, for 2 wood.' },
    reminds: {
      loot: 'The number of items includes the extra one that trolls bring home.',
      forge: 'Trolls forge only strength 4, for 2 wood.',
      beg: 'Each troll eats 3 food in a harvest, a newborn 1.',
    },
    hard: 2,
    example: 'Logging brings you two items instead of one.',
  }),
} satisfies Record<FolkId, FolkText>;

/** The words of a folk; an unknown id becomes its own name. */
export const folkText = (id: string): FolkText => folkIn(folks, id, { one: 'one', many: 'people' });

const GOBLINS: People = { one: 'goblin', many: 'goblins', ways: CLUMSY_FORGING };

export const { people, peopleOf } = peopleIn(folks, { dwarfs: DWARFS, mixed: MIXED, goblins: GOBLINS });

/** Loot that only some folks find. */
export const folkLoot = {
  goblin: {
    name: 'Goblin + dwelling',
    effect: 'An ordinary dwelling for 2 wood and 1 stone, with a goblin in it',
    told: 'a dwelling for a goblin',
    rules:
      'Strength 10. For Dark Elves with fewer than six people and an empty cavern. The goblin is an adult: it eats 2 food in its first harvest, and acts from the next round on.',
    example: 'You pay 2 wood and 1 stone for a dwelling, and a fourth person moves in.',
  },
} satisfies Record<string, LootText>;
