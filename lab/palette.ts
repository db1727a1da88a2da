import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Canvas } from 'canvas';
import { buildPaletteSync, utils } from 'image-q';
import { looks } from '../render/games/index.ts';
import { draw } from '../render/paint/draw.ts';
import { type GamePicture, lookOf } from '../render/paint/look.ts';
import type { Picture } from '../render/paint/shape.ts';
import { colours, seatStyles } from '../render/paint/theme.ts';
import { GAMES } from '../src/games/index.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';
import { faceIn, openSketchbook, picturesIn, playedAtRandom, positionIn, tableOf } from '../src/tools/sketches.ts';

const FILE = 'render/paint/palette-colours.ts';

// Writes that file: the exact colours of the theme, and others chosen from pictures of random games.

/**
 * Fewer colours than a PNG may have: each additional one makes soft edges take more bytes, and nobody sees the
 * difference.
 */
const SIZE = 176;
/**
 * Colours of plain areas: the most common ones, and then others that stay exact, up to this many in all. `apart` is the
 * minimum sum of the squares of the differences between two.
 */
const PASSES = [
  { upTo: 64, apart: 100 },
  { upTo: 110, apart: 420 },
];
const PLAYERS = [1, 4, 7] as const;

/** How many choices of a random game are between two sampled pictures. */
const EVERY = 60;

/** Pictures from random games of every kind, at intervals. */
async function samples(): Promise<GamePicture[]> {
  const { faces, requests } = openSketchbook();
  for (const game of GAMES) {
    const face = faceIn(faces, game);
    for (const players of PLAYERS.filter((count) => count >= game.seats.min && count <= game.seats.max)) {
      const table = tableOf(game, SEAT_COLOURS.slice(0, players));
      for (const { entry, state } of playedAtRandom(game, players, `palette ${players}`))
        if (entry % EVERY === 1) await picturesIn(face, positionIn(game, table, state));
    }
  }
  return requests();
}

type Rgb = readonly [number, number, number];

const channels = (pixel: number): Rgb => [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255];
const apart = (a: Rgb, b: Rgb): number => a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);

/** The pixels of a picture, which takes the top left corner of a canvas. */
function* pixelsOf(canvas: Canvas, { width, height }: Pick<Picture, 'width' | 'height'>): Generator<number> {
  const raw = canvas.toBuffer('raw');
  const all = new Uint32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
  const length = all.length / canvas.height;
  for (let y = 0; y < height; y++) yield* all.subarray(y * length, y * length + width);
}

/**
 * How many times each colour occurs within plain areas, and how many times each colour of 5, 6 and 5 bits occurs
 * anywhere.
 */
function histogram(requests: readonly GamePicture[]) {
  const plain = new Map<number, number>();
  const all = new Uint32Array(65_536);
  for (const request of requests) {
    const { layout, sprite } = lookOf(looks, request.game);
    const picture = layout(request);
    let last = -1;
    for (const pixel of pixelsOf(draw(picture, sprite), picture)) {
      const key = ((pixel >> 19) & 31) | (((pixel >> 10) & 63) << 5) | (((pixel >> 3) & 31) << 11);
      all[key] = (all[key] ?? 0) + 1;
      if (pixel === last) plain.set(pixel, (plain.get(pixel) ?? 0) + 1);
      last = pixel;
    }
  }
  return { plain, all };
}

/** The most common colours of plain areas that are not too close to one another or to existing ones. */
function plainColours(counts: ReadonlyMap<number, number>, there: readonly Rgb[]): Rgb[] {
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([pixel]) => channels(pixel));
  const found: Rgb[] = [];
  for (const { upTo, apart: least } of PASSES) {
    for (const colour of sorted) {
      if (found.length === upTo) break;
      if ([...there, ...found].every((other) => apart(colour, other) > least)) found.push(colour);
    }
  }
  return found;
}

const themeColours = [
  ...new Set(
    [
      ...Object.values(colours),
      ...Object.values(looks).flatMap((look) => look.colours ?? []),
      ...seatStyles.map(({ colour }) => colour),
    ].map((colour) => Number.parseInt(colour.slice(1), 16)),
  ),
];

/**
 * The colours that occur, each repeated in proportion to the square root of its count, so that large plain areas do not
 * take all the places.
 */
function points(counts: Uint32Array): utils.PointContainer {
  const pixels: number[] = [];
  counts.forEach((count, key) => {
    const rgb = [((key & 31) << 3) + 4, (((key >> 5) & 63) << 2) + 2, ((key >> 11) << 3) + 4];
    for (let i = 0; i < Math.sqrt(count) / 4; i++) pixels.push(...rgb, 255);
  });
  return utils.PointContainer.fromUint8Array(pixels, pixels.length / 4, 1);
}

const pixelOf = ([r, g, b]: Rgb): number => (r << 16) | (g << 8) | b;

const counts = histogram(await samples());
const plain = plainColours(counts.plain, themeColours.map(channels)).map(pixelOf);
const chosen = buildPaletteSync([points(counts.all)], {
  colors: SIZE - themeColours.length - plain.length,
  paletteQuantization: 'wuquant',
});
const others = chosen
  .getPointContainer()
  .getPointArray()
  .map(({ r, g, b }) => pixelOf([r, g, b]));
const palette = [...new Set([...themeColours, ...plain, ...others])];
const literals = palette.map((colour) => `0x${colour.toString(16).padStart(6, '0')}`);
const text = `/** The colours of all pictures, as 0xRRGGBB; lab/palette.ts generates them. */\nexport const PALETTE: readonly number[] = [${literals}];\n`;
writeFileSync(FILE, text);
execFileSync('npx', ['biome', 'format', '--write', FILE]);
console.log(`${palette.length} colours, ${themeColours.length} of them from the theme`);
