import { expect, test } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { HarvestOrders } from '../../src/games/caverna/standing.ts';
import { rehearse } from './rehearsal.ts';

const ORDERS: HarvestOrders = {
  feed: ['vegetable', 'grain', 'sheep', 'donkey', 'boar', 'cattle', 'gold', 'ruby'],
  breed: ['sheep', 'boar', 'donkey', 'cattle'],
  keep: ['cattle', 'boar', 'donkey', 'sheep'],
  phase: 'breeding',
};

test.each([1, 2, 3, 5, 7])(
  'any turn can be rehearsed, and harvest orders lead to legal moves (%i players)',
  (players) => {
    const random = randomFrom(`ahead ${players}`);
    const state = caverna.start(caverna.options.parse({}), players, `ahead ${players}`);
    let ordered = 0;
    for (let count = 0; !caverna.finished(state); count++) {
      const decisions = caverna.decisions(state);
      const before = JSON.stringify(state);
      if (count % 7 === 0) rehearse(state, random.below(players), random);
      for (const { seat } of decisions) {
        const found = caverna.standing?.moves(state, seat, ORDERS);
        const played = caverna.clone(state);
        for (const move of found?.moves ?? []) caverna.play(played, seat, move);
        if (found !== undefined && found.open === undefined) ordered++;
        expect(found !== undefined).toBe(state.phase === 'harvest');
      }
      expect(JSON.stringify(state)).toBe(before);
      const decision = decisions[random.below(decisions.length)];
      const own = decision?.options.filter(({ anytime }) => !anytime || random.below(6) === 0) ?? [];
      const option = own[random.below(own.length)] ?? decision?.options[0];
      if (decision && option) caverna.apply(state, decision.seat, option);
    }
    expect(ordered).toBeGreaterThan(0);
  },
);
