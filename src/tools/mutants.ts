import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../engine/random.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    /** Only files whose path has this in it. */
    only: { type: 'string', default: '' },
    /** Runs these tests alone, separated by commas. */
    tests: { type: 'string' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    json: { type: 'boolean', default: false },
  },
});

const MUTATED = ['src/engine', 'src/games'];
/** The tests, those that fail soonest first; the next are run where a mutant survives. */
const TESTS = values.tests
  ? [values.tests.split(',')]
  : [
      ['test/engine', 'test/games'],
      ['test/laws', 'test/players'],
    ];
/** After so long tests are said to go on for ever, in ms: the mutant is noticed. */
const PATIENCE = 300_000;

/** Runs some tests on the copy of the program in a folder; whether all are passed. */
function pass(folder: string, tests: readonly string[]): Promise<boolean> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...tests, '--bail=1', `--maxWorkers=${values.workers}`, '--reporter=dot'];
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

async function passAll(folder: string): Promise<boolean> {
  for (const tests of TESTS) if (!(await pass(folder, tests))) return false;
  return true;
}

async function isKilled(folder: string, { file, from, to, became }: Mutant): Promise<boolean> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, from) + became + text.slice(to));
  try {
    return !(await passAll(folder));
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

function drawn(): Mutant[] {
  const files = MUTATED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const mutants = files
    .filter((file) => file.endsWith('.ts') && file.includes(values.only))
    .sort()
    .flatMap(mutantsOf);
  const random = randomFrom(`mutants ${values.seed}`);
  const count = Math.min(Number(values.count), mutants.length);
  return Array.from({ length: count }, () => mutants.splice(random.below(mutants.length), 1)).flat();
}

const folder = copyProgram();
const survived: Omit<Mutant, 'from' | 'to'>[] = [];
try {
  if (!(await passAll(folder))) throw new Error('The tests fail without any mutant.');
  const mutants = drawn();
  for (const [index, mutant] of mutants.entries()) {
    const killed = await isKilled(folder, mutant);
    const { file, line, was, became } = mutant;
    if (!killed) survived.push({ file, line, was, became });
    if (!values.json || process.stderr.isTTY) {
      console.error(
        `${index + 1}/${mutants.length} ${killed ? 'killed  ' : 'SURVIVED'} ${file}:${line} ${was} → ${became}`,
      );
    }
  }
  const killed = mutants.length - survived.length;
  const share = Number((killed / Math.max(1, mutants.length)).toFixed(3));
  if (values.json) console.log(JSON.stringify({ mutants: mutants.length, killed, share, survived }));
  else console.log(`${killed} of ${mutants.length} mutants were killed (${share}).`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
