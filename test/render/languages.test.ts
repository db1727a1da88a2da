import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { openSketchbook, picturesIn, playedAtRandom, positionIn, tableOf } from '../../src/tools/sketches.ts';
import { unfitIn } from './lettering.ts';

const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines', 'Dara', 'Lewis'];

/** After how many choices a game is checked again. */
const EVERY = 12;

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const)))(
  'cuts nothing off in pictures of %s in %s',
  async (id, language, game) => {
    const { faces, requests } = openSketchbook();
    const face = Object.entries(faces).find(([known]) => known === id)?.[1](catalogue(language)) ?? expect.fail();
    for (const players of [game.seats.min, Math.min(game.seats.max, 4)]) {
      const table = tableOf(game, NAMES.slice(0, players));
      for (const { entry, state } of playedAtRandom(game, players, `lettering ${players}`)) {
        if (entry % EVERY === 0) await picturesIn(face, positionIn(game, table, game.clone(state)));
      }
    }
    for (const topic of face.rulebook?.find('', 1_000) ?? []) await face.rulebook?.card(topic, undefined);
    expect(unfitIn(requests())).toEqual([]);
  },
);
