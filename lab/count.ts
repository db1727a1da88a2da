import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { countTable } from '../src/engine/count.ts';
import type { Game } from '../src/engine/game.ts';
import {
  game,
  hostOptions,
  json,
  Mistake,
  readJson,
  runTool,
  typedIn,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { stateIn } from '../src/tools/recorded.ts';

const usage = `npm run -s count -- POSITION.json [--game ID] [--depth 4] [--json]
and the options that the host of the game may choose, such as --folks trolls,elves
npm run -s count -- --renew [--game ID]`;

/** Where the tests keep, for each game, positions (in folders by number of players) and the table of their counts. */
const FIXED = 'test/counts';
/** How deep to count a position that is not in the table yet. */
const DEPTH = 3;

const options = z.object({
  ...hostOptions,
  game,
  depth: wholeNumber(1, 8).default(4),
  json,
  renew: z.boolean().default(false),
});

/** Counts every fixed position again, to its depth in the table, and writes the table. */
function renew(game: Game): void {
  const table = join(FIXED, game.id, 'table.json');
  const positions = join(FIXED, game.id, 'positions');
  const before = readJson(table) as Record<string, readonly number[]>;
  const names = readdirSync(positions, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const lines = names.map((name) => {
    const counts = countTable(game, stateIn(join(positions, `${name}.json`), game), before[name]?.length ?? DEPTH);
    if (JSON.stringify(counts) !== JSON.stringify(before[name])) console.log(`${name}: ${counts.join(' ')}`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`;
  });
  writeFileSync(table, `{\n${lines.join(',\n')}\n}\n`);
}

await runTool({ usage, options, words: [0, 1] }, ({ game, depth, json, renew: renews, ...chosen }, [position]) => {
  if (renews !== (position === undefined)) throw new Mistake(usage);
  if (position === undefined) return renew(game);
  const counts = countTable(game, stateIn(position, game, typedIn(chosen)), depth);
  if (json) console.log(JSON.stringify({ position, depth, counts }));
  else for (const [i, count] of counts.entries()) console.log(`${i + 1} ${i === 0 ? 'choice ' : 'choices'} ${count}`);
});
