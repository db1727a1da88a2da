import { WALL_PATTERN_NAMES } from '../../../src/games/cave-vs-cave/board.ts';
import { GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { iconNames } from '../../shared/sprites.ts';

import { patternIcon } from './room-faces.ts';

const ICONS = new URL('./icons/', import.meta.url);

/** The icons in most menus and texts. They come first because Discord accepts only a few new emojis at a time. */
const FIRST = [...GOODS, 'spark', 'always', 'pick', 'undermine', 'door', 'wall', 'breach', 'points'];

/** The drawings for Discord's emojis, by name. */
export const caveEmojis: Readonly<Record<string, string>> = Object.fromEntries([
  ...FIRST.map((name) => [name, `icon:${name}`]),
  ...WALL_PATTERN_NAMES.map((walls) => [patternIcon(walls), `pattern:${walls}`]),
  ...iconNames(ICONS).map((name) => [name, `icon:${name}`]),
]);
