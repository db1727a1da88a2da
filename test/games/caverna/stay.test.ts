import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../../src/engine/decision.ts';
import { caverna } from '../../../src/games/caverna/game.ts';

const begun = () => caverna.start(caverna.options.parse({}), 3, 'stay');
const turnOf = (state: ReturnType<typeof begun>) => caverna.decisions(state)[0]?.seat ?? -1;

describe('letting a turn pass', () => {
  it('is never offered, but can be played: the dwarf counts as used and nothing else happens', () => {
    const state = begun();
    const seat = turnOf(state);
    expect(caverna.decisions(state)[0]?.options.map(({ move }) => move)).not.toContain('stay');
    expect(caverna.pass?.(state, seat)).toEqual(['stay', 'end']);
    const goods = { ...state.players[seat]?.goods };
    caverna.play(state, seat, 'stay');
    expect(caverna.decisions(state)).toMatchObject([{ seat, task: 'end', options: [{ move: 'end' }] }]);
    caverna.play(state, seat, 'end');
    expect(state.players[seat]?.goods).toEqual(goods);
    expect(state.players[seat]?.dwarfs.map(({ at }) => at)).toEqual(['resting', 'home']);
    expect(turnOf(state)).toBe((seat + 1) % 3);
  });

  it('leaves the other dwarf its turn, and both act again in the next round', () => {
    const state = begun();
    for (let turns = 0; turns < 6; turns++) {
      const seat = turnOf(state);
      for (const move of caverna.pass?.(state, seat) ?? []) caverna.play(state, seat, move);
    }
    expect(state.round).toBe(2);
    expect(state.players.flatMap(({ dwarfs }) => dwarfs.map(({ at }) => at))).toEqual(Array(6).fill('home'));
    expect(state.players.every(({ begging }) => begging === 0)).toBe(true);
  });

  it('is refused to anybody else, in the middle of an action, and in a harvest', () => {
    const state = begun();
    const seat = turnOf(state);
    const other = (seat + 1) % 3;
    expect(caverna.pass?.(state, other)).toBeUndefined();
    expect(() => caverna.play(state, other, 'stay')).toThrow(IllegalMove);
    caverna.play(state, seat, 'place clearing');
    expect(caverna.pass?.(state, seat)).toBeUndefined();
    expect(() => caverna.play(state, seat, 'stay')).toThrow(IllegalMove);
  });
});
