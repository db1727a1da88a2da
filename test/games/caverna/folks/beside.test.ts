import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { witness } from '../../../../src/games/caverna/witness.ts';
import { filled, MOUNTAIN, type Scenario, type Seat, there } from '../scenario.ts';
import {
  as,
  exploring,
  type FolkMore,
  GOBLIN,
  HARVEST,
  owner,
  PLACED,
  SCORING,
  SECOND_QUESTION,
  THIRD_QUESTION,
  withGoblin,
  withTilesOf,
} from './table.ts';

const ROUND_4 = { round: 4, next: 'harvest' } as const;

describe('what the limits of folks do not affect', () => {
  it.each(['humans', 'elves'])('%s place mines as others do, because mines are not caverns or tunnels', (folk) => {
    as(folk, filled('tunnel', 'e4 e3'), { round: 3, cards: { '3': 'oreMineConstruction' } })
      .play('place oreMineConstruction', 'mine ore e4 deep e3')
      .has({ ore: 3, ruby: 0 });
  });

  it('Humans buy single caverns and tunnels, and overhang only with twin tiles', () => {
    as('humans', { ruby: 3 })
      .play('ruby tunnel', 'lay tunnel e4')
      .has({ food: 1 })
      .play('ruby cavern', 'lay cavern e3')
      .has({ ruby: 0 });
    as('humans', { ruby: 1 }).play('ruby meadow').cell('c4', { ground: 'meadow' }).has({ food: 0, gold: 0 });
  });

  it.each(['mountainDwarves', 'paleOnes'])('%s fence large pastures on two single meadows', (folk) => {
    as(folk, { c4: 'meadow', c3: 'meadow', wood: 4 })
      .play('place sheepFarming')
      .offers('fence large c3 c4', 'fence small c4');
  });

  it('Elves may decline to lay land and to dig, and lay land in twin tiles', () => {
    as('elves').play('place clearing').offers('done').play('lay meadow c4 field c3').cell('c3', { ground: 'field' });
    as('elves').play('place clearing', 'done').offersOnly('end');
    as('elves', { ruby: 2 }).play('place driftMining', 'done').has({ ruby: 2 });
  });

  it('folks may build tiles that do nothing for them, to keep them from others', () => {
    as('caveGoblins', { d2: 'cavern', wood: 4, stone: 3 }).play('place housework').offers('furnish additionalDwelling');
    as('silicoids', { wood: 3, stone: 1 }).play('place housework').offers('furnish miningCave');
  });

  it('a player without a folk gets no more questions or options at a table with folks', () => {
    as('trolls', {}, { turn: 2, seats: [{ food: 0, dog: 1, donkey: 2 }] })
      .asks('place', 2)
      .offers('2 eat donkey donkey')
      .refuses('2 eat dog');
  });
});

describe('Elves', () => {
  it('furnish forest through loot, even with dwellings', () => {
    exploring('elves', 7, { wood: 1 }).play('loot furnish', 'furnish cuddleRoom').offers('at a1', 'at d3');
    as('elves', { wood: 4, stone: 3 }, { round: 4 })
      .play('place wishForChildren', 'furnish dwelling', 'at a1')
      .cell('a1', { ground: 'furnished', tile: 'dwelling', on: 'forest' });
  });

  it('cover c4 first with a bought meadow or field, too (A91)', () => {
    as('elves', { a1: 'smallPasture', ruby: 1 }).play('ruby field').cell('c4', { ground: 'field' });
  });

  it('lose nothing for unused spaces, but do lose points for begging and missing animals, as others do', () => {
    as('elves', { begging: 1 }, SCORING).scores({ unused: 0, begging: -3, missing: -8 });
  });

  it('build stables on empty forest and in their pastures there, but never on a crop or a furnishing tile', () => {
    as('elves', { a1: 'forest grain', a2: 'smallPasture', a3: 'trader', stone: 1 })
      .play('place sheepFarming')
      .offers('stable a2', 'stable b2')
      .refuses('stable a1', 'stable a3');
  });

  it('keep crops and furnishing tiles off the forest beneath a stable (A87)', () => {
    const seat: Seat = { a1: 'forest stable', grain: 1, wood: 1 };
    as('elves', seat).play('place slashAndBurn', 'lay meadow c4 field c3').refuses('at a1');
    as('elves', seat).play('place housework', 'furnish trader').refuses('at a1');
  });
});

it('loot 11 and the loot of Dark Elves bring only an ordinary dwelling (A140)', () => {
  const seat: Seat = { wood: 9, stone: 9, vegetable: 2, d2: 'cavern', dwarfs: [11, 'housework'] };
  as('darkElves', seat, { folkTiles: ['trolls', 'mountainDwarves'] })
    .play('place logging', 'loot dwelling')
    .offersOf('at', 'at d2', 'at d3')
    .play('at d2')
    .cell('d2', { ground: 'furnished', tile: 'dwelling' })
    .refuses('furnish overseersDwelling', 'furnish goblinDwelling');
});

describe('Pale Ones who join others', () => {
  const more = { ...PLACED, folkTiles: ['trolls', 'silicoids'] };

  it('their goblin returns nothing, because no goods are left there (A76)', () => {
    as('paleOnes', withGoblin(), more).play('place excavation', 'lay cavern d2 cavern e2').has({ stone: 0 });
    as('paleOnes', withGoblin({ d2: 'quarryingRoom' }), more)
      .play('place excavation')
      .has({ stone: 1 });
  });

  it('place at most one of their people on a space that others have used, goblins included (A94)', () => {
    as('paleOnes', { ...GOBLIN, dwarfs: ['supplies', 'clearing', 'goblin'] }, more).offers('place excavation');
    as('paleOnes', { ...GOBLIN, dwarfs: ['excavation', 'clearing', 'goblin'] }, more).refuses('place excavation');
  });

  it('cannot use a space where they can no longer dig, joined or not', () => {
    as('paleOnes', filled('tunnel', MOUNTAIN), { seats: [there('excavation')] }).refuses('place excavation');
  });
});

describe('the start of a harvest (A86)', () => {
  const FED = { food: 4 };

  it.each<[string, FolkMore, number]>([
    ['round 3', { round: 3, next: 'harvest' }, 1],
    ['the third question mark, before the player chooses', THIRD_QUESTION, 1],
    ['round 4', ROUND_4, 0],
    ['the first question mark', { round: 6, next: 'harvest', markers: { '6': 'question' } }, 0],
    ['the second', SECOND_QUESTION, 0],
  ])('brings the gold of tiles in a harvest only: %s', (_, position, gold) => {
    owner('concertOrgan', { e3: 'cavern', ...FED }, position).has({ gold });
    owner('meadParlor', { c4: 'meadow', c3: 'meadow', ...FED }, position).has({ gold });
  });

  it('brings gains automatically before exchanges, which may spend them (A43, A152)', () => {
    const organ = { d3: 'concertOrgan', d2: 'cavern', e3: 'cavern', stone: 1 };
    as('silicoids', organ, { ...HARVEST, folkTiles: ['mountainDwarves'] })
      .has({ gold: 2 })
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ gold: 1, stone: 0, begging: 0 });
    as('silicoids', { c4: 'huntersHut', stone: 2 }, { ...HARVEST, folkTiles: ['elves'] })
      .has({ food: 3 })
      .offersOnly('use silicoids food 3', 'done')
      .play('1 use silicoids food 3')
      .has({ food: 0, gold: 1 });
    const watched = { d2: 'boneCarver', c4: 'meadow', c3: 'meadow', dog: 1, sheep: 2, cattle: 2, ...FED };
    owner('meadParlor', watched, HARVEST)
      .has({ gold: 0 })
      .play('1 use boneCarver sheep sheep', '1 done')
      .has({ gold: 3, sheep: 0 });
  });

  it('at the third question mark comes first, then the choice of phase, then the Field phase (A44)', () => {
    as('silicoids', { c4: 'field grain', food: 3, stone: 2 }, THIRD_QUESTION)
      .offersOnly('use silicoids food 3', 'done')
      .refuses('1 harvest field', '1 harvest breeding')
      .play('1 use silicoids food 3', '1 done')
      .has({ gold: 1, grain: 0, stone: 2 })
      .offersOnly('harvest field', 'harvest breeding')
      .play('1 harvest field')
      .has({ grain: 1, stone: 0 });
  });

  it('offers trades to a player who can exchange goods for them: "convert goods into Food at any time" (A01, A02)', () => {
    as('silicoids', { grain: 3, stone: 1 }, HARVEST)
      .offersOf('use')
      .offersOf('done', 'done')
      .play('1 eat grain', '1 eat grain', '1 eat grain')
      .offersOf('use', 'use silicoids food 3')
      .play('1 use silicoids food 3', '1 use silicoids gold')
      .has({ stone: 0, food: 0, gold: 0, begging: 0 });
    owner('boneCarver', { ...FED, sheep: 1, ruby: 1 }, HARVEST)
      .play('1 ruby dog', '1 use boneCarver dog sheep')
      .has({ gold: 3, sheep: 0, dog: 0 });
    owner('boneCarver', { ...FED, ruby: 4 }, HARVEST)
      .play('1 ruby dog', '1 ruby dog', '1 use boneCarver dog dog')
      .asks('act')
      .play('1 ruby dog', '1 ruby boar', '1 use boneCarver dog boar')
      .has({ gold: 6, ruby: 0 });
  });

  it('does not ask players who have too few goods, or would gain no more by trading', () => {
    const asks = ({ state }: Scenario) =>
      caverna.decisions(state).some(({ seat, options }) => seat === 0 && options.some(({ move }) => move === 'done'));
    expect(asks(as('silicoids', { grain: 1, boar: 1, stone: 2 }, HARVEST))).toBe(true);
    for (const game of [
      as('silicoids', { grain: 2, stone: 2 }, HARVEST),
      as('silicoids', { ruby: 2, stone: 2 }, HARVEST),
      owner('boneCarver', { ...FED, dog: 1 }, HARVEST),
      owner('charcoalStorage', { ...FED, ruby: 1 }, HARVEST),
      as('silicoids', { grain: 6, stone: 2 }, ROUND_4),
    ])
      expect(asks(game)).toBe(false);
  });
});

it('the Working cave feeds a Silicoid or the goblin of the family, as the move says', () => {
  const family = { ...GOBLIN, d2: 'workingCave', wood: 1 };
  const more = { ...HARVEST, folkTiles: ['trolls'] };
  const fed = { wood: 0, stone: 0, food: 0, begging: 0 };
  as('silicoids', { ...family, stone: 2 }, more)
    .play('1 use workingCave wood food')
    .has(fed);
  as('silicoids', { ...family, stone: 1, food: 2 }, more)
    .play('1 use workingCave wood')
    .has(fed);
});

it('the Trader turns gold into the stone that a Silicoid eats', () => {
  as('silicoids', { d3: 'trader', gold: 2, stone: 1 }, HARVEST)
    .play('1 done')
    .offers('1 use trader')
    .play('1 use trader')
    .has({ gold: 0, wood: 1, ore: 1, stone: 0, begging: 0 });
});

it('the result of a move includes mushrooms and gemfruits', () => {
  const deed = ({ state }: Scenario, move: string) => witness(state, 0, move).deeds[0];
  const dug = deed(as('paleOnes').play('place driftMining'), 'lay cavern e4 tunnel e5');
  expect(dug?.gains).toEqual({ food: 1, gold: 1, mushroom: 1 });
  const hut = withTilesOf('paleOnes', { wood: 2, stone: 1 }).play('place housework');
  const { deeds, received } = witness(hut.state, 0, 'furnish mysticsHut');
  expect([...deeds.map(({ gains }) => gains.gemfruit), received[0]?.gemfruit]).toContain(2);
  const swap = { gains: { ruby: 1 }, pays: { gemfruit: 1 } };
  expect(deed(as('elves', { gemfruit: 1 }), 'swap gemfruit')).toMatchObject(swap);
  const sown = deed(withTilesOf('paleOnes', { mushroom: 1 }).play('place slashAndBurn'), 'sow mushroom 1');
  expect(sown?.pays).toEqual({ mushroom: 1 });
});
