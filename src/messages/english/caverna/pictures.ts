import { type Meal, mealParts } from '../../caverna/hunger.ts';
import type { People } from '../../context.ts';
import { capital, minus } from '../../text.ts';
import { alt as shared } from '../shared/alt.ts';
import { amount } from './goods.ts';
import { DWARFS } from './people.ts';

const meal = (of: Meal): string =>
  mealParts(of, {
    food: (has, needs) => `${has} of ${needs} food`,
    stone: (has, needs) => `${has} of ${needs} stone`,
  }).join(', ');

const shortMeal = (of: Meal): string =>
  mealParts(of, { food: (has, needs) => `${has}/${needs}`, stone: (has, needs) => `${has}/${needs} stone` }).join(' ');

/** The alt texts of the pictures. */
const alt = {
  ...shared,
  homeBoard: (name: string, mark: string, folk?: string): string =>
    `Home board of ${name} (${[mark, ...(folk === undefined ? [] : [folk])].join(', ')}).`,
  score: (points: number): string => `${minus(amount('point', points))} now.`,
  lantern: 'Holds the starting player token.',
  lastAction: (words: string): string => `Last action: ${words}.`,
  changed: (cells: string): string => `Changed: ${cells}.`,
  supply: (goods: string): string => `Supply: ${goods}.`,
  empty: 'Supply is empty.',
  dwarfs: (words: string, people: People = DWARFS): string => `${capital(people.many)}: ${words}.`,
  dwarf: {
    plain: 'unarmed',
    armed: (weapon: number): string => `weapon ${weapon}`,
    /** A child that acts from the next round on. */
    newborn: 'child from next round',
    /** A goblin and its weapon; a new one acts from the next round on. */
    goblin: (kind: string, newborn: boolean): string => `goblin ${newborn ? 'from next round' : kind}`,
    away: 'placed',
  },
  homeless: (herds: string): string => `No room for: ${herds}.`,
  stable: 'stable',
  /** Animals of a place with room for more: `2 sheep of 4`. */
  of: (animals: string, holds: number): string => `${animals} of ${holds}`,
  roomFor: (animals: number): string => `room for ${animals}`,
  beds: (beds: number): string => (beds === 1 ? '1 free bed' : `${beds} free beds`),
  /** How many people a board has, and how many of them are at home. */
  family: (count: number, home: number, { one, many }: People = DWARFS): string =>
    `${count} ${count === 1 ? one : many}, ${home} at home`,
  weapons: (strengths: string): string => `weapons ${strengths}`,
  sownForest: (cells: number): string => (cells === 1 ? '1 forest space sown' : `${cells} forest spaces sown`),
  /** How many places of a board are built on. */
  builtOn: (cells: number): string => (cells === 1 ? '1 space built on' : `${cells} spaces built on`),
  nothingThere: 'no goods',
  holdsToken: 'starting player token',
  dogs: (dogs: number): string => `watched by ${amount('dog', dogs)}`,
  points: (points: number): string => minus(amount('point', points)),
  varies: 'points vary',
  untouched: (forest: number, mountain: number): string => `Untouched: ${forest} forest, ${mountain} mountain.`,
  /** What covering places of the board brings. */
  bonuses: (words: string): string => `Covering brings: ${words}.`,
  free: (words: string): string => `Free: ${words}.`,
  taken: (words: string): string => `Taken: ${words}.`,
  takenBy: (space: string, name: string): string => `${space} (${name})`,
  /** Spaces that people have used and left again. */
  visited: (spaces: string): string => `Used since: ${spaces}.`,
  latest: (spaces: string): string => `Taken last: ${spaces}.`,
  /** Spaces with their new goods. */
  grown: (words: string): string => `New there: ${words}.`,
  /** Spaces with the goods that the next round adds. */
  coming: (words: string): string => `Next round adds: ${words}.`,
  revealed: (spaces: string): string => `Revealed: ${spaces}.`,
  harvests: {
    none: 'no harvest',
    payOne: '1 food per dwarf',
    feeding: 'feeding without a harvest',
    harvest: 'harvest',
    fieldOrBreeding: 'field or breeding phase',
    unknown: 'harvest marker face down',
  },
  roundEnds: (harvest: string): string => `It ends with: ${harvest}.`,
  /** How later rounds end, by their numbers: `Later: harvest in 5; harvest marker face down in 6–12.` */
  laterRounds: (words: string): string => `Later: ${words}.`,
  harvestIn: (harvest: string, rounds: string): string => `${harvest} in ${rounds}`,
  /** `folks`: whether anybody plays a folk. */
  order: (words: string, folks = false): string =>
    `Playing order, with ${folks ? 'people' : 'dwarfs'} at home and food for the next feeding: ${words}.`,
  ready: (name: string, dwarfs: number): string => `${name} (${dwarfs} at home)`,
  fed: (name: string, dwarfs: number, feeding: Meal): string => `${name} (${dwarfs} at home, ${meal(feeding)})`,
  /** The same with little room; letters replace the players' names. */
  brief: {
    order: (words: string, folks = false): string =>
      `In order, with ${folks ? 'people' : 'dwarfs'} left, food/need: ${words}.`,
    seat: (name: string, dwarfs: number, feeding: Meal | undefined): string =>
      feeding === undefined ? `${name} ${dwarfs}` : `${name} ${dwarfs}, ${shortMeal(feeding)}`,
    named: (letter: string, name: string): string => `${letter}=${name}`,
    taken: (letter: string, spaces: string): string => `${letter}: ${spaces}`,
  },
  built: (words: string): string => `Built: ${words}.`,
  wished: (words: string): string => `Your wishes: ${words}.`,
  /** Furnishing tiles that a folk brings. */
  brings: (tiles: string): string => `Its furnishing tiles: ${tiles}.`,
  /** A tile that replaces another. */
  insteadOf: (tile: string, other: string): string => `${tile} for ${other}`,
  replaced: (tiles: string): string => `Brought by folks: ${tiles}.`,
  available: (words: string): string => `Available: ${words}.`,
  /** The price and the points of a tile; `2*` means 2 or more. */
  price: (cost: string, points: number | `${number}*` | undefined): string => {
    const printed = points === undefined ? undefined : minus(amount('point', Number.parseInt(String(points), 10)));
    const more = typeof points === 'string' ? ' or more' : '';
    return `Costs ${cost}; ${printed === undefined ? 'points vary' : `${printed}${more}`}.`;
  },
  costs: (tile: string, cost: string): string => `${tile} (${cost})`,
  nothing: 'free',
  strength: (strength: number, level: number): string =>
    `Strength ${strength}, ${level === 1 ? '1 item' : `${level} items`}.`,
  open: (words: string): string => `Can be taken: ${words}.`,
  closed: (words: string): string => `Cannot be taken: ${words}.`,
  got: (words: string): string => `Taken: ${words}.`,
  needs: (item: string, strength: number): string => `${item} (${strength})`,
  candidates: (words: string): string => `Choices: ${words}.`,
  candidate: (label: string, cells: string): string => `${label} on ${cells}`,
  becomes: (words: string): string => `It would lay ${words}.`,
  effect: (words: string): string => `Effect: ${words}.`,
};

/** The headings and labels in the pictures. */
export const pictures = {
  groups: { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' },
  /** The heading of the cards that the rounds bring, beside the groups. */
  cards: 'Round cards',
  /** Before the first round, players choose folks. */
  round: (round: number): string => (round === 0 ? 'Before round 1' : `Round ${round}`),
  /** The headline of the action board in a player's turn. */
  turnOf: (name: string): string => `${name}’s turn`,
  /** The headline of the action board during a harvest. */
  harvest: 'Harvest',
  /** The headline of the action board in a feeding without a harvest. */
  feeding: 'Feeding, no harvest',
  /** The headline of the action board between the turns, and when the game is over. */
  between: 'Action spaces',
  /** On a space that gets its first goods in a later round. */
  emptyUntil: (round: number): string => `Empty until round ${round}`,
  /** In place of a round that is not played. */
  skipped: 'Not played',
  /** The title of one of several sheets of tiles. */
  sheet: ({ title, round, sheet, sheets }: { title: string; round: number; sheet: number; sheets: number }): string =>
    [title, ...(sheets > 1 ? [`${sheet} of ${sheets}`] : []), ...(round > 0 ? [`round ${round}`] : [])].join(' · '),
  total: 'Total',
  /** The headings of a card of the rulebook. */
  card: { example: 'For example', related: 'Goes with' },
  /** The meaning of each sign, in about 40 characters. */
  legend: {
    gain: 'Get 2 wood',
    lose: 'Give or save 1 wood',
    trade: 'Pay the goods before the arrow, get those after it',
    either: 'One of these, as you choose',
    each: '2 ore for each of your ore mines',
    most: 'At most 3 cattle',
    twin: 'Lay a twin tile: a meadow and a field',
    single: 'A cavern; a tunnel',
    mines: 'An ore mine; a ruby mine',
    fences: 'Fence a small or a large pasture',
    stable: 'Build a stable',
    door: 'Furnish any tile; furnish a dwelling',
    grow: 'Family growth: a child',
    people: 'A member of your family; a free bed',
    sow: 'Sow your fields',
    folkCrops: 'Gemfruit: 2 food or 1 ruby; mushroom: 2 food or 1 vegetable',
    forge: 'Forge a weapon; a weapon of strength 5',
    expedition: 'An expedition for up to 3 different items',
    animals: 'Farm animals of any kind; breeding',
    imitate: 'Use a space that another player has taken',
    points: 'Points at the end; a tile with bonus points',
    begging: 'A begging marker: −3 points',
    harvest: 'A harvest',
    starting: 'The starting player',
    newborn: 'A newborn: acts from the next round on',
    once: 'Once a round',
    beyond: 'A tile beyond the edge of the board',
    unused: 'An unused place on the board',
  },
  /** The sheet of a folk. */
  folkKind: 'folk',
  /** Under a tile of a folk: the tile of the base game that it replaces. */
  insteadOf: (tile: string): string => `instead of ${tile}`,
  beginsWith: (things: string): string => `You start with ${things}.`,
  alt,
};
