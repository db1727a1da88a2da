import type { Catalogue } from '../../../src/messages/index.ts';

type Legend = Catalogue['games']['cave-vs-cave']['pictures']['legend'];

/** The signs of the pictures as rows of pieces (see layout/pieces.ts), by meaning. */
export const LEGEND_ROWS: Readonly<Record<keyof Legend, string>> = {
  activate: 'act:2',
  market: 'act:1+1',
  always: 'always',
  pick: 'pick',
  door: 'door',
  walls: 'wall / breach',
  either: '+1 wood / stone',
  trade: '2 flax › 2 food 2 gold',
  steps: '1/3 flax › 1/2 gold',
  any: 'n iron › n weapon',
  fill: 'food =3',
  fewer: 'stone <3',
  none: '0 any › +1 any',
  different: 'any ≠ any',
  turns: '1 food × pawn',
  condition: 'more:gold',
  withTile: 'bush map undermine',
  points: 'shield:5',
  must: 'pattern:2 pattern:2-opposite',
  may: 'pattern:1-3 pattern:0-1',
  begins: 'lantern',
  left: 'pawn pawn',
  entrance: 'footprints',
  field: 'field:ore',
  cavern: 'cavern',
};
