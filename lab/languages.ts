import { z } from 'zod';
import { json, runTool } from '../src/tools/command-line.ts';
import { reportLanguages } from './language-report.ts';

const usage = 'npm run -s languages -- [--json]';

await runTool({ usage, options: z.object({ json }) }, async ({ json }) => {
  const reports = await reportLanguages();
  const counts = Object.entries(reports).map(([name, { texts, missing, over, unmarked }]) => [
    name,
    { texts, missing: missing.length, over: over.length, unmarked: unmarked.length },
  ]);
  if (json) console.log(JSON.stringify(Object.fromEntries(counts)));
  else {
    for (const [name, { texts, ...lacks }] of Object.entries(reports)) {
      console.log(`${name}: ${texts} texts`);
      for (const [what, paths] of Object.entries(lacks)) {
        console.log(`  ${what}: ${paths.length}`);
        for (const path of paths) console.log(`    ${path}`);
      }
    }
  }
  if (Object.values(reports).some(({ missing }) => missing.length > 0)) process.exitCode = 1;
});
