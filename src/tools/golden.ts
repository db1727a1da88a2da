import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { layout } from '../../render/games/caverna/layout/index.ts';
import { cavernaSprite } from '../../render/games/caverna/sprites.ts';
import { paint } from '../../render/paint/paint.ts';
import { runTool } from './command-line.ts';
import { GOLDEN, goldenFiles, goldenPictures } from './golden-pictures.ts';

/** Paints the pictures of every state in test/golden anew; look at each before it is committed. */
await runTool({ usage: 'npm run -s golden', options: z.object({}) }, () => {
  const pictures = goldenFiles().flatMap(goldenPictures);
  const painted = new Set(pictures.map(({ name }) => `${name}.png`));
  for (const old of readdirSync(GOLDEN)) if (old.endsWith('.png') && !painted.has(old)) rmSync(join(GOLDEN, old));
  for (const { name, request } of pictures) {
    const png = paint(layout(request), cavernaSprite, 9);
    writeFileSync(join(GOLDEN, `${name}.png`), png);
    console.log(`${name}.png  ${png.length} bytes`);
  }
});
