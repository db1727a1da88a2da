import { rulesFor } from '../../src/games/caverna/catalogue.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { GOODS } from '../../src/games/caverna/state.ts';
import { PRINTED } from '../games/caverna/tiles/index.ts';
import { topic } from './players.ts';

/*
 * Everything that should occur in some game. A goal is the text of a move without the numbers and cells that do not
 * matter; a space is a goal of its own with each number of players, a tile with each of the two tile sets.
 */

const RULINGS = caverna.options.parse({}).rulings;

/** The spaces that exist with this many players. */
function spacesWith(players: number): string[] {
  const options = { tiles: 'full', markers: 'start', rulings: { ...RULINGS, soloCoversSpaces: false } } as const;
  const rules = rulesFor(caverna.start(options, players, 'goals'));
  return Object.keys(rules.spaces).filter((id) => players > 2 || id !== 'exploration');
}

/** The spaces that give an imitator something: only goods that have accumulated. */
const ONLY_GOODS = new Set(['woodGathering', 'depot', 'largeDepot']);

const imitable = (players: number): string[] =>
  spacesWith(players).filter((id) => id !== 'startingPlayer' && !ONLY_GOODS.has(id));

const EATEN = ['grain', 'vegetable', 'sheep', 'donkey', 'boar', 'cattle', 'gold'];
const FOR_RUBIES = [...GOODS.filter((good) => good !== 'ruby'), 'meadow', 'field', 'tunnel', 'cavern'];
const BOUGHT = ['wood', 'stone', 'ore', 'sheep', 'donkey', 'boar', 'cattle', 'dog', 'grain', 'vegetable'];
const USED = Object.entries(PRINTED).flatMap(([tile, { exchanges = {}, feedOneWith = {} }]) =>
  [...Object.keys(exchanges), ...Object.keys(feedOneWith)].map((detail) => `${tile} ${detail}`.trim()),
);
const BRED = ['sheep', 'donkey', 'boar', 'cattle'];
const LAID = ['meadow field', 'cavern tunnel', 'cavern cavern', 'meadow', 'field', 'tunnel', 'cavern'];

const REST = [
  ...EATEN.map((good) => `eat ${good}`),
  'eat donkey donkey',
  ...FOR_RUBIES.map((word) => `ruby ${word}`),
  ...BOUGHT.map((good) => `buy ${good}`),
  ...USED.map((tile) => `use ${tile}`),
  ...BRED.map((type) => `breed ${type}`),
  ...LAID.map((ground) => `lay ${ground}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((strength) => `forge ${strength}`),
  ...[1, 2, 3].map((n) => `trade ${n}`),
  ...['grain 1', 'grain 2', 'vegetable 1', 'vegetable 2', 'grain 2 vegetable 2'].map((seed) => `sow ${seed}`),
  'fence small',
  'fence large',
  'stable',
  'mine ore',
  'mine ruby',
  'grow',
  'send',
  'protect',
  'pass',
  'done',
  'feed',
  'beg',
  'harvest field',
  'harvest breeding',
  'end',
  'furnish with ore for wood',
  'furnish with ore for stone',
  'furnish with ore for wood with ore for stone',
];

/** All goals that some game can reach. */
export function goals(): Set<string> {
  const all = new Set<string>();
  for (const players of [1, 2, 3, 4, 5, 6, 7]) {
    for (const id of spacesWith(players)) all.add(`${players} place ${id}`);
    if (players > 2) for (const id of imitable(players)) all.add(`imitate ${id}`);
  }
  for (const tiles of ['full', 'introductory'] as const) {
    const rules = rulesFor(caverna.start({ tiles, markers: 'start', rulings: RULINGS }, 4, 'goals'));
    for (const id of rules.supply) all.add(`${tiles} furnish ${id}`);
    for (const id in rules.loot) all.add(`loot ${id}`);
  }
  for (const goal of REST) all.add(goal);
  return all;
}

/** The goals that a move reaches, the most specific one first. */
export function reachedBy(move: string, players: number, tiles: 'full' | 'introductory'): string[] {
  const [verb = '', object = '', third = '', fourth = '', fifth = ''] = move.split(' ');
  switch (verb) {
    case 'place':
      return [`${players} ${move}`];
    case 'furnish': {
      const paid = / with .*/.exec(move)?.[0];
      return [`${tiles} furnish ${object}`, ...(paid === undefined ? [] : [`furnish${paid}`])];
    }
    case 'lay':
      return [fourth === '' ? `lay ${object}` : `lay ${object} ${fourth}`];
    case 'eat':
      return [third === 'donkey' ? move : `eat ${object}`];
    case 'breed':
      return [object, third, fourth, fifth].filter((type) => type !== '').map((type) => `breed ${type}`);
    case 'protect':
      return [verb];
    case 'forge':
    case 'trade':
    case 'sow':
    case 'ruby':
    case 'harvest':
      return [move];
    default:
      return [topic(move).trim()];
  }
}
