import { chronicleAlt, lobbyAlt, markOf, scoreAlt } from '../../shared/alt.ts';
import { firstTold, told } from '../../shared/told.ts';
import { SIDES, type Side, slotSides } from './layout/plan.ts';
import type { CaveInput, PictureRequest, SheetInput, SlotCard, SpotCard, TableInput } from './scene.ts';
import type { PictureWords } from './words.ts';

/** A picture in words. */
export function altText(request: PictureRequest, words: PictureWords): string {
  switch (request.kind) {
    case 'table':
      return tableAlt(request.input, words);
    case 'cave':
      return caveAlt(request.input, words);
    case 'rooms':
      return sheetAlt(request.input, words);
    case 'card': {
      const { title, kind, gist, example, legend = [] } = request.input;
      return told([
        `${title}, ${kind}.`,
        gist === '' ? '' : `${gist}.`,
        example,
        ...legend.map(({ words: meaning }) => `${meaning}.`),
      ]);
    }
    case 'lobby':
      return lobbyAlt(request.input, words.alt);
    case 'score':
      return scoreAlt(request.input, words.alt);
    case 'chronicle':
      return chronicleAlt(request.input, words.alt);
    case 'caption':
      return request.input.story;
  }
}

function sheetAlt({ title, rooms }: SheetInput, { telling }: PictureWords): string {
  /** The rooms in brief, the last few only by name. */
  const inShort = (fewer: number) => () => [
    `${title}.`,
    ...rooms.map((room, at) => `${at < rooms.length - fewer ? telling.short(room) : room.name}.`),
  ];
  return firstTold([() => [`${title}.`, ...rooms.map(telling.room)], ...[...rooms.keys(), rooms.length].map(inShort)]);
}

function tableAlt(input: TableInput, words: PictureWords): string {
  const { title, stage, tiles, rooms, pool, walls, seats, piles, cavernLeft } = input;
  const { telling } = words;
  const open = tiles.filter(({ id, taker }) => id !== undefined && taker === undefined);
  // If nobody has turns, no tile can be taken: in a draft, and between the eras.
  const ofOpen = (sentence: () => string) => (seats.length === 0 ? undefined : sentence());
  const taken = tiles.flatMap(({ name, taker }) => (taker === undefined ? [] : [telling.taken(name, taker.name)]));
  const heading = [`${title}, ${stage}.`, ...seats.map(({ owner, left }) => telling.left(owner.name, left))];
  const supply = [
    telling.walls(walls),
    cavernLeft ? telling.cavernLeft : undefined,
    ...piles.map(({ count }) => telling.piles(count)),
  ];
  const shared = pool.length === 0 ? undefined : telling.pool(pool.map(({ name }) => name));
  const names = ofOpen(() => telling.open(open.map(({ name, field }) => telling.named(name, field))));
  const effects = ofOpen(() =>
    telling.openWith(open.map(({ name, effect, field }) => telling.tile(name, effect, field))),
  );
  const short = telling.sale(rooms.map((room) => telling.short(room)));
  const long = telling.saleWith(rooms.map((room) => telling.room(room)));
  return firstTold([
    () => [...heading, effects, ...taken, long, ...supply, shared],
    () => [...heading, effects, ...taken, short, ...supply, shared],
    () => [...heading, names, ...taken, long, ...supply, shared],
    () => [...heading, names, ...taken, short, ...supply, shared],
    () => [...heading, names, ...taken, telling.sale(rooms.map(({ name }) => name)), ...supply, shared],
  ]);
}

/** The walls around a room, printed and built ones, in the form that room tiles need. */
function wallsAround({ cell, walls }: SpotCard, slots: readonly SlotCard[]): string {
  let bits = walls;
  for (const { slot, built } of slots) {
    if (!built) continue;
    const { cell: first, beyond, side } = slotSides(slot);
    if (first === cell) bits |= bitOf(side);
    if (beyond === cell) bits |= bitOf(side === 'east' ? 'west' : 'north');
  }
  const count = SIDES.filter(([, bit]) => (bits & bit) !== 0).length;
  const opposite = [bitOf('north') | bitOf('south'), bitOf('east') | bitOf('west')].includes(bits);
  return opposite ? '2 opposite' : String(count);
}

const bitOf = (side: Side): number => SIDES.find(([name]) => name === side)?.[1] ?? 0;

/** The letters of cells and places for walls, with what they stand for. */
function lettersOf({ spots, slots }: CaveInput, words: PictureWords): string[] {
  const cells = spots.flatMap(({ cell, letter }) => (letter === undefined ? [] : [{ letter, name: words.cell(cell) }]));
  const walls = slots.flatMap(({ slot, letter }) => (letter === undefined ? [] : [{ letter, name: words.slot(slot) }]));
  return [...cells, ...walls]
    .sort((one, other) => one.letter.length - other.letter.length || one.letter.localeCompare(other.letter))
    .map(({ letter, name }) => (letter === name ? name : `${letter} ${name}`));
}

function caveAlt(input: CaveInput, words: PictureWords): string {
  const { title, owner, stage, spots, slots, goods, score, startingPlayer } = input;
  const { telling } = words;
  const named = ({ cell, bonus }: SpotCard): string =>
    bonus === undefined ? words.cell(cell) : telling.bonus(words.cell(cell), words.bundle({ [bonus]: 1 }));
  const rooms = spots.flatMap(({ cell, room }) => (room === undefined ? [] : [{ cell, room }]));
  /** The furnished rooms, the first few with their effects. */
  const furnished = (whole: number): string | undefined =>
    telling.furnished(
      rooms.map(({ cell, room }, at) => {
        const short = at < whole ? telling.standing(room) : telling.standingShort(room);
        return `${words.cell(cell)} ${short}`;
      }),
    );
  const empty = spots.filter(({ is }) => is === 'empty');
  const covered = spots.filter(({ is }) => is === 'covered');
  const told = (whole: number) => [
    `${title} (${markOf(owner, words.alt)}), ${stage}.`,
    startingPlayer ? telling.begins : undefined,
    score === undefined ? undefined : telling.score(score),
    telling.lettered(lettersOf(input, words)),
    goods.length === 0
      ? undefined
      : `${words.bundle(Object.fromEntries(goods.map(({ good, count }) => [good, count])))}.`,
    furnished(whole),
    telling.empty(empty.map((spot) => telling.walled(words.cell(spot.cell), wallsAround(spot, slots)))),
    telling.reachable(covered.filter(({ reachable }) => reachable).map(named)),
    telling.covered(covered.filter(({ reachable }) => !reachable).map(named)),
    telling.built(slots.filter(({ built }) => built).map(({ slot }) => words.slot(slot))),
  ];
  // If there is no room for everything, as many rooms as possible keep their effects.
  return firstTold(Array.from({ length: rooms.length + 1 }, (_, fewer) => () => told(rooms.length - fewer)));
}
