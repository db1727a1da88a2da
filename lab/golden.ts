import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { z } from 'zod';
import { runTool } from '../src/tools/command-line.ts';
import { allGoldenPictures, GOLDEN, paintGolden } from './golden-pictures.ts';

/** Whether a file has exactly these pixels, however it is compressed. */
function shows(file: string, png: Buffer): boolean {
  if (!existsSync(file)) return false;
  const [old, painted] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(png)];
  return old.width === painted.width && old.height === painted.height && old.data.equals(painted.data);
}

/**
 * Paints the pictures of every state in test/golden again, and writes those that differ; look at each before you commit
 * it.
 */
await runTool({ usage: 'npm run -s golden', options: z.object({}) }, async () => {
  const pictures = await allGoldenPictures();
  const painted = new Set(pictures.map(({ name }) => `${name}.png`));
  for (const old of readdirSync(GOLDEN)) if (old.endsWith('.png') && !painted.has(old)) rmSync(join(GOLDEN, old));
  for (const picture of pictures) {
    const { name } = picture;
    const png = paintGolden(picture);
    const file = join(GOLDEN, `${name}.png`);
    if (shows(file, png)) continue;
    writeFileSync(file, png);
    console.log(`${name}.png  ${png.length} bytes`);
  }
});
