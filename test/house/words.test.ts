import { expect, test } from 'vitest';
import { codeOf, sources } from './imports.ts';

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
  const found = [...sources(module)].flatMap((path) =>
    (codeOf(path).match(OWN) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});
