import { describe, expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { late, mine, Scenario } from '../games/cave-vs-cave/scenario.ts';
import { asked } from './cave-asked.ts';

const AT_MASONRY = 'Walls come from the supply:';
const WITH_MASONRY = 'To build a wall, take *Masonry* or *Renovation*';
const helpAfter = (game: Scenario, ...moves: string[]) => asked(game.play(...moves)).help;
/** All walls but these are in the first cave. */
const WALLS = ['d1e1', 'd2e2', 'd3e3', 'd4e4', 'd5e5', 'e5f5', 'd1d2'];

describe('where walls come from', () => {
  it('is said where one may be built, with how many are left', () => {
    expect(helpAfter(late({}), 'use masonry')).toContain(`${AT_MASONRY} 7 left.`);
    expect(helpAfter(late({ walls: ['d3e3', 'd4e4'] }), 'use masonry')).toContain('5 left.');
    expect(asked(late({}).play('use masonry'), { language: 'de' }).help).toContain('aus dem Vorrat: noch 7.');
  });

  it('is said where a room for sale does not fit because of walls, but not where all fit', () => {
    const rich = { goods: { food: 9, wood: 5 }, cave: { d3: 'empty' } };
    const display = ['tunnel', 'shelf'];
    expect(helpAfter(late(rich, { display }), 'use housework')).toContain(`${WITH_MASONRY} (7 left in the supply).`);
    expect(helpAfter(late(rich, { display: ['shelf'] }), 'use housework')).not.toContain('Masonry');
    const none = late({ ...rich, goods: {} }, { display: ['tunnel'] });
    expect(helpAfter(none, 'use expansion')).toContain(`${WITH_MASONRY} (7 left in the supply).`);
    expect(asked(none, { language: 'de' }).help).toContain(
      'Wände errichtest du mit *Mauerbau* oder *Renovierung* (noch 7 im Vorrat).',
    );
  });

  it('names only the tiles that nobody has taken this round', () => {
    const rich = { goods: { food: 9, wood: 5, gold: 5 }, cave: { d3: 'empty' } };
    const game = () => late(rich, { display: ['tunnel'] });
    const taken = (...tiles: string[]) =>
      new Scenario({ ...game().state, taken: tiles.map((tile) => ({ tile, seat: 1 })) });
    expect(helpAfter(taken('masonry'), 'use housework')).toContain('take *Renovation* (7 left');
    expect(helpAfter(taken('masonry', 'renovation'), 'use housework')).not.toContain('To build a wall');
  });

  it('is not said to somebody without an empty room', () => {
    const full = late({ goods: { food: 9 }, cave: { d3: 'shelf' } }, { display: ['tunnel'] });
    expect(helpAfter(full, 'use housework')).not.toContain('To build a wall');
  });

  it('is not said before a tile that builds walls is face up', () => {
    const { state } = mine({ goods: { food: 9 }, cave: { d3: 'empty' } }, { round: 1, display: ['tunnel'] });
    const early = new Scenario({ ...state, row: ['cultivation', 'housework', 'masonry'], shown: 2 });
    expect(helpAfter(early, 'use housework')).not.toContain('To build a wall');
  });

  it('includes why none can be built: the supply is empty', () => {
    const bare = late({ walls: WALLS });
    expect(bare.state.walls).toBe(0);
    expect(
      asked(bare)
        .choices()
        .find(({ label }) => label === 'Renovation')?.description,
    ).not.toContain('nothing');
    expect(helpAfter(bare, 'use masonry')).toContain('🔒 Build a wall: no wall is left in the supply.');
    expect(asked(bare, { language: 'de' }).help).toContain('🔒 Wand errichten: Im Vorrat ist keine Wand mehr.');
  });
});

it.each([
  [['d1e1'], 'D1, wall to E1', 'D1, Wand zu E1'],
  [['d1d2', 'd1e1'], 'D1, walls to D2 and E1', 'D1, Wände zu D2 und E1'],
  [[], 'D1', 'D1'],
  [['d2e2'], 'D1, wall between D2 and E2', 'D1, Wand zwischen D2 und E2'],
])('a place whose walls %j are built names only the rooms behind them', (slots, english, german) => {
  const [en, de] = (['en', 'de'] as const).map((language) => gameWords(catalogue(language), 'cave-vs-cave'));
  expect([en?.placeShort('d1', {}, slots), de?.placeShort('d1', {}, slots)]).toEqual([english, german]);
});
