import { describe, expect, it } from 'vitest';
import { leftover, PSEUDO, pseudo } from '../messages/pseudo.ts';
import { expectNoEnglish, GAMES, playInPseudo } from './limits/pseudo-tour.ts';

expectNoEnglish();

describe('a language that nobody speaks', () => {
  it('is made from English, and leaves unchanged what is the same in every language', () => {
    expect(pseudo('Take **3 wood** from <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c')).toBe(
      'Ŧàķèè **3 ŵòòđđ** ƒŕòɱɱ <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c',
    );
    expect(pseudo(pseudo('wood'))).toBe(pseudo('wood'));
    expect(leftover(pseudo('Take 3 wood'))).toBeUndefined();
    expect(leftover(`${pseudo('Take')} wood now`)).toBe('wood now');
    expect(PSEUDO.games.caverna.thing('wood').many).not.toMatch(/[a-z]/);
  });

  it.each(GAMES)('is all that people read in $name, in messages and pictures, and none of it is cut', async (game) => {
    await playInPseudo(game, 5 * game.every);
  });
});
