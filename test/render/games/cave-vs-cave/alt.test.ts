import { describe, expect, test } from 'vitest';
import { altText } from '../../../../render/games/cave-vs-cave/alt.ts';
import { tableScene } from '../../../../render/games/cave-vs-cave/index.ts';
import { ownersOf } from '../../../../render/shared/owner.ts';
import { caveVsCave } from '../../../../src/games/cave-vs-cave/game.ts';
import { GOLDEN_PICTURES, PICTURES, WORDS } from './pictures.ts';

const LIMIT = 1024;
const golden = (name: string): string => {
  const picture = GOLDEN_PICTURES.find((each) => each.name === `cave-vs-cave-${name}`);
  if (picture === undefined) throw new Error(`There is no golden picture "${name}".`);
  return altText(picture.request, WORDS);
};

describe('the text of a picture', () => {
  test.each([...Object.entries(PICTURES), ...GOLDEN_PICTURES.map(({ name, request }) => [name, request] as const)])(
    'of %s is within Discord’s limit',
    (_, request) => {
      const text = altText(request, WORDS);
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(LIMIT);
    },
  );

  test('of the course of a game has the words about each player and all points', () => {
    const text = golden('replay.course');
    expect(text).toMatch(/^Expected result\. Mara: .*Tom: Luck: −3 points/);
    expect(text).toMatch(/Mara \d+.*; Tom \d+/);
  });

  test('of the table says what is available, what it does, and what is for sale at what price', () => {
    const text = golden('solo.table');
    expect(text).toContain('Undergrowth: Activate 1 room · 2 wood');
    expect(text).toContain('Shelf: orange, 1 wood, 1 wall, 3 points. Top up wood, stone, emmer or flax to 2.');
    expect(text).toContain('7 walls left.');
    expect(text).toContain('9 rooms lie face down.');
  });

  test('of the table names the food that furnishing costs in that round', () => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'price');
    const owners = ownersOf(['Mara', 'Tom'].map((name) => ({ name, colour: 'red' })));
    const early = { ...state, round: 4, row: ['cultivation', 'housework'], shown: 2 };
    const input = tableScene({ state: early, owners, words: WORDS });
    expect(altText({ kind: 'table', input }, WORDS)).toContain('Housework: Furnish for 3 food ·');
  });

  test('of the table says who has taken what, and what fields add', () => {
    const text = golden('two.table');
    expect(text).toContain('Cultivation is Mara’s.');
    expect(text).toContain('Weekly market (beneath it: 1, 3, 5 or 7 ore into 1, 2, 3 or 4 iron)');
    expect(text).toContain('Tom has 3 turns left.');
  });

  test('of the table in a draft says whose turn it is and how many walls they have, and names no tiles (001 p. 10)', () => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
    const seat = state.turn?.seat ?? 0;
    const owners = ownersOf(['Mara', 'Tom'].map((name) => ({ name, colour: 'red' })));
    const text = (): string => altText({ kind: 'table', input: tableScene({ state, owners, words: WORDS }) }, WORDS);
    expect(tableScene({ state, owners, words: WORDS }).roomsTitle).toBe('Rooms of the draft: free');
    expect(text()).toContain('3 walls left.');
    expect(text()).not.toContain('Available');
    const walled = caveVsCave.decisions(state)[0]?.options.find(({ move }) => move.startsWith('draft tunnel'));
    caveVsCave.play(state, seat, walled?.move ?? '');
    expect(state.players[seat]?.ownWalls).toBe(2);
    expect(text()).toContain('2 walls left.');
  });

  test('of the table mentions the additional cavern, which the short game has, too (001 p. 13)', () => {
    expect(golden('short.table')).toContain('5 walls left. The additional cavern is still available.');
    expect(golden('two.table')).not.toContain('additional cavern');
  });

  test('of a cave says what is where, how many walls surround empty rooms, and what can be excavated', () => {
    const text = golden('two.cave-1');
    expect(text).toContain('E2 Dungeon (blue: Each wall that you build: 2 gold)');
    expect(text).toContain('E5 (2 opposite walls), B4 (2 adjacent walls), C4 (1 wall)');
    expect(text).toContain('Can be excavated: E1, D2, F5 and B3 (brings 1 ore).');
  });

  test('of a choice lists the options', () => {
    expect(golden('dig.asked-cave-excavate')).toContain('To choose from: D1.');
    expect(golden('wall.asked-cave-wall')).toContain('a between D1 and E1');
  });

  test('of a score shows halves', () => {
    expect(golden('two.score')).toMatch(/gold 3½; .*gold 1½; /);
  });
});
