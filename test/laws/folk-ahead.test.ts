import { describe, expect, it } from 'vitest';
import { type Random, shuffled } from '../../src/engine/random.ts';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import { feedable, type HarvestOrders } from '../../src/games/caverna/standing.ts';
import { FARM_ANIMALS, type State } from '../../src/games/caverna/state.ts';
import { folkWalks } from './folk-games.ts';
import { bytes, law, pick } from './games.ts';
import { decisionOf, rehearse } from './rehearsal.ts';

const { ahead, standing, pass } = caverna;
if (!ahead || !standing || !pass) throw new Error('Caverna plans no turns ahead.');

const LAST_ROUND = 12;

/** The state at a seat's turn after all others have passed; undefined if it has no turn in this round. */
function whenAllPass(state: State, seat: number): State | undefined {
  const later = caverna.clone(state);
  while (!ahead?.due(later, seat)) {
    const turn = later.turn?.seat ?? -1;
    const moves = pass?.(later, turn);
    if (later.round !== state.round || later.phase !== 'work' || moves === undefined) return undefined;
    for (const move of moves) caverna.play(later, turn, move);
  }
  return later.round === state.round ? later : undefined;
}

const ordersIn = (state: State, random: Random): HarvestOrders => ({
  feed: shuffled(feedable(positionOf(state)), random).slice(random.below(4)),
  breed: shuffled(FARM_ANIMALS, random),
  keep: shuffled(FARM_ANIMALS, random),
  phase: pick(['field', 'breeding'] as const, random),
});

describe('turns that folks plan', () => {
  it('can be rehearsed from the first to the last move without changing the game', () => {
    let rehearsed = 0;
    law(10, folkWalks(), (played) => {
      const { random } = played;
      for (const { state } of played.steps()) {
        if (random.below(7) > 0) continue;
        const before = bytes(state);
        const seat = random.below(state.players.length);
        if (rehearse(state, seat, random)) rehearsed++;
        else expect(state.phase === 'folks' || state.round === LAST_ROUND, state.phase).toBe(true);
        expect(bytes(state)).toBe(before);
      }
    });
    expect(rehearsed).toBeGreaterThan(0);
  });

  it('have the predicted options, both at once and if nobody acts before', () => {
    let foreseen = 0;
    law(10, folkWalks(), (played) => {
      const { random } = played;
      for (const { state } of played.steps()) {
        const now = state.turn?.seat ?? -1;
        if (state.phase !== 'work' || !ahead.due(state, now) || random.below(3) > 0) continue;
        // A player who has started to lay a tile for a ruby has started the turn.
        if (decisionOf(state, now)?.task !== 'place') continue;
        const seat = random.below(state.players.length);
        const later = whenAllPass(state, seat);
        if (later === undefined) continue;
        const turn = ahead.rehearse(state, seat) as State;
        expect(decisionOf(turn, seat)?.options).toEqual(decisionOf(later, seat)?.options);
        foreseen++;
      }
    });
    expect(foreseen).toBeGreaterThan(0);
  });

  it('are free where they are offered, and otherwise taken by a dwarf', () => {
    law(10, folkWalks(), (played) => {
      for (const { state } of played.steps()) {
        const seat = state.turn?.seat ?? -1;
        if (state.phase !== 'work' || !ahead.due(state, seat)) continue;
        const offered = decisionOf(state, seat)?.options.map(({ move }) => move) ?? [];
        for (const { id } of state.spaces) {
          const other = ahead.takenBy(state, seat, `place ${id}`);
          if (offered.includes(`place ${id}`)) expect(other).toBeUndefined();
          if (other !== undefined) expect(state.players[other]?.dwarfs.some(({ at }) => at === id)).toBe(true);
        }
      }
    });
  });
});

it('harvest orders of folks lead to moves that are offered, up to the end or to what they leave open', () => {
  let ordered = 0;
  law(14, folkWalks(), (played) => {
    const { random } = played;
    for (const { state, decisions } of played.steps()) {
      if (random.below(state.phase === 'harvest' ? 2 : 20) > 0) continue;
      const before = bytes(state);
      const orders = ordersIn(state, random);
      for (const { seat } of decisions) {
        const found = standing.moves(state, seat, orders);
        expect(found !== undefined).toBe(state.phase === 'harvest');
        const after = caverna.clone(state);
        for (const move of found?.moves ?? []) caverna.play(after, seat, move);
        if (found === undefined) continue;
        expect(found.moves.at(-1) === 'end').toBe(found.open === undefined);
        if (found.open !== undefined) expect(decisionOf(after, seat)?.task).toBe(found.open);
        else ordered++;
      }
      expect(bytes(state)).toBe(before);
    }
  });
  expect(ordered).toBeGreaterThan(0);
});
