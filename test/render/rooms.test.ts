import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const GAMES = readdirSync('render/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/**
 * The imports of the program's own files in a folder of `render`: each file, and the path that it imports, from the
 * root of the repository.
 */
function importsOf(folder: string): { readonly file: string; readonly target: string }[] {
  return globSync(`${folder}/**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
      file,
      target: normalize(join(file, '..', path)),
    })),
  );
}

const strayed = (folder: string, allowed: readonly string[]) =>
  importsOf(folder).filter(({ target }) => !allowed.some((room) => target.startsWith(room)));

describe('the rooms of the pictures', () => {
  test('the painter imports only itself and the engine’s cache', () => {
    expect(importsOf('render/paint').length).toBeGreaterThan(10);
    expect(strayed('render/paint', ['render/paint/', 'src/engine/once.ts'])).toEqual([]);
  });

  test('the code that games share imports the painter and the cutting of texts', () => {
    expect(strayed('render/shared', ['render/paint/', 'render/shared/', 'src/messages/text.ts'])).toEqual([]);
  });

  test.each(GAMES)('the pictures of %s import no other game', (game) => {
    const own = [`render/games/${game}/`, `src/games/${game}/`, 'render/paint/', 'render/shared/', 'src/engine/'];
    expect(strayed(`render/games/${game}`, [...own, 'src/messages/'])).toEqual([]);
  });

  test('the games are named in their own folders and in one line of the registry', () => {
    const files = globSync('render/{*.ts,paint/**/*.ts,shared/**/*.ts,games/index.ts}');
    for (const game of GAMES) {
      const naming = files.filter((file) => new RegExp(`\\b${game}\\b`, 'i').test(readFileSync(file, 'utf8')));
      expect(naming).toEqual(['render/games/index.ts']);
    }
  });
});
