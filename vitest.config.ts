import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesOf, requireTiers, type Tier } from './test/tiers.ts';

requireTiers();

/** On which share of their games the laws are tried; `npm run test:all` takes half of them, and `LAWS=1 npm test` all. */
const LAWS = process.env['LAWS'] ?? '0.25';

/** Where the children of tests keep what they have compiled. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

/** What the tests that start no process load first. */
const SET_UP = ['test/no-processes.ts', 'test/seed.ts'];

function project(name: Tier, settings: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      ...filesOf(name),
      // In worker threads canvas loads only if the main thread has loaded it first; processes have no such condition.
      pool: 'forks',
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // A second, which is the default, is not enough on a busy machine.
      expect: { poll: { timeout: 30_000 } },
      // Node.js loads the modules, as it does for the program.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      ...settings,
    },
  };
}

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on a machine of two would halve the speed.
    maxWorkers: availableParallelism(),
    projects: [
      // Files of a tier without isolation share the modules that they load: what a test changes in one, it changes back.
      project('rules', { isolate: false, restoreMocks: true, setupFiles: SET_UP, env: { LAWS } }),
      project('bot', { isolate: false, restoreMocks: true, setupFiles: SET_UP }),
      // Only Vite's loader can replace modules.
      project('isolated', { setupFiles: SET_UP, experimental: { viteModuleRunner: true } }),
      project('long', { isolate: false, restoreMocks: true, setupFiles: SET_UP }),
      project('processes', { globalSetup: ['test/programs.ts'], env: { NODE_COMPILE_CACHE } }),
    ],
  },
});
