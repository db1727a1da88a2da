import type { OptionContext } from '../context.ts';

/** Where a cell beyond the edge of the board is, seen from its neighbour. */
export type Side = 'left' | 'right' | 'above' | 'below';

const SIDES: Readonly<Record<string, { readonly side: Side; readonly next: string }>> = {
  x: { side: 'left', next: 'A' },
  g: { side: 'right', next: 'F' },
  0: { side: 'above', next: '1' },
  5: { side: 'below', next: '4' },
};

/**
 * The name of a cell as in the pictures, `C4`; for a cell beyond the edge, the name of its neighbour and the side on
 * which it lies.
 */
export function placeOf(id: string): { readonly name: string; readonly side?: Side } {
  const [column, row] = [id.slice(0, 1).toLowerCase(), id.slice(1)];
  const beside = SIDES[column];
  if (beside !== undefined) return { name: `${beside.next}${row}`, side: beside.side };
  const over = SIDES[row];
  if (over !== undefined) return { name: `${column.toUpperCase()}${over.next}`, side: over.side };
  return { name: id.toUpperCase() };
}

/** With this many kinds of goods, a button has no room for the ground beside them on a phone. */
const MANY_GOODS = 3;

/** The ground to name beside a place, if there is room for it. */
export const groundShown = ({
  gains = {},
  ground,
}: Pick<OptionContext, 'gains' | 'ground'>): OptionContext['ground'] =>
  Object.keys(gains).length < MANY_GOODS ? ground : undefined;

/** The ground of a tile with two equal halves; undefined for any other. */
export function twinGround([first, second]: readonly { readonly ground: string }[]): string | undefined {
  return second !== undefined && first?.ground === second.ground ? first.ground : undefined;
}
