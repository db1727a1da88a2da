import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { json, print, readText, runTool, seed, wholeNumber } from '../src/tools/command-line.ts';
import { compiler } from './compiler.ts';
import { keyOf, readEquivalents } from './equivalents.ts';
import { rounded } from './figures.ts';
import { type Mutant, mutantsOf } from './mutations.ts';
import { copyProgram, type Trials, trials } from './trials.ts';

const options = z.object({
  count: wholeNumber(1).default(100),
  seed,
  /** Only files whose path contains this. */
  only: z.string().default(''),
  /** Runs only these tests, separated by commas. */
  tests: z.string().optional(),
  /** How many mutants to test at once. */
  jobs: wholeNumber(1).default(1),
  /** The file for the result of each mutant, so that an interrupted run can be resumed. */
  results: z.string().optional(),
  json,
});

type Settings = z.infer<typeof options>;

const resultSchema = z.object({
  file: z.string(),
  line: z.number(),
  within: z.string(),
  was: z.string(),
  became: z.string(),
  outcome: z.enum(['killed', 'survived', 'equivalent']),
});

type Result = z.infer<typeof resultSchema>;

const MUTATED = ['src/engine', 'src/games'];

/** Random mutants; the same seed draws the same ones, even after changes in other lines. */
function drawn({ only, seed }: Settings): Mutant[] {
  const files = MUTATED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const lot = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed}\n${keyOf(mutant)}`)
      .digest('hex');
  return files
    .filter((file) => file.endsWith('.ts') && file.includes(only))
    .sort()
    .flatMap((file) => mutantsOf(file))
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
    .map(({ mutant }) => mutant);
}

/** As many mutants as needed, and how many before them did not compile. */
function sample(chosen: Settings): { mutants: Mutant[]; refused: number } {
  const compiles = compiler();
  const mutants: Mutant[] = [];
  let refused = 0;
  for (const mutant of drawn(chosen)) {
    if (mutants.length === chosen.count) break;
    if (compiles(mutant.file, mutant.text)) mutants.push(mutant);
    else refused++;
  }
  return { mutants, refused };
}

const placeOf = (mutant: Omit<Result, 'outcome'>): string => `${keyOf(mutant)}\n${mutant.line}`;

/** The results of an earlier run, by the places of the mutants. */
function earlier(results: string | undefined): Map<string, Result['outcome']> {
  if (results === undefined || !existsSync(results)) return new Map();
  const lines = readText(results)
    .split('\n')
    .filter((line) => line !== '');
  const found = lines.map((line) => resultSchema.parse(JSON.parse(line)));
  return new Map(found.map((result) => [placeOf(result), result.outcome]));
}

function judge({ results }: Settings): (trials: Trials, mutant: Mutant) => Promise<Result> {
  const equivalents = new Set(readEquivalents().map(keyOf));
  const known = earlier(results);
  return async ({ isKilled }, mutant) => {
    const { text: _, ...told } = mutant;
    if (equivalents.has(keyOf(mutant))) return { ...told, outcome: 'equivalent' };
    const before = known.get(placeOf(mutant));
    if (before !== undefined) return { ...told, outcome: before };
    const result: Result = { ...told, outcome: (await isKilled(mutant)) ? 'killed' : 'survived' };
    if (results !== undefined) appendFileSync(results, `${JSON.stringify(result)}\n`);
    return result;
  };
}

function figures(results: readonly Result[]) {
  const of = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted);
  const [killed, survivors] = [of('killed').length, of('survived')];
  return {
    mutants: results.length,
    killed,
    survived: survivors.length,
    equivalent: of('equivalent').length,
    /** The share of killable mutants that were killed. */
    score: rounded(killed / Math.max(1, killed + survivors.length), 3),
    survivors: survivors.map(({ outcome: _, ...told }) => told),
  };
}

const usage =
  'npm run -s mutants -- [--count 100] [--seed 1] [--only PART-OF-PATH] [--tests PATH,PATH] [--jobs N] [--results FILE] [--json]';

await runTool({ usage, options }, async (chosen) => {
  const { mutants, refused } = sample(chosen);
  const judged = judge(chosen);
  const results: Result[] = [];
  const next = mutants.values();
  const folders = Array.from({ length: chosen.jobs }, copyProgram);
  const workers = folders.map((folder) => trials(folder, chosen.tests?.split(',')));
  const work = async (worker: Trials): Promise<void> => {
    for (const mutant of next) {
      const result = await judged(worker, mutant);
      results.push(result);
      const { outcome, file, line, was, became } = result;
      console.error(`${results.length}/${mutants.length} ${outcome} ${file}:${line} ${was} → ${became}`);
    }
  };
  try {
    await Promise.all(workers.map(work));
    print({ ...figures(results), refused }, chosen.json);
  } finally {
    for (const { end } of workers) end();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
