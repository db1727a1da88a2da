import { allGoldenPictures } from '../../../../lab/golden-pictures.ts';
import { roomCard } from '../../../../render/games/cave-vs-cave/index.ts';
import { PICTURED_ROOMS } from '../../../../render/games/cave-vs-cave/room-faces.ts';
import type { PictureRequest, RoomCard, TileCard } from '../../../../render/games/cave-vs-cave/scene.ts';
import { PICTURED_TILES } from '../../../../render/games/cave-vs-cave/tile-faces.ts';
import { ROOMS } from '../../../../src/games/cave-vs-cave/board.ts';
import { GOODS, limitOf } from '../../../../src/games/cave-vs-cave/goods.ts';
import { catalogue, gameWords } from '../../../../src/messages/index.ts';

export const WORDS = gameWords(catalogue('en'), 'cave-vs-cave');
const MARA = { mark: 0, letter: 'M', name: 'Mara' };
const TOM = { mark: 1, letter: 'T', name: 'Maximiliana the Second' };

export const EVERY_ROOM: readonly RoomCard[] = PICTURED_ROOMS.map((id) => roomCard(WORDS, id));
const FOR_SALE = EVERY_ROOM.slice(1);

/** Every action tile; each field lies beneath one. */
const tiles = (taken: boolean): TileCard[] =>
  PICTURED_TILES.map((id, at) => ({
    id,
    ...WORDS.actionTile(id),
    ...(at > 11 && { fieldIndex: at - 12, more: 'weapon' as const }),
    ...(id === 'renovation' && { more: 'gold' as const }),
    ...(taken && { taker: at % 2 === 0 ? MARA : TOM, fresh: true }),
  }));

const table = (tileCards: readonly TileCard[], rooms: readonly RoomCard[]): PictureRequest => ({
  kind: 'table',
  input: {
    title: 'The turn of Maximiliana the Second',
    stage: WORDS.stage.round(2, 4, 4),
    tiles: tileCards,
    rooms,
    pool: rooms.slice(0, 6),
    poolTitle: WORDS.pictures.pool,
    roomsTitle: WORDS.pictures.rooms,
    walls: 10,
    cavernLeft: true,
    wallsText: WORDS.pictures.walls(10),
    cavernText: WORDS.pictures.caverns(1),
    piles: [{ back: 'room 1', count: 18 }],
    seats: [MARA, TOM].map((owner, at) => ({ owner, turns: 4, left: 2 + at, onTurn: at === 0, starts: at === 1 })),
  },
});

/** A cave of both eras that is full of rooms, starting with this one. */
const cave = (from: number): PictureRequest => ({
  kind: 'cave',
  input: {
    title: WORDS.boards.one(TOM.name),
    owner: TOM,
    stage: WORDS.stage.round(2, 4, 4),
    spots: ROOMS.map(({ cell, walls }, at) => {
      const room = EVERY_ROOM[(from + at) % EVERY_ROOM.length];
      return { cell, is: 'furnished', walls, ...(room === undefined ? {} : { room }) };
    }),
    slots: [],
    goods: GOODS.map((good) => ({ good, count: limitOf(good), limit: limitOf(good), full: 'full', before: 0 })),
    score: 178.5,
    lastAction: 'Interior design',
    startingPlayer: true,
  },
});

/** Pictures that are as crowded as they can be. */
export const PICTURES: Readonly<Record<string, PictureRequest>> = {
  'all action tiles': table(tiles(false), FOR_SALE.slice(0, 12)),
  'all action tiles, taken': table(tiles(true), FOR_SALE.slice(24)),
  'twelve action tiles': table(tiles(false).slice(0, 12), FOR_SALE),
  'a cave with the first rooms': cave(0),
  'a cave with the next rooms': cave(20),
  'a cave with the last rooms': cave(26),
  'a sheet of three': { kind: 'rooms', input: { title: 'Furnish a room', rooms: FOR_SALE.slice(0, 3) } },
  'a sheet of all': {
    kind: 'rooms',
    input: {
      title: 'Furnish a room',
      rooms: FOR_SALE.map((room, at) => ({ ...room, fresh: at % 5 === 0, possible: at % 3 > 0 })),
    },
  },
};

export const GOLDEN_PICTURES = (await allGoldenPictures())
  .filter(({ request, frame }) => request.game === 'cave-vs-cave' && frame === undefined)
  .map(({ name, request }) => ({ name, request: request as unknown as PictureRequest }));
