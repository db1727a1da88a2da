import { describe, it } from 'vitest';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { as, HARVEST, withTilesOf } from './table.ts';

/** A player with a Candle maker, whose entry-level dwelling holds 2 animals of one type. */
const seat = { furnishings: { d3: 'candleMaker' } };

/** "Each time you exchange 2 animals for Food at the same time" (004, Candle Maker): what is eaten together is the owner's choice. */
describe('Candle maker: animals of one type that find no room are not eaten one by one without a question (A104)', () => {
  it.each<[string, Bundle, string[], string]>([
    ['bought for a ruby before a dwarf is placed', { sheep: 2, ruby: 1 }, ['ruby sheep'], 'place'],
    ['taken from a space', { sheep: 2 }, ['place sheepFarming'], 'end'],
    ['brought by an expedition', { sheep: 2, ore: 8 }, ['place blacksmithing', 'forge 2', 'loot sheep'], 'expedition'],
  ])('%s', (_, goods, moves, next) => {
    withTilesOf('trolls', { ...seat, goods })
      .play(...moves)
      .asks('accommodate')
      .offersOnly('eat sheep', 'feast sheep sheep')
      .play('feast sheep sheep')
      .asks(next)
      .has({ sheep: 1, food: 2, gold: 1 });
  });

  it('bought for a ruby in a harvest', () => {
    withTilesOf('trolls', { ...seat, goods: { boar: 2, ruby: 1 } }, HARVEST)
      .play('1 ruby boar')
      .asks('accommodate', 1)
      .offersOnly('eat boar', 'feast boar boar')
      .play('1 feast boar boar')
      .has({ boar: 1, gold: 1 })
      .begs(0);
  });

  it('players who eat dogs eat them with farm animals; dogs by themselves make no room', () => {
    as('trolls', { ...seat, goods: { sheep: 2, dog: 2, ruby: 1 } }, {})
      .play('ruby sheep')
      .asks('accommodate')
      .offersOnly('eat sheep', 'feast sheep sheep', 'feast sheep dog')
      .offers('feast dog dog')
      .play('feast sheep dog')
      .asks('place')
      .has({ dog: 1, sheep: 2, food: 4, gold: 1 });
  });

  it('without a Candle maker there is no choice, and no question', () => {
    withTilesOf('trolls', { goods: { sheep: 2, ruby: 1 } })
      .play('ruby sheep')
      .asks('place')
      .has({ sheep: 2, food: 1 });
  });
});

describe('Candle maker: its gold at the start of a harvest', () => {
  it('makes the game ask Silicoids without gold, too: "at most 1 Gold for 1 Stone"', () => {
    const herd = { ...seat, goods: { sheep: 2, stone: 2 } };
    as('silicoids', herd, { ...HARVEST, folkTiles: ['trolls'] })
      .offersOnly('done')
      .play('1 feast sheep sheep')
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ gold: 0, food: 2, sheep: 0 });
  });
});
