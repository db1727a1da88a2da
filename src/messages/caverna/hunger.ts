/** Some members of a family: how much food each of them eats, and whether they are newborn or goblins. */
interface Share {
  readonly food: number;
  readonly people: number;
  readonly newborn: boolean;
  readonly goblins: boolean;
}

/** The food that a feeding costs and the food that a family has; for some people also the stone. */
export interface Meal {
  readonly need: number;
  readonly food: number;
  readonly stone?: { readonly need: number; readonly stone: number };
}

/** A family's need for food and its stock, and who eats how much. */
export interface Hunger extends Meal {
  readonly shares: readonly Share[];
}

/** The people who work and the newborn of a family, and the food that tiles save; empty and 0 if unknown. */
export function eatersIn({ need, shares }: Hunger) {
  return {
    grown: shares.filter(({ newborn }) => !newborn),
    born: shares.filter(({ newborn }) => newborn),
    saved: shares.length === 0 ? 0 : shares.reduce((sum, { food, people }) => sum + food * people, -need),
  };
}

/** A part for the food and one for the stone, each with what is needed and at hand; some families eat only stone. */
export const mealParts = (
  { need, food, stone }: Meal,
  say: Readonly<Record<'food' | 'stone', (has: number, needs: number) => string>>,
): string[] => [
  ...(need > 0 || stone === undefined ? [say.food(food, need)] : []),
  ...(stone === undefined ? [] : [say.stone(stone.stone, stone.need)]),
];

/** The goods that a family has too little of. */
export const lackingIn = ({ need, food, stone }: Meal): readonly ('food' | 'stone')[] => [
  ...(need > food ? (['food'] as const) : []),
  ...(stone !== undefined && stone.need > stone.stone ? (['stone'] as const) : []),
];

/** What helps a hungry family: an exchange for food or stone, or a tile that feeds some of it. */
export type Remedy = 'food' | 'stone' | 'tile';

/** Points lost for each begging marker. */
const MARKER = 3;

/** What missing food costs: nothing (or it even saves points), only goods, only begging markers, or both. */
export function priceOf({ points, markers }: { readonly points: number; readonly markers: number }) {
  if (markers === 0) return points <= 0 ? 'nothing' : 'goods';
  return points === MARKER * markers ? 'markers' : 'both';
}
