import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { FOREST, filled, game, MOUNTAIN } from './scenario.ts';

describe('Drift mining and Excavation', () => {
  it.each(['driftMining', 'excavation'])('%s: all the stone, and optionally a twin tile', (space) => {
    game(3, {}, { spaces: { [space]: { stone: 4 } } })
      .play(`place ${space}`)
      .has({ stone: 4 })
      .offers('lay cavern d2 tunnel d1', 'lay cavern d2 tunnel e2', 'done')
      .play('done')
      .asks('end')
      .lies(space, {});
  });

  it('Drift mining lays only Cavern/Tunnel, Excavation also Cavern/Cavern', () => {
    game(3, {}).play('place driftMining').refuses('lay cavern d2 cavern d1', 'lay cavern d1 cavern d2');
    game(3, {})
      .play('place excavation', 'lay cavern d1 cavern d2')
      .cell('d1', { ground: 'cavern' })
      .cell('d2', { ground: 'cavern' });
  });

  it('the tile goes on two neighbouring empty spaces, and either half adjoins the cave system', () => {
    game(3, {})
      .play('place driftMining')
      .offersOf(
        'lay',
        'lay cavern d2 tunnel d1',
        'lay cavern d1 tunnel d2',
        'lay cavern d2 tunnel e2',
        'lay cavern e2 tunnel d2',
        'lay cavern e3 tunnel e2',
        'lay cavern e2 tunnel e3',
        'lay cavern e3 tunnel f3',
        'lay cavern f3 tunnel e3',
        'lay cavern e3 tunnel e4',
        'lay cavern e4 tunnel e3',
        'lay cavern e4 tunnel f4',
        'lay cavern f4 tunnel e4',
      );
  });

  it('covering an underground water source gives 1 or 2 food (A16, M01)', () => {
    game(3, {}).play('place driftMining', 'lay cavern e4 tunnel e3').has({ food: 1 });
    game(3, { e3: 'tunnel', f3: 'tunnel', f2: 'tunnel' })
      .play('place driftMining', 'lay cavern f1 tunnel e1')
      .has({ food: 2 });
  });

  it('no single tile takes the place of a twin tile (A22)', () => {
    game(3, filled('cavern', 'd1 d2 e1 e2 e3 e4 f2 f3 f4')).play('place driftMining').asks('end');
  });

  it.each([6, 7])('a second Drift mining with %i players', (players) => {
    game(players, {}, { spaces: { driftMining2: { stone: 3 } } })
      .play('place driftMining2')
      .has({ stone: 3 })
      .offers('lay cavern d2 tunnel d1')
      .refuses('lay cavern d2 cavern d1');
  });
});

describe('Small-scale drift mining', () => {
  it('gives its stone only with a tile, and cannot be used without one (X24)', () => {
    game(5, {}).play('place smallScaleDriftMining', 'lay cavern d2 tunnel d1').asks('end').has({ stone: 1 });
    const cells = filled('cavern', MOUNTAIN);
    game(5, { cells }).refuses('place smallScaleDriftMining');
    game(5, {}).play('place smallScaleDriftMining').refuses('done', 'lay cavern d2 cavern d1');
  });

  it('gives its stone without a tile if the table rules so (X24)', () => {
    const options = { rulings: { driftStoneWithoutTile: true } };
    game(5, {}, { options }).play('place smallScaleDriftMining', 'take stone 1', 'done').has({ stone: 1 });
  });
});

describe('Clearing, Sustenance and Slash-and-burn', () => {
  it('Clearing: the wood and a Meadow/Field tile, which begins at the cave entrance (A17, X12)', () => {
    game(3, {})
      .play('place clearing')
      .has({ wood: 1 })
      .offersOnly(
        'lay meadow c4 field c3',
        'lay meadow c3 field c4',
        'lay meadow c4 field b4',
        'lay meadow b4 field c4',
        'done',
      );
  });

  it('later tiles adjoin a field, a meadow or a pasture (A18)', () => {
    game(3, { c4: 'smallPasture' })
      .play('place clearing')
      .offersOf(
        'lay',
        'lay meadow c3 field c2',
        'lay meadow c2 field c3',
        'lay meadow c3 field b3',
        'lay meadow b3 field c3',
        'lay meadow b4 field b3',
        'lay meadow b3 field b4',
        'lay meadow b4 field a4',
        'lay meadow a4 field b4',
      );
  });

  it('a stable does not begin or extend the land', () => {
    game(3, { a1: 'forest stable' }).play('place clearing').refuses('lay meadow a1 field b1', 'lay meadow a2 field b2');
  });

  it('the meadow half may go under a stable, the field half never (X11, X32, A27)', () => {
    game(3, { c4: 'forest stable' })
      .play('place clearing')
      .refuses('lay meadow c3 field c4')
      .play('lay meadow c4 field c3')
      .cell('c4', { ground: 'meadow', stable: true });
  });

  it('the river gives 1 food, the preserves 1 wild boar each (A16)', () => {
    game(3, {}).play('place clearing', 'lay meadow b4 field c4').has({ food: 1, boar: 0 });
    game(3, { c4: 'field', c3: 'field', c2: 'field' })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 1 });
    game(3, { c4: 'field', c3: 'field', b3: 'field' })
      .play('place clearing', 'lay meadow a2 field a3')
      .has({ boar: 1 });
  });

  it('Sustenance with up to 3 players: the food and 1 grain, and a tile', () => {
    game(3, {}, { spaces: { sustenance: { food: 2 } } })
      .play('place sustenance', 'lay meadow c4 field c3')
      .asks('end')
      .hasOnly({ food: 2, grain: 1 });
    game(2, {}).play('place sustenance', 'take grain 1', 'done').asks('end').hasOnly({ food: 1, grain: 1 });
  });

  it('Sustenance with more players: the crops there, and a tile', () => {
    game(4, {}, { spaces: { sustenance: { grain: 1, vegetable: 2 } } })
      .play('place sustenance', 'done')
      .asks('end')
      .hasOnly({ grain: 1, vegetable: 2 });
    game(4, {}).play('place sustenance').offers('lay meadow c4 field c3');
  });

  it('Slash-and-burn: a tile and then, optionally, sowing on it', () => {
    game(3, { grain: 1 })
      .play('place slashAndBurn', 'lay meadow c4 field c3')
      .offersOnly('sow grain 1', 'done')
      .play('sow grain 1')
      .asks('end')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('Slash-and-burn: only in this order, or only one of the two (X06)', () => {
    game(3, { c4: 'field', grain: 1 }).play('place slashAndBurn', 'sow grain 1').asks('end');
    game(3, { grain: 1 }).play('place slashAndBurn', 'lay meadow c4 field c3', 'done').asks('end').has({ grain: 1 });
  });

  it('Slash-and-burn cannot be used without any effect', () => {
    const cells = filled('meadow', FOREST);
    game(3, { cells, grain: 1 }).refuses('place slashAndBurn');
    game(3, { ...cells, a4: 'field', grain: 1 }).offers('place slashAndBurn');
    game(3, { ...cells, a4: 'field' }).refuses('place slashAndBurn');
  });
});

describe('Sow', () => {
  const cells = { c4: 'field', c3: 'field', c2: 'field', b4: 'field', b3: 'field' };
  const sowing = (goods: Bundle) => game(3, { cells, goods }, { round: 12 }).play('place familyLife');

  it('up to two fields of grain and two of vegetables', () => {
    sowing({ grain: 5, vegetable: 5 }).offersOnly(
      'sow grain 1',
      'sow grain 2',
      'sow vegetable 1',
      'sow vegetable 2',
      'sow grain 1 vegetable 1',
      'sow grain 1 vegetable 2',
      'sow grain 2 vegetable 1',
      'sow grain 2 vegetable 2',
    );
    const sown = sowing({ grain: 3, vegetable: 2 })
      .play('sow grain 2 vegetable 2')
      .asks('end')
      .has({ grain: 1, vegetable: 0 });
    const fields = sown
      .player()
      .cells.flatMap((cell) => (cell.ground === 'field' ? [`${cell.crop ?? 'empty'} ${cell.left ?? 0}`] : []));
    expect(fields.sort()).toEqual(['empty 0', 'grain 3', 'grain 3', 'vegetable 2', 'vegetable 2']);
  });

  it('needs the crop and an empty field', () => {
    game(3, { c4: 'field' }, { round: 12 }).refuses('place familyLife');
    game(3, { c4: 'field grain', grain: 1 }, { round: 12 }).refuses('place familyLife');
    game(3, { c4: 'field', grain: 2, vegetable: 1 }, { round: 12 })
      .play('place familyLife')
      .offersOnly('sow grain 1', 'sow vegetable 1');
  });
});

describe('Extension', () => {
  it('either a Meadow/Field tile and 1 wood or a Cavern/Tunnel tile and 1 stone', () => {
    game(7, {}).play('place extension', 'lay meadow c4 field c3').asks('end').hasOnly({ wood: 1 });
    game(7, {}).play('place extension', 'lay cavern d2 tunnel d1').asks('end').hasOnly({ stone: 1 });
    game(7, {}).play('place extension').refuses('lay cavern d2 cavern d1', 'done');
  });
});
