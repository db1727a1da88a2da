import { expect, it } from 'vitest';
import { topicLayout } from '../../../../render/games/cave-vs-cave/layout/topic.ts';
import { legendOf } from '../../../../render/games/cave-vs-cave/legend-rows.ts';
import { textBox } from '../../../../render/paint/shape.ts';
import { catalogue, gameWords } from '../../../../src/messages/index.ts';

const { pictures } = gameWords(catalogue('en'), 'cave-vs-cave');

it('tells every sign of the pictures beside it, in whole and within its card', () => {
  const legend = legendOf(pictures.legend, 'pictures') ?? expect.fail();
  const headings = pictures.card;
  const picture = topicLayout({ title: 'Signs', kind: 'rule', gist: '', example: '', related: [], headings, legend });
  const texts = picture.shapes.flatMap((shape) => (shape.is === 'text' ? [shape] : []));
  const said = texts.map(({ text }) => text).join(' ');
  for (const { words } of legend) expect(said).toContain(words);
  const sprites = picture.shapes.flatMap((shape) => (shape.is === 'sprite' ? [shape.sprite] : []));
  expect(sprites).toEqual(
    expect.arrayContaining([
      'icon:spark',
      'icon:pick',
      'icon:door',
      'pattern:2 opposite',
      'pattern:1-3',
      'icon:lantern',
    ]),
  );
  for (const text of texts) {
    const box = textBox(text);
    expect(box.x + box.w, text.text).toBeLessThanOrEqual(picture.width);
    expect(box.y + box.h, text.text).toBeLessThanOrEqual(picture.height);
  }
  expect(legendOf(pictures.legend, 'walls')).toBeUndefined();
});
