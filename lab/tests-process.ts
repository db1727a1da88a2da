// In threads canvas loads only if the main thread has loaded it first.
import 'canvas';
import { join, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import type { Request } from './tests-child.ts';

// Vitest in a separate process, controlled by `tests-child.ts`. It keeps what it has compiled.

/** How long the tests of a file took when they last passed, in ms. */
const durations = new Map<string, number>();
const durationOf = ({ moduleId }: TestSpecification): number => durations.get(moduleId) ?? 0;

class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => durationOf(a) - durationOf(b));
  }
}

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  pool: process.argv[2] ?? 'forks',
  // The parent sets one time limit for all.
  testTimeout: 0,
  hookTimeout: 0,
  sequence: { sequencer: ShortestFirst },
});
const specifications = await vitest.globTestSpecifications();

/** The file that differed in the last run. */
let last: string | undefined;

async function passes({ tests, changed }: Request): Promise<boolean> {
  for (const file of [last, changed]) {
    if (file !== undefined) vitest.invalidateFile(join(process.cwd(), file));
  }
  last = changed;
  const chosen = specifications.filter(({ moduleId }) => {
    const path = relative(process.cwd(), moduleId);
    return tests.some((test) => path.startsWith(test));
  });
  if (chosen.length === 0) return false;
  // Otherwise the failures of earlier runs would count again.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  for (const module of testModules) {
    if (module.state() === 'passed') durations.set(module.moduleId, module.diagnostic().duration);
  }
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

process.on('message', (request: Request) => {
  passes(request).then(
    (passed) => process.send?.(passed),
    () => process.exit(1),
  );
});
process.send?.('ready');
