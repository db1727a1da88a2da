import { cellAt } from '../../../src/games/caverna/cave.ts';
import type { Laid } from '../../../src/games/caverna/moves/move.ts';

/** How a tile's halves can be arranged: side by side, or one above the other. */
const WAYS = { '': 'beside', on: 'above' } as const;

/** The halves of twin tiles, in each possible order. */
const HALVES = [
  ['meadow', 'field'],
  ['field', 'meadow'],
  ['cavern', 'tunnel'],
  ['tunnel', 'cavern'],
  ['cavern', 'cavern'],
] as const;

const nameOf = ([first, second]: readonly string[], way: keyof typeof WAYS): string =>
  [first, way, second].filter((part) => part !== '').join('_');

/** The drawings of tiles with their two halves, by the names of their icons: `meadow_field`, `field_on_meadow`. */
export const TWIN_DRAWINGS: readonly (readonly [name: string, drawing: string])[] = HALVES.flatMap((halves) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).map(
    (way) => [nameOf(halves, way), `halves:${WAYS[way]}:${halves.join(':')}`] as const,
  ),
);

const NAMES = new Set(TWIN_DRAWINGS.map(([name]) => name));

/** The icon of a laid tile: its two halves in order or, for a single tile, its ground. */
export function laidEmblem(laid: readonly Laid[]): string | undefined {
  const [one, two] = laid;
  if (one === undefined || two === undefined) return one?.ground;
  const [here, there] = [cellAt(one.cell) ?? 0, cellAt(two.cell) ?? 0];
  const [first, second] = here < there ? [one, two] : [two, one];
  const name = nameOf([first.ground, second.ground], Math.abs(here - there) === 1 ? '' : 'on');
  return NAMES.has(name) ? name : one.ground;
}
