import { colours as shared } from '../../paint/theme.ts';

/** The colours of Cave vs Cave on top of the shared ones, as `#RRGGBB`. */
export const colours = {
  ...shared,
  orange: '#E0913A',
  blue: '#2B6B96',
  room: '#FBE7C0',
  price: '#FFF9EA',
  strip: '#EBCF9B',
  sign: '#7A5636',
  divider: '#C79A45',
  fieldBand: '#CFEBFA',
  fieldBandDark: '#22263A',
  condition: '#B21F18',
  back: '#41496B',
  backTwo: '#5B3347',
  empty: '#43311F',
  emptyNumber: '#B69B7C',
  floor: '#E3BC85',
  passage: '#C99A62',
  crack: '#FFF3DC',
} as const;

/** The background of a room's name, and its text; a sign distinguishes the two colours as well. */
export const bands = {
  orange: { ground: colours.orange, ink: colours.ink, sign: 'spark' },
  blue: { ground: colours.blue, ink: colours.white, sign: 'always' },
} as const;

/** The width of all pictures, their usual height (near 11 : 7), and the minimum height of text, in pixels. */
export const page = { width: 1600, height: 1018, smallest: 33 } as const;
