import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { adviceFor, coachingLaws, rules, seatOn, stateAfter, TABLES } from './cave-vs-cave-coach.ts';

describe.each(TABLES)('the coach of $seats in $mode', coachingLaws);

it.each(['era1', 'quick', 'short'])(
  'moves started by a button of the coach turn something over only with the last one: %s',
  (mode) => {
    const chance = randomPlayer(randomFrom(`begins ${mode}`));
    let turnedOver = 0;
    for (let turns = 2; turns < 12; turns++) {
      const state = stateAfter({ mode, seats: 2, turns });
      const seat = seatOn(state);
      const tile = rules.decisions(state)[0]?.options.find(({ move }) => move === 'use excavation');
      rules.apply(state, seat, tile ?? chance(rules.decisions(state)[0] ?? never()));
      for (const { moves, begins } of adviceFor(state).ways) {
        const played = rules.clone(state);
        const turning = moves.slice(0, begins).map((move) => {
          const option = rules.decisions(played)[0]?.options.find((each) => each.move === move);
          if (option !== undefined) rules.apply(played, seat, option);
          return option?.reveals === true;
        });
        expect(turning.slice(0, -1)).not.toContain(true);
        if (turning.at(-1)) turnedOver++;
      }
    }
    expect(turnedOver).toBeGreaterThan(0);
  },
);

function never(): never {
  throw new Error('Nothing is asked.');
}
