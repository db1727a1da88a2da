import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/messages/index.ts';
import { unfitIn } from './lettering.ts';

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const)))(
  'cuts nothing off in pictures of %s in %s',
  async (_, language, game) => {
    for (const players of [game.seats.min, Math.min(game.seats.max, 4)])
      expect(await unfitIn(game, players, { language })).toEqual([]);
  },
);
