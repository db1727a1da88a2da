import { describe, expect, it } from 'vitest';
import { topicView } from '../../../../commands/games/caverna/topics.ts';
import { type Shown, topicPictures } from '../../../../render/games/caverna/index.ts';
import { topicLayout } from '../../../../render/games/caverna/layout/topic.ts';
import { pictureWords } from '../../../../render/games/caverna/words.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../../../src/messages/index.ts';
import { leaving, textsOf, wordsIn } from '../../legible.ts';

const words = gameWords(catalogue('en'), 'caverna');
const players = 4;
const shown: Shown = {
  state: caverna.start(caverna.options.parse({}), players, 'cards'),
  owners: [],
  words: pictureWords(words),
};

const cards = words.topics.flatMap((topic) => {
  const requests = topicPictures(shown, topicView(words, topic, { players, atTable: false }));
  return requests.flatMap(({ kind, input }) =>
    kind === 'card' ? [[topic.id, input, topicLayout(input)] as const] : [],
  );
});

describe('the card of', () => {
  it.each(cards)('%s says in full what it does, with an example and related topics', (_, input, picture) => {
    const texts = textsOf(picture.shapes);
    const said = wordsIn(texts).join(' ');
    const meanings = (input.legend ?? []).map(({ words: meaning }) => meaning);
    for (const part of [input.title, input.kind, input.gist, input.example, ...input.related, ...meanings]) {
      expect(said).toContain(part.normalize('NFKC'));
    }
    expect(leaving(picture)).toEqual([]);
    // On a phone no lettering is smaller than ten pixels.
    const small = texts.filter(({ text, size }) => !/^[+−×≤›/\d]+$/.test(text) && size < picture.width / 40);
    expect(wordsIn(small)).toEqual([]);
  });

  it('the signs comes in parts, which are as wide as other cards and large enough to read, and explain each sign once', () => {
    const parts = cards.filter(([id]) => id === 'rule:pictures');
    expect(parts.map(([, { kind }]) => kind)).toEqual(['rule 1/3', 'rule 2/3', 'rule 3/3']);
    expect(parts.flatMap(([, { legend = [] }]) => legend.map(({ words: meaning }) => meaning))).toEqual(
      Object.values(words.pictures.legend),
    );
    for (const [, , picture] of parts) {
      expect(picture.width).toBe(1400);
      // Discord fits a picture into 550 x 350 pixels: up to this height, it has the full width.
      expect(picture.height).toBeLessThanOrEqual(900);
      const words = textsOf(picture.shapes).filter(({ text }) => /\p{L}{2}/u.test(text));
      expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(40);
    }
  });

  it('a tile shows its price and points, with an asterisk if its points vary', () => {
    const card = (id: string) => wordsIn(cards.find(([other]) => other === id)?.[2].shapes ?? []);
    expect(card('tile:mixedDwelling')).toEqual(expect.arrayContaining(['5', '4']));
    expect(card('tile:mainStorage')).toContain('*');
  });

  it('a tile says its points in words, and whether there may be more', () => {
    const { price } = words.pictures.alt;
    expect(price('1 wood', 2)).toBe('Costs 1 wood; 2 points.');
    expect(price('1 wood', '2*')).toBe('Costs 1 wood; 2 points or more.');
    expect(price('1 wood', undefined)).toBe('Costs 1 wood; points vary.');
  });
});
