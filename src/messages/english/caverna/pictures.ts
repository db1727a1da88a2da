import { find } from '../../text.ts';
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
  dogs: (dogs: number): string => `watched by ${amount('dog', dogs)}`,
  points: (points: number): string => minus(amount('point', points)),
  varies: 'points vary',
  untouched: (forest: number, mountain: number): string => `Untouched: ${forest} forest, ${mountain} mountain.`,
  free: (words: string): string => `Free: ${words}.`,
  taken: (words: string): string => `Taken: ${words}.`,
  takenBy: (space: string, name: string): string => `${space} (${name})`,
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
  /** What a tile costs, and its points: `5*` are 5 and more, by what its owner has; undefined where all of them vary. */
  price: (cost: string, points: number | `${number}*` | undefined): string => {
    if (points === undefined) return `Costs ${cost}; points vary.`;
    const printed = minus(amount('point', Number.parseInt(String(points), 10)));
    return `Costs ${cost}; ${printed}${typeof points === 'number' ? '' : ' and more'}.`;
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

/** The effects of furnishing tiles that icons cannot tell, in at most 15 characters. */
const effects: Readonly<Record<string, string>> = {
  additionalDwelling: '6th dwarf only',
  guestRoom: 'either/or: both',
};

/** The headings and labels that stand in the pictures. */
export const pictures = {
  groups: { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' },
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
    [title, ...(sheets > 1 ? [`${sheet} of ${sheets}`] : []), `round ${round}`].join(' · '),
  total: 'Total',
  /** The effect of a furnishing tile where icons cannot tell it; undefined where they can. */
  effect: (tile: string): string | undefined => find(effects, tile),
  /** The headings of the large card of a space, tile, loot item or rule. */
  card: { example: 'For example', related: 'Goes with' },
  alt,
};
