import { expect, it } from 'vitest';
import type { Option } from '../../src/engine/decision.ts';
import { DONE } from '../../src/engine/decision.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { randomPlayer } from '../../src/players/random.ts';

/** How often a hundred players, each with its own taste, choose a move of an unknown game. */
function chosen(move: string, options: readonly Option[]): number {
  const random = randomFrom('tastes');
  const players = Array.from({ length: 100 }, () => randomPlayer(random));
  return players.filter((player) => player({ seat: 0, task: 'unheard', options }).move === move).length;
}

it.each<[string, Option]>([
  ['does without further turns', { move: 'yield', forgoes: 'turns' }],
  ['does without points', { move: 'yield', forgoes: 'points' }],
  ['declines what is left', { move: DONE }],
])('a move that %s is rare, whatever it is called', (_, option) => {
  expect(chosen('yield', [{ move: 'yield' }, { move: 'dig' }])).toBeGreaterThan(30);
  expect(chosen(option.move, [option, { move: 'dig' }])).toBeLessThan(30);
});

it('prefers an exchange to losing points', () => {
  const exchange: Option = { move: 'sell', anytime: true };
  expect(chosen('sell', [{ move: 'yield' }, exchange])).toBeLessThan(30);
  expect(chosen('sell', [{ move: 'yield', forgoes: 'points' }, exchange])).toBeGreaterThan(50);
});
