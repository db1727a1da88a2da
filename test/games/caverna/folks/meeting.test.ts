import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { filled, type Seat } from '../scenario.ts';
import { as } from './table.ts';

const BEYOND = ['place driftMining', 'lay cavern e4 tunnel e5'];
/** Folks who lay twin tiles underground, and what half of one beyond the edge brings them. */
const DIGGERS: [folk: string, goods: Bundle][] = [
  ['mountainDwarves', { gold: 2 }],
  ['paleOnes', { gold: 1, mushroom: 1 }],
];

describe('overhang', () => {
  it.each(['humans', 'mountainDwarves', 'paleOnes'])(
    '%s get nothing from the Office room in the other half (A93)',
    (folk) => {
      const isHuman = folk === 'humans';
      const cells = isHuman ? { e4: 'tunnel' } : filled('field', 'c4 c3 c2');
      const { state } = as(folk, { ...cells, d3: 'officeRoom' }).play(isHuman ? 'place driftMining' : 'place clearing');
      const laid = caverna.decisions(state).flatMap(({ options }) => options.map(({ move }) => move));
      expect(laid.some((move) => move.startsWith('lay '))).toBe(true);
      expect(laid.filter((move) => /[xg]\d|[a-f][05]/.test(move))).toEqual([]);
    },
  );

  it.each(DIGGERS)('pays %s once, and the Office room nothing more', (folk, goods) => {
    as(folk, { d3: 'officeRoom' })
      .play(...BEYOND)
      .has({ ...goods, food: 1 });
  });

  it('mines never overhang for folks, whatever the table rules (A93)', () => {
    const more = { round: 5, cards: { '3': 'oreMineConstruction' }, options: { rulings: { mineOverhang: true } } };
    as('paleOnes', { d3: 'officeRoom', e4: 'tunnel' }, more).refuses('place oreMineConstruction');
    as('humans', { d3: 'officeRoom', c4: 'meadow', wood: 4 }, more)
      .play('place sheepFarming')
      .refuses('fence large c4 c5');
  });

  it('overhanging spaces are used like any others: for a mushroom, or for a tile', () => {
    const cells = { e4: 'tunnel', e5: 'cavern' };
    as('paleOnes', { ...cells, mushroom: 1 })
      .play('place slashAndBurn', 'lay field c4', 'sow mushroom 1')
      .offers('at e5', 'at d3')
      .play('at e5')
      .cell('e5', { ground: 'cavern', crop: 'mushroom', left: 2 });
    as('paleOnes', { ...cells, wood: 1 })
      .play('place housework', 'furnish breakfastRoom')
      .offers('at e5');
  });

  it.each<[string, Seat, string[], Bundle]>([
    ['humans', { c4: 'field' }, ['place clearing', 'lay meadow b4 field b5'], { food: 3 + 2, gold: 1 }],
    ['mountainDwarves', {}, BEYOND, { food: 3, gold: 2 }],
    ['paleOnes', {}, BEYOND, { food: 3, gold: 1, mushroom: 1 }],
    ['elves', { ruby: 2 }, ['place driftMining', 'lay cavern e4 tunnel f4'], { food: 0 }],
    ['elves', { c4: 'field' }, ['place clearing', 'lay meadow b4 field a4'], { food: 0 }],
  ])(
    "Explorer's Cave: %s get three times the food beneath besides their own gain, Elves nothing (A88, A93)",
    (folk, seat, moves, goods) => {
      as(folk, { ...seat, d3: 'explorersCave' }, { folkTiles: ['trolls'] })
        .play(...moves)
        .has(goods);
    },
  );
});

describe('limits on digging and on the forest', () => {
  const five = { players: 5 };
  const seven = { players: 7 };

  it('Small-scale drift mining: Elves pay for its tile and get the stone, or cannot use it (A146)', () => {
    as('elves', {}, five).refuses('place smallScaleDriftMining');
    as('elves', { ruby: 1 }, five).play('place smallScaleDriftMining', 'lay cavern d2').has({ ruby: 0, stone: 1 });
    as('elves', { gemfruit: 2 }, five)
      .play('swap gemfruit', 'swap gemfruit', 'place smallScaleDriftMining', 'lay cavern d2 tunnel d1')
      .has({ ruby: 0, gemfruit: 0, stone: 1 });
  });

  it.each(DIGGERS)(
    'Small-scale drift mining and Extension: %s overhang for the stone, or lay a single in the forest for the wood',
    (folk, goods) => {
      const dug = { ...goods, stone: 1, wood: 0 };
      as(folk, {}, five).play('place smallScaleDriftMining', 'lay cavern e4 tunnel e5').has(dug);
      as(folk, {}, seven).play('place extension', 'lay cavern e4 tunnel e5').has(dug);
      as(folk, {}, seven).play('place extension', 'lay meadow c4').has({ wood: 1, stone: 0 });
    },
  );

  it('Extension: Elves lay land as others do, and pay underground', () => {
    as('elves', {}, seven)
      .play('place extension')
      .refuses('lay cavern d2', 'lay cavern d2 tunnel d1')
      .play('lay meadow c4 field c3')
      .has({ wood: 1 });
    as('elves', { ruby: 1 }, seven).play('place extension', 'lay tunnel d2').has({ ruby: 0, stone: 1 });
  });

  it('Guest room on Extension: both sides once a game, each as the folk lays it (A53)', () => {
    as('paleOnes', { d3: 'guestRoom' }, seven)
      .play('place extension', 'lay meadow c4')
      .has({ wood: 1 })
      .play('lay cavern e4 tunnel e5')
      .has({ wood: 1, stone: 1, gold: 1, mushroom: 1 });
    as('humans', { d3: 'guestRoom' }, seven)
      .play('place extension', 'lay cavern d2', 'lay meadow c4 field c5')
      .has({ wood: 1, stone: 1, food: 2, gold: 1 });
  });
});
