import { patternIcon, roomFace } from '../../../render/games/cave-vs-cave/room-faces.ts';
import type { WallPattern } from '../../../src/games/cave-vs-cave/board.ts';
import type { Bundle } from '../../../src/games/cave-vs-cave/goods.ts';
import type { Beginning, Move, Verb } from '../../../src/games/cave-vs-cave/moves/move.ts';

const first = (goods: Bundle): string | undefined => Object.keys(goods)[0];

type Icons = { readonly [V in Verb]?: (move: Move<V>) => string | undefined };

/** The icon for each kind of move in a menu or on a button; kinds that words describe better have none. */
const ICONS: Icons = {
  activate: ({ room }) => roomFace(room).emblem,
  before: ({ room }) => roomFace(room).emblem,
  take: ({ goods }) => first(goods),
  trade: ({ goods }) => first(goods),
  raise: ({ good }) => good,
  give: ({ good }) => good,
  excavate: () => 'pick',
  pay: ({ goods }) => first(goods),
  furnish: ({ room }) => roomFace(room).emblem,
  draft: ({ room }) => roomFace(room).emblem,
  wall: () => 'wall',
  breach: () => 'breach',
  cavern: () => 'cavern',
  cover: () => 'rubble',
  eat: ({ good }) => good,
};

const keyOf = (icon: string): string => `cave_vs_cave_${icon}`;

/** The key of the icon of a move; undefined for a move that has none. */
export function moveIcon<V extends Verb>(move: Move<V>): string | undefined {
  const icon = (ICONS[move.verb] as ((move: Move<V>) => string | undefined) | undefined)?.(move);
  return icon && keyOf(icon);
}

/** The key of the drawing of a wall pattern. */
export const wallsIcon = (walls: WallPattern): string => keyOf(patternIcon(walls));

/** The kinds of move whose branches are rooms. */
const ROOMS = ['furnish', 'draft', 'activate'];

/** The key of the icon of a branch of moves: the emblem of its room; undefined if it has none. */
export const branchIcon = ({ kind, thing }: Beginning): string | undefined =>
  thing !== undefined && ROOMS.includes(kind) ? keyOf(roomFace(thing).emblem) : undefined;
