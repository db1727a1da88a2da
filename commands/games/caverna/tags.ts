import type { Rules, Tile } from '../../../src/games/caverna/power.ts';
import { alike } from '../../discord/groups.ts';
import { MENU_LIMIT } from '../../discord/limits.ts';

/** The colours of the name tags, in the order of the sheets. */
const TAGS = ['dwelling', 'green', 'yellow'] as const satisfies readonly Tile['tag'][];

/** Furnishing tiles of one colour: one of `pages`, each short enough for a menu. */
interface Page<T> {
  readonly tag: Tile['tag'];
  readonly page: number;
  readonly pages: number;
  readonly tiles: readonly T[];
}

/** Furnishing tiles by the colour of their name tags, in order, no more on a page than fit in a menu. */
export function byColour<T>(rules: Rules, tiles: readonly T[], idOf: (tile: T) => string): Page<T>[] {
  return TAGS.flatMap((tag) => {
    const pages = alike(
      tiles.filter((tile) => rules.tiles[idOf(tile)]?.tag === tag),
      MENU_LIMIT,
    );
    return pages.map((some, at) => ({ tag, page: at + 1, pages: pages.length, tiles: some }));
  });
}
