import { afterAll, expect, test } from 'vitest';
import { looks } from '../../../render/games/index.ts';
import { paintFrame } from '../../../render/paint/frame.ts';
import { paint } from '../../../render/paint/paint.ts';
import { icon } from '../../../render/paint/shape.ts';
import { colours, seatStyle } from '../../../render/paint/theme.ts';
import { scoreAlt } from '../../../render/shared/alt.ts';
import { animate, type Frame } from '../../../render/shared/animation.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { type BoardInput, middleOf, type PictureRequest, looks as toyLooks } from '../../house/tic-tac-toe/look.ts';
import { openPainter } from '../../house/tic-tac-toe/painter.ts';
import { readGif } from '../../replay/games.ts';
import { colourAt } from '../compare.ts';

const painter = openPainter();
afterAll(() => painter.close());

const owners = ownersOf(Object.entries({ Ada: 'red', Ben: 'blue' }).map(([name, colour]) => ({ name, colour })));
const board: BoardInput = { title: 'Three in a row', cells: [0, 1, undefined, ...Array(6).fill(undefined)] };
const paintToy = (picture: PictureRequest) => painter.paint({ game: 'tic-tac-toe', ...picture });

test('a game unknown to the painter is painted in a thread, with its own drawings', async () => {
  const { png, width, height } = await paintToy({ kind: 'board', input: board });
  expect([width, height]).toEqual([1600, 422]);
  const painted = [seatStyle(0).colour, seatStyle(4).colour, colours.parchment];
  expect([0, 1, 2].map((at) => colourAt(png, middleOf(at)))).toEqual(painted);
});

test('its lobby and its score sheet are the same as in all games', async () => {
  const lobby = { title: 'Toy', subtitle: '', seats: [...owners, undefined], freeSeat: 'free', options: ['short'] };
  expect((await paintToy({ kind: 'lobby', input: lobby })).width).toBe(1400);
  const players = owners.map((owner, seat) => ({ owner, total: seat, winner: seat === 1 }));
  const score = { title: 'Score', totalName: 'Total', players, lines: [{ key: 'row', name: 'Rows', points: [0, 1] }] };
  expect((await paintToy({ kind: 'score', input: score })).width).toBe(1600);
  const { alt } = catalogue('en');
  expect(scoreAlt(score, alt)).toBe('Score. Winner: Ben. Ada 0. Ben 1; rows 1.');
});

test('its replay is an animation with a picture for each player', async () => {
  const frame = (cells: BoardInput['cells']): Frame => ({
    caption: {
      title: 'Move',
      owner: owners[0],
      plaque: { name: '1 of 2', sign: [] },
      story: 'Ada moved.',
      progress: 1,
    },
    table: { kind: 'board', input: { ...board, cells }, crop: 100 },
    boards: owners.map(() => ({ kind: 'board', input: board })),
    ms: 500,
  });
  const film = {
    game: 'tic-tac-toe',
    frames: [frame([]), frame(board.cells)],
    framed: (told: Frame) => told,
    size: { width: 400, players: 2, board: { width: 1600, height: 422 } },
  };
  const parts: Uint8Array[] = [];
  for await (const part of animate(painter, film)) parts.push(part);
  expect(readGif(Buffer.concat(parts))).toMatchObject({ width: 400, delays: [500, 500] });
});

test('drawings with the same name in two games are kept apart', () => {
  const picture = { width: 64, height: 64, ground: '#000000', shapes: [icon('icon:points', { x: 32, y: 32 }, 64)] };
  const [ours, toys] = [looks.caverna, toyLooks['tic-tac-toe']].map((look) => look && paint(picture, look.sprite));
  expect(toys).toBeDefined();
  expect(ours?.equals(toys ?? Buffer.alloc(0))).toBe(false);
});

test('a game without a look is refused by name', async () => {
  const request = { game: 'toString', kind: 'board', input: board };
  await expect(painter.paint(request)).rejects.toThrow('There are no pictures of the game "toString".');
  const job = { width: 10, height: 10, before: undefined, ms: 10 };
  const region = { box: { x: 0, y: 0, w: 10, h: 10 }, crop: 0, request };
  expect(() => paintFrame({ ...job, regions: [region] }, toyLooks)).toThrow('toString');
});
