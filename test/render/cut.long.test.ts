import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { unfitIn } from './lettering.ts';

const folks = (count: number, from: number): Game => {
  const seats = Array.from({ length: count }, (_, at) => FOLK_IDS[(from + at) % FOLK_IDS.length]);
  const options = caverna.options.parse({ folks: { seats } });
  return { ...(caverna as Game), start: (_, players, seed) => caverna.start(options, players, seed) };
};

test.each([
  ['Caverna', caverna as Game, [1, 4, 7]],
  ['two forgotten folks', folks(2, 0), [2]],
  ['four forgotten folks', folks(4, 2), [4]],
  ['seven forgotten folks', folks(7, 1), [7]],
  ['Cave vs Cave', caveVsCave as Game, [1, 2]],
] as const)('nothing is cut in the pictures of a game of %s', async (_, game, counts) => {
  for (const players of counts) expect(await unfitIn(game, players, { every: 5 })).toEqual([]);
});
