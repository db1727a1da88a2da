import { colours as shared } from '../../paint/theme.ts';

/** The colours of Cave vs Cave besides those that all games share, as `#RRGGBB`. */
export const colours = {
  ...shared,
  orange: '#E58A2B',
  blue: '#3C78B4',
  rock: '#6B5847',
  rubble: '#7D6A58',
  rubbleTwo: '#5B6470',
  floor: '#CDB893',
  wall: '#2B1A12',
  built: '#A33B20',
  slot: '#9B8466',
} as const;
