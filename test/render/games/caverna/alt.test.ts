import { describe, expect, test } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { actionBoard } from '../../../../render/games/caverna/index.ts';
import type { ActionBoardInput } from '../../../../render/games/caverna/scene.ts';
import { rulesFor } from '../../../../src/games/caverna/catalogue.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import { GOODS, type State } from '../../../../src/games/caverna/state.ts';
import { OWNERS, WORDS } from './pictures.ts';

const LIMIT = 1024;
/** The longest names that Discord allows. */
const NAMES = [...'ABCDEFG'].map((letter) => ({ letter, name: `${letter}bcdefghijklmnopqrstuvwxyz 01234` }));

/** The last round of a table: the wanted number of dwarfs on the first spaces, eleven of each good on the others. */
function lastRound(players: number, placed: number): { input: ActionBoardInput; state: State } {
  const state = stateFrom({ players, round: 12 });
  const { spaces } = rulesFor(state);
  state.spaces.forEach((space, at) => {
    const { refill } = spaces[space.id] ?? {};
    space.goods = Object.fromEntries(Object.keys({ ...refill?.empty, ...refill?.more }).map((good) => [good, 11]));
    if (at >= placed) return;
    space.goods = {};
    const player = state.players[at % players];
    player?.dwarfs.push({ weapon: 0, newborn: false, at: space.id });
  });
  const owners = OWNERS.slice(0, players).map((owner, seat) => ({ ...owner, ...NAMES[seat] }));
  return { state, input: actionBoard({ state, owners, words: WORDS }) };
}

const told = (input: ActionBoardInput): string => altText({ kind: 'actions', input }, WORDS);

describe('the words of the action board', () => {
  test.each([0, 7, 20, 34])(
    'of seven players with the longest names are enough to play, with %i dwarfs placed',
    (placed) => {
      const { input } = lastRound(7, placed);
      const text = told(input);
      expect(text.length).toBeLessThanOrEqual(LIMIT);
      expect(text.endsWith('…')).toBe(false);
      expect(text).toMatch(/^Round 12\. A/);
      expect(text).toContain('red circle A');
      for (const { name, goods, taken } of input.spaces) {
        const heap = GOODS.flatMap((good) => (goods[good] === undefined ? [] : [WORDS.amount(good, goods[good])]));
        if (taken.length === 0) expect(text, name).toContain(heap.length === 0 ? name : `${name} (${heap.join(', ')})`);
        else expect(text, name).toMatch(new RegExp(`${taken[0]?.letter}: [^;]*${name.replace(/[()]/g, '\\$&')}`));
      }
      for (const { owner, dwarfs, feeding } of input.table) {
        const left = dwarfs.filter(({ away, newborn }) => !away && !newborn).length;
        expect(text).toMatch(new RegExp(`${owner.letter}(?:=[^;]*)? ${left}, ${feeding?.food}/${feeding?.need}`));
      }
    },
  );

  test('say how the upcoming rounds end, if that is known', () => {
    const at = (round: number, players: number) => {
      const state = stateFrom({ players, round });
      return told(actionBoard({ state, owners: OWNERS.slice(0, players), words: WORDS }));
    };
    expect(at(2, 4)).toContain('Later: harvest in 3, 5; 1 food per dwarf in 4; harvest marker face down in 6–12.');
    // Round 9 is skipped, and past rounds are not mentioned.
    expect(at(4, 2)).toContain('Later: harvest in 5; harvest marker face down in 6–8, 10–12.');
    expect(at(12, 4)).not.toContain('Later:');
  });

  test.each([1, 2, 3, 4])('say where everybody is, with %i players', (players) => {
    const { input } = lastRound(players, players);
    const text = told(input);
    expect(text.length).toBeLessThanOrEqual(LIMIT);
    for (const { name, taken } of input.spaces.filter((space) => space.taken.length > 0))
      expect(text).toContain(`${name} (${taken[0]?.name.slice(0, 10)}`);
  });

  test('say what the next round adds, if there is room for it', () => {
    const state = stateFrom({ players: 1, round: 3 });
    const input = actionBoard({ state, owners: OWNERS.slice(0, 1), words: WORDS });
    expect(told(input)).toContain('Next round adds: Sustenance (1 food)');
  });

  test('do not count the dwarfs of a player who has passed', () => {
    const { input, state } = lastRound(2, 0);
    const passed = { ...input, table: input.table.map((seat) => ({ ...seat, passed: true })) };
    expect(state.players[0]?.dwarfs).toHaveLength(2);
    expect(told(passed)).toContain('(0 at home');
  });
});
