// Every colour, font and measure of the pictures. Sizes are pixels of the finished picture.

/** The colours by what they stand for, as `#RRGGBB`. */
export const colours = {
  ink: '#2B1A12',
  night: '#2A1D15',
  parchment: '#FFF1D2',
  cream: '#FFF3DC',
  white: '#FFFFFF',
  highlight: '#FFD93B',
  plus: '#1F7A3B',
  minus: '#BF261B',
  plusOnDark: '#8FDC6A',
  minusOnDark: '#FF9A8C',
  tray: '#F6D78F',
  added: '#1B5E2C',
  trayRim: '#C79A45',
  taken: '#3B3029',
  takenTitle: '#D6C2A2',
  takenRim: '#1D140E',
  sign: '#7A5636',
  table: '#3D2A1D',
  tableRow: '#523B2B',
  steel: '#EEF2F5',
  empty: '#43311F',
  emptyNumber: '#B69B7C',
  level: '#C8321F',
  foodPill: '#CFEBFA',
  boarPill: '#F3E0B8',
  room: '#FBE7C0',
  price: '#FFF9EA',
  strip: '#EBCF9B',
  past: '#353B57',
  pastNumber: '#A6B0D6',
  ahead: '#515A82',
  aheadRim: '#2B3048',
  badge: '#41496B',
  badgeTaken: '#4A5275',
  dashed: '#7C86B4',
  dashedText: '#C3CAE8',
  question: '#8C97C4',
  questionInk: '#22263A',
  struck: '#F04438',
  zero: '#6B5C4B',
  sheetBand: '#F7E3BA',
} as const;

/** The colour of a group of action spaces. */
export const groupColours = {
  fields: '#4C6B38',
  caves: '#675B52',
  clan: '#84502E',
  goods: '#735A2B',
  rounds: '#41496B',
} as const;

/** The name tag of a furnishing tile and the lettering on it. */
export const tagColours = {
  dwelling: { ground: '#B84C15', ink: '#FFFFFF' },
  green: { ground: '#3F7A2C', ink: '#FFFFFF' },
  yellow: { ground: '#F0BC2E', ink: colours.ink },
} as const;
export type Tag = keyof typeof tagColours;

/** What marks a seat: its colour, the lettering on that colour, its shape, and the beard of its dwarfs. */
export interface SeatStyle {
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'heart' | 'star' | 'cross';
  readonly beard: string;
}

/** The seats in the order in which they are handed out; told apart under every colour blindness. */
export const seatStyles = [
  { name: 'red', colour: '#CC241C', ink: '#FFFFFF', shape: 'circle', beard: '#C97A35' },
  { name: 'yellow', colour: '#FFC629', ink: colours.ink, shape: 'square', beard: '#F0E4D0' },
  { name: 'green', colour: '#46A074', ink: colours.ink, shape: 'triangle', beard: '#5B3A28' },
  { name: 'sky', colour: '#74DCF5', ink: colours.ink, shape: 'diamond', beard: '#B9B2AA' },
  { name: 'blue', colour: '#273290', ink: '#FFFFFF', shape: 'heart', beard: '#E0913A' },
  { name: 'violet', colour: '#AE70D6', ink: colours.ink, shape: 'star', beard: '#6B5A50' },
  { name: 'ivory', colour: '#FBF7E4', ink: colours.ink, shape: 'cross', beard: '#8A4B22' },
] as const satisfies readonly SeatStyle[];

/** The style of a seat, counted from 0. */
export function seatStyle(seat: number): SeatStyle {
  return seatStyles[seat % seatStyles.length] ?? seatStyles[0];
}

/** The faces of the lettering, each a font file of an npm package under the SIL Open Font License 1.1. */
export const faces = {
  plain: { file: '@expo-google-fonts/baloo-2/600SemiBold/Baloo2_600SemiBold.ttf', family: 'Caverna plain' },
  bold: { file: '@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf', family: 'Caverna bold' },
  heavy: { file: '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf', family: 'Caverna heavy' },
  condensed: {
    file: '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
    family: 'Caverna condensed',
  },
} as const;
export type Face = keyof typeof faces;

/** Faces that stand in for characters which the others lack: Cyrillic and Greek, Japanese, Korean. */
export const fallbackFaces = [
  { file: '@expo-google-fonts/comfortaa/700Bold/Comfortaa_700Bold.ttf', family: 'Caverna round' },
  { file: '@expo-google-fonts/mochiy-pop-one/400Regular/MochiyPopOne_400Regular.ttf', family: 'Caverna kana' },
  { file: '@expo-google-fonts/jua/400Regular/Jua_400Regular.ttf', family: 'Caverna hangul' },
] as const;

/** The middle of a line of capitals lies this far above its baseline, in em. */
export const MIDDLE = 0.31;

/** The home board: 4 rows of 6 cells, the forest left of the cliff and the mountain right of it. */
export const home = {
  width: 1400,
  header: 98,
  left: 66,
  right: 34,
  top: 152,
  cell: { w: 208, h: 182 },
  cliff: 52,
  shelf: { gap: 24, h: 138, foot: 14, side: 14 },
} as const;

/** The action board: four columns of cards. */
export const actions = {
  width: 1600,
  header: 112,
  pad: 22,
  gap: 12,
  column: 380,
  card: 146,
  label: 46,
  track: 102,
} as const;
