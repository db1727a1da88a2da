import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './imports.ts';

/** Words of Caverna that another game need not have. */
const OWN = /\b(?:harvests?|dwarfs?|home boards?|furnish\w*|caverns?|begging|begs?|loot|expeditions?|rub(?:y|ies))\b/gi;

test.each([
  'src/messages/english/shared',
  'commands/lobby',
  'commands/own',
  'commands/plan',
  'commands/coach',
  'src/players',
])('%s mentions no single game', (module) => {
  const found = [...sources(module)].flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return (text.match(OWN) ?? []).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});
