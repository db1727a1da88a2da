import { minus, alt as shared } from '../shared/alt.ts';
import { amount } from './goods.ts';

/** What the pictures show, in sentences for those who cannot see them. */
const alt = {
  ...shared,
  homeBoard: (name: string, mark: string): string => `Home board of ${name} (${mark}).`,
  score: (points: number): string => `${minus(amount('point', points))} now.`,
  lantern: 'Holds the starting player token.',
  lastAction: (words: string): string => `Last action: ${words}.`,
  changed: (cells: string): string => `Changed: ${cells}.`,
  supply: (goods: string): string => `Supply: ${goods}.`,
  empty: 'Supply is empty.',
  dwarfs: (words: string): string => `Dwarfs: ${words}.`,
  dwarf: {
    plain: 'unarmed',
    armed: (weapon: number): string => `weapon ${weapon}`,
    newborn: 'newborn',
    away: 'placed',
  },
  homeless: (herds: string): string => `Without room: ${herds}.`,
  stable: 'stable',
  /** Animals of a place with room for more: `2 sheep of 4`. */
  of: (animals: string, holds: number): string => `${animals} of ${holds}`,
  roomFor: (animals: number): string => `room for ${animals}`,
  beds: (beds: number): string => (beds === 1 ? '1 free bed' : `${beds} free beds`),
  /** Of a board among others: how many dwarfs, and how many of them are still to be placed. */
  family: (dwarfs: number, home: number): string => `${amount('dwarf', dwarfs)}, ${home} at home`,
  weapons: (strengths: string): string => `weapons ${strengths}`,
  nothingThere: 'no goods',
  holdsToken: 'starting player token',
  dogs: (dogs: number): string => `watched by ${amount('dog', dogs)}`,
  points: (points: number): string => minus(amount('point', points)),
  varies: 'points vary',
  untouched: (forest: number, mountain: number): string => `Untouched: ${forest} forest, ${mountain} mountain.`,
  free: (words: string): string => `Free: ${words}.`,
  taken: (words: string): string => `Taken: ${words}.`,
  takenBy: (space: string, name: string): string => `${space} (${name})`,
  /** Spaces that were used by whom, who has gone home since. */
  visited: (spaces: string): string => `Used since: ${spaces}.`,
  latest: (spaces: string): string => `Taken last: ${spaces}.`,
  /** Spaces with the goods that have come to lie there. */
  grown: (words: string): string => `New there: ${words}.`,
  /** Spaces with the goods that the next round adds. */
  coming: (words: string): string => `Next round adds: ${words}.`,
  revealed: (spaces: string): string => `Revealed: ${spaces}.`,
  harvests: {
    none: 'no harvest',
    payOne: '1 food per dwarf',
    harvest: 'harvest',
    fieldOrBreeding: 'field or breeding phase',
    unknown: 'harvest marker face down',
  },
  roundEnds: (harvest: string): string => `It ends with: ${harvest}.`,
  order: (words: string): string => `Playing order, with dwarfs at home and food for the next feeding: ${words}.`,
  ready: (name: string, dwarfs: number): string => `${name} (${dwarfs} at home)`,
  fed: (name: string, dwarfs: number, feeding: { readonly need: number; readonly food: number }): string =>
    `${name} (${dwarfs} at home, ${feeding.food} of ${feeding.need} food)`,
  /** The same where there is little room; whoever is told of has a letter, by which they are named elsewhere. */
  brief: {
    order: (words: string): string => `In order, with dwarfs left, food/need: ${words}.`,
    seat: (
      name: string,
      dwarfs: number,
      feeding: { readonly need: number; readonly food: number } | undefined,
    ): string => (feeding === undefined ? `${name} ${dwarfs}` : `${name} ${dwarfs}, ${feeding.food}/${feeding.need}`),
    named: (letter: string, name: string): string => `${letter}=${name}`,
    taken: (letter: string, spaces: string): string => `${letter}: ${spaces}`,
  },
  built: (words: string): string => `Built: ${words}.`,
  available: (words: string): string => `Available: ${words}.`,
  /** What a tile costs, and its points unless they vary; `2*` are 2 and more. */
  price: (cost: string, points: number | `${number}*` | undefined): string => {
    const printed = points === undefined ? undefined : minus(amount('point', Number.parseInt(String(points), 10)));
    const more = typeof points === 'string' ? ' and more' : '';
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
  /** The points of every player at the end of each round. */
  course: (first: string, last: string, points: string): string =>
    `Points at the end of rounds ${first} to ${last}: ${points}.`,
  candidates: (words: string): string => `Choices: ${words}.`,
  candidate: (label: string, cells: string): string => `${label} on ${cells}`,
  becomes: (words: string): string => `It would lay ${words}.`,
  effect: (words: string): string => `Effect: ${words}.`,
};

/** The headings and labels that stand in the pictures. */
export const pictures = {
  groups: { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' },
  /** The heading of the cards that the rounds bring, beside the groups. */
  cards: 'Round cards',
  round: (round: number): string => `Round ${round}`,
  /** The headline of the action board while somebody is on turn. */
  turnOf: (name: string): string => `${name}’s turn`,
  /** The headline of the action board during a harvest. */
  harvest: 'Harvest',
  /** The headline of the action board between the turns, and when the game is over. */
  between: 'Action spaces',
  /** In the place of a round that is not played. */
  skipped: 'Not played',
  /** The title of a sheet of tiles, of which there may be several. */
  sheet: ({ title, round, sheet, sheets }: { title: string; round: number; sheet: number; sheets: number }): string =>
    [title, ...(sheets > 1 ? [`${sheet} of ${sheets}`] : []), ...(round > 0 ? [`round ${round}`] : [])].join(' · '),
  total: 'Total',
  /** The headings of the large card of a space, tile, loot item or rule. */
  card: { example: 'For example', related: 'Goes with' },
  alt,
};
