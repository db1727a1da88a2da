import { ENTRANCE, FIRST_CAVERN, type Half, halfOf, isPrinted, NEIGHBOURS, onBoard } from '../cave.ts';
import { countGround, countStables, layoutOf } from '../layout.ts';
import type { Board, Ground } from '../state.ts';
import { about, counted, type Seen, type Told, type Topic, which } from './feature.ts';

const MARKS = [1, 2, 3, 4, 5, 6, 8];

/** How many cells of each ground a board has. */
export const groundsOf = onBoard((cells): Readonly<Record<Ground, number>> => {
  const grounds = Object.keys(layoutOf(cells).forest.on) as Ground[];
  return Object.fromEntries(grounds.map((ground) => [ground, countGround({ cells }, ground)])) as Record<
    Ground,
    number
  >;
});

/** Counted grounds, each with its topic. */
const COUNTED: readonly (readonly [Ground, Topic])[] = [
  ['meadow', 'land'],
  ['smallPasture', 'animals'],
  ['largePasture', 'animals'],
  ['cavern', 'land'],
  ['tunnel', 'mines'],
  ['deepTunnel', 'mines'],
  ['oreMine', 'mines'],
  ['rubyMine', 'mines'],
  ['furnished', 'tiles'],
];

const byGround: Told[] = COUNTED.flatMap(([ground, topic]) =>
  about(topic, [counted(`land ${ground}`, MARKS, ({ grounds }) => grounds[ground])]),
);

/** Each pair of neighbouring printed cells, once, by half. */
const PAIRS: Readonly<Record<Half, readonly (readonly [number, number])[]>> = {
  forest: pairsIn('forest'),
  mountain: pairsIn('mountain'),
};

function pairsIn(half: Half): (readonly [number, number])[] {
  return NEIGHBOURS.flatMap((near, cell) =>
    isPrinted(cell) && halfOf(cell) === half
      ? near.filter((other) => other > cell && isPrinted(other)).map((other) => [cell, other] as const)
      : [],
  );
}

/** How many separate pairs of neighbouring cells could be taken one after another. */
function pairsOn(cells: Board, half: Half, ground: Ground): number {
  let count = 0;
  let taken = 0;
  let high = 0;
  for (const [one, two] of PAIRS[half]) {
    if (cells[one]?.ground !== ground || cells[two]?.ground !== ground) continue;
    const has = (cell: number) => (cell < 31 ? taken & (1 << cell) : high & (1 << (cell - 31)));
    if (has(one) || has(two)) continue;
    for (const cell of [one, two]) {
      if (cell < 31) taken |= 1 << cell;
      else high |= 1 << (cell - 31);
    }
    count++;
  }
  return count;
}

/** The pairs of a ground, counted once for each board. */
function pairs(half: Half, ground: Ground): (seen: Seen) => number {
  const count = onBoard((board) => pairsOn(board, half, ground));
  return ({ player }) => count(player.cells);
}

/** The fields with a crop or without, counted once for each board. */
function fieldsWith(crop: 'grain' | 'vegetable' | 'none'): (seen: Seen) => number {
  const count = onBoard((board) =>
    board.reduce((sum, cell) => (cell.ground === 'field' && (cell.crop ?? 'none') === crop ? sum + 1 : sum), 0),
  );
  return ({ player }) => count(player.cells);
}

/** The forest cells that bring a boar to the player who clears them. */
const BOARS = [...NEIGHBOURS.keys()].filter((cell) => cell === 9 || cell === 25);

export const LAND_FEATURES: readonly Told[] = [
  ...byGround,
  ...about('land', [
    counted('land forest', [1, 2, 4, 6, 8, 10, 12], ({ grounds }) => grounds.forest),
    counted('land mountain', [1, 2, 4, 6, 8, 10], ({ grounds }) => grounds.mountain),
  ]),
  ...about('fields', [
    counted('empty fields', MARKS, fieldsWith('none')),
    counted('fields of grain', [1, 2, 3, 4], fieldsWith('grain')),
    counted('fields of vegetables', [1, 2, 3, 4], fieldsWith('vegetable')),
  ]),
  ...about('animals', [counted('stables', [1, 2, 3], ({ player }) => countStables(player))]),
  ...about('land', [counted('pairs of meadows', [1, 2, 3], pairs('forest', 'meadow'))]),
  ...about('mines', [counted('pairs of tunnels', [1, 2, 3], pairs('mountain', 'tunnel'))]),
  ...about('land', [
    counted('pairs of forest', [1, 2, 3, 4, 5, 6], pairs('forest', 'forest')),
    counted('pairs of mountain', [1, 2, 3, 4, 5], pairs('mountain', 'mountain')),
    counted(
      'boars in the forest',
      [1, 2],
      ({ player }) => BOARS.filter((cell) => player.cells[cell]?.ground === 'forest').length,
    ),
    which('entrance', ['covered'], ({ player }) => (player.cells[ENTRANCE]?.ground === 'forest' ? -1 : 0)),
    which('first cavern', ['free'], ({ player }) => (player.cells[FIRST_CAVERN]?.ground === 'cavern' ? 0 : -1)),
  ]),
];
