import { type Bundle, GOODS } from '../../../../src/games/caverna/state.ts';
import { clip, small } from '../../../../src/messages/text.ts';
import { markOf } from '../../../shared/alt.ts';
import { about, firstTold, noted } from '../../../shared/told.ts';
import type { ActionBoardInput, RoundInput, SpaceInput, TableSeat } from '../scene.ts';
import { spaceOrder } from '../space-icons.ts';
import type { PictureWords } from '../words.ts';

/** How much to say: names up to this many characters (or letters instead), and what to add to the current table. */
interface Wordiness {
  readonly name: number;
  readonly brief?: true;
  readonly more: readonly ('news' | 'grown' | 'coming')[];
}

/** From the fullest to the shortest, each with everything needed to play; the first that Discord accepts is used. */
const LEVELS: readonly Wordiness[] = [
  { name: 24, more: ['news', 'grown', 'coming'] },
  { name: 14, more: ['news', 'grown'] },
  { name: 14, more: ['news'] },
  { name: 10, brief: true, more: ['news', 'grown'] },
  { name: 10, brief: true, more: ['news'] },
  { name: 6, brief: true, more: [] },
  { name: 0, brief: true, more: [] },
];

const isTaken = ({ taken }: SpaceInput): boolean => taken.length > 0;

function amounts(goods: Bundle, words: PictureWords): string[] {
  return GOODS.flatMap((good) => {
    const amount = goods[good] ?? 0;
    return amount > 0 ? [words.amount(good, amount)] : [];
  });
}

/** The spaces that have such goods, each with its goods. */
function heaps(spaces: readonly SpaceInput[], goods: (space: SpaceInput) => Bundle | undefined, words: PictureWords) {
  return spaces.flatMap((space) => {
    const lying = amounts(goods(space) ?? {}, words);
    return lying.length === 0 ? [] : [noted(space.name, lying)];
  });
}

function seat({ owner, dwarfs, passed, feeding }: TableSeat, { name: most, brief }: Wordiness, { alt }: PictureWords) {
  const ready = passed ? 0 : dwarfs.filter((dwarf) => !dwarf.away && !dwarf.newborn).length;
  if (brief) {
    const name = most === 0 ? owner.letter : alt.brief.named(owner.letter, clip(owner.name, most));
    return alt.brief.seat(name, ready, feeding);
  }
  const name = clip(owner.name, most);
  return feeding === undefined ? alt.ready(name, ready) : alt.fed(name, ready, feeding);
}

/** Everybody's dwarfs: each space with its player or, if there is little room, each player with their spaces. */
function standing(
  { spaces, table }: ActionBoardInput,
  { name: most, brief }: Wordiness,
  { alt }: PictureWords,
): string[] {
  const taken = spaces.filter(isTaken);
  if (!brief)
    return taken.map((space) => {
      const owners = new Set(space.taken.map(({ name }) => clip(name, most)));
      return alt.takenBy(space.name, [...owners].join(', '));
    });
  return table.flatMap(({ owner }) => {
    const own = taken.filter((space) => space.taken.some(({ mark }) => mark === owner.mark));
    return own.length === 0 ? [] : [alt.brief.taken(owner.letter, own.map(({ name }) => name).join(', '))];
  });
}

/** How the upcoming rounds end: each kind of end with its rounds, except rounds that end without anything special. */
function harvestsToCome({ rounds, round }: ActionBoardInput, { alt }: PictureWords): string[] {
  const kinds = new Map<RoundInput['harvest'], number[]>();
  for (const [at, { harvest, card }] of rounds.entries()) {
    if (at < round || harvest === 'none' || card === 'none') continue;
    kinds.set(harvest, [...(kinds.get(harvest) ?? []), at + 1]);
  }
  return [...kinds].map(([kind, all]) => alt.harvestIn(alt.harvests[kind], stretches(all)));
}

/** Sorted numbers, with consecutive ones joined: `3, 6–12`. */
function stretches(numbers: readonly number[]): string {
  const rows: [first: number, last: number][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row !== undefined && row[1] + 1 === number) row[1] = number;
    else rows.push([number, number]);
  }
  return rows.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

function sentences(input: ActionBoardInput, level: Wordiness, words: PictureWords): (string | undefined)[] {
  const { alt } = words;
  const { turn, headline } = input;
  const spaces = [...input.spaces].sort((a, b) => spaceOrder(a.id) - spaceOrder(b.id));
  const now = input.rounds[input.round - 1];
  const fresh = level.more.includes('news') ? spaces.filter((space) => space.latest) : [];
  const names = (some: readonly SpaceInput[]): string[] => some.map(({ name }) => name);
  const free = spaces.filter((space) => !isTaken(space) || space.joinable);
  const folks = input.table.some(({ owner }) => owner.figure !== undefined);
  const heading = level.brief && turn !== undefined ? words.turnOf(clip(turn.name, level.name || 3)) : headline;
  const who = turn === undefined ? headline : noted(heading, [markOf(turn, alt)]);
  const more = (kind: (typeof level.more)[number], goods: (space: SpaceInput) => Bundle | undefined) =>
    level.more.includes(kind) ? heaps(spaces, goods, words) : [];
  return [
    `${words.round(input.round)}.`,
    `${who}.`,
    now === undefined ? undefined : alt.roundEnds(alt.harvests[now.harvest]),
    about(harvestsToCome(input, words), alt.laterRounds, '; '),
    about(names(fresh.filter(isTaken).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))), alt.latest),
    about(names(fresh.filter((space) => !isTaken(space) && space.visitors === undefined)), alt.revealed),
    about(
      input.table.map((each) => seat(each, level, words)),
      (told) => (level.brief ? alt.brief : alt).order(told, folks),
      level.brief ? '; ' : ', ',
    ),
    about(
      spaces.flatMap(({ name, visitors = [] }) =>
        visitors.length === 0 || !level.more.includes('news')
          ? []
          : [alt.takenBy(name, visitors.map(({ letter }) => letter).join(', '))],
      ),
      alt.visited,
    ),
    about(
      free.map(({ name, goods, until }) => noted(name, until === undefined ? amounts(goods, words) : [small(until)])),
      alt.free,
    ),
    about(standing({ ...input, spaces }, level, words), alt.taken, level.brief ? '; ' : ', '),
    about(
      more('grown', ({ grown }) => grown),
      alt.grown,
    ),
    about(
      more('coming', ({ coming, cleared }) => (cleared ? undefined : coming)),
      alt.coming,
    ),
  ];
}

/** The picture of the action spaces in words; the fewer spaces and players there are, the more it says. */
export function actionsAlt(input: ActionBoardInput, words: PictureWords): string {
  return firstTold(LEVELS.map((level) => () => sentences(input, level, words)));
}
