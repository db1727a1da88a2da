import { about, type Clause, toldOfEach } from '../../../shared/told.ts';
import { isPreprinted } from '../layout/cell.ts';
import { ANIMALS, type BoardsInput, type HomeBoardInput, hasStable, SHELF } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { changes, peopleOf } from './home.ts';

/** How many of each animal there are, including those without room. */
function animals({ cells, homeless }: HomeBoardInput, words: PictureWords): string[] {
  const herds = [...cells.flatMap((place) => place.herds), ...homeless];
  return ANIMALS.flatMap((animal) => {
    const count = herds.reduce((sum, herd) => sum + (herd.animal === animal ? herd.count : 0), 0);
    return count === 0 ? [] : [words.amount(animal, count)];
  });
}

/** How many places are built; both halves of a large pasture count. */
const builtOn = ({ cells }: HomeBoardInput): number =>
  cells.filter(({ cell: { ground } }) => ground !== 'outside' && ground !== 'forest' && ground !== 'mountain').length;

/** How many places there are of each kind of built ground; a large pasture counts once. */
function grounds({ cells }: HomeBoardInput, words: PictureWords): string[] {
  const counts = new Map<string, number>();
  cells.forEach(({ cell }, at) => {
    const { ground } = cell;
    if (ground === 'outside' || ground === 'forest' || ground === 'mountain' || ground === 'furnished') return;
    if (cell.ground === 'largePasture' && cell.other < at) return;
    counts.set(ground, (counts.get(ground) ?? 0) + 1);
  });
  return [...counts].map(([ground, count]) => `${count} ${words.ground(ground, count)}`);
}

function stables({ cells }: HomeBoardInput, words: PictureWords): string[] {
  const count = cells.filter(hasStable).length;
  return count === 0 ? [] : [words.amount('stable', count)];
}

/** Crops that grow in the bare forest. */
function forestCrops({ cells }: HomeBoardInput, words: PictureWords): string[] {
  const sown = cells.filter(({ cell }) => cell.ground === 'forest' && cell.crop !== undefined).length;
  return sown === 0 ? [] : [words.alt.sownForest(sown)];
}

/** What to say about a board, the most important first. */
function clauses(board: HomeBoardInput, words: PictureWords): Clause[] {
  const { alt } = words;
  const changed = [...changes(board.delta, words), ...board.changed.map((at) => board.cells[at]?.label ?? '')];
  const goods = SHELF.flatMap((thing) => (board.supply[thing] ? [words.amount(thing, board.supply[thing])] : []));
  const dwarfs = board.cells.flatMap((place) => place.dwarfs);
  const armed = dwarfs.flatMap(({ weapon }) => (weapon > 0 ? [String(weapon)] : []));
  // What is printed on every board need not be mentioned.
  const rooms = board.cells.flatMap(({ room, cell }) =>
    room === undefined || (cell.ground === 'furnished' && isPreprinted(cell.tile)) ? [] : [room.name],
  );
  const joined = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join(', '));
  const land = [...grounds(board, words), ...stables(board, words), ...forestCrops(board, words)];
  const people = alt.family(
    dwarfs.length,
    dwarfs.filter(({ away, newborn }) => !away && !newborn).length,
    peopleOf(board, words),
  );
  return [
    [`${board.owner.name}: ${joined([...goods, ...animals(board, words)]) ?? alt.nothingThere}`, board.owner.name],
    [board.lastAction, joined(changed)].filter((part) => part !== undefined).join(' '),
    rooms.length === 0 ? undefined : [rooms.join(', '), `${rooms.length} ${words.ground('furnished', rooms.length)}`],
    people,
    board.score === undefined ? undefined : alt.points(board.score),
    land.length === 0 ? undefined : [land.join(', '), alt.builtOn(builtOn(board))],
    armed.length === 0 ? undefined : alt.weapons(armed.join(', ')),
    board.lantern ? alt.holdsToken : undefined,
  ];
}

/** A picture of several home boards in words, with as much about each as fits. */
export function boardsAlt({ title, stage, boards }: BoardsInput, words: PictureWords): string {
  const won = boards.flatMap(({ owner, winner }) => (winner ? [owner.name] : []));
  return toldOfEach(
    [`${title}, ${stage}.`, about(won, words.alt.winner)].filter((part) => part !== undefined).join(' '),
    boards.map((board) => clauses(board, words)),
  );
}
