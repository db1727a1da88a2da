import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { codeOf, importsOf, sources } from './imports.ts';

const MESSAGES = 'src/messages';

/** The folders of the languages; each has a folder `shared` for what all games share. */
const LANGUAGE_FOLDERS = readdirSync(MESSAGES)
  .map((name) => join(MESSAGES, name))
  .filter((folder) => existsSync(join(folder, 'shared')));

/** The folders in which each game has a folder named after it, and an `index.ts` with a line for it. */
const MODULES = ['src/games', ...LANGUAGE_FOLDERS, 'commands/games', 'render/games'];

/** The same, and the folder of texts that are equal in every language. */
const HOMES = [...MODULES, MESSAGES];

/**
 * The program is called Caverna on Discord, whatever games it has: its name occurs in commands (`/caverna new`), files
 * (`caverna-copy.json`, `caverna.sqlite`) and metrics (`caverna_games`). A game's id means only the game.
 */
const PRODUCT = [
  /(?<![\w./])\/caverna\b/g,
  /\bcaverna[-_](?:\w|\$\{)/g,
  /\bcaverna\.sqlite\b/g,
  /['`]caverna (?=[a-z]|\$\{)/g,
];
/** The command itself, and the bot as a user of the local Discord. */
const COMMAND = /(?:\bname: |person\()'caverna'/g;

/** Whether some code names a game: by its id, or as the start of a name such as `cavernaFace`. */
function names(id: string, code: string): boolean {
  const rest = [...PRODUCT, COMMAND].reduce((left, pattern) => left.replaceAll(pattern, ''), code);
  const camel = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return new RegExp(`\\b${id}\\b|\\b${camel}(?=[A-Z])|\\b${camel}\\b|\\b${pascal}(?=[A-Z])`).test(rest);
}

const ids = GAMES.map(({ id }) => id);
// The list of texts that are the same in English names them by their games.
const files = ['src', 'commands', 'render', 'db']
  .flatMap((module) => [...sources(module)])
  .filter((path) => !path.endsWith('/same.ts'));

describe.each(ids)('the game %s', (id) => {
  test('has a folder named after it in every module', () => {
    expect(MODULES.filter((module) => !existsSync(join(module, id)))).toEqual([]);
  });

  test('is named only there, and in the line of each module', () => {
    const homes = HOMES.flatMap((module) => [
      `${join(module, id)}/`,
      ...(mayKnow(join(module, 'index.ts')) ? [join(module, 'index.ts')] : []),
    ]);
    const others = files.filter((path) => !homes.some((home) => path.startsWith(home)));
    expect(others.filter((path) => names(id, codeOf(path)))).toEqual([]);
  });
});

/** The game whose folder holds a file; undefined for files that belong to no single game. */
function gameOf(path: string): string | undefined {
  const module = HOMES.find((one) => path.startsWith(`${one}/`));
  const folder = module && path.slice(module.length + 1).split('/');
  return folder !== undefined && folder.length > 1 && folder[0] !== 'shared' ? folder[0] : undefined;
}

/** The files that may import a game's files besides the game itself: the registries. */
const mayKnow = (path: string): boolean => MODULES.some((module) => path === join(module, 'index.ts'));

test('no game imports another, and only the line of each module imports a game', () => {
  const arrows = files.flatMap((path) => importsOf(path).map((to) => ({ path, to })));
  const wrong = arrows.filter(({ path, to }) => {
    const game = gameOf(to);
    return game !== undefined && game !== gameOf(path) && !mayKnow(path);
  });
  expect(wrong).toEqual([]);
  expect(arrows.length).toBeGreaterThan(1000);
});

test('the check distinguishes the name of the program from that of a game', () => {
  for (const text of [
    "'caverna'",
    "from '../games/caverna/game.ts'",
    'cavernaFace(',
    'CavernaPictures',
    '{ caverna: 1 }',
  ])
    expect(names('caverna', text), text).toBe(true);
  for (const text of ['`/caverna new` opens one', "'caverna_games'", 'data/caverna.sqlite', 'Caverna on'])
    expect(names('caverna', text), text).toBe(false);
  expect(files.length).toBeGreaterThan(200);
});
