import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { PlanFace } from '../../face/ahead.ts';
import type { CaveWords } from './words.ts';

const OWN = ['wood', 'stone', 'emmer', 'flax', 'food', 'gold', 'ore', 'iron'] as const;
const LEAST = [1, 2, 4];

/** The words of planned turns in Cave vs Cave. */
export function cavePlan({ planned, goods }: CaveWords): PlanFace<State> {
  return {
    foreseen: (now, then) => (now.round === then.round ? '' : planned.foreseen),
    goods: Object.entries(goods).map(([value, { many }]) => ({ value, text: many })),
    moves: (moves) => planned.moves(moves.map(readMove)),
    condition: planned.condition,
    atLeast: ({ good, least }) => planned.atLeast(good, least),
    // Goods do not accumulate on action tiles.
    conditionsOnSpace: () => [],
    conditionsOwn: () => OWN.flatMap((good) => LEAST.map((least) => ({ of: 'own' as const, good, least }))),
    dropped: ({ order, reason }, seats) => {
      const moves = planned.moves(order.moves.slice(0, 1).map(readMove));
      switch (reason.why) {
        case 'taken':
          return planned.dropped.taken(moves, readMove(reason.move), seats[reason.seat]?.name ?? '');
        case 'few':
          return planned.dropped.few(moves, reason.condition, reason.there);
        case 'impossible':
          return planned.dropped.impossible(moves, readMove(reason.move));
      }
    },
  };
}
