import type { Laid } from '../../../games/caverna/moves/move.ts';
import { bundlesIn } from '../../caverna/amounts.ts';
import { placeOf, type Side, twinGround } from '../../caverna/places.ts';
import { find, wordsOf } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';

/** The words of one thing that is counted. */
export interface Thing {
  readonly one: string;
  readonly many: string;
}

export const goods = {
  wood: { one: 'wood', many: 'wood' },
  stone: { one: 'stone', many: 'stone' },
  ore: { one: 'ore', many: 'ore' },
  ruby: { one: 'ruby', many: 'rubies' },
  grain: { one: 'grain', many: 'grain' },
  vegetable: { one: 'vegetable', many: 'vegetables' },
  gemfruit: { one: 'gemfruit', many: 'gemfruits' },
  mushroom: { one: 'mushroom', many: 'mushrooms' },
  food: { one: 'food', many: 'food' },
  gold: { one: 'gold', many: 'gold' },
  dog: { one: 'dog', many: 'dogs' },
  sheep: { one: 'sheep', many: 'sheep' },
  donkey: { one: 'donkey', many: 'donkeys' },
  boar: { one: 'wild boar', many: 'wild boars' },
  cattle: { one: 'cattle', many: 'cattle' },
} satisfies Record<string, Thing>;

export const things = {
  dwarf: { one: 'dwarf', many: 'dwarfs' },
  weapon: { one: 'weapon', many: 'weapons' },
  begging: { one: 'begging marker', many: 'begging markers' },
  stable: { one: 'stable', many: 'stables' },
  point: { one: 'point', many: 'points' },
} satisfies Record<string, Thing>;

/** What covers a cell, as a noun without an article. */
export const grounds = {
  forest: { one: 'forest', many: 'forest' },
  meadow: { one: 'meadow', many: 'meadows' },
  field: { one: 'field', many: 'fields' },
  smallPasture: { one: 'small pasture', many: 'small pastures' },
  largePasture: { one: 'large pasture', many: 'large pastures' },
  mountain: { one: 'mountain', many: 'mountain' },
  cavern: { one: 'cavern', many: 'caverns' },
  tunnel: { one: 'tunnel', many: 'tunnels' },
  deepTunnel: { one: 'deep tunnel', many: 'deep tunnels' },
  oreMine: { one: 'ore mine', many: 'ore mines' },
  rubyMine: { one: 'ruby mine', many: 'ruby mines' },
  furnished: { one: 'furnished cavern', many: 'furnished caverns' },
  outside: { one: 'space beyond the edge', many: 'spaces beyond the edge' },
} satisfies Record<string, Thing>;

const all: Readonly<Record<string, Thing>> = { ...grounds, ...things, ...goods };

/** The words of a good, a ground or another counted thing; an unknown id becomes its own name. */
export function thing(id: string): Thing {
  const name = wordsOf(id).toLowerCase();
  return find(all, id) ?? { one: name, many: name };
}

/** `1 ruby`, `3 wood`, `2 wild boars`, `−9 points`. */
export function amount(id: string, count: number): string {
  return `${String(count).replace('-', '−')} ${count === 1 ? thing(id).one : thing(id).many}`;
}

export const { bundle, change, entries, heap, shown, shownBundle, shownChange, shownIn } = bundlesIn({
  withIcons: { ...goods, ...things },
  forms: Object.fromEntries(Object.entries(goods).map(([id, { one, many }]) => [id, [one, many]])),
  amount,
  list,
  nothing: 'nothing',
});

const NEWBORN: Readonly<Record<string, string>> = {
  sheep: 'a lamb',
  donkey: 'a foal',
  boar: 'a piglet',
  cattle: 'a calf',
};

/** The young of these animals: `a lamb or a foal`. */
export const young = (animals: readonly string[]): string =>
  anyOf(animals.map((animal) => NEWBORN[animal] ?? `a young ${thing(animal).one}`));

/** A noun with its article: `a meadow`, `an ore mine`. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

const BESIDE: Readonly<Record<Side, string>> = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};

/** The name of a cell as in the pictures: `C4`; beyond the edge by its neighbour: `above C1`. */
export function cell(id: string): string {
  const { name, side } = placeOf(id);
  return side === undefined ? name : `${BESIDE[side]} ${name}`;
}

/** A place, after a noun: `on C4`, `above C1`. */
export function where(id: string): string {
  const name = cell(id);
  return name.includes(' ') ? name : `on ${name}`;
}

/** Several places, after a noun: `on B3 and C3`, `on B3 or C3`. */
export function whereAll(ids: readonly string[], listed = list): string {
  const inside = ids.map(cell).every((name) => !name.includes(' '));
  return inside ? `on ${listed(ids.map(cell))}` : listed(ids.map(where));
}

/** `two caverns on D2 and D1`, for a tile with two equal halves; undefined for any other. */
export function twins(laid: readonly Laid[]): string | undefined {
  const ground = twinGround(laid);
  return ground && `two ${thing(ground).many} ${whereAll(laid.map((half) => half.cell))}`;
}
