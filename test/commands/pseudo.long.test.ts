import { it } from 'vitest';
import { GAMES, playInPseudo, watch } from './limits/pseudo-tour.ts';

watch();

it.each(GAMES)('a whole game of $name has no English left in a language that nobody speaks', async (game) => {
  await playInPseudo(game, game.every);
});
