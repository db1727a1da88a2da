import { markOf } from '../../../shared/alt.ts';
import { about, noted, told } from '../../../shared/told.ts';
import {
  type ChoiceInput,
  COUNTED,
  type HomeBoardInput,
  type HomeCell,
  type HomeDwarf,
  hasStable,
  SHELF,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';

function dwarfWords({ weapon, newborn, away, goblin }: HomeDwarf, { alt }: PictureWords): string {
  const armed = weapon > 0 ? alt.dwarf.armed(weapon) : alt.dwarf.plain;
  const kind = goblin ? alt.dwarf.goblin(armed, newborn) : newborn ? alt.dwarf.newborn : armed;
  return away && !newborn ? noted(kind, [alt.dwarf.away]) : kind;
}

/** The animals of a place, and its capacity. */
function animals({ herds, holds }: HomeCell, words: PictureWords): string[] {
  const { alt } = words;
  if (herds.length === 0) return holds === undefined ? [] : [alt.roomFor(holds)];
  return herds.map(({ animal, count }) => {
    const amount = words.amount(animal, count);
    return holds === undefined ? amount : alt.of(amount, holds);
  });
}

function contents(place: HomeCell, words: PictureWords): string[] {
  const { cell, dogs } = place;
  return [
    ...('crop' in cell && cell.crop !== undefined ? [words.amount(cell.crop, cell.left ?? 0)] : []),
    ...(hasStable(place) ? [words.alt.stable] : []),
    ...animals(place, words),
    ...(dogs > 0 ? [words.alt.dogs(dogs)] : []),
  ];
}

interface Stretch {
  readonly places: string[];
  count: number;
}

/** The built places, by kind of ground; a large pasture is listed once, with both its places. */
function land(cells: readonly HomeCell[], words: PictureWords): string[] {
  const found = new Map<string, Stretch>();
  cells.forEach((place, at) => {
    const { cell, label } = place;
    const wild = cell.ground === 'forest' || cell.ground === 'mountain';
    const notes = contents(place, words);
    if (cell.ground === 'outside' || cell.ground === 'furnished' || (wild && notes.length === 0)) return;
    const other = cell.ground === 'largePasture' ? cells[cell.other] : undefined;
    if (other !== undefined && cell.ground === 'largePasture' && cell.other < at) return;
    const name = other === undefined ? label : `${label}+${other.label}`;
    const stretch = found.get(cell.ground) ?? { places: [], count: 0 };
    stretch.count += 1;
    stretch.places.push(noted(name, other === undefined ? notes : [...notes, ...contents(other, words)]));
    found.set(cell.ground, stretch);
  });
  return [...found].map(([ground, { places, count }]) => {
    const noun = words.ground(ground, count);
    return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}: ${places.join(', ')}.`;
  });
}

function rooms(cells: readonly HomeCell[], words: PictureWords): string | undefined {
  const parts = cells.flatMap((place) => {
    const { label, room, cell, beds } = place;
    if (room === undefined || cell.ground !== 'furnished') return [];
    const points = room.points === undefined ? words.alt.varies : words.alt.points(room.points);
    const free = beds === 0 ? [] : [words.alt.beds(beds)];
    return [`${label} ${noted(room.name, [points, ...free, ...animals(place, words)])}`];
  });
  const noun = words.ground('furnished', parts.length);
  return about(parts, (list) => `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}: ${list}.`);
}

function supply({ supply: goods }: HomeBoardInput, words: PictureWords): string {
  const parts = SHELF.flatMap((thing) => (goods[thing] ? [words.amount(thing, goods[thing])] : []));
  return about(parts, words.alt.supply) ?? words.alt.empty;
}

function untouched(cells: readonly HomeCell[], words: PictureWords): string {
  const count = (ground: string): number =>
    cells.filter((place) => place.cell.ground === ground && !hasStable(place)).length;
  return words.alt.untouched(count('forest'), count('mountain'));
}

/** The name for a board's people, if they are not dwarfs. */
export const peopleOf = ({ owner: { figure } }: HomeBoardInput, words: PictureWords) =>
  figure === undefined ? undefined : words.folk(figure).people;

/** The picture of a home board in words. */
export function homeAlt(input: HomeBoardInput, words: PictureWords): string {
  const { alt } = words;
  const dwarfs = input.cells.flatMap((place) => place.dwarfs.map((dwarf) => dwarfWords(dwarf, words)));
  return told([
    alt.homeBoard(input.owner.name, markOf(input.owner, alt), input.folk),
    input.stage === undefined ? undefined : `${input.stage}.`,
    about(input.winner ? [input.owner.name] : [], alt.winner),
    input.score === undefined ? undefined : alt.score(input.score),
    input.lastAction === undefined ? undefined : alt.lastAction(input.lastAction),
    about(
      input.changed.map((at) => input.cells[at]?.label ?? ''),
      alt.changed,
    ),
    about(changes(input.delta, words), alt.effect),
    supply(input, words),
    about(dwarfs, (told) => alt.dwarfs(told, peopleOf(input, words))),
    about(
      input.homeless.map(({ animal, count }) => words.amount(animal, count)),
      alt.homeless,
    ),
    ...land(input.cells, words),
    rooms(input.cells, words),
    untouched(input.cells, words),
    input.lantern ? alt.lantern : undefined,
    about(
      input.cells.flatMap(({ label, bonus }) =>
        bonus === undefined ? [] : [noted(label, [words.amount(bonus.good, bonus.amount)])],
      ),
      alt.bonuses,
    ),
  ]);
}

/** Gains and losses, each with its sign: `+2 sheep`. */
export function changes(delta: HomeBoardInput['delta'], words: PictureWords): string[] {
  return COUNTED.flatMap((thing) => {
    const amount = delta[thing] ?? 0;
    return amount === 0 ? [] : [`${amount > 0 ? '+' : '−'}${words.amount(thing, Math.abs(amount))}`];
  });
}

const builtOn = (place: HomeCell, words: PictureWords): string =>
  hasStable(place) ? words.alt.stable : words.ground(place.cell.ground, 1);

/** The picture of a choice on the player's own board, in words. */
export function choiceAlt({ board, candidates, preview }: ChoiceInput, words: PictureWords): string {
  const { alt } = words;
  const nameOf = (at: number): string => board.cells[at]?.label ?? '';
  const laid = preview.map(({ at, cell }) => {
    const name = cell.room?.name ?? words.ground(cell.cell.ground, 1);
    return `${name} ${nameOf(at)}`.trim();
  });
  return told([
    alt.homeBoard(board.owner.name, markOf(board.owner, alt), board.folk),
    about(
      candidates.map(({ label, cells, becomes }) => {
        const places = cells.map(nameOf).join('+');
        const become = becomes?.room?.name ?? (becomes === undefined ? undefined : builtOn(becomes, words));
        return noted(label === places ? label : alt.candidate(label, places), become === undefined ? [] : [become]);
      }),
      alt.candidates,
    ),
    about(laid, alt.becomes),
    about(changes(board.delta, words), alt.effect),
    supply(board, words),
  ]);
}
