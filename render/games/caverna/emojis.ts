import { iconNames } from '../../shared/sprites.ts';
import { TWIN_DRAWINGS } from './twin-icons.ts';

const ICONS = new URL('./icons/', import.meta.url);
const GROUNDS = ['meadow', 'field', 'cavern', 'tunnel', 'deepTunnel'];

/** The icons in most menus and texts. They come first because Discord accepts only a few new emojis at a time. */
const FIRST = [
  ...['wood', 'stone', 'ore', 'food', 'gold', 'ruby', 'grain', 'vegetable', 'sheep', 'donkey', 'boar', 'cattle', 'dog'],
  ...['lantern', 'door', 'baby', 'sow', 'mask', 'chest', 'axe', 'forge', 'cart', 'house', 'map', 'trowel'],
];

const named = (kind: string, names: readonly string[]) => names.map((name) => [name, `${kind}:${name}`]);

/** The drawings for Discord's emojis, by name: every icon, the kinds of ground, and the twin tiles. */
export const cavernaEmojis: Readonly<Record<string, string>> = Object.fromEntries([
  ...named('icon', FIRST),
  ...named('mini', GROUNDS),
  ...TWIN_DRAWINGS,
  ...named('icon', iconNames(ICONS)),
]);
