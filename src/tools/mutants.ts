import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { randomFrom } from '../engine/random.ts';
import { json, runTool, seed, wholeNumber } from './command-line.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

const options = z.object({
  count: wholeNumber(1).default(100),
  seed,
  /** Only files whose path has this in it. */
  only: z.string().default(''),
  /** Runs these tests alone, separated by commas. */
  tests: z.string().optional(),
  workers: wholeNumber(1).default(Math.max(1, availableParallelism() - 1)),
  json,
});

type Settings = z.infer<typeof options>;

const MUTATED = ['src/engine', 'src/games'];
/** The tests, those that fail soonest first; the next are run where a mutant survives. */
const TESTS = [
  ['test/engine', 'test/games'],
  ['test/laws', 'test/players'],
];
/** After so long tests are said to go on for ever, in ms: the mutant is noticed. */
const PATIENCE = 300_000;

/** Runs some tests on the copy of the program in a folder; whether all are passed. */
function pass(folder: string, tests: readonly string[], workers: number): Promise<boolean> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...tests, '--bail=1', `--maxWorkers=${workers}`, '--reporter=dot'];
  // A group of its own: vitest's workers end with it.
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true });
  return new Promise((resolve, reject) => {
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, PATIENCE);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

async function passAll(folder: string, { tests: only, workers }: Settings): Promise<boolean> {
  for (const tests of only === undefined ? TESTS : [only.split(',')])
    if (!(await pass(folder, tests, workers))) return false;
  return true;
}

async function isKilled(folder: string, { file, from, to, became }: Mutant, chosen: Settings): Promise<boolean> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, from) + became + text.slice(to));
  try {
    return !(await passAll(folder, chosen));
  } finally {
    writeFileSync(path, text);
  }
}

function copyProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of readdirSync('.')) {
    if (['.git', 'data', 'node_modules'].includes(name)) continue;
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function drawn({ only, seed, count: most }: Settings): Mutant[] {
  const files = MUTATED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const mutants = files
    .filter((file) => file.endsWith('.ts') && file.includes(only))
    .sort()
    .flatMap(mutantsOf);
  const random = randomFrom(`mutants ${seed}`);
  const count = Math.min(most, mutants.length);
  return Array.from({ length: count }, () => mutants.splice(random.below(mutants.length), 1)).flat();
}

const usage =
  'npm run -s mutants -- [--count 100] [--seed 1] [--only PART-OF-PATH] [--tests PATH,PATH] [--workers N] [--json]';

await runTool({ usage, options }, async (chosen) => {
  const folder = copyProgram();
  const survived: Omit<Mutant, 'from' | 'to'>[] = [];
  try {
    if (!(await passAll(folder, chosen))) throw new Error('The tests fail without any mutant.');
    const mutants = drawn(chosen);
    for (const [index, mutant] of mutants.entries()) {
      const killed = await isKilled(folder, mutant, chosen);
      const { file, line, was, became } = mutant;
      if (!killed) survived.push({ file, line, was, became });
      if (chosen.json && !process.stderr.isTTY) continue;
      const told = killed ? 'killed  ' : 'SURVIVED';
      console.error(`${index + 1}/${mutants.length} ${told} ${file}:${line} ${was} → ${became}`);
    }
    const killed = mutants.length - survived.length;
    const share = Number((killed / Math.max(1, mutants.length)).toFixed(3));
    if (chosen.json) console.log(JSON.stringify({ mutants: mutants.length, killed, share, survived }));
    else console.log(`${killed} of ${mutants.length} mutants were killed (${share}).`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
