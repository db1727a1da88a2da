import type { Laid } from '../../../games/caverna/moves/move.ts';
import { bundlesIn } from '../../caverna/amounts.ts';
import { placeOf, type Side, twinGround } from '../../caverna/places.ts';
import type { Amounts } from '../../context.ts';
import { find, wordsOf } from '../../text.ts';
import { bares, type Case, count, der, ein, feminine, masculine, type Noun, neuter, stuff } from '../grammar.ts';
import { anyOf, list } from '../shared/list.ts';

export const goods = {
  wood: stuff('neuter', 'Holz'),
  stone: stuff('masculine', 'Stein'),
  ore: stuff('neuter', 'Erz'),
  ruby: masculine('Rubin', 'Rubine'),
  grain: stuff('neuter', 'Getreide'),
  vegetable: stuff('neuter', 'Gemüse'),
  gemfruit: feminine('Edelfrucht', 'Edelfrüchte'),
  mushroom: masculine('Pilz', 'Pilze'),
  food: stuff('feminine', 'Nahrung'),
  gold: stuff('neuter', 'Gold'),
  dog: masculine('Hund', 'Hunde'),
  sheep: neuter('Schaf', 'Schafe'),
  donkey: masculine('Esel', 'Esel'),
  boar: neuter('Wildschwein', 'Wildschweine'),
  cattle: neuter('Rind', 'Rinder'),
} satisfies Record<string, Noun>;

export const things = {
  dwarf: masculine('Zwerg', 'Zwerge'),
  weapon: feminine('Waffe', 'Waffen'),
  begging: masculine('Bettelmarker', 'Bettelmarker'),
  stable: masculine('Stall', 'Ställe'),
  point: masculine('Punkt', 'Punkte'),
} satisfies Record<string, Noun>;

/** What covers a cell. */
export const grounds = {
  forest: stuff('masculine', 'Wald'),
  meadow: feminine('Wiese', 'Wiesen'),
  field: neuter('Feld', 'Felder'),
  smallPasture: feminine('Weide', 'Weiden', { adjective: 'klein' }),
  largePasture: feminine('Weide', 'Weiden', { adjective: 'groß' }),
  mountain: stuff('masculine', 'Berg'),
  cavern: feminine('Höhle', 'Höhlen'),
  tunnel: masculine('Gang', 'Gänge'),
  deepTunnel: masculine('Gang', 'Gänge', { adjective: 'tief' }),
  oreMine: feminine('Erzmine', 'Erzminen'),
  rubyMine: feminine('Rubinmine', 'Rubinminen'),
  furnished: feminine('Höhle', 'Höhlen', { adjective: 'eingerichtet' }),
  outside: masculine('Platz jenseits des Rands', 'Plätze jenseits des Rands'),
} satisfies Record<string, Noun>;

const all: Readonly<Record<string, Noun>> = { ...grounds, ...things, ...goods };

/** The noun for a good, a ground or another counted thing; an unknown id becomes its own name. */
export const thing = (id: string): Noun => find(all, id) ?? stuff('neuter', wordsOf(id));

/** `1 Rubin`, `3 Holz`, `2 Wildschweine`, `−9 Punkte`; in the dative `2 Wildschweinen`. */
export const amount = (id: string, many: number, kase: Case = 'nominative'): string => count(thing(id), many, kase);

export const { bundle, change, entries, heap, shown, shownBundle, shownChange, shownIn } = bundlesIn({
  withIcons: { ...goods, ...things },
  forms: Object.fromEntries(
    Object.entries<Noun>(goods).map(([id, { forms }]) => [id, [...new Set(Object.values(forms))]]),
  ),
  amount,
  list: (parts) => list(parts),
  nothing: 'nichts',
});

/** The plurals of several things: `Schafe und Rinder`, in the dative `Schafen und Rindern`. */
export const kinds = (ids: readonly string[], kase?: Case, listed = list): string =>
  listed(ids.map((id) => bares(thing(id), kase)));

const GOOD = feminine('Ware', 'Waren');

/** The only good of a heap: `das einzige Holz`, `den einzigen Stein`. */
export function onlyOne(heap: Amounts = {}): string {
  const [good] = Object.keys(heap);
  return der({ ...(good === undefined ? GOOD : thing(good)), adjective: 'einzig' }, 'accusative');
}

const NEWBORN: Readonly<Record<string, Noun>> = {
  sheep: neuter('Lamm', 'Lämmer'),
  donkey: neuter('Fohlen', 'Fohlen'),
  boar: masculine('Frischling', 'Frischlinge'),
  cattle: neuter('Kalb', 'Kälber'),
};

const YOUNG = neuter('Jungtier', 'Jungtiere');

/** The young of these animals, in the accusative: `ein Lamm oder einen Frischling`. */
export const young = (animals: readonly string[]): string =>
  anyOf([...new Set(animals.map((animal) => ein(find(NEWBORN, animal) ?? YOUNG, 'accusative')))]);

const BESIDE: Readonly<Record<Side, string>> = {
  left: 'links von',
  right: 'rechts von',
  above: 'über',
  below: 'unter',
};

/** The name of a cell as in the pictures: `C4`; beyond the edge by its neighbour: `über C1`. */
export function cell(id: string): string {
  const { name, side } = placeOf(id);
  return side === undefined ? name : `${BESIDE[side]} ${name}`;
}

/** A place: `auf C4`, `über C1`. */
export const where = (id: string): string => (placeOf(id).side === undefined ? `auf ${cell(id)}` : cell(id));

/** Several places: `auf B3 und C3`, `auf B3 oder C3`. */
export function whereAll(ids: readonly string[], listed = list): string {
  const inside = ids.every((id) => placeOf(id).side === undefined);
  return inside ? `auf ${listed(ids.map(cell))}` : listed(ids.map(where));
}

/** `zwei Höhlen auf D2 und D1`, for a tile with two equal halves; otherwise undefined. */
export function twins(laid: readonly Laid[]): string | undefined {
  const ground = twinGround(laid);
  return ground && `zwei ${thing(ground).many} ${whereAll(laid.map((half) => half.cell))}`;
}
