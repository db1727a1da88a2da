import { describe, expect, test } from 'vitest';
import { looks } from '../../render/games/index.ts';
import type { GamePicture } from '../../render/paint/look.ts';
import { lookOf } from '../../render/paint/look.ts';
import { line } from '../../render/paint/text.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import {
  englishFace,
  openSketchbook,
  panelsIn,
  picturesIn,
  playedAtRandom,
  positionIn,
  tableOf,
} from '../../src/tools/sketches.ts';
import { PICTURES as CAVE } from './games/cave-vs-cave/pictures.ts';
import { PICTURES as CAVERNA } from './games/caverna/pictures.ts';
import { textsOf } from './legible.ts';

/** So many action tiles never lie there at once. */
const MORE_THAN_EVER = ['all action tiles', 'all action tiles, taken'];

const CROWDED: [string, GamePicture][] = [
  ...Object.entries(CAVERNA).map(([name, request]): [string, GamePicture] => [name, { game: 'caverna', ...request }]),
  ...Object.entries(CAVE)
    .filter(([name]) => !MORE_THAN_EVER.includes(name))
    .map(([name, request]): [string, GamePicture] => [name, { game: 'cave-vs-cave', ...request }]),
];

/** The names of all people who are shown. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'mark' in value && 'name' in value && typeof value.name === 'string' ? [value.name] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Bo', 'Ada'];

/** What should stand in a picture and is cut, as it stands there. */
const cutIn = (request: GamePicture): string[] =>
  textsOf(lookOf(looks, request.game).layout(request).shapes).flatMap(({ text, whole }) =>
    whole === undefined ? [] : [`${request.kind}: ${text} (${whole})`],
  );

/** A game that always begins with some options. */
const beginningWith = (game: Game, options: unknown): Game => ({
  ...game,
  start: (_, seats, seed) => game.start(game.options.parse(options), seats, seed),
});

/** What is cut in the pictures of a random game: those of every other choice, and all of them now and then and at its end. */
async function cutOf(rules: Game, players: number, options: unknown): Promise<string[]> {
  const game = beginningWith(rules, options);
  const { faces, requests } = openSketchbook();
  const face = englishFace(faces, game);
  const table = tableOf(game, NAMES.slice(0, players));
  const cut = new Set<string>();
  for (const { entry, state } of playedAtRandom(game, players, `cut ${players}`)) {
    const position = positionIn(game, table, state);
    const isFinal = game.decisions(state).length === 0;
    if (entry % 9 === 0 || isFinal) {
      await picturesIn(face, position);
      await face.boardsTogether?.(position);
    }
    for (const panel of panelsIn(position).slice(0, 1))
      if (entry % 2 === 0) await face.panelPictures(panel, { branch: undefined, before: undefined });
    for (const request of requests()) for (const words of cutIn(request)) cut.add(words);
  }
  return [...cut];
}

const folks = (count: number, from: number) => ({
  folks: { seats: Array.from({ length: count }, (_, at) => FOLK_IDS[(from + at) % FOLK_IDS.length]) },
});

test('of a text that is cut it is known what it should be', () => {
  expect(line('Goblin', { x: 0, y: 0 }, { size: 40, max: 300 }).whole).toBeUndefined();
  expect(line('Goblin with a dwelling', { x: 0, y: 0 }, { size: 40, min: 33, max: 180 })).toMatchObject({
    text: expect.stringMatching(/^Goblin.*…$/),
    whole: 'Goblin with a dwelling',
  });
});

describe('of what may stand in a picture nothing is cut but names of people', () => {
  test.each(CROWDED)('%s', (_, request) => {
    const names = namesIn(request);
    const cut = textsOf(lookOf(looks, request.game).layout(request).shapes).flatMap(({ whole }) => whole ?? []);
    expect(cut.filter((words) => !names.some((name) => words.includes(name) || name.includes(words)))).toEqual([]);
  });
});

test.each([
  ['Caverna', caverna as Game, 1, {}],
  ['Caverna', caverna as Game, 4, {}],
  ['Caverna', caverna as Game, 7, {}],
  ['Forgotten folks', caverna as Game, 2, folks(2, 0)],
  ['Forgotten folks', caverna as Game, 4, folks(4, 2)],
  ['Forgotten folks', caverna as Game, 7, folks(7, 1)],
  ['Cave vs Cave', caveVsCave as Game, 1, {}],
  ['Cave vs Cave', caveVsCave as Game, 2, {}],
] as const)('nothing is cut in the pictures of a game of %s', async (_, game, players, options) => {
  expect(await cutOf(game, players, options)).toEqual([]);
});
