import type { Catalogue } from '../src/messages/index.ts';
import type { SpaceGroup } from './scene.ts';

/** All words that pictures and their alt texts need, in one language. */
export interface PictureWords {
  readonly space: (id: string) => string;
  readonly tile: (id: string) => string;
  readonly lootItem: (id: string) => string;
  readonly scoreLine: (key: string) => string;
  readonly total: string;
  readonly groups: Readonly<Record<SpaceGroup, string>>;
  readonly round: (round: number) => string;
  /** The headline of the action board in a turn, and without one. */
  readonly turnOf: (name: string) => string;
  readonly harvest: string;
  readonly between: string;
  /** `3 wood`, `1 ruby`, `2 begging markers`. */
  readonly amount: (id: string, count: number) => string;
  /** `3 wood and 1 food`. */
  readonly bundle: (goods: Readonly<Partial<Record<string, number>>>) => string;
  /** What covers a cell, as a noun: `meadow`, `ore mine`; `count` of them. */
  readonly ground: (id: string, count: number) => string;
  /** `C4`, from the name of the cell in the moves. */
  readonly cell: (name: string) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly alt: typeof english.alt;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The words of pictures that the catalogue of messages does not have. */
const english = {
  groups: { fields: 'Fields', caves: 'Caves', clan: 'Clan', goods: 'Goods' },
  round: (round: number): string => `Round ${round}`,
  turnOf: (name: string): string => `${name}’s turn`,
  harvest: 'Harvest',
  between: 'Action spaces',
  total: 'Total',
  alt: {
    homeBoard: (name: string, mark: string): string => `Home board of ${name} (${mark}).`,
    score: (points: number): string => `${plural(points, 'point', 'points').replace('-', '−')} now.`,
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
    dogs: (dogs: number): string => `watched by ${plural(dogs, 'dog', 'dogs')}`,
    points: (points: number): string => plural(points, 'point', 'points'),
    varies: 'points vary',
    untouched: (forest: number, mountain: number): string => `Untouched: ${forest} forest, ${mountain} mountain.`,
    free: (words: string): string => `Free: ${words}.`,
    taken: (words: string): string => `Taken: ${words}.`,
    takenBy: (space: string, name: string): string => `${space} (${name})`,
    latest: (space: string): string => `Taken last: ${space}.`,
    lying: (space: string, goods: string): string => `${space} (${goods})`,
    harvests: {
      none: 'no harvest',
      payOne: '1 food per dwarf',
      harvest: 'harvest',
      fieldOrBreeding: 'field or breeding phase',
      unknown: 'harvest marker face down',
    },
    roundEnds: (round: number, harvest: string): string => `Round ${round} ends with: ${harvest}.`,
    order: (words: string): string => `Playing order, with dwarfs at home and food for the next feeding: ${words}.`,
    ready: (name: string, dwarfs: number): string => `${name} (${dwarfs} at home)`,
    fed: (name: string, dwarfs: number, feeding: { readonly need: number; readonly food: number }): string =>
      `${name} (${dwarfs} at home, ${feeding.food} of ${feeding.need} food)`,
    built: (words: string): string => `Built: ${words}.`,
    available: (words: string): string => `Available: ${words}.`,
    costs: (tile: string, cost: string): string => `${tile} (${cost})`,
    nothing: 'free',
    strength: (strength: number, level: number): string => `Strength ${strength}, ${plural(level, 'item', 'items')}.`,
    open: (words: string): string => `Can be taken: ${words}.`,
    closed: (words: string): string => `Too strong: ${words}.`,
    got: (words: string): string => `Taken: ${words}.`,
    needs: (item: string, strength: number): string => `${item} (${strength})`,
    result: (name: string, total: number): string => `${name} ${total}`.replace(/-(?=\d+$)/, '−'),
    winner: (names: string): string => `Winner: ${names}.`,
    seats: (words: string): string => `Seats: ${words}.`,
    candidates: (words: string): string => `Choices: ${words}.`,
    candidate: (label: string, cells: string): string => `${label} on ${cells}`,
    becomes: (words: string): string => `It would lay ${words}.`,
    effect: (words: string): string => `Effect: ${words}.`,
  },
} as const;

/** The words of pictures in the language of a catalogue; what it lacks is in English. */
export function pictureWords(catalogue: Catalogue): PictureWords {
  return {
    ...english,
    space: (id) => catalogue.space(id).name,
    tile: (id) => catalogue.tile(id).name,
    lootItem: (id) => catalogue.lootItem(id).name,
    scoreLine: (key) => catalogue.scoreLine(key),
    amount: (id, count) => catalogue.amount(id, count),
    bundle: (goods) => catalogue.bundle(goods),
    ground: (id, count) => (count === 1 ? catalogue.thing(id).one : catalogue.thing(id).many),
    cell: (name) => catalogue.cell(name),
    list: (parts) => catalogue.list(parts),
  };
}
