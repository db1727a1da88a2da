import { expect, it } from 'vitest';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { run } from './run.ts';

const POSITION = 'test/counts/caverna/positions/2/round-01.json';
const FOLKS = ['dwarves', ...FOLK_IDS, 'deal', 'all'].join(', ');
const CAVES = '--game cave-vs-cave';

it.each([
  ['count', '', 'npm run -s count'],
  ['count', 'nowhere.json', 'nowhere.json cannot be read'],
  ['count', 'package.json', 'players'],
  ['count', `${POSITION} --depth far`, '--depth must be a whole number'],
  ['simulate', `${CAVES} --players 3`, '--players must be at most 2'],
  ['simulate', `${CAVES} --players 1 --mode short`, 'the options do not fit 1 players: variant for two'],
  ['simulate', `${CAVES} --players 2 --mode both`, '--mode is era1 or open or era1+2 or quick or short'],
  ['simulate', '--games many', '--games must be a whole number'],
  ['simulate', '--folks orcs,elves,elves,dwarves', `--folks: there is no folk "orcs", only ${FOLKS}`],
  ['simulate', '--folks elves,trolls,elves', '--folks: each folk can be played once, and "elves" is named twice'],
  ['simulate', '--folks elves,trolls', '--folks: 2 named for 4 players'],
  ['simulate', '--folks all --tiles introductory', 'the options do not fit 4 players: folks need all tiles'],
  ['tournament', '--seats strong,genius', '--seats takes beginner, steady, strong, master, chance, but not "genius".'],
  ['tournament', '--game chess', '--game must be one of: caverna, cave-vs-cave'],
  ['tournament', `${CAVES} --players 3`, '--players must be at most 2'],
  ['levels', `${CAVES} --players 1,3`, '--players must be at most 2'],
  ['levels', '--players two', 'must be a list of numbers such as 1,2,4'],
  ['train', '--to nowhere --seats two', '--seats must be a list such as "2,2,4" or "2,1 mode=era1"'],
  ['train', '--to nowhere --seats 2,9', '--players must be at most 7'],
  ['train', `--to nowhere ${CAVES} --seats 2,3`, '--players must be at most 2'],
])('%s refuses %s with an explanation, before anything is played', async (tool, words, sentence) => {
  const { code, err } = await run(tool, ...words.split(' ').filter((word) => word !== ''));
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
