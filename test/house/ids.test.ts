import { describe, expect, test } from 'vitest';
import { LOOT } from '../../src/games/caverna/actions/loot.ts';
import { rulesFor } from '../../src/games/caverna/catalogue.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { FOLK_TILES } from '../../src/games/caverna/forgotten-folk/tiles/index.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { TILES } from '../../src/games/caverna/tiles/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { codeOf, sources } from './imports.ts';

/**
 * The folders of entries, their words, pictures and lessons: the only places that name a tile, a space or a loot item.
 */
const HOMES = [
  'src/games/caverna/tiles/',
  'src/games/caverna/actions/',
  'src/games/caverna/forgotten-folk/',
  'src/games/caverna/lessons/',
  'render/games/caverna/folk-icons.ts',
  'render/games/caverna/tile-icons.ts',
  'render/games/caverna/space-icons.ts',
];

/** The words of every language, and the list of words that it has in common with English. */
const WORDS = /^src\/messages\/(?:[^/]+\/)?(?:caverna\/|same\.ts$)/;

/** The folders of other games, which have names of their own. */
const OTHER_GAMES = GAMES.map(({ id }) => `/${id}/`).filter((folder) => folder !== '/caverna/');

const isShared = (path: string): boolean =>
  !path.endsWith('/same.ts') &&
  !OTHER_GAMES.some((folder) => path.includes(folder)) &&
  !WORDS.test(path) &&
  !HOMES.some((home) => path.startsWith(home));

const files = ['src', 'commands', 'render', 'db']
  .flatMap((module) => [...sources(module)])
  .filter(isShared)
  .map((path) => ({ path, text: codeOf(path) }));

/** Ids that are also words of the rules: a kind of tile, a field of the state, the file of an action. */
const ALSO_WORDS = new Set(['dwelling', 'startingPlayer', 'growth']);

const options = caverna.options.parse({});
const spaceIds = [
  ...new Set(
    [1, 2, 3, 4, 5, 6, 7].flatMap((players) => Object.keys(rulesFor(caverna.start(options, players, 'ids')).spaces)),
  ),
];
/** The one tile printed on the home board, and the files that lay out and draw the board. */
const PREPRINTED = 'entryLevelDwelling';
const OF_THE_BOARD = ['render/games/caverna/layout/cell.ts', 'src/games/caverna/cave.ts', 'src/games/caverna/setup.ts'];
const unmistakable = (id: string): boolean => id !== PREPRINTED && !ALSO_WORDS.has(id);

/** An id as a separate text, or as a property. */
const namedAs = (id: string): RegExp => new RegExp(`(['"\`])${id}\\1|\\.${id}\\b(?!\\()|\\b${id}:`);
/** A loot item as a move or as a property; elsewhere its id usually means a good. */
const lootNamedAs = (id: string): RegExp => new RegExp(`(['"\`])loot ${id}\\1|\\bloot\\??[.[]+['"\`]?${id}\\b`, 'i');

/** Files in which an id is named. */
function naming(named: RegExp): string[] {
  return files.filter(({ text }) => named.test(text)).map(({ path }) => path);
}

describe('nothing names a tile, a space or a loot item but its own entry, its words, its picture, its lessons and its tests', () => {
  const tiles = [...Object.keys(TILES), ...Object.keys(FOLK_TILES)];
  test.each([...[...tiles, ...spaceIds].filter(unmistakable), ...FOLK_IDS])('%s', (id) => {
    expect(naming(namedAs(id))).toEqual([]);
  });

  test.each(Object.keys(LOOT))('loot item %s', (id) => {
    expect(naming(lootNamedAs(id))).toEqual([]);
  });

  test('the tile printed on the home board is named where the board is laid out and drawn', () => {
    expect(naming(namedAs(PREPRINTED)).sort()).toEqual(OF_THE_BOARD);
  });

  test('the check finds an id wherever it is', () => {
    expect(namedAs('carpenter').test("if (tile === 'carpenter') return;")).toBe(true);
    expect(namedAs('carpenter').test('tiles.carpenter')).toBe(true);
    for (const text of ["move === 'loot cattle'", 'LOOT.cattle', "rules.loot['cattle']", "loot?.['cattle']"]) {
      expect(lootNamedAs('cattle').test(text)).toBe(true);
    }
    expect(files.length).toBeGreaterThan(100);
  });
});
