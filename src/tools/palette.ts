import { writeFileSync } from 'node:fs';
import { buildPaletteSync, utils } from 'image-q';
import {
  actionBoard,
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

const SIZE = 256;
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

/** How often each colour of 5, 6 and 5 bits occurs. */
function histogram(requests: readonly PictureRequest[]): Uint32Array {
  const counts = new Uint32Array(65_536);
  for (const request of requests) {
    const raw = draw(layout(request), cavernaSprite).toBuffer('raw');
    for (const pixel of new Uint32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4)) {
      const key = ((pixel >> 19) & 31) | (((pixel >> 10) & 63) << 5) | (((pixel >> 3) & 31) << 11);
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
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

const hex = (point: utils.Point): string =>
  `#${[point.r, point.g, point.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const chosen = buildPaletteSync([points(histogram(samples()))], {
  colors: SIZE - themeColours.length,
  paletteQuantization: 'wuquant',
});
const palette = [...new Set([...themeColours, ...chosen.getPointContainer().getPointArray().map(hex)])];
const lines = palette.map((colour) => `  '${colour}',`).join('\n');
const text = `/** The colours of every picture; made by src/tools/palette.ts. */\nexport const PALETTE: readonly string[] = [\n${lines}\n];\n`;
writeFileSync(new URL('../../render/paint/palette-colours.ts', import.meta.url), text);
console.log(`${palette.length} colours, ${themeColours.length} of them of the theme`);
