import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // In worker threads canvas loads only if the main thread has loaded it first; processes have no such condition.
    pool: 'forks',
    // Vitest leaves one core free, which on a machine of two would halve the speed.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
