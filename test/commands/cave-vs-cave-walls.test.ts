import { describe, expect, it } from 'vitest';
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
