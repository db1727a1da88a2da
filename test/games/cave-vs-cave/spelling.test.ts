import { expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { randomPlayer } from '../../../src/players/random.ts';

/** A move with its goods named in the opposite order; undefined if it names fewer than two. */
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
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1+2' }), 2, `spelling ${number}`);
    const chance = randomPlayer(randomFrom(`spelling ${number}`));
    for (;;) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      const { seat } = decision;
      for (const { move } of decision.options) {
        const other = backwards(move);
        if (other === undefined) continue;
        const [as, told] = [caveVsCave.clone(state), caveVsCave.clone(state)];
        caveVsCave.play(as, seat, move);
        caveVsCave.play(told, seat, other);
        expect(told, other).toEqual(as);
        turned++;
      }
      caveVsCave.apply(state, seat, chance(decision));
    }
  }
  expect(turned).toBeGreaterThan(0);
});
