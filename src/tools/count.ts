import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { countTable } from '../engine/count.ts';
import { caverna } from '../games/caverna/game.ts';
import { PositionError, type PositionFile, stateFrom } from '../games/caverna/positions.ts';

const USAGE = `npm run -s count -- POSITION.json [--depth 4] [--json]
npm run -s count -- --renew`;

/** Where the tests keep positions (in folders by number of players) and the table of what they count. */
const FIXED = 'test/counts';
const TABLE = join(FIXED, 'table.json');
const POSITIONS = join(FIXED, 'positions');
/** How deep a position is counted that the table does not hold yet. */
const DEPTH = 3;

const settings = z.object({
  depth: z.coerce.number({ error: 'must be a number' }).int().min(1, 'is 1 at least').max(8, 'is 8 at most').default(4),
  json: z.boolean().default(false),
  renew: z.boolean().default(false),
});

/** A mistake in how the tool was called, or in a file that it was given. */
class Mistake extends Error {}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Mistake(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function tableOf(path: string, depth: number): number[] {
  try {
    return countTable(caverna, stateFrom(read(path) as PositionFile), depth);
  } catch (error) {
    throw error instanceof PositionError ? new Mistake(`${path}:\n${error.message}`) : error;
  }
}

function show(path: string, { depth, json }: z.infer<typeof settings>): void {
  const counts = tableOf(path, depth);
  if (json) console.log(JSON.stringify({ position: path, depth, counts }));
  else for (const [i, count] of counts.entries()) console.log(`${i + 1} ${i === 0 ? 'choice ' : 'choices'} ${count}`);
}

/** Counts every fixed position anew, as deep as the table holds it, and writes the table. */
function renew(): void {
  const before = read(TABLE) as Record<string, readonly number[]>;
  const names = readdirSync(POSITIONS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const lines = names.map((name) => {
    const counts = tableOf(join(POSITIONS, `${name}.json`), before[name]?.length ?? DEPTH);
    if (JSON.stringify(counts) !== JSON.stringify(before[name])) console.log(`${name}: ${counts.join(' ')}`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`;
  });
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { depth: { type: 'string' }, json: { type: 'boolean' }, renew: { type: 'boolean' } },
  });
  const chosen = settings.safeParse(values);
  if (!chosen.success) throw new Mistake(`--${chosen.error.issues[0]?.path.join()} ${chosen.error.issues[0]?.message}`);
  const [path, ...more] = positionals;
  if (chosen.data.renew ? path !== undefined : path === undefined || more.length > 0) throw new Mistake(USAGE);
  if (path === undefined) renew();
  else show(path, chosen.data);
} catch (error) {
  const wrongArgument = error instanceof TypeError && 'code' in error;
  if (!(error instanceof Mistake) && !wrongArgument) throw error;
  console.error(wrongArgument ? `${error.message}\n${USAGE}` : (error as Error).message);
  process.exitCode = 1;
}
