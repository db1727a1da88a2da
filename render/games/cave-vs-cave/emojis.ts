import { readdirSync } from 'node:fs';
import { WALL_PATTERN_NAMES } from '../../../src/games/cave-vs-cave/board.ts';
import { GOODS } from '../../../src/games/cave-vs-cave/goods.ts';

import { patternIcon } from './room-faces.ts';

const ICONS = new URL('./icons/', import.meta.url);
const SHARED = new URL('../../shared/icons/', import.meta.url);

const iconsIn = (folder: URL): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -'.svg'.length)] : []));

/** The icons in most menus and texts. They come first because Discord accepts only a few new emojis at a time. */
const FIRST = [...GOODS, 'spark', 'always', 'pick', 'undermine', 'door', 'wall', 'breach', 'points'];

/** The drawings for Discord's emojis, by name. */
export const caveEmojis: Readonly<Record<string, string>> = Object.fromEntries([
  ...FIRST.map((name) => [name, `icon:${name}`]),
  ...WALL_PATTERN_NAMES.map((walls) => [patternIcon(walls), `pattern:${walls}`]),
  ...[...iconsIn(ICONS), ...iconsIn(SHARED)].map((name) => [name, `icon:${name}`]),
]);
