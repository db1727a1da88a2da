import { expect, test } from 'vitest';
import { looks } from '../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../render/paint/look.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import {
  faceIn,
  openSketchbook,
  panelsIn,
  picturesIn,
  playedAtRandom,
  positionIn,
  tableOf,
} from '../../src/tools/sketches.ts';
import { textsOf } from './legible.ts';

const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Bo', 'Ada'];

/** Texts that a picture cuts although it should show them whole, as they appear there. */
const cutIn = (request: GamePicture): string[] =>
  textsOf(lookOf(looks, request.game).layout(request).shapes).flatMap(({ text, whole }) =>
    whole === undefined ? [] : [`${request.kind}: ${text} (${whole})`],
  );

/** A game that always starts with some options. */
const beginningWith = (game: Game, options: unknown): Game => ({
  ...game,
  start: (_, seats, seed) => game.start(game.options.parse(options), seats, seed),
});

/**
 * The cut texts in the pictures of a random game: in the panel at every fourth choice, and in all pictures at intervals
 * and at the end.
 */
async function cutOf(rules: Game, players: number, options: unknown): Promise<string[]> {
  const game = beginningWith(rules, options);
  const { faces, requests } = openSketchbook();
  const face = faceIn(faces, game);
  const table = tableOf(game, NAMES.slice(0, players));
  const cut = new Set<string>();
  for (const { entry, state } of playedAtRandom(game, players, `cut ${players}`)) {
    const position = positionIn(game, table, state);
    const isFinal = game.decisions(state).length === 0;
    if (entry % 18 === 0 || isFinal) {
      await picturesIn(face, position);
      await face.boardsTogether?.(position);
    }
    for (const panel of panelsIn(position).slice(0, 1))
      if (entry % 4 === 1) await face.panelPictures(panel, { branch: undefined, before: undefined });
    for (const request of requests()) for (const words of cutIn(request)) cut.add(words);
  }
  return [...cut];
}

const folks = (count: number, from: number) => ({
  folks: { seats: Array.from({ length: count }, (_, at) => FOLK_IDS[(from + at) % FOLK_IDS.length]) },
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
