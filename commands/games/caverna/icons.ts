import { lootEmblem } from '../../../render/games/caverna/loot-icons.ts';
import { spaceEmblem } from '../../../render/games/caverna/space-icons.ts';
import { PICTURED_TILES, tileFace } from '../../../render/games/caverna/tile-icons.ts';
import { laidEmblem } from '../../../render/games/caverna/twin-icons.ts';
import type { Beginning, ForEveryMove, Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle } from '../../../src/games/caverna/state.ts';

const none = () => undefined;
const first = (goods: Bundle): string | undefined => Object.keys(goods)[0];

/** The icon for each kind of move in a menu or on a button; kinds that words describe better have none. */
const ICONS: ForEveryMove<[], string | undefined> = {
  place: ({ space }) => spaceEmblem(space),
  imitate: ({ space }) => spaceEmblem(space),
  protect: ({ space }) => spaceEmblem(space),
  send: () => 'axe',
  forge: () => 'forge',
  pass: none,
  stay: none,
  grow: () => 'baby',
  done: none,
  end: none,
  feed: () => 'food',
  take: ({ goods }) => first(goods),
  leave: ({ goods }) => first(goods),
  token: () => 'lantern',
  sow: () => 'sow',
  lay: ({ laid }) => laidEmblem(laid),
  furnish: ({ tile }) => tileFace(tile).emblem,
  at: () => 'door',
  stable: () => 'stable',
  fence: () => 'meadow',
  oreMine: () => 'cart',
  rubyMine: () => 'ruby',
  loot: ({ item }) => lootEmblem(item),
  buy: ({ good }) => good,
  trade: () => 'gold',
  beg: () => 'begging',
  breed: ({ animals }) => animals[0],
  harvest: ({ phase }) => (phase === 'field' ? 'grain' : 'heart'),
  eat: ({ good }) => good,
  feast: ({ animals }) => animals[0],
  swap: ({ good }) => (good === 'gemfruit' ? 'ruby' : 'vegetable'),
  pay: ({ goods }) => first(goods),
  keep: none,
  ruby: ({ into }) => into,
  // A folk has no tile: its trades show what it gives.
  use: ({ tile, details }) => (PICTURED_TILES.includes(tile) ? tileFace(tile).emblem : details?.[0]),
  undo: none,
  other: none,
};

/** The icons' names as emojis on Discord, which include their game. */
const keyOf = (icon: string): string => `caverna_${icon}`;

/** The key of the icon of a good. */
export const goodIcon = (good: string): string => keyOf(good);

/** The key of the icon of a move; undefined for a move that has none. */
export function moveIcon(move: Move): string | undefined {
  const icon = iconOf(move);
  return icon && keyOf(icon);
}

const iconOf = <V extends Verb>(move: Move<V>): string | undefined =>
  (ICONS[move.verb] as (move: Move<V>) => string | undefined)(move);

/** The key of the icon of a branch of moves; undefined if it has none. */
export function branchIcon(beginning: Beginning): string | undefined {
  switch (beginning.of) {
    case 'tile':
      return keyOf(tileFace(beginning.tile).emblem);
    case 'mine':
      return keyOf(beginning.mine === 'oreMine' ? 'cart' : 'ruby');
    case 'fence':
      return keyOf('meadow');
    case 'move':
      return moveIcon(beginning.move);
    case 'kind':
    case 'thing':
      return undefined;
  }
}
