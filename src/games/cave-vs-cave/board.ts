/** The four sides of a room, as bits. */
const SIDES = { north: 1, east: 2, south: 4, west: 8 } as const;

/** The part of a cave that a room belongs to: the board of an era, or the additional cavern. */
export type Part = 'eraOne' | 'eraTwo' | 'additional';

/** What a player finds when excavating a room. */
type Bonus = 'food' | 'ore';

/** A printed room. */
interface Room {
  readonly cell: string;
  readonly part: Part;
  /** Its sides that are printed walls, as bits. */
  readonly walls: number;
  readonly bonus?: Bonus;
}

/**
 * A place for a wall: between two rooms, at the entrance of the Iron Age, or on an open side of the additional cavern.
 */
interface Slot {
  readonly slot: string;
  /** The rooms beside it, by index, and on which side of each it lies. */
  readonly sides: readonly { readonly cell: number; readonly side: number }[];
}

const { north, east, south, west } = SIDES;

const eraOne = (cell: string, walls = 0, bonus?: Bonus): Room => roomIn('eraOne', { cell, walls, bonus });
const eraTwo = (cell: string, walls = 0, bonus?: Bonus): Room => roomIn('eraTwo', { cell, walls, bonus });

function roomIn(part: Part, { bonus, ...room }: Omit<Room, 'part' | 'bonus'> & { bonus: Bonus | undefined }): Room {
  return { part, ...room, ...(bonus === undefined ? {} : { bonus }) };
}

/**
 * All rooms, with letters for columns and numbers for rows from the top: the board of the first era in columns d to f
 * (certain), the Iron Age in columns a to c to its left (a single source), and the additional cavern. Its printed walls
 * depend on the chosen side.
 */
export const ROOMS: readonly Room[] = [
  eraOne('d1', north | west),
  eraOne('e1', north | east),
  eraOne('d2', west),
  eraOne('e2', east, 'food'),
  eraOne('d3', west),
  eraOne('e3', east),
  eraOne('d4'),
  eraOne('e4', east, 'food'),
  eraOne('d5', west | south),
  eraOne('e5', south),
  eraOne('f5', north | east | south),
  eraTwo('c1', north | west | east),
  eraTwo('a2', north | west | south),
  eraTwo('b2', north),
  eraTwo('c2', east),
  eraTwo('b3', west, 'ore'),
  eraTwo('c3', east, 'food'),
  eraTwo('b4', west | south),
  eraTwo('c4'),
  { part: 'additional', cell: 'x', walls: 0 },
];

const indexes = new Map(ROOMS.map(({ cell }, index) => [cell, index]));

/** The index of a room by its cell; undefined if no cell has this name. */
export const cellIndex = (cell: string): number | undefined => indexes.get(cell);

function indexOf(cell: string): number {
  const index = cellIndex(cell);
  if (index === undefined) throw new Error(`No room is called "${cell}".`);
  return index;
}

/** The printed cave entrance, below the room that has no pickaxe. */
export const CAVE_ENTRANCE = indexOf('d4');
/** The room of each board that is excavated from the start. */
export const FREE_ROOM = { eraOne: indexOf('d3'), eraTwo: indexOf('c4') } as const;
export const ADDITIONAL = indexOf('x');

/** The indexes of the rooms of a part. */
export const cellsOf = (part: Part): number[] => ROOMS.flatMap((each, index) => (each.part === part ? [index] : []));

/** The sides of the additional cavern: which of its walls are printed (001 p. 6; rulings A122). */
export const CAVERN_SIDES = {
  corner: { adjacent: north | west, opposite: north | south },
  niche: { adjacent: north | east | west, opposite: north | east | west },
} as const;
export type CavernSide = keyof typeof CAVERN_SIDES;

const besides = (first: string, second: string): Slot => ({
  slot: `${first}${second}`,
  sides: [
    { cell: indexOf(first), side: east },
    { cell: indexOf(second), side: west },
  ],
});
const above = (upper: string, lower: string): Slot => ({
  slot: `${upper}${lower}`,
  sides: [
    { cell: indexOf(upper), side: south },
    { cell: indexOf(lower), side: north },
  ],
});
const edge = (slot: string, cell: string, side: number): Slot => ({ slot, sides: [{ cell: indexOf(cell), side }] });

/** The entrance of the Iron Age, below its free room: a wall there cuts off the whole cave (rulings A112). */
export const ENTRANCE_SLOT = 'c4entrance';
/** The eastern side of that room, the edge of the board in the short game (rulings A162). */
export const OUTER_SLOT = 'c4outside';

/** Every place for a wall: 14 on the first board, 9 on the second, and those between the boards or at their edges. */
export const SLOTS: readonly Slot[] = [
  besides('d1', 'e1'),
  besides('d2', 'e2'),
  besides('d3', 'e3'),
  besides('d4', 'e4'),
  besides('d5', 'e5'),
  besides('e5', 'f5'),
  above('d1', 'd2'),
  above('d2', 'd3'),
  above('d3', 'd4'),
  above('d4', 'd5'),
  above('e1', 'e2'),
  above('e2', 'e3'),
  above('e3', 'e4'),
  above('e4', 'e5'),
  above('c1', 'c2'),
  besides('a2', 'b2'),
  besides('b2', 'c2'),
  above('b2', 'b3'),
  above('c2', 'c3'),
  besides('b3', 'c3'),
  above('b3', 'b4'),
  above('c3', 'c4'),
  besides('b4', 'c4'),
  besides('c4', 'd4'),
  edge(ENTRANCE_SLOT, 'c4', south),
  edge(OUTER_SLOT, 'c4', east),
  edge('xnorth', 'x', north),
  edge('xeast', 'x', east),
  edge('xsouth', 'x', south),
  edge('xwest', 'x', west),
];

/** The places for walls around each room, by its index. */
export const SLOTS_AROUND: readonly (readonly {
  readonly slot: string;
  readonly side: number;
  readonly beyond?: number;
}[])[] = ROOMS.map((_, cell) =>
  SLOTS.flatMap(({ slot, sides }) => {
    const here = sides.find((side) => side.cell === cell);
    const beyond = sides.find((side) => side.cell !== cell)?.cell;
    return here === undefined ? [] : [{ slot, side: here.side, ...(beyond === undefined ? {} : { beyond }) }];
  }),
);

/**
 * The pairs of rooms on either side of the printed walls between the boards, for tables where players may undermine
 * those, too (rulings A161).
 */
export const PRINTED_BETWEEN: readonly (readonly [number, number])[] = [
  [indexOf('c1'), indexOf('d1')],
  [indexOf('c2'), indexOf('d2')],
  [indexOf('c3'), indexOf('d3')],
];

/** How walls can be arranged around a room, in any rotation. */
type Constellation = '0' | '1' | '2 adjacent' | '2 opposite' | '3' | '4';

/**
 * The arrangements that each wall pattern of a room tile accepts (001 p. 5, Wandkonstellation; rulings X60, A113). A
 * plain 2 means two adjacent walls.
 */
const WALL_PATTERNS = {
  '1': ['1'],
  '2 opposite': ['2 opposite'],
  '2': ['2 adjacent'],
  '1-2': ['1', '2 adjacent'],
  '1-3': ['1', '2 adjacent', '3'],
  '2-3': ['2 adjacent', '3'],
  '3': ['3'],
  '3-4': ['3', '4'],
  '4': ['4'],
  '0-1': ['0', '1'],
  '0-3': ['0', '1', '2 adjacent', '2 opposite', '3'],
} as const satisfies Readonly<Record<string, readonly Constellation[]>>;
export type WallPattern = keyof typeof WALL_PATTERNS;

export const WALL_PATTERN_NAMES = Object.keys(WALL_PATTERNS) as WallPattern[];

const COUNTS: readonly Constellation[] = ['0', '1', '2 adjacent', '3', '4'];

function constellationOf(walls: number): Constellation {
  if (walls === (north | south) || walls === (east | west)) return '2 opposite';
  let count = 0;
  for (let bits = walls; bits > 0; bits >>= 1) count += bits & 1;
  return COUNTS[count] ?? '4';
}

const ALL_WALLS = north | east | south | west;

/** The patterns that accept each set of walls, which is given as bits of the four sides. */
const ACCEPTED: readonly ReadonlySet<string>[] = Array.from({ length: ALL_WALLS + 1 }, (_, walls) => {
  const constellation = constellationOf(walls);
  const patterns: [string, readonly Constellation[]][] = Object.entries(WALL_PATTERNS);
  return new Set(patterns.flatMap(([pattern, allowed]) => (allowed.includes(constellation) ? [pattern] : [])));
});

/** Whether walls, as bits of the four sides, fit a pattern in any rotation. */
export const fitsPattern = (pattern: WallPattern, walls: number): boolean => ACCEPTED[walls]?.has(pattern) === true;
