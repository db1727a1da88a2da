import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { FarmAnimal, State } from '../../../src/games/caverna/state.ts';
import { type More, scenario } from './scenario.ts';

const ahead = caverna.ahead;
if (!ahead) throw new Error('Caverna plans no turns ahead.');
const at = (position: More) => scenario({ players: 3, round: 5, ...position }).state;
const rehearse = (state: State, seat: number): State => {
  const found = ahead.rehearse(state, seat);
  if (!found) throw new Error('No turn is left.');
  return found as State;
};
const moves = (state: State, seat: number) =>
  caverna
    .decisions(state)
    .find((decision) => decision.seat === seat)
    ?.options.map(({ move }) => move) ?? [];

describe('a turn planned ahead', () => {
  it('is the seat’s own, on the currently free spaces, and leaves the game unchanged', () => {
    const state = at({ seats: [{ dwarfs: ['logging', {}] }], turn: 2 });
    const before = JSON.stringify(state);
    const turn = rehearse(state, 2);
    expect(caverna.decisions(turn).map(({ seat, task }) => [seat, task])).toEqual([[2, 'place']]);
    expect(moves(turn, 2)).toContain('place supplies');
    expect(moves(turn, 2)).not.toContain('place logging');
    caverna.play(turn, 2, 'place supplies');
    caverna.play(turn, 2, 'end');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is in the next round for a seat without a dwarf at home: more goods, no card, nothing hidden', () => {
    const used = { dwarfs: ['logging', 'supplies'] };
    const state = at({ seats: [used], turn: 2, spaces: { woodGathering: { wood: 2 } } });
    const turn = rehearse(state, 0);
    expect(turn.round).toBe(6);
    expect(turn.cards.slice(5).every((card) => card === 'hidden' || card === 'none')).toBe(true);
    expect(turn.spaces).toHaveLength(state.spaces.length);
    expect(turn.spaces.find(({ id }) => id === 'woodGathering')?.goods.wood).toBeGreaterThan(2);
    expect(moves(turn, 0)).toEqual(expect.arrayContaining(['place logging', 'place supplies']));
  });

  it('comes after a harvest too, even for newborns, but not after the last round', () => {
    const family = { d3: 'dwelling', dwarfs: [{}, {}, 'newborn'], grain: 2 };
    const harvest = at({ next: 'harvest', seats: [family] });
    expect(caverna.decisions(harvest).some(({ task }) => task === 'feed')).toBe(true);
    const turn = rehearse(harvest, 0);
    expect(turn.players[0]?.dwarfs.map(({ newborn }) => newborn)).toEqual([false, false, false]);
    expect(moves(turn, 0)).toContain('place logging');
    const last = at({ round: 12, seats: [{ dwarfs: ['logging', 'supplies'] }], turn: 2 });
    expect(ahead.rehearse(last, 0)).toBeUndefined();
    expect(ahead.rehearse(at({ round: 12, next: 'scoring', seats: [{ ruby: 1 }] }), 0)).toBeUndefined();
  });

  it('is due until any part of it has been played', () => {
    const state = at({ seats: [{ ruby: 1, dwarfs: [{}, 3] }] });
    expect([ahead.due(state, 0), ahead.due(state, 1)]).toEqual([true, false]);
    caverna.play(state, 0, 'send 3');
    expect(ahead.due(state, 0)).toBe(false);
    expect(ahead.due(at({ next: 'harvest', seats: [{ food: 0, grain: 1 }] }), 0)).toBe(false);
  });
});

describe('a plan', () => {
  it('counts what its conditions ask about, and knows who has what a move needs', () => {
    const state = at({
      turn: 3,
      spaces: { clearing: { wood: 4 } },
      seats: [{ grain: 3 }, { dwarfs: ['logging', {}], d3: 'carpenter' }],
    });
    const clearing = { move: 'place clearing' } as const;
    expect(ahead.count(state, 0, { of: 'space', good: 'wood', ...clearing })).toBe(4);
    expect(ahead.count(state, 0, { of: 'space', good: 'ruby', ...clearing })).toBe(0);
    expect(ahead.count(state, 0, { of: 'own', good: 'grain', ...clearing })).toBe(3);
    expect(ahead.count(state, 0, { of: 'own', good: 'nothing', ...clearing })).toBe(0);
    expect(ahead.takenBy(state, 0, 'place logging')).toBe(1);
    expect(ahead.takenBy(state, 0, 'place clearing')).toBeUndefined();
    expect(ahead.takenBy(state, 0, 'furnish carpenter')).toBe(1);
    expect(ahead.takenBy(state, 1, 'furnish carpenter')).toBeUndefined();
    expect(ahead.takenBy(state, 0, 'lay meadow c4 field b4')).toBeUndefined();
  });

  it('says who has a tile, even if it is built over, unless its supply is unlimited', () => {
    const state = at({ seats: [{}, { d3: 'sparePartStorage over trader', e3: 'dwelling' }] });
    expect(ahead.takenBy(state, 0, 'furnish trader')).toBe(1);
    expect(ahead.takenBy(state, 0, 'furnish sparePartStorage')).toBe(1);
    expect(ahead.takenBy(state, 0, 'furnish dwelling')).toBeUndefined();
    expect(ahead.takenBy(state, 1, 'furnish trader')).toBeUndefined();
  });

  it('says which seat has taken a space, unless it is the player’s own', () => {
    const state = at({ seats: [{ dwarfs: ['logging', {}] }] });
    expect(ahead.takenBy(state, 0, 'place logging')).toBeUndefined();
    expect(ahead.takenBy(state, 1, 'place logging')).toBe(0);
  });
});

describe('a standing order', () => {
  it('gives up the kind of animal that it leaves out, unless it leaves out several', () => {
    const crowded = at({ next: 'harvest', seats: [{ food: 4, sheep: 2, donkey: 1 }] });
    const ordered = (keep: FarmAnimal[]) => caverna.standing?.moves(crowded, 0, { feed: [], breed: [], keep });
    expect(ordered(['boar'])).toEqual({ moves: [], open: 'accommodate' });
    expect(ordered(['sheep'])?.moves[0]).toBe('eat donkey');
    expect(ordered(['donkey'])?.moves.slice(0, 2)).toEqual(['eat sheep', 'eat sheep']);
    expect(ordered(['sheep', 'donkey'])?.moves[0]).toBe('eat donkey');
    expect(ordered(['donkey', 'sheep'])?.moves[0]).toBe('eat sheep');
  });
});
