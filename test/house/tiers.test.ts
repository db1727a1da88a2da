import { expect, it } from 'vitest';
import { whatIsMissing } from '../programs.ts';
import { requireTiers, tierOf } from '../tiers.ts';

it.each([
  ['test/games/caverna/harvest.test.ts', 'rules'],
  ['test/commands/lobby.test.ts', 'bot'],
  ['test/commands/killed.process.test.ts', 'processes'],
  ['test/table/outbox/crash.process.test.ts', 'processes'],
  ['test/commands/whole-game.long.test.ts', 'long'],
  ['packages/local-discord/test/client.test.ts', 'bot'],
  ['packages/local-discord/test/faults.isolated.test.ts', 'isolated'],
])('%s is in the tier %s', (path, tier) => expect(tierOf(path)).toBe(tier));

it.each(['test/lobby.test.ts', 'test/nowhere/lobby.test.ts', 'commands/turn/lobby.test.ts'])(
  'a test in no tier fails the run: %s',
  (path) => {
    expect(() => requireTiers(['test/commands/lobby.test.ts', path])).toThrow(`These tests are in no tier: ${path}.`);
  },
);

it('the tier of processes names the tools it lacks, and how to install them', () => {
  expect(whatIsMissing([])).toBeUndefined();
  expect(whatIsMissing(['chromium', 'postgresql'])).toMatch(
    /^The tier "processes" is incomplete: tests that need chromium or postgresql (are skipped|fail)\. Install with: .*apt-get install -y chromium postgresql$/,
  );
});
