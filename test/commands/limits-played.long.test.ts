import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { openLongTable } from './limits/longest.ts';
import { press } from './limits/presses.ts';
import { expectNoEnglish, GAMES, playInPseudo } from './limits/pseudo-tour.ts';
import { tour } from './limits/tour.ts';

describe('in a language that nobody speaks', () => {
  expectNoEnglish();

  it.each(GAMES)('a whole game of $name has no English left', (game) => playInPseudo(game, game.every));
});

/** After how many turns the test checks a game again: less often in other languages, because only lengths differ. */
const EVERY = { english: 50, others: 100 };

describe.each(LANGUAGES)('what a game of 7 shows with the longest names (%s)', (language) => {
  it('stays within every limit from the first turn to the last', async () => {
    const table = await openLongTable({ seed: language, words: catalogue(language) });
    await tour(table, language === 'en' ? EVERY.english : EVERY.others);
    const [user] = table.users;
    if (user) await press(table, { on: 'replay', game: table.gameId, pace: 'rounds' }, { user });
    expect(table.errors).toEqual([]);
  });
});
