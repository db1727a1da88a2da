import type { FolkId } from '../../../../games/caverna/forgotten-folk/folks.ts';
import type { Move } from '../../../../games/caverna/moves/move.ts';
import type { People } from '../../../context.ts';
import { find, wordsOf } from '../../../text.ts';
import type { questions } from '../decisions.ts';
import type { LootText } from '../loot-text.ts';
import { DWARFS, MIXED } from '../people.ts';
import type { TileText } from '../tiles/text.ts';

/** How much a folk asks of whoever plays it: 1 is for everybody, 3 for those who know the game well. */
export type Hardness = 1 | 2 | 3;

/** What people of a kind are told where they decide something that is otherwise for them than for dwarfs. */
interface Peculiar {
  /** What helps with a question in place of what helps dwarfs, by its task. */
  readonly helps?: Readonly<Partial<Record<keyof typeof questions, string>>>;
  /** What to remember where moves of a kind are on offer, in sentences of at most 100 characters. */
  readonly reminds?: Readonly<Partial<Record<Move['verb'], string>>>;
  /** The same where tiles are laid in a half of the board. */
  readonly lays?: Readonly<Partial<Record<'forest' | 'mountain', string>>>;
}

/** What is told about a folk; `effect` is the folk in one line, and `exchange` says what it exchanges in moves. */
export interface FolkText extends TileText, Peculiar {
  readonly effect: string;
  /** What it begins with besides what everybody has; left out where it is nothing. */
  readonly begins?: string;
  /** What it does better than dwarfs, in sentences of at most 100 characters. */
  readonly powers: readonly string[];
  /** What it cannot do, or pays more for, in such sentences. */
  readonly limits: readonly string[];
  /** What there is to look up besides, and stands on no sheet. */
  readonly notes?: readonly string[];
  readonly hard: Hardness;
  /** What one of its people is called, and several. */
  readonly people: People;
}

/** The words for how hard a folk is. */
export const hardness: Readonly<Record<Hardness, string>> = {
  1: 'easy to play',
  2: 'needs some experience',
  3: 'for those who know the game well',
};

/** All that there is to look up follows from what the folk begins with, its powers, its limits and the notes on it. */
const folk = (text: Omit<FolkText, 'rules'>): FolkText => {
  const begins = text.begins === undefined ? [] : [`You begin with ${text.begins}.`];
  return { ...text, rules: [...begins, ...text.powers, ...text.limits, ...(text.notes ?? [])].join(' ') };
};

const OFFICE = 'The Office room does nothing for you.';
const SHABBY = 'Your dwellings are worth no points.';
const SINGLE_HERE = 'In the forest you lay single tiles.';
const SINGLE_LAND = 'In the forest you lay a single meadow or field in place of a twin tile, or no tile.';

/** What clumsy and incompetent hands do otherwise, of goblins and of Cave Goblins. */
const CLUMSY = {
  helps: { forge: 'Strengths 1 to 6, each for 2 ore more than its strength.' },
  forge: 'You forge strengths 1 to 6, each for 2 ore more.',
} as const;

const GOBLIN_FORGES = 'The goblin forges strengths 1 to 6, each for 2 ore more.';

/** What those do on spaces who lay single tiles there. */
const SINGLE_DIG = { caveTile: 'a single cavern or tunnel', caveTiles: 'a single cavern or tunnel' };
const SINGLE_MEADOW = { landTile: 'a single meadow or field' };
const CLUMSY_FORGING = { forging: '3 to 8 ore' };
/** What elves pay for tiles under the ground. */
const PAID_DIG = 'a twin tile for 2 rubies, a single one for 1';

/** What the goblins of a family are told. */
export const goblins: Peculiar = {
  helps: { forge: GOBLIN_FORGES },
  reminds: {
    take: 'The goblin gives back one of the goods that lie here; what else the space gives is safe.',
    forge: GOBLIN_FORGES,
  },
};

/** What is told about the forgotten folks. */
export const folks = {
  caveGoblins: folk({
    name: 'Cave Goblins',
    people: { one: 'goblin', many: 'goblins', ways: CLUMSY_FORGING },
    effect: 'Three people from the start, and six without the Additional dwelling',
    begins: 'an ordinary dwelling in the empty cavern and a third person in it',
    powers: [
      'You act with three people from round 1 on.',
      'Your family may have six people without the Additional dwelling.',
    ],
    limits: [
      'Of the goods that have gathered on a space you give one back.',
      'You forge strengths 1 to 6 for 3 to 8 ore.',
      SHABBY,
      'The Additional dwelling does nothing for you.',
    ],
    notes: [
      'You choose which of the goods you give back; what comes from the general supply is not counted. Where nothing is left then, and nothing else can be done, a space is closed to you. You act in your turn, and do not wait as goblins do.',
    ],
    helps: CLUMSY.helps,
    reminds: {
      take: 'You give back one of the goods that lie here; what else the space gives is safe.',
      forge: CLUMSY.forge,
    },
    hard: 2,
    example: '4 wood lie on Logging: you keep 3.',
    related: ['rule:growth'],
  }),
  darkElves: folk({
    name: 'Dark Elves',
    people: {
      one: 'dark elf',
      many: 'dark elves',
      ways: { rubyMine: 'Ruby mine on any tunnel, and 1 ruby' },
    },
    effect: 'Goblins join them on expeditions, and every ruby mine brings a ruby',
    powers: [
      'At strength 10 an expedition may bring a dwelling for 2 wood and 1 stone with a goblin in it.',
      'Each ruby mine you place gives exactly 1 ruby, on any tunnel.',
    ],
    limits: [SHABBY, 'Goblins act last, give back one of the goods they gather, and forge for 2 ore more.'],
    notes: ['Your family has six people at most, goblins among them.'],
    reminds: {
      loot: 'Strength 10 brings you a dwelling with a goblin, for 2 wood and 1 stone.',
      rubyMine: 'As Dark Elves you get 1 ruby for every ruby mine.',
    },
    hard: 1,
    example: 'With weapon 10 you bring home a goblin, and now have one person more.',
    related: ['rule:expedition'],
  }),
  elves: folk({
    name: 'Elves',
    people: { one: 'elf', many: 'elves', ways: { caveTile: PAID_DIG, caveTiles: PAID_DIG } },
    effect: 'Pastures, crops and furnishings lie on bare forest',
    begins: '2 gemfruits',
    powers: [
      'Empty forest anywhere serves as meadow for pastures, field for crops and cavern for furnishings.',
      'Unused spaces cost you no points.',
    ],
    limits: [
      'A twin tile underground costs you 2 rubies, or 1 ruby for a single tile.',
      'Water and boar preserves on your board give you nothing.',
      'Furnishing tiles for land, and mushrooms, need real ground. On bare forest dogs watch no sheep.',
    ],
    notes: [
      'The first field or meadow that you lay lies at the cave entrance, as for everybody. You need not lay any tile, in the forest or underground. Dogs watch in pastures too that lie on bare forest.',
    ],
    helps: {
      furnishAt: 'An empty cavern, or empty forest.',
      lay: 'It must touch what you have built. Water and boar preserves give you nothing.',
    },
    reminds: {
      fence: 'As Elves you fence empty forest too.',
      sow: 'As Elves you sow on empty forest too.',
      furnish: 'As Elves you furnish empty forest too.',
    },
    lays: { mountain: 'A twin tile costs you 2 rubies here, a single one 1.' },
    hard: 3,
    example: 'You fence A1 and B1 for 4 wood without having laid any meadow.',
    related: ['rule:fences', 'rule:sowing'],
  }),
  humans: folk({
    name: 'Humans',
    people: { one: 'human', many: 'humans', ways: SINGLE_DIG },
    effect: 'Forest tiles may overhang and bring 2 food and 1 gold',
    powers: [
      'Twin tiles in the forest may overhang and bring 2 food and 1 gold each time.',
      'Unused mountain costs you no points.',
    ],
    limits: ['Underground you lay a single cavern or tunnel in place of a twin tile, or no tile.', OFFICE],
    lays: {
      forest: 'Half of a twin tile may overhang and bring 2 food and 1 gold.',
      mountain: 'Underground you lay single tiles.',
    },
    hard: 1,
    example: 'A meadow on C4 with its field below the board brings 2 food and 1 gold.',
    related: ['rule:overhang'],
  }),
  mountainDwarves: folk({
    name: 'Mountain Dwarves',
    people: { one: 'dwarf', many: 'dwarfs', ways: SINGLE_MEADOW },
    effect: 'Stone and ore pay for wood; mountain tiles may overhang and bring 2 gold',
    powers: [
      'Stone and ore pay for wood, all of it or a part.',
      'Twin tiles in the mountain may overhang and bring 2 gold each time.',
      'Unused forest costs you no points.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    lays: { mountain: 'Half of a twin tile may overhang and bring 2 gold.', forest: SINGLE_HERE },
    reminds: {
      furnish: 'As Mountain Dwarves you may pay stone and ore for wood.',
      fence: 'As Mountain Dwarves you may pay stone and ore for wood.',
    },
    notes: [
      'Discounts come off first. Where wood is traded away, as at the Charcoal storage, it must be wood; and nothing stands for stone or ore.',
    ],
    hard: 1,
    example: 'A dwelling for 2 wood, 4 stone and 1 ore.',
    related: ['rule:furnishing'],
  }),
  paleOnes: folk({
    name: 'Pale Ones',
    people: { one: 'Pale One', many: 'Pale Ones', ways: SINGLE_MEADOW },
    effect: 'Mountain tiles may overhang and bring 1 gold and 1 mushroom; they join others who dig',
    powers: [
      'You may use Drift mining and Excavation where somebody else stands.',
      'Twin tiles in the mountain may overhang and bring 1 gold and 1 mushroom each time.',
      'Unused forest costs you no points.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    reminds: {
      place: 'As Pale Ones you may join others on Drift mining and Excavation.',
    },
    lays: { mountain: 'Half of a twin tile may overhang and bring 1 gold and 1 mushroom.', forest: SINGLE_HERE },
    notes: [
      'On each of these spaces stands one of your own people at most, and nobody joins you. You lay a tile, and take stone only if some was left there.',
    ],
    hard: 2,
    example: 'A cavern on F3 whose tunnel overhangs brings 1 gold and 1 mushroom.',
    related: ['rule:overhang'],
  }),
  silicoids: folk({
    name: 'Silicoids',
    people: { one: 'silicoid', many: 'silicoids', ways: { stable: 'free' } },
    effect: 'They eat stone, furnish with 1 stone less, and build stables for free',
    powers: [
      'Furnishing tiles cost you 1 stone less, and stables nothing.',
      'At the start of a harvest 3 or 6 food become 1 or 2 gold, and 1 gold becomes 1 stone.',
    ],
    limits: [
      'Each of you eats 1 stone in a harvest, newborn or not, in place of food.',
      'Where others pay 1 food each, two of you share a stone.',
      'Each missing stone is one begging marker.',
    ],
    notes: ['A goblin of yours eats food. The Mining cave does nothing for you but for such a goblin.'],
    exchange: ([give = 'food', count = '3']) =>
      give === 'gold' ? '1 gold into 1 stone' : `${count} food into ${Number(count) / 3} gold`,
    reminds: {
      furnish: 'As Silicoids you furnish for 1 stone less.',
      stable: 'As Silicoids you build stables for free.',
      use: 'As Silicoids you make each trade once at most: food for gold, and 1 gold for stone.',
      beg: 'Each silicoid eats 1 stone in a harvest; where others pay 1 food each, two share one.',
    },
    hard: 3,
    example: 'Three of you eat 3 stone in a harvest, and 2 where others pay 1 food each.',
    related: ['rule:feeding'],
  }),
  trolls: folk({
    name: 'Trolls',
    people: {
      one: 'troll',
      many: 'trolls',
      // One item more.
      ways: { forging: '2 wood', expedition: (level) => `a level ${level + 1} expedition` },
    },
    effect: 'Expeditions bring them one item more; dogs, sheep and donkeys are worth 2 food',
    powers: [
      'Each expedition brings you one item more, another one than the others.',
      'You forge strength 4 for 2 wood.',
      'Dogs, sheep and donkeys are worth 2 food each.',
    ],
    limits: [
      'Each troll eats 3 food in a harvest, a newborn 1; and 1 where others pay 1 food each.',
      'You never forge with ore, and no weapon of yours grows beyond 10.',
    ],
    notes: ['The Blacksmith saves you nothing. A goblin of yours eats, forges and grows strong like all goblins.'],
    helps: { forge: 'As a troll you forge a club of strength 4, for 2 wood.' },
    reminds: {
      loot: 'The extra item that trolls bring is included.',
      forge: 'As a troll you forge strength 4 alone, for 2 wood.',
      beg: 'Each troll eats 3 food in a harvest, a newborn 1.',
    },
    hard: 2,
    example: 'Logging brings you two items instead of one.',
    related: ['rule:expedition', 'rule:feeding'],
  }),
} satisfies Record<FolkId, FolkText>;

/** What is told about a folk that somebody plays; an id without a folk is written as its words. */
export function folkText(id: string): FolkText {
  return (
    find<FolkText>(folks, id) ??
    folk({
      name: wordsOf(id),
      people: { one: 'one', many: 'people' },
      effect: '',
      powers: [],
      limits: [],
      hard: 1,
      example: '',
      related: [],
    })
  );
}

const GOBLINS: People = { one: 'goblin', many: 'goblins', ways: CLUMSY_FORGING };

/** What the people of a folk are called, and a goblin of theirs; dwarfs where no folk is played. */
export function people(id?: string, goblin = false): People {
  const family = (id === undefined ? undefined : find<FolkText>(folks, id)?.people) ?? DWARFS;
  return goblin ? { ...GOBLINS, ways: { ...family.ways, ...GOBLINS.ways } } : family;
}

/** The folk of a family, and which of its members are goblins. */
interface Family {
  readonly folk?: string;
  readonly dwarfs: readonly { readonly goblin?: true }[];
}

/** What the members of some families are called together. */
export function peopleOf(families: readonly Family[]): People {
  const kinds = families.flatMap(({ folk, dwarfs }) => dwarfs.map(({ goblin }) => people(folk, goblin)));
  const [first = DWARFS] = kinds;
  return kinds.every(({ many }) => many === first.many) ? first : MIXED;
}

/** What only some folks find on expeditions. */
export const folkLoot = {
  goblin: {
    name: 'Goblin + dwelling',
    effect: 'Build an ordinary dwelling for 2 wood and 1 stone; a goblin moves in',
    told: 'a goblin',
    rules:
      'Strength 10. For Dark Elves with fewer than six people and an empty cavern. The goblin is an adult and acts from the next round on.',
    example: 'You pay 2 wood and 1 stone: a dwelling worth 3 points elsewhere, and a fourth person.',
    related: ['rule:expedition'],
  },
} satisfies Record<string, LootText>;
