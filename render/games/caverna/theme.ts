import { colours as shared } from '../../paint/theme.ts';

// Colours and dimensions that only the pictures of Caverna use. Sizes are pixels of the finished picture.

/** The colours by meaning, as `#RRGGBB`. */
export const colours = {
  ...shared,
  tray: '#F6D78F',
  trayRim: '#C79A45',
  sign: '#7A5636',
  steel: '#EEF2F5',
  empty: '#43311F',
  emptyNumber: '#B69B7C',
  level: '#C8321F',
  foodPill: '#CFEBFA',
  boarPill: '#F3E0B8',
  room: '#FBE7C0',
  price: '#FFF9EA',
  strip: '#EBCF9B',
  dashed: '#7C86B4',
  dashedText: '#C3CAE8',
  question: '#8C97C4',
  questionInk: '#22263A',
  struck: '#F04438',
} as const;

/** The beards of each seat's dwarfs, in the order of `seatStyles`. */
export const beards = ['#C97A35', '#F0E4D0', '#5B3A28', '#B9B2AA', '#E0913A', '#6B5A50', '#8A4B22'] as const;

/** The colour of a group of action spaces. */
export const groupColours = {
  fields: '#4C6B38',
  caves: '#675B52',
  clan: '#84502E',
  goods: '#735A2B',
  rounds: '#41496B',
} as const;

/** The grounds behind the rounds; they alternate from stage to stage. */
export const stageColours = [groupColours.rounds, '#353B57'] as const;

/** The name tag of a furnishing tile and the text on it. */
export const tagColours = {
  dwelling: { ground: '#B84C15', ink: '#FFFFFF' },
  green: { ground: '#3F7A2C', ink: '#FFFFFF' },
  yellow: { ground: '#F0BC2E', ink: colours.ink },
} as const;
export type Tag = keyof typeof tagColours;

/**
 * The home board: 4 rows of 6 cells, the forest left of the cliff and the mountain right of it. Its shape is about 11
 * to 7, which a desktop shows at the largest size. `height` applies if no tile overhangs.
 */
export const home = {
  width: 1400,
  height: 892,
  header: 88,
  left: 48,
  right: 20,
  top: 134,
  cell: { w: 216, h: 158 },
  /**
   * The height of a place on a board that has a row beyond the four, and of places in that row without anything to
   * read. With these, such a board is as wide as others.
   */
  low: { printed: 138, plain: 82 },
  cliff: 36,
  shelf: { gap: 20, h: 96, foot: 10, side: 12 },
} as const;

/**
 * Several home boards in one picture: if there are at most `few`, two to a row; if there are more, a wider picture with
 * three to a row. Both are close to 11 to 7. The dimensions of a board are in its own pixels.
 */
export const boards = {
  few: 4,
  widths: { few: 1400, many: 1600 },
  header: 76,
  gap: 12,
  board: { width: 1364, header: 104, gap: 12, side: 16, cliff: 36, row: 160, bare: 88, shelf: 108 },
} as const;

/** The action board: columns of cards, and the table of players beneath them, always close to 11 : 7. */
export const actions = {
  width: 1600,
  height: 1018,
  /** The height of the board for a large table, which has more spaces than would be legible otherwise. */
  tall: 1268,
  /** The minimum height of text: 2.05% of the width. */
  smallest: 33,
  header: 94,
  pad: 10,
  gap: 8,
  /** The gap between the edge of a panel and its cards. */
  rim: 6,
  label: 42,
  /** The width of the strip next to the card of a round. */
  strip: 48,
  /** The minimum and maximum height of cards. Those of rounds have longer titles and are never lower than `round`. */
  card: { least: 94, most: 150, round: 114 },
  /** The height of the table of players: the minimum for up to four, for more, and for a table in a row of its own. */
  table: { few: 118, many: 164, own: 162 },
} as const;
