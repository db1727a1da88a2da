import { expect, it } from 'vitest';
import { housed, mine } from '../scenario.ts';
import { printed } from './printed.ts';

const tile = { d3: 'officeRoom' };
const LATE = { round: 12 };

export const officeRoom = printed({ cost: { stone: 1 }, points: 0 }, () => {
  it('lets half of a twin tile overhang the board for 2 gold', () => {
    mine({ furnishings: tile })
      .play('place clearing', 'lay meadow c4 field c5')
      .cell('c4', { ground: 'meadow' })
      .cell('c5', { ground: 'field' })
      .has({ gold: 2, wood: 1 });
    mine({ furnishings: tile })
      .play('place clearing', 'lay meadow c5 field c4')
      .cell('c4', { ground: 'field' })
      .cell('c5', { ground: 'meadow' })
      .has({ gold: 2 });
  });

  it('gives no gold for a tile that does not overhang', () => {
    mine({ furnishings: tile }).play('place clearing', 'lay meadow c4 field c3').has({ gold: 0 });
  });

  it('without it no tile overhangs', () => {
    mine({}).play('place clearing').refuses('lay meadow c4 field c5', 'lay meadow c5 field c4');
    mine({}).play('place driftMining').refuses('lay cavern d4 tunnel d5', 'lay cavern d2 tunnel g2');
  });

  it('overhangs at the left, at the top and at the bottom of the forest (A24)', () => {
    const cells = { c4: 'field', c3: 'field', c2: 'field', b2: 'field' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .offers('lay meadow c1 field c0', 'lay meadow c0 field c1', 'lay meadow b4 field b5', 'lay meadow a2 field x2');
  });

  it('overhangs at the right, at the top and at the bottom of the mountain (A24)', () => {
    const cells = { d2: 'tunnel', e3: 'tunnel', e4: 'tunnel' };
    mine({ furnishings: tile, cells })
      .play('place driftMining')
      .offers('lay cavern d1 tunnel d0', 'lay cavern f3 tunnel g3', 'lay cavern f4 tunnel f5');
  });

  it('never overhangs into the other half of the board (A19, A24)', () => {
    const cells = { c4: 'field', c3: 'field', c2: 'field', d2: 'cavern' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .refuses('lay meadow c1 field d1', 'lay meadow d1 field c1');
    mine({ furnishings: tile, cells }).play('place driftMining').refuses('lay cavern d1 tunnel c1');
  });

  it('never lies beyond the edge with both halves (A24)', () => {
    const cells = { c4: 'field', c5: 'meadow' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .refuses('lay meadow b5 field a5', 'lay meadow c5 field b5');
  });

  it('covers a preserve or a water source as usual', () => {
    mine({ furnishings: tile, cells: { c4: 'field', c3: 'field', c2: 'field' }, goods: { food: 0 } })
      .play('place clearing', 'lay meadow c1 field c0')
      .has({ gold: 2, boar: 1 });
    mine({ furnishings: tile, goods: { food: 0 } })
      .play('place driftMining', 'lay cavern e4 tunnel e5')
      .has({ gold: 2, food: 1 });
  });

  it('may adjoin what is laid with either half (A24)', () => {
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow' } })
      .play('place clearing')
      .offers('lay meadow b4 field b5', 'lay meadow b5 field b4');
    mine({ furnishings: tile, cells: { e4: 'tunnel', e5: 'cavern' } })
      .play('place driftMining')
      .offers('lay cavern f4 tunnel f5', 'lay cavern f5 tunnel f4');
  });

  it('both halves can be used as usual: furnished, fenced, sown, stabled', () => {
    mine({ furnishings: tile, cells: { e4: 'tunnel', e5: 'cavern' }, goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .cell('e5', { ground: 'furnished', tile: 'cuddleRoom' });
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow' }, goods: { wood: 2, stone: 1 } })
      .play('place sheepFarming', 'fence small c5', 'stable c5')
      .cell('c5', { ground: 'smallPasture', stable: true });
    mine({ furnishings: tile, cells: { c4: 'meadow', c5: 'field' }, goods: { grain: 1 } }, LATE)
      .play('place familyLife')
      .cell('c5', { ground: 'field', crop: 'grain', left: 3 });
    expect(
      housed({ furnishings: tile, cells: { c4: 'field', c5: 'smallPasture' }, goods: { boar: 2, sheep: 2 } }),
    ).toBe(true);
  });

  it('ore mines and large pastures use overhanging spaces and give no gold (A23)', () => {
    mine({ furnishings: tile, cells: { e4: 'cavern', e5: 'tunnel', f4: 'cavern', f5: 'tunnel' } })
      .play('place oreMineConstruction', 'mine ore e5 deep f5')
      .cell('e5', { ground: 'oreMine' })
      .has({ ore: 3, gold: 0 });
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow', b4: 'field', b5: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming', 'fence large b5 c5')
      .has({ gold: 0 });
  });

  it('two neighbouring spaces beyond the edge make an ore mine or a large pasture', () => {
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow', b4: 'field', b5: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .offers('fence large b5 c5');
    mine({ furnishings: tile, cells: { e4: 'cavern', e5: 'tunnel', f4: 'cavern', f5: 'tunnel' } })
      .play('place oreMineConstruction')
      .offersOnly('mine ore e5 deep f5', 'mine ore f5 deep e5');
  });

  it('ore mines and large pastures overhang only where the table rules so (A23)', () => {
    mine({ furnishings: tile, cells: { e4: 'tunnel' } }).refuses('place oreMineConstruction');
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .refuses('fence large c4 c5');
    const options = { rulings: { mineOverhang: true } };
    mine({ furnishings: tile, cells: { e4: 'tunnel' } }, { options })
      .play('place oreMineConstruction', 'mine ore e4 deep e5')
      .has({ gold: 2, ore: 3 });
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { wood: 4 } }, { options })
      .play('place sheepFarming', 'fence large c4 c5')
      .has({ gold: 2 });
  });

  it('single tiles never lie outside (A24)', () => {
    mine({ furnishings: tile, cells: { c4: 'field' }, goods: { ruby: 1 } })
      .play('ruby meadow')
      .offersOnly('lay meadow c3', 'lay meadow b4');
  });

  it('overhanging spaces never count as unused (A24)', () => {
    mine({ furnishings: tile }).play('place clearing', 'lay meadow c4 field c5').scores({ unused: -21 });
  });

  it('an overhanging dwelling counts for the State parlor (A56)', () => {
    mine({ furnishings: { ...tile, e4: 'stateParlor', e5: 'dwelling' } }).scores({ bonus: 8 });
  });
});
