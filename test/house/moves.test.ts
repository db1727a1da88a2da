import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where moves may be taken apart: the codec of the game, the words of any move, and who reads them by their shape alone. */
const HOMES = ['src/games/caverna/moves/', 'src/engine/notation.ts', 'src/players/', 'src/local-discord/'];

const VERBS =
  'place|imitate|protect|send|forge|take|leave|sow|lay|furnish|at|stable|fence|mine|loot|buy|trade|beg|breed|harvest|eat|ruby|use';

/** What takes a move apart, or puts one together. */
const SIGNS = [
  // move.split(' '), move.match(...), option.move.slice(...)
  /\b(?:move|branch|prefix)\??\.(?:split|match|slice|substring|startsWith)\(/,
  // startsWith('place '), 'lay '.length
  new RegExp(`['\`](?:${VERBS}) ['\`]`),
  // { move: `stable ${cell}` }, move === 'harvest field'
  new RegExp(`move(?::| =|\\()[= ]*['\`](?:${VERBS}) `),
  // /^furnish (\w+)/
  new RegExp(`/\\^(?:${VERBS}) `),
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (path.endsWith('.ts') && !HOMES.some((home) => path.startsWith(home))) yield path;
  }
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The lines of a text that take a move apart. */
const takesApart = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => SIGNS.some((sign) => sign.test(line)));

describe('the text of a move', () => {
  it.each(['src', 'commands', 'render', 'db'])('is taken apart and put together by the codec alone: %s', (room) => {
    const found = [...sources(room)].flatMap((path) =>
      takesApart(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "const [verb, word] = move.split(' ');",
    "if (move.startsWith('place ')) return;",
    "const id = text.slice('loot '.length);",
    'list.push({ move: `beg 3` });',
    'const tile = option.move.match(/^furnish (\\w+)/);',
  ])('is found to be taken apart: %s', (line) => {
    expect(takesApart(line)).toEqual([line]);
  });
});
