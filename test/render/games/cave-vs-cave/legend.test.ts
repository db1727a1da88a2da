import { expect, it } from 'vitest';
import { topicLayout } from '../../../../render/games/cave-vs-cave/layout/topic.ts';
import { LEGEND_ROWS } from '../../../../render/games/cave-vs-cave/legend-rows.ts';
import { PICTURED_ROOMS, roomFace } from '../../../../render/games/cave-vs-cave/room-faces.ts';
import { FIELD_FACES, PICTURED_TILES, tileFace } from '../../../../render/games/cave-vs-cave/tile-faces.ts';
import { legendOf, topicCards } from '../../../../render/shared/topic.ts';
import { GOODS } from '../../../../src/games/cave-vs-cave/goods.ts';
import { catalogue, gameWords } from '../../../../src/messages/index.ts';
import { leaving, spritesOf, textsOf } from '../../legible.ts';

const { pictures } = gameWords(catalogue('en'), 'cave-vs-cave');
const legend = legendOf('pictures', LEGEND_ROWS, pictures.legend) ?? [];

it('explains every sign in full beside it, within its card', () => {
  const headings = pictures.card;
  const input = { title: 'Signs', kind: 'rule', gist: 'Signs', example: '', related: [], headings, legend };
  const cards = topicCards(input).map(topicLayout);
  expect(cards.length).toBe(3);
  const texts = cards.flatMap(({ shapes }) => textsOf(shapes));
  const said = texts.map(({ text }) => text).join(' ');
  for (const { words } of legend) expect(said).toContain(words);
  const signs = ['icon:spark', 'icon:pick', 'icon:door', 'pattern:2 opposite', 'pattern:1-3', 'icon:lantern'];
  expect(cards.flatMap(({ shapes }) => spritesOf(shapes))).toEqual(expect.arrayContaining(signs));
  for (const card of cards) {
    expect(card.height).toBeLessThanOrEqual(900);
    expect(leaving(card)).toEqual([]);
    const words = textsOf(card.shapes).filter(({ text }) => /\p{L}{2}/u.test(text));
    expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(40);
  }
  expect(legendOf('walls', LEGEND_ROWS, pictures.legend)).toBeUndefined();
});

/** The signs of a row that are not goods, numbers or marks between them. */
const signsIn = (row: string): string[] => row.split(' ').filter((token) => /^[a-z]{2,}/u.test(token));

it('explains every sign that appears on a room or an action tile', () => {
  const known = new Set(legend.flatMap(({ row }) => signsIn(row)));
  const faces = [
    ...PICTURED_ROOMS.map((id) => roomFace(id).effect),
    ...PICTURED_TILES.flatMap((id) => tileFace(id).effects),
    ...FIELD_FACES,
  ];
  const used = new Set(faces.flatMap(signsIn));
  const strange = [...used].filter((sign) => !known.has(sign) && !GOODS.some((good) => good === sign));
  expect(strange.map((sign) => sign.replace(/:.*/u, '')).filter((kind) => kind !== 'act')).toEqual([]);
});

it('uses a lantern only for the starting player', () => {
  const rows = legend.filter(({ row }) => row.includes('lantern'));
  expect(rows).toEqual([{ row: 'lantern', words: 'The starting player' }]);
});
