import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { type Command, happen, NAMES } from './anything/commands.ts';
import { checkAll } from './anything/laws.ts';
import { luckOf } from './anything/luck.ts';
import { openWorld, type Scene } from './anything/world.ts';

/**
 * `ANYTHING=20` tries twenty times as many runs, different ones each time; `ANYTHING_SEED=7` uses another seed. By
 * default the runs are always the same few. A failing run is shrunk and reported command by command.
 */
const FACTOR = Number(process.env['ANYTHING'] ?? 1);
const SEED = Number(process.env['ANYTHING_SEED'] ?? 20_130_213);
const RUNS = 12;
const LONGEST = 200;
/** How long all runs may take, in ms, including the time to shrink a failure. */
const PATIENCE = 90_000;

/** Ids are random, and computers' moves depend on them, but a run must be repeatable. */
const chance = { below: (most: number): number => most - 1 };
const { randomInt } = crypto;
function drawBy(draw: (most: number) => number): void {
  Object.assign(crypto, { randomInt: draw });
  syncBuiltinESMExports();
}
drawBy((most) => chance.below(most));
afterAll(() => drawBy(randomInt));

const FOLDER = mkdtempSync(join(tmpdir(), 'anything-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const scene: fc.Arbitrary<Scene> = fc.record({
  game: fc.constantFrom('toy', 'caverna', 'caverna'),
  players: fc.constantFrom(1, 2, 2, 2, 3, 3, 4),
  position: fc.noShrink(fc.nat(14)),
  held: fc.constantFrom(1, 300),
});

const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.record({ name: fc.constantFrom(...NAMES), number: fc.noShrink(fc.nat()) }),
  { minLength: 1, maxLength: LONGEST, size: 'max' },
);

let opened = 0;
const counted = { runs: 0, commands: 0, failures: 0 };

async function run(scene: Scene, commands: readonly Command[]): Promise<void> {
  const path = join(FOLDER, `${++opened}.sqlite`);
  const random = randomFrom('ids');
  chance.below = (most) => random.below(Math.min(most, 2 ** 31 - 1));
  const world = await openWorld(scene, path);
  const told: string[] = [];
  counted.runs++;
  try {
    for (const command of commands) {
      counted.commands++;
      told.push(`${told.length + 1}. ${command.name} ${command.number}`);
      told.push(`   ${await happen(world, command)}`);
      await checkAll(world, luckOf(command.number));
    }
    world.restart(1);
    await checkAll(world, luckOf(commands.length), true);
  } catch (error) {
    const trace = [JSON.stringify(scene), ...told, String(error instanceof Error ? error.stack : error)].join('\n');
    // Shrinking takes a while; this shows at once what was found.
    if (counted.failures++ === 0) console.error(trace);
    throw new Error(trace);
  } finally {
    await world.stores.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  }
}

describe('a table', () => {
  it(
    'obeys its laws, whatever people do',
    async () => {
      await fc.assert(fc.asyncProperty(scene, commands, run), {
        numRuns: RUNS * FACTOR,
        seed: SEED,
        // This also limits the time for shrinking.
        interruptAfterTimeLimit: PATIENCE * FACTOR,
        markInterruptAsFailure: false,
      });
      if (FACTOR > 1) console.info(`${counted.runs} runs, ${counted.commands} commands`);
    },
    2 * PATIENCE * FACTOR,
  );
});
