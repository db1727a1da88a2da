import { lobbyAlt, markOf, scoreAlt } from '../../shared/alt.ts';
import { told } from '../../shared/told.ts';
import type { CaveInput, PictureRequest, RoomCard, TableInput } from './scene.ts';
import type { PictureWords } from './words.ts';

/** What a picture shows in words. */
export function altText(request: PictureRequest, words: PictureWords): string {
  switch (request.kind) {
    case 'table':
      return tableAlt(request.input, words);
    case 'cave':
      return caveAlt(request.input, words);
    case 'rooms':
      return told([`${request.input.title}.`, ...request.input.rooms.map((room) => roomAlt(room, words))]);
    case 'card': {
      const { title, kind, gist, example } = request.input;
      return told([`${title}, ${kind}.`, `${gist}.`, example]);
    }
    case 'lobby':
      return lobbyAlt(request.input, words.alt);
    case 'score':
      return scoreAlt(request.input, words.alt);
    case 'chronicle':
      return request.input.title;
    case 'caption':
      return request.input.story;
  }
}

const roomAlt = (room: RoomCard, { telling }: PictureWords): string => telling.room(room);

function tableAlt({ title, stage, tiles, rooms, pool, walls }: TableInput, words: PictureWords): string {
  const { telling } = words;
  const open = tiles.filter(({ id, taker }) => id !== undefined && taker === undefined).map(({ name }) => name);
  const taken = tiles.flatMap(({ name, taker }) => (taker === undefined ? [] : [telling.taken(name, taker.name)]));
  return told([
    `${title}, ${stage}.`,
    telling.open(open),
    ...taken,
    telling.walls(walls),
    telling.sale(rooms.map((room) => telling.short(room))),
    pool.length === 0 ? undefined : telling.pool(pool.map(({ name }) => name)),
  ]);
}

function caveAlt({ title, owner, stage, spots, slots, goods, score }: CaveInput, words: PictureWords): string {
  const { telling } = words;
  const of = (is: 'empty' | 'covered') => spots.filter((spot) => spot.is === is).map(({ cell }) => words.cell(cell));
  const furnished = spots.flatMap(({ cell, room }) => (room === undefined ? [] : [`${words.cell(cell)} ${room.name}`]));
  return told([
    `${title} (${markOf(owner, words.alt)}), ${stage}.`,
    score === undefined ? undefined : telling.score(score),
    `${words.bundle(Object.fromEntries(goods.map(({ good, count }) => [good, count])))}.`,
    telling.furnished(furnished),
    telling.empty(of('empty')),
    telling.covered(of('covered')),
    telling.built(slots.filter(({ built }) => built).map(({ slot }) => words.slot(slot))),
  ]);
}
