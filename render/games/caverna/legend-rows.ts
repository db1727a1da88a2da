import type { Catalogue } from '../../../src/messages/index.ts';

type Legend = Catalogue['games']['caverna']['pictures']['legend'];

/** The signs of the pictures as rows of pieces (see layout/pieces.ts), by meaning. */
export const LEGEND_ROWS: Readonly<Record<keyof Legend, string>> = {
  gain: '+2 wood',
  lose: '−1 wood',
  trade: '2 gold › ruby',
  either: 'wood / stone / ore',
  each: '+2 ore × mini:oreMine',
  most: '≤3 cattle',
  twin: 'twin:meadow+field',
  single: 'mini:cavern mini:tunnel',
  mines: 'mini:oreMine mini:rubyMine',
  fences: 'fence:small fence:large',
  stable: 'stable',
  door: 'door house',
  grow: 'baby',
  people: 'lodger bed',
  sow: 'sow',
  folkCrops: 'gemfruit mushroom',
  forge: 'forge weapon:5',
  expedition: 'level:3',
  animals: 'paw heart',
  imitate: 'mask',
  points: 'points nametag',
  begging: 'begging',
  harvest: 'leaf',
  starting: 'lantern',
  newborn: 'baby moon',
  once: 'once',
  beyond: 'overhang',
  unused: 'wild',
};
