/** The loot items as rows of pieces (see layout/pieces.ts), by their ids. */
const ROWS: Readonly<Record<string, string>> = {
  weapons: '+1 axe',
  dog: 'dog',
  wood: 'wood',
  sheep: 'sheep',
  grain: 'grain',
  donkey: 'donkey',
  stone: 'stone',
  vegetable: 'vegetable',
  ore: '2 ore',
  boar: 'boar',
  gold: '2 gold',
  furnish: 'door',
  stable: 'stable',
  tunnel: 'mini:tunnel',
  smallPasture: '−1 wood › fence:small',
  cattle: 'cattle',
  largePasture: '−2 wood › fence:large',
  meadow: 'mini:meadow',
  dwelling: '−2 wood −2 stone › house',
  field: 'mini:field',
  sow: 'sow',
  cavern: 'mini:cavern',
  breed: '2 paw heart',
  goblin: '−2 wood −1 stone › house goblin',
};

/** The pieces of a loot item; empty for an unknown one. */
export function lootRow(id: string): string {
  return ROWS[id] ?? '';
}

/** All loot items that have a picture. */
export const PICTURED_LOOT: readonly string[] = Object.keys(ROWS);

/** The icons of items that are not named after their good. */
const EMBLEMS: Readonly<Record<string, string>> = {
  weapons: 'axe',
  furnish: 'door',
  smallPasture: 'meadow',
  largePasture: 'meadow',
  dwelling: 'house',
  breed: 'heart',
};

/** The one icon for a loot item, as in a menu. */
export const lootEmblem = (id: string): string => EMBLEMS[id] ?? id;
