import type { Shape } from '../../paint/shape.ts';
import { row } from './layout/pieces.ts';

/** The symbols at the starts of the lines of the sheet, as rows of pieces. */
const SIGNS: Readonly<Record<string, string>> = {
  animals: 'paw',
  missing: 'missing',
  grain: 'grain',
  vegetable: 'vegetable',
  gemfruit: 'gemfruit',
  mushroom: 'mushroom',
  ruby: 'ruby',
  dwarfs: 'lodger',
  unused: 'wild',
  tiles: 'door',
  pastures: 'fence:small',
  mines: 'cart',
  bonus: 'nametag',
  gold: 'gold',
  begging: 'begging',
  prevented: 'quill',
};

/** The symbol at the start of a line of the sheet. */
export function scoreSign(key: string): readonly Shape[] {
  return row(SIGNS[key] ?? 'points', 50).shapes;
}
