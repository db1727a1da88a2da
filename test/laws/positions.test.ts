import { describe, expect, it } from 'vitest';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { folkWalks } from './folk-games.ts';
import { law, type Played, walks } from './games.ts';
import { stated } from './position.ts';

/**
 * A state without counts of choices, and without traces of earlier decisions that only the harvest reads. A file does
 * not say which pasture started the land (a ruling of A91); the decisions show where land may continue.
 */
const lasting = ({ folks, options, ...state }: State): unknown =>
  JSON.parse(
    JSON.stringify({
      ...state,
      options: { ...options, folks: { ...options.folks, seats: [] } },
      folks: folks?.tilesOf.toSorted(),
      step: 0,
      players: state.players.map((player) => ({ ...player, decided: false })),
    }),
    (key, value) => (key === 'begins' ? undefined : value),
  );

function writesBack(played: Played): void {
  for (const { state, decisions } of played.steps()) {
    if (decisions[0]?.task !== 'place' || state.turn?.dwarf !== -1 || played.random.below(8) > 0) continue;
    const { rules } = positionOf(state);
    const position = stated(state, ({ id }) => rules.spaces[id]?.refill !== undefined);
    const again = stateFrom(JSON.parse(JSON.stringify(position)));
    expect(lasting(again)).toEqual(lasting(state));
    expect(caverna.decisions(again)).toEqual(decisions);
  }
}

describe('a position file', () => {
  it('can describe every state in which a dwarf is to be placed, and is set up as that state', () => {
    law(15, walks(), writesBack);
  });

  it('can describe every such state of a game with folks', () => {
    law(15, folkWalks(), writesBack);
  });
});
