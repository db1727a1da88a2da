import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesFor, TILES } from '../../src/caverna/catalogue.ts';
import { caverna } from '../../src/caverna/game.ts';

/** Where entries, their words and their pictures live: the only places that name a tile or a space. */
const HOMES = ['src/caverna/tiles/', 'src/caverna/actions/', 'src/messages/', 'render/tiles.ts', 'render/spaces.ts'];

const ROOMS = ['src', 'commands', 'render', 'db'];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (path.endsWith('.ts') && !HOMES.some((home) => path.startsWith(home))) yield path;
  }
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const files = ROOMS.flatMap((room) => [...sources(room)]).map((path) => ({
  path,
  text: withoutComments(readFileSync(path, 'utf8')),
}));

/** Ids that are also words of the rules: a kind of tile, a field of the state, the file of an action. */
const ALSO_WORDS = new Set(['dwelling', 'startingPlayer', 'growth']);

const options = caverna.options.parse({});
const spaceIds = [
  ...new Set([1, 2, 3, 4, 5, 6, 7].flatMap((players) => Object.keys(rulesFor(options, players).spaces))),
];
/** The one tile that the home board is printed with. */
const PREPRINTED = 'entryLevelDwelling';
const unmistakable = (id: string): boolean => id !== PREPRINTED && !ALSO_WORDS.has(id);
const namedAs = (id: string): RegExp => new RegExp(`(['"\`])${id}\\1|\\.${id}\\b(?!\\()|\\b${id}:`);

/** Files that write an id as a text of its own or reach for it as a property. */
function naming(id: string): string[] {
  const named = namedAs(id);
  return files.filter(({ text }) => named.test(text)).map(({ path }) => path);
}

describe('nothing names a tile or a space but its own entry, its words, its picture and its tests', () => {
  test.each(Object.keys(TILES).filter(unmistakable))('tile %s', (id) => {
    expect(naming(id)).toEqual([]);
  });

  test.each(spaceIds.filter(unmistakable))('space %s', (id) => {
    expect(naming(id)).toEqual([]);
  });

  test('the check finds an id where it stands', () => {
    expect(namedAs('carpenter').test("if (tile === 'carpenter') return;")).toBe(true);
    expect(namedAs('carpenter').test('tiles.carpenter')).toBe(true);
    expect(files.length).toBeGreaterThan(100);
  });
});
