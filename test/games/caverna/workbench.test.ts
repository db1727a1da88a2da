import { expect, it } from 'vitest';
import { cavernaWorkbench } from '../../../src/games/caverna/workbench.ts';
import { game } from './scenario.ts';

it('a state is described in lines: the goods on the spaces, and each seat’s goods, dwarfs and board', () => {
  const { state } = game(
    2,
    {
      begging: 2,
      goods: { wood: 2 },
      dwarfs: [{}, '3 logging', 'newborn logging'],
      furnishings: { d3: 'sparePartStorage over trader', d2: 'dwelling' },
      cells: {
        ...{ c4: 'field grain 2', c3: 'meadow stable', b4: 'field', c2: 'smallPasture', a1: 'forest stable' },
        ...{ e4: 'rubyMine', e3: 'rubyMine deep', f3: 'oreMine' },
      },
    },
    { spaces: { logging: { wood: 2 }, oreMining: { ore: 2 } }, seats: [{ goods: { food: 0 } }] },
  );
  for (const space of state.spaces) if (!['logging', 'oreMining'].includes(space.id)) space.goods = {};
  expect([...cavernaWorkbench.linesOf(state)]).toEqual([
    'Round 5, work',
    'On the spaces: logging 2 wood; oreMining 2 ore',
    'Seat 1: 2 wood, 2 begging',
    '  dwarfs: 0 home, 3 logging, newborn logging',
    '  board: a1 forest stable, c2 smallPasture, d2 dwelling, c3 meadow stable, d3 sparePartStorage over trader, e3 rubyMine deep, f3 oreMine, b4 field, c4 field grain 2, d4 entryLevelDwelling, e4 rubyMine',
    'Seat 2: nothing',
    '  dwarfs: 0 home, 0 home',
    '  board: d3 cavern, d4 entryLevelDwelling',
  ]);
});
