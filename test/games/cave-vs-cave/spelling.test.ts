import { expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { walk } from '../walk.ts';
import { start } from './scenario.ts';

/** A move with its goods named in reverse order; undefined if it names fewer than two. */
function backwards(move: string): string | undefined {
  const [verb = '', ...words] = move.split(' ');
  const at = words.indexOf('for') + 1;
  const pairs =
    words
      .slice(at)
      .join(' ')
      .match(/[a-z]+ \d+/g) ?? [];
  if (pairs.length < 2) return undefined;
  return [verb, ...words.slice(0, at), ...pairs.toReversed()].join(' ');
}

test('goods may be named in any order: the move is the same', () => {
  let turned = 0;
  for (let number = 0; number < 12 && turned < 5; number++) {
    const state = start('era1+2', 2, `spelling ${number}`);
    for (const { seat, options } of walk(caveVsCave, state, `spelling ${number}`)) {
      for (const { move } of options) {
        const other = backwards(move);
        if (other === undefined) continue;
        const [as, told] = [caveVsCave.clone(state), caveVsCave.clone(state)];
        caveVsCave.play(as, seat, move);
        caveVsCave.play(told, seat, other);
        expect(told, other).toEqual(as);
        turned++;
      }
    }
  }
  expect(turned).toBeGreaterThan(0);
});
