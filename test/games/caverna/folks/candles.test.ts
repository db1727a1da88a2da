import { describe, it } from 'vitest';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { as, HARVEST, owner, withTilesOf } from './table.ts';

/** "Each time you exchange 2 animals for Food at the same time" (004, Candle Maker): what is eaten together is the owner's choice. */
describe('Candle maker: animals of one type for which there is no room are not eaten one by one without a question (A104)', () => {
  it.each<[string, Bundle, string[], string]>([
    ['bought for a ruby before a dwarf is placed', { sheep: 2, ruby: 1 }, ['ruby sheep'], 'place'],
    ['taken from a space', { sheep: 2 }, ['place sheepFarming'], 'end'],
    ['brought by an expedition', { sheep: 2, ore: 8 }, ['place blacksmithing', 'forge 2', 'loot sheep'], 'expedition'],
  ])('%s', (_, goods, moves, next) => {
    owner('candleMaker', goods)
      .play(...moves)
      .asks('accommodate')
      .offersOnly('eat sheep', 'feast sheep sheep')
      .play('feast sheep sheep')
      .asks(next)
      .has({ sheep: 1, food: 2, gold: 1 });
  });

  it('bought for a ruby in a harvest', () => {
    owner('candleMaker', { boar: 2, ruby: 1 }, HARVEST)
      .play('1 ruby boar')
      .asks('accommodate', 1)
      .offersOnly('eat boar', 'feast boar boar')
      .play('1 feast boar boar')
      .has({ boar: 1, gold: 1, begging: 0 });
  });

  it('players who eat dogs eat them with farm animals; dogs by themselves make no room', () => {
    as('trolls', { d3: 'candleMaker', sheep: 2, dog: 2, ruby: 1 })
      .play('ruby sheep')
      .asks('accommodate')
      .offersOnly('eat sheep', 'feast sheep sheep', 'feast sheep dog')
      .offers('feast dog dog')
      .play('feast sheep dog')
      .asks('place')
      .has({ dog: 1, sheep: 2, food: 4, gold: 1 });
  });

  it('without a Candle maker there is no choice, and no question', () => {
    withTilesOf('trolls', { sheep: 2, ruby: 1 }).play('ruby sheep').asks('place').has({ sheep: 2, food: 1 });
  });

  it('its gold makes a harvest begin with a question to Silicoids, too: "at most 1 Gold for 1 Stone"', () => {
    as('silicoids', { d3: 'candleMaker', sheep: 2, stone: 2 }, { ...HARVEST, folkTiles: ['trolls'] })
      .offersOnly('done')
      .play('1 feast sheep sheep')
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ gold: 0, food: 2, sheep: 0 });
  });
});
