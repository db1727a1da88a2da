import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { altText } from '../../render/games/caverna/alt.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { catalogue } from '../messages/index.ts';
import { Mistake, runTool } from './command-line.ts';
import { GOLDEN, goldenFiles, goldenPictures } from './golden-pictures.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const words = pictureWords(catalogue('en'));

interface GalleryPicture {
  /** The name of a golden picture, and of its file here. */
  readonly golden: string;
  readonly file: string;
  readonly caption: string;
  /** How wide it stands on the page, in pixels; `USUAL` when left out. */
  readonly width?: number;
}

const WIDE = 840;
const USUAL = 410;
const NARROW = 270;

/** The page from top to bottom. */
const SECTIONS: Readonly<Record<string, readonly GalleryPicture[]>> = {
  'After every turn': [
    {
      golden: 'four.actions',
      file: 'action-spaces',
      caption:
        'The action spaces: bright ones are free, dark ones taken, the gold frame marks what the last turn took, blue tabs what the next round adds. Below, the rounds, and the players in playing order with the food that the next harvest costs each.',
      width: WIDE,
    },
    {
      golden: 'four.home-1',
      file: 'home-board',
      caption: 'Mara has just cleared A4 and B4 and sown: gold frames and small pills mark it.',
    },
    {
      golden: 'four.boards-2-3-4',
      file: 'other-boards',
      caption: 'From three players on all others share one picture: Tom with the starting player token, Yuki, Oskar.',
    },
    {
      golden: 'herds.home-1',
      file: 'home-board-herds',
      caption: 'Two sheep have come and two wild boars were eaten; a pasture tells how many of its places are taken.',
    },
  ],
  'A new round': [
    {
      golden: 'round-over.actions',
      file: 'new-round',
      caption: 'A card has been revealed, and goods have been added: both are marked.',
      width: WIDE,
    },
  ],
  'From one player to seven': [
    { golden: 'solo.actions', file: 'one-player', caption: 'A solo game.' },
    { golden: 'seven.home-1', file: 'full-farm', caption: 'A very full farm.' },
    {
      golden: 'seven.boards',
      file: 'seven-boards',
      caption: 'After a harvest of seven: all boards in one picture, those that have changed in gold.',
      width: WIDE,
    },
    {
      golden: 'seven.actions',
      file: 'seven-players',
      caption: 'All spaces and cards of seven players in the last round.',
      width: WIDE,
    },
  ],
  'Land and animals': [
    { golden: 'land.home-1', file: 'land', caption: 'Every kind of land.' },
    {
      golden: 'animals.home-1',
      file: 'animals',
      caption: 'Every kind of animal where it is kept, dogs with their sheep, donkeys in the mines.',
    },
    { golden: 'land.home-3', file: 'overhang', caption: 'Tiles beyond the edge of the board.' },
    { golden: 'animals.home-2', file: 'no-room', caption: 'Animals that find no room wait at the cliff.' },
  ],
  'While choosing': [
    {
      golden: 'choose-fence.choice-fence-small',
      file: 'choose-pasture',
      caption: 'What a choice would build, and what it costs, before it is made.',
      width: NARROW,
    },
    {
      golden: 'choose-stable.choice-stable',
      file: 'choose-stable',
      caption: 'Where a stable can be built.',
      width: NARROW,
    },
    { golden: 'choose-room.choice', file: 'choose-room', caption: 'Where a furnishing tile can go.', width: NARROW },
    {
      golden: 'choose-place.choice',
      file: 'choose-land',
      caption: 'Where a tile can go, and what covering a place yields.',
      width: NARROW,
    },
    {
      golden: 'choose-loot.loot',
      file: 'loot',
      caption: 'Loot: what the dwarf can bring home, what it has taken, what it is too weak for.',
      width: WIDE,
    },
    {
      golden: 'seven.supply-1',
      file: 'furnishing-tiles',
      caption: 'The first of two sheets of furnishing tiles with price, points and effect.',
    },
    {
      golden: 'seven.supply-2',
      file: 'more-furnishing-tiles',
      caption: 'The second one; built tiles lie under the token of their owner.',
    },
  ],
  'Before and after': [
    { golden: 'lobby-of-seven.lobby', file: 'lobby', caption: 'A lobby.' },
    { golden: 'final.score', file: 'score', caption: 'The score sheet.' },
  ],
};

const image = ({ file, caption, width = USUAL }: GalleryPicture, alt: string): string =>
  `<img src="${file}.png" width="${width}" alt="${alt.replaceAll('"', '&quot;')}" title="${caption}">`;

/** Writes the page of the gallery, with copies of the golden pictures. */
await runTool({ usage: 'npm run -s gallery', options: z.object({}) }, () => {
  const golden = goldenFiles().flatMap(goldenPictures);
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) rmSync(join(FOLDER, old));
  const sections = Object.entries(SECTIONS).map(([title, pictures]) => {
    const images = pictures.map((picture) => {
      const request = golden.find(({ name }) => name === picture.golden)?.request;
      if (request === undefined) throw new Mistake(`There is no golden picture "${picture.golden}".`);
      copyFileSync(join(GOLDEN, `${picture.golden}.png`), join(FOLDER, `${picture.file}.png`));
      return image(picture, altText(request, words));
    });
    const captions = pictures.map(({ caption }) => `- ${caption}`);
    return `## ${title}\n\n${images.join('\n')}\n\n${captions.join('\n')}\n`;
  });
  const intro =
    'Every picture of the bot, as it paints them. `npm run -s gallery` makes this page from the states in `test/golden`.';
  writeFileSync(join(FOLDER, 'README.md'), `# Pictures\n\n${intro}\n\n${sections.join('\n')}`);
});
