import { expect, it } from 'vitest';
import { run } from './run.ts';

it.each([
  [['--seats', 'two'], '--seats is a list such as "2,2,4" or "2,1 mode=era1"'],
  [['--seats', '2,9'], '--players is 7 at most'],
  [
    ['--game', 'cave-vs-cave', '--seats', '2 mode=era1,1 mode=short'],
    'the options do not fit 1 players: variant for two',
  ],
  [['--game', 'cave-vs-cave', '--seats', '2 mode=both'], '--mode is era1 or open or era1+2 or quick or short'],
])('learning refuses %j in a sentence', (words, sentence) => {
  const { code, err } = run('train', '--to', '/nowhere/to/learn', ...words);
  expect([code, err]).toEqual([1, sentence]);
});
