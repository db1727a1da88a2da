import { writeFileSync } from 'node:fs';
import { buildPaletteSync, utils } from 'image-q';
import {
  actionBoard,
  choiceBoard,
  homeBoard,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
} from '../../render/games/caverna/index.ts';
import { layout } from '../../render/games/caverna/layout/index.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import { cavernaSprite } from '../../render/games/caverna/sprites.ts';
import { colours, groupColours, tagColours } from '../../render/games/caverna/theme.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { draw } from '../../render/paint/paint.ts';
import { seatStyles } from '../../render/paint/theme.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { caverna } from '../games/caverna/game.ts';
import type { State } from '../games/caverna/state.ts';
import { catalogue } from '../messages/index.ts';

// Makes render/paint/palette-colours.ts: the colours of the theme as they are, and the rest chosen by what pictures of random games are made of.

/** Fewer than a PNG may have: every colour more makes soft edges longer to tell, and nobody sees it. */
const SIZE = 176;
/**
 * Colours of plain areas: the commonest, and then others that stand for themselves, up to so many in all. `apart` is the least
 * sum of the squares of the differences between two.
 */
const PASSES = [
  { upTo: 64, apart: 100 },
  { upTo: 110, apart: 420 },
];
const PLAYERS = [1, 4, 7] as const;

function randomGame(players: number, random: Random): State[] {
  const state = caverna.start(caverna.options.parse({}), players, `palette ${players}`);
  const states: State[] = [];
  for (let step = 0; !caverna.finished(state); step++) {
    for (const { seat, options } of caverna.decisions(state).slice(0, 1)) {
      const busy = options.filter(({ move, anytime }) => !anytime && !/^(?:done|pass|end)/.test(move));
      const among = busy.length > 0 ? busy : options;
      const chosen = among[random.below(among.length)];
      if (chosen !== undefined) caverna.apply(state, seat, chosen);
    }
    if (step % 60 === 0) states.push(caverna.clone(state));
  }
  return [...states, state];
}

/** What is to be chosen on the boards of those who are asked. */
function choicesOf(shown: Shown): PictureRequest[] {
  return caverna.decisions(shown.state).flatMap(({ seat, options }) => {
    const input = choiceBoard(shown, seat, { options });
    return input === undefined ? [] : [{ kind: 'choice', input }];
  });
}

function samples(): PictureRequest[] {
  const words = pictureWords(catalogue('en'));
  const random = randomFrom('palette');
  return PLAYERS.flatMap((players) => {
    const owners = ownersOf(seatStyles.slice(0, players).map(({ name }) => ({ name, colour: name })));
    return randomGame(players, random).flatMap((state, at): PictureRequest[] => {
      const shown: Shown = { state, owners, words };
      const seat = at % players;
      return [
        { kind: 'actions', input: actionBoard(shown) },
        { kind: 'home', input: homeBoard(shown, seat, { score: true }) },
        ...choicesOf(shown),
        ...(at > 0
          ? []
          : ([
              ...supplySheets(shown, { title: 'Furnishing tiles' }).map((input) => ({
                kind: 'supply' as const,
                input,
              })),
              { kind: 'loot', input: lootBoard(shown, { title: 'Loot' }) },
              { kind: 'score', input: scoreSheet(shown, 'Score') },
            ] as const)),
      ];
    });
  });
}

type Rgb = readonly [number, number, number];

const channels = (pixel: number): Rgb => [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255];
const apart = (a: Rgb, b: Rgb): number => a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);

/** How often each colour occurs within plain areas, and how often each of 5, 6 and 5 bits occurs at all. */
function histogram(requests: readonly PictureRequest[]) {
  const plain = new Map<number, number>();
  const all = new Uint32Array(65_536);
  for (const request of requests) {
    const raw = draw(layout(request), cavernaSprite).toBuffer('raw');
    let last = -1;
    for (const pixel of new Uint32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4)) {
      const key = ((pixel >> 19) & 31) | (((pixel >> 10) & 63) << 5) | (((pixel >> 3) & 31) << 11);
      all[key] = (all[key] ?? 0) + 1;
      if (pixel === last) plain.set(pixel, (plain.get(pixel) ?? 0) + 1);
      last = pixel;
    }
  }
  return { plain, all };
}

/** The commonest colours of plain areas that are not too much like one another or like those that are there. */
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
      ...Object.values(groupColours),
      ...Object.values(tagColours).flatMap(({ ground, ink }) => [ground, ink]),
      ...seatStyles.map(({ colour }) => colour),
    ].map((colour) => colour.toUpperCase()),
  ),
];

/** The colours that occur, each as often as the root of its count, so that large plain areas do not take all the places. */
function points(counts: Uint32Array): utils.PointContainer {
  const pixels: number[] = [];
  counts.forEach((count, key) => {
    const rgb = [((key & 31) << 3) + 4, (((key >> 5) & 63) << 2) + 2, ((key >> 11) << 3) + 4];
    for (let i = 0; i < Math.sqrt(count) / 4; i++) pixels.push(...rgb, 255);
  });
  return utils.PointContainer.fromUint8Array(pixels, pixels.length / 4, 1);
}

const hex = (colour: Rgb): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const counts = histogram(samples());
const plain = plainColours(
  counts.plain,
  themeColours.map((colour) => channels(Number.parseInt(colour.slice(1), 16))),
).map(hex);
const chosen = buildPaletteSync([points(counts.all)], {
  colors: SIZE - themeColours.length - plain.length,
  paletteQuantization: 'wuquant',
});
const others = chosen
  .getPointContainer()
  .getPointArray()
  .map(({ r, g, b }) => hex([r, g, b]));
const palette = [...new Set([...themeColours, ...plain, ...others])];
const lines = palette.map((colour) => `  '${colour}',`).join('\n');
const text = `/** The colours of every picture; made by src/tools/palette.ts. */\nexport const PALETTE: readonly string[] = [\n${lines}\n];\n`;
writeFileSync(new URL('../../render/paint/palette-colours.ts', import.meta.url), text);
console.log(`${palette.length} colours, ${themeColours.length} of them of the theme`);
