import { it } from 'vitest';
import { mine } from '../scenario.ts';
import { printed } from './printed.ts';

const LATE = { round: 12 };
const SMITHY = 'place blacksmithing';

export const carpenter = printed({ cost: { stone: 1 }, points: 0, introductory: true }, () => {
  const tile = { d3: 'carpenter' };
  const seat = { furnishings: tile, cells: { d2: 'cavern' } };

  it('saves 1 wood on every furnishing tile that costs wood', () => {
    mine({ ...seat, goods: { wood: 3, stone: 3 } })
      .play('place housework', 'furnish dwelling')
      .has({ wood: 0, stone: 0 });
    mine({ ...seat, goods: { wood: 0 } })
      .play('place housework')
      .offers('furnish cuddleRoom');
    mine({ ...seat, goods: { stone: 1 } })
      .play('place housework', 'furnish workRoom')
      .has({ stone: 0 });
  });

  it('does not discount itself (A30)', () => {
    mine({ goods: { stone: 1, wood: 0 } })
      .play('place housework', 'furnish carpenter')
      .hasOnly({ food: 1, dog: 1 });
  });

  it('saves 1 wood on a small or a large pasture', () => {
    mine({ ...seat, goods: { wood: 1 }, cells: { c4: 'meadow' } })
      .play('place sheepFarming', 'fence small c4')
      .has({ wood: 0 });
    mine({ ...seat, goods: { wood: 3 }, cells: { c4: 'meadow', c3: 'meadow' } })
      .play('place sheepFarming', 'fence large c3 c4')
      .has({ wood: 0 });
  });

  const three = { furnishings: tile, cells: { c4: 'meadow', c3: 'meadow', b4: 'meadow' } };
  it('saves 1 wood in total on an action that builds a small and a large pasture (A29)', () => {
    mine({ ...three, goods: { wood: 5 } })
      .play('place sheepFarming', 'fence small b4', 'fence large c3 c4')
      .has({ wood: 0 });
    mine({ ...three, goods: { wood: 4 } })
      .play('place sheepFarming', 'fence small b4')
      .refuses('fence large c3 c4');
  });

  it('saves 1 wood on each of the two where the table rules so (A29)', () => {
    mine({ ...three, goods: { wood: 4 } }, { options: { rulings: { carpenterPerStructure: true } } })
      .play('place sheepFarming', 'fence large c3 c4', 'fence small b4')
      .has({ wood: 0 });
  });

  it('saves 1 wood on each pasture that is loot (A29)', () => {
    mine({ ...three, goods: { wood: 1 }, dwarfs: [{ weapon: 10 }, { weapon: 10 }] })
      .play(SMITHY, 'loot smallPasture', 'fence small b4', 'loot largePasture', 'loot wood')
      .has({ wood: 1 });
  });

  it('saves 1 wood on the ordinary dwelling as loot (A30)', () => {
    mine({ ...seat, goods: { wood: 0, stone: 2 }, dwarfs: [{ weapon: 11 }, { weapon: 11 }] })
      .play('place logging', 'loot dwelling')
      .has({ wood: 2, stone: 0 });
  });
});

export const stoneCarver = printed(
  { cost: { wood: 1 }, points: 1, introductory: true, built: () => ({ stone: 2 }) },
  () => {
    const tile = { d3: 'stoneCarver' };

    it('gives 2 stone at once', () => {
      mine({ goods: { wood: 1 } })
        .play('place housework', 'furnish stoneCarver')
        .has({ wood: 0, stone: 2 });
    });

    it('saves 1 stone on every furnishing tile that costs stone', () => {
      mine({ furnishings: tile, cells: { d2: 'cavern' }, goods: { wood: 4, stone: 2 } })
        .play('place housework', 'furnish dwelling')
        .has({ wood: 0, stone: 0 });
      mine({ furnishings: tile, cells: { d2: 'cavern' } })
        .play('place housework')
        .offers('furnish workRoom');
    });

    it('makes stables free (A31)', () => {
      mine({ furnishings: tile, goods: { stone: 0 } })
        .play('place sheepFarming', 'stable a1')
        .has({ stone: 0 });
      mine({ goods: { stone: 0 } })
        .play('place sheepFarming')
        .asks('end');
    });
  },
);

export const blacksmith = printed(
  { cost: { wood: 1, stone: 2 }, points: 3, introductory: true, built: () => ({ ore: 2 }) },
  () => {
    const tile = { d3: 'blacksmith' };

    it('gives 2 ore at once', () => {
      mine({ goods: { wood: 1, stone: 2 } })
        .play('place housework', 'furnish blacksmith')
        .has({ ore: 2 });
    });

    it('takes 2 ore off every weapon; without ore a weapon of 2 can be forged (A61)', () => {
      mine({ furnishings: tile }).play(SMITHY).offersOnly('forge 1', 'forge 2');
      mine({ furnishings: tile })
        .play(SMITHY, 'forge 2')
        .has({ ore: 0 })
        .dwarfs([{ weapon: 2 }, {}]);
      mine({ furnishings: tile, goods: { ore: 3 } })
        .play(SMITHY, 'forge 5')
        .has({ ore: 0 });
      mine({ furnishings: tile, goods: { ore: 3 } })
        .play(SMITHY, 'forge 1')
        .has({ ore: 3 });
    });

    it('still forges 8 at most, for which 6 ore suffice (A61)', () => {
      mine({ furnishings: tile, goods: { ore: 9 } })
        .play(SMITHY)
        .refuses('forge 9');
      mine({ furnishings: tile, goods: { ore: 6 } })
        .play(SMITHY, 'forge 8')
        .has({ ore: 0 });
      mine({ furnishings: tile, goods: { ore: 5 } })
        .play(SMITHY)
        .refuses('forge 8');
    });

    it('does not help Ore trading', () => {
      mine({ furnishings: tile, goods: { ore: 2 } }, LATE)
        .play('place oreTrading')
        .hasOnly({ food: 2, gold: 2 });
      mine({ furnishings: tile, goods: { ore: 0 } }, LATE).refuses('place oreTrading');
    });
  },
);

export const builder = printed({ cost: { stone: 1 }, points: 2 }, () => {
  const tile = { d3: 'builder' };
  const seat = { furnishings: tile, cells: { d2: 'cavern' } };

  it('replaces 1 wood by ore and 1 stone by ore: the Blacksmith for 2 ore and 1 stone', () => {
    mine({ ...seat, goods: { ore: 2, stone: 1 } })
      .play('place housework', 'furnish blacksmith with ore for wood with ore for stone')
      .has({ ore: 2, stone: 0, wood: 0 });
  });

  it('offers every way to pay, and only those that can be paid', () => {
    mine({ ...seat, goods: { wood: 1, stone: 2, ore: 1 } })
      .play('place housework')
      .offersOf(
        'furnish blacksmith',
        'furnish blacksmith',
        'furnish blacksmith with ore for wood',
        'furnish blacksmith with ore for stone',
      );
  });

  it('replaces no more than one of each', () => {
    mine({ ...seat, goods: { ore: 9, stone: 0, wood: 9 } })
      .play('place housework')
      .offersOf('furnish blacksmith', 'furnish blacksmithingParlor');
  });

  it('does not pay for itself (A30)', () => {
    mine({ goods: { ore: 1 } })
      .play('place housework')
      .offersOf('furnish', 'furnish dogSchool');
  });

  it('adds to the ore that a tile costs (A64)', () => {
    mine({ ...seat, goods: { ore: 2 } })
      .play('place housework')
      .offers('furnish stubbleRoom with ore for wood');
    mine({ ...seat, goods: { ore: 3 } })
      .play('place housework')
      .offers('furnish blacksmithingParlor');
    mine({ ...seat, goods: { wood: 3 } })
      .play('place housework')
      .refuses('furnish blacksmithingParlor');
  });

  it('does not pay for stables or fences', () => {
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { ore: 5, wood: 1 } })
      .play('place sheepFarming')
      .asks('end');
  });
});
