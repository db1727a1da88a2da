import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Mistake, readJson, runTool } from '../src/tools/command-line.ts';
import { allGoldenPictures, GOLDEN } from './golden-pictures.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

/** The page from top to bottom, by section titles. */
const page = z.record(
  z.string(),
  z.array(
    z.strictObject({
      /** The name of a golden picture, and of its file here. */
      golden: z.string(),
      file: z.string(),
      caption: z.string(),
      /** Its width on the page, in pixels. */
      width: z.int().default(410),
    }),
  ),
);

/** Writes the page of the gallery, with copies of the golden pictures. */
await runTool({ usage: 'npm run -s gallery', options: z.object({}) }, async () => {
  const golden = await allGoldenPictures();
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.png')) rmSync(join(FOLDER, old));
  const sections = Object.entries(page.parse(readJson(join(FOLDER, 'page.json')))).map(([title, pictures]) => {
    const images = pictures.map(({ golden: wanted, file, caption, width }) => {
      const picture = golden.find(({ name }) => name === wanted);
      if (picture === undefined) throw new Mistake(`There is no golden picture "${wanted}".`);
      copyFileSync(join(GOLDEN, `${wanted}.png`), join(FOLDER, `${file}.png`));
      const alt = picture.alt.replaceAll('"', '&quot;');
      return `<img src="${file}.png" width="${width}" alt="${alt}" title="${caption}">`;
    });
    const captions = pictures.map(({ caption }) => `- ${caption}`);
    return `## ${title}\n\n${images.join('\n')}\n\n${captions.join('\n')}\n`;
  });
  const intro =
    'Every picture that the bot paints. `npm run -s gallery` makes this page from the states in `test/golden`.';
  writeFileSync(join(FOLDER, 'README.md'), `# Pictures\n\n${intro}\n\n${sections.join('\n')}`);
});
