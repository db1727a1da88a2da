import { allGoldenPictures } from '../../../../lab/golden-pictures.ts';
import { folkSheet, lootBoard, type Shown, scoreSheet, supplySheets } from '../../../../render/games/caverna/index.ts';
import type { PictureRequest } from '../../../../render/games/caverna/scene.ts';
import { pictureWords } from '../../../../render/games/caverna/words.ts';
import { seatStyles } from '../../../../render/paint/theme.ts';
import { ownersOf } from '../../../../render/shared/owner.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { catalogue } from '../../../../src/messages/index.ts';
import { at, board, crowded, four, MARA, mara, OWNERS, place, seven, solo, YUKI } from './examples.ts';

export const WORDS = pictureWords(catalogue('en'));

/** The golden pictures of Caverna. */
export const GOLDEN_PICTURES = (await allGoldenPictures())
  .filter(({ request, frame }) => request.game === 'caverna' && frame === undefined)
  .map(({ name, request }) => ({ name, request: request as PictureRequest }));

/** A new game. */
function begun(players: number): Shown {
  const owners = ownersOf(seatStyles.slice(0, players).map(({ name }) => ({ name, colour: name })));
  return { state: caverna.start(caverna.options.parse({}), players, 'pictures'), owners, words: WORDS };
}

/** A picture of every kind, plain ones and the most crowded ones. */
export const PICTURES: Readonly<Record<string, PictureRequest>> = {
  'home board': { kind: 'home', input: mara },
  'home board at the start': { kind: 'home', input: board(YUKI, {}) },
  'crowded home board': { kind: 'home', input: crowded },
  'boards of seven': {
    kind: 'boards',
    input: { title: 'All Home boards', stage: 'Round 12', boards: OWNERS.map((owner) => ({ ...crowded, owner })) },
  },
  'action board of four': { kind: 'actions', input: four },
  'action board of seven': { kind: 'actions', input: seven },
  'action board of one': { kind: 'actions', input: solo },
  choice: {
    kind: 'choice',
    input: {
      board: { ...mara, delta: {} },
      candidates: [
        { label: 'A', cells: [at('d1')] },
        { label: 'B', cells: [at('e2'), at('e1')] },
        { label: 'C', cells: [at('f3')] },
        { label: 'D', cells: [at('f2')] },
        { label: 'right of F4', cells: [at('g4')] },
      ],
      preview: [],
    },
  },
  'effect of a choice': {
    kind: 'choice',
    input: {
      board: { ...mara, delta: { wood: -12, food: 1, begging: 2 } },
      candidates: [],
      preview: [
        { at: at('b1'), cell: place({ ground: 'field' }) },
        { at: at('a1'), cell: place({ ground: 'meadow' }) },
      ],
    },
  },
  supply: {
    kind: 'supply',
    input: (() => {
      const input = {
        title: 'Furnishing tiles',
        tiles: supplySheets(begun(7), { title: '' }).flatMap(({ tiles }) => tiles),
      };
      const tiles = input.tiles.map((tile, i) => ({ ...tile, owners: OWNERS.slice(0, i % 9 === 0 ? (i / 9) % 8 : 0) }));
      return { ...input, tiles };
    })(),
  },
  'sheet of a folk with many limits': { kind: 'folk', input: folkSheet(begun(1), 'caveGoblins') },
  'sheet of a folk in the colour of a seat': { kind: 'folk', input: folkSheet(begun(1), 'elves', MARA) },
  loot: {
    kind: 'loot',
    input: lootBoard(begun(1), { title: 'Loot', expedition: { seat: 0, strength: 9, level: 3, taken: ['dog'] } }),
  },
  'overview of the loot': { kind: 'loot', input: lootBoard(begun(1), { title: 'Loot' }) },
  'score sheet': {
    kind: 'score',
    input: (() => {
      const input = scoreSheet(begun(7), 'Final score');
      return { ...input, players: OWNERS.map((owner, i) => ({ owner, total: i * 40 - 100, winner: i === 6 })) };
    })(),
  },
  lobby: {
    kind: 'lobby',
    input: {
      title: 'Caverna: The Cave Farmers',
      subtitle: 'Waiting for players',
      freeSeat: 'free seat',
      seats: [...OWNERS.slice(0, 5), undefined, undefined],
      options: ['full set of furnishing tiles', 'harvest markers at the start', 'live scores'],
    },
  },
  'lobby of one': {
    kind: 'lobby',
    input: { title: 'Caverna', subtitle: '', freeSeat: 'free', seats: [MARA], options: [] },
  },
};
