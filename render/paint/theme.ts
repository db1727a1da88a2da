// The colours, seats and fonts of the pictures of all games. Sizes are pixels of the finished picture.

/** The colours by meaning, as `#RRGGBB`. */
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
  taken: '#3B3029',
  takenTitle: '#D6C2A2',
  takenRim: '#1D140E',
  table: '#3D2A1D',
  tableRow: '#523B2B',
  badge: '#41496B',
  zero: '#6B5C4B',
  sheetBand: '#F7E3BA',
} as const;

/** The style of a seat: its colour, the text on that colour, and its shape. */
export interface SeatStyle {
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'heart' | 'star' | 'cross';
}

/** The seats in the order of their colours, which can be told apart with any kind of colour blindness. */
export const seatStyles = [
  { name: 'red', colour: '#CC241C', ink: '#FFFFFF', shape: 'circle' },
  { name: 'yellow', colour: '#FFC629', ink: colours.ink, shape: 'square' },
  { name: 'green', colour: '#46A074', ink: colours.ink, shape: 'triangle' },
  { name: 'sky', colour: '#74DCF5', ink: colours.ink, shape: 'diamond' },
  { name: 'blue', colour: '#273290', ink: '#FFFFFF', shape: 'heart' },
  { name: 'violet', colour: '#AE70D6', ink: colours.ink, shape: 'star' },
  { name: 'ivory', colour: '#FBF7E4', ink: colours.ink, shape: 'cross' },
] as const satisfies readonly SeatStyle[];

/** The style of a seat, counted from 0. */
export function seatStyle(seat: number): SeatStyle {
  return seatStyles[seat % seatStyles.length] ?? seatStyles[0];
}

/** The fonts of the text, each a font file of an npm package under the SIL Open Font License 1.1. */
export const faces = {
  plain: { file: '@expo-google-fonts/baloo-2/600SemiBold/Baloo2_600SemiBold.ttf', family: 'House plain' },
  bold: { file: '@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf', family: 'House bold' },
  heavy: { file: '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf', family: 'House heavy' },
  condensed: {
    file: '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
    family: 'House condensed',
  },
} as const;
export type Face = keyof typeof faces;

/** Fallback fonts for characters that the others lack: Cyrillic and Greek, Japanese, Korean. */
export const fallbackFaces = [
  { file: '@expo-google-fonts/comfortaa/700Bold/Comfortaa_700Bold.ttf', family: 'House round' },
  { file: '@expo-google-fonts/mochiy-pop-one/400Regular/MochiyPopOne_400Regular.ttf', family: 'House kana' },
  { file: '@expo-google-fonts/jua/400Regular/Jua_400Regular.ttf', family: 'House hangul' },
] as const;

/** The height of a capital's middle above the baseline, in em. */
export const MIDDLE = 0.31;
