import { describe, it } from 'vitest';
import { late } from './scenario.ts';

describe.each([
  ['sheepFarming', 'sheep'],
  ['donkeyFarming', 'donkey'],
] as const)('%s', (space, animal) => {
  const cells = { c4: 'meadow', c3: 'meadow', b4: 'meadow', b3: 'meadow' };

  it('a small pasture for 2 wood, a large one for 4 and a stable for 1 stone, each once, then the animals (X15)', () => {
    late({ cells, wood: 12, stone: 3 }, { spaces: { [space]: { [animal]: 3 } } })
      .play(`place ${space}`, 'fence large c3 c4')
      .refuses('fence large b3 b4')
      .play('fence small b4')
      .refuses('fence small b3')
      .play('stable a1')
      .asks('end')
      .hasOnly({ wood: 6, stone: 2, [animal]: 3 });
  });

  it('any of these or none', () => {
    late({ cells, wood: 12, stone: 3 })
      .play(`place ${space}`, 'take '.concat(animal, ' 1'))
      .asks('end')
      .hasOnly({ wood: 12, stone: 3, [animal]: 1 });
    late({ cells, wood: 12, stone: 3 })
      .play(`place ${space}`, 'stable c4', 'done')
      .asks('end')
      .has({ [animal]: 1, stone: 2 });
  });

  it('the animals come after the building, which may make room for them', () => {
    late({ cells, wood: 2, cattle: 2 }, { spaces: { [space]: { [animal]: 2 } } })
      .play(`place ${space}`, 'fence small c4')
      .asks('end')
      .has({ cattle: 2, [animal]: 2 });
  });

  it('animals without room become food', () => {
    late({ cattle: 2 }, { spaces: { [space]: { [animal]: 1 } } })
      .play(`place ${space}`)
      .asks('accommodate')
      .offersOnly(`eat ${animal}`, 'eat cattle')
      .play(`eat ${animal}`)
      .asks('end')
      .hasOnly({ cattle: 2, food: 1 });
  });
});

describe('Build fences and Build stables', () => {
  it('only meadows are fenced, and pastures never merge', () => {
    const cells = { c4: 'smallPasture', c3: 'meadow', b4: 'field', b3: 'smallPasture' };
    late({ cells, wood: 9 }).play('place sheepFarming').offersOf('fence', 'fence small c3');
    late({ c4: 'smallPasture', c3: 'smallPasture', wood: 9 }).play('place sheepFarming').asks('end');
  });

  it('only the meadow of a twin tile is fenced; the crop of the field stays (A28)', () => {
    late({ c4: 'meadow', c3: 'field grain', wood: 2 })
      .play('place sheepFarming', 'fence small c4')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('the two meadows of a large pasture are neighbours', () => {
    late({ c4: 'meadow', c3: 'field', c2: 'meadow', wood: 4 })
      .play('place sheepFarming')
      .refuses('fence large c2 c4', 'fence large c4 c2');
  });

  it('stables stay on a meadow that is fenced', () => {
    late({ c4: 'meadow stable', c3: 'meadow', wood: 4 })
      .play('place sheepFarming', 'fence large c3 c4')
      .cell('c4', { ground: 'largePasture', other: 27, stable: true })
      .cell('c3', { ground: 'largePasture', other: 35 });
  });

  it('a stable goes on forest, meadow or pasture, one on each space, three in all (A27)', () => {
    const cells = { c4: 'field', c3: 'meadow', 'c2 c1': 'largePasture stable', b4: 'meadow stable' };
    const free = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1', 'c3'];
    late({ cells, stone: 1 })
      .play('place sheepFarming')
      .offersOf('stable', ...free.map((cell) => `stable ${cell}`));
    late({ ...cells, a1: 'forest stable', stone: 1 })
      .play('place sheepFarming')
      .asks('end');
  });

  it('a stable on a preserve or the river gives nothing (A16)', () => {
    late({ stone: 1 }).play('place sheepFarming', 'stable c1').asks('end').hasOnly({ sheep: 1 });
    late({ stone: 1 }).play('place sheepFarming', 'stable b4').asks('end').hasOnly({ sheep: 1 });
  });

  it('a tile laid under a stable later gives the bonus (A16)', () => {
    late({ c4: 'field', c3: 'field', c2: 'field', c1: 'forest stable' })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 1 })
      .cell('c1', { ground: 'meadow', stable: true });
  });
});
