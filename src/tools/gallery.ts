import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { altText } from '../../render/alt.ts';
import { pictureWords } from '../../render/words.ts';
import { catalogue } from '../messages/index.ts';
import { Mistake, runTool } from './command-line.ts';
import { GOLDEN, goldenFiles, goldenPictures } from './golden-pictures.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const words = pictureWords(catalogue('en'));

interface Shown {
  /** The name of a golden picture, and of its file here. */
  readonly golden: string;
  readonly file: string;
  readonly caption: string;
  /** How wide it stands on the page, in pixels. */
  readonly width: number;
}

const shown = (golden: string, file: string, ...[caption, width = 410]: [string, number?]): Shown => ({
  golden,
  file,
  caption,
  width,
});

/** The page from top to bottom. */
const SECTIONS: Readonly<Record<string, readonly Shown[]>> = {
  'After every turn': [
    shown(
      'four.actions',
      'action-spaces',
      'The action spaces: bright ones are free, dark ones taken, the gold frame marks what the last turn took. Beside them the players in playing order, with the food that the next harvest costs each.',
      840,
    ),
    shown(
      'four.home-1',
      'home-board',
      'Mara has just cleared A4 and B4 and sown: gold frames and small pills mark it.',
    ),
    shown('four.home-2', 'home-board-yellow', 'Tom, with the starting player token.'),
    shown('four.home-3', 'home-board-green', 'Yuki, whose family is growing.'),
    shown('four.home-4', 'home-board-sky', 'Oskar, with four mines and a begging marker.'),
  ],
  'A new round': [
    shown(
      'round-over.actions',
      'new-round',
      'A card has been revealed, and goods have been added: both are marked.',
      840,
    ),
  ],
  'From one player to seven': [
    shown('solo.actions', 'one-player', 'A solo game.'),
    shown('seven.home-1', 'full-farm', 'A very full farm.'),
    shown('seven.actions', 'seven-players', 'All spaces and cards of seven players in the last round.', 840),
  ],
  'Land and animals': [
    shown('land.home-1', 'land', 'Every kind of land.'),
    shown(
      'animals.home-1',
      'animals',
      'Every kind of animal where it is kept, dogs with their sheep, donkeys in the mines.',
    ),
    shown('land.home-3', 'overhang', 'Tiles beyond the edge of the board.'),
    shown('animals.home-2', 'no-room', 'Animals that find no room wait at the cliff.'),
  ],
  'While choosing': [
    shown(
      'choose-fence.choice-fence-small',
      'choose-pasture',
      'What a choice would build, and what it costs, before it is made.',
      270,
    ),
    shown('choose-room.choice', 'choose-room', 'Where a furnishing tile can go.', 270),
    shown('choose-place.choice', 'choose-land', 'Where a tile can go, and what covering a place yields.', 270),
    shown(
      'choose-loot.loot',
      'loot',
      'Loot: what the dwarf can bring home, what it has taken, what it is too weak for.',
      840,
    ),
    shown(
      'seven.supply',
      'furnishing-tiles',
      'All 48 furnishing tiles with price, points and effect; built ones under the token of their owner.',
      840,
    ),
  ],
  'Before and after': [
    shown('lobby-of-seven.lobby', 'lobby', 'A lobby.'),
    shown('final.score', 'score', 'The score sheet.'),
  ],
};

const image = ({ file, width, caption }: Shown, alt: string): string =>
  `<img src="${file}.png" width="${width}" alt="${alt.replaceAll('"', '&quot;')}" title="${caption}">`;

/** Writes the page of the gallery, with copies of the golden pictures. */
await runTool('npm run -s gallery', () => {
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
