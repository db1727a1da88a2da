import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { mine, scenario } from './scenario.ts';

const LATE = { round: 12 };

describe('goods from one action may pay for the next (rulings A01, A03)', () => {
  const guestRoom = { d3: 'guestRoom' };
  it('Guest room: the ruby of the mine on a deep tunnel buys the tunnel for the other mine', () => {
    mine({ e4: 'oreMine', f4: 'deepTunnel', furnishings: guestRoom }, LATE)
      .play('place rubyMineConstruction')
      .has({ ruby: 1 })
      .play('ruby tunnel', 'lay tunnel d2', 'mine ruby d2')
      .cell('d2', { ground: 'rubyMine' })
      .asks('end')
      .offersOnly('end');
  });

  it('Guest room: the 3 gold of Urgent wish for children pay for the Trader, which leads to a dwelling and a child', () => {
    const seat = { ...guestRoom, d2: 'trader', d1: 'cavern', wood: 3, stone: 2 };
    mine(seat, LATE)
      .play('place urgentWishForChildren')
      .has({ gold: 3 })
      .refuses('furnish dwelling', 'grow')
      .play('use trader', 'furnish dwelling', 'grow')
      .asks('end')
      .dwarfs([{}, {}, 'newborn'])
      .has({ gold: 1, wood: 0, stone: 0 });
  });

  it('Trader and Seam: the gold of Ore trading becomes ore for the next of its 3 trades', () => {
    const game = mine({ d3: 'trader', d2: 'seam', ore: 2 }, LATE).play('place oreTrading');
    for (const trades of [1, 2]) {
      game
        .has({ gold: 2, ore: 0, wood: trades - 1 })
        .play('use trader')
        .has({ gold: 0, ore: 2 })
        .play('trade 1');
    }
    game.has({ gold: 2, ore: 0 }).play('use trader').refuses('trade 1').offersOnly('end');
  });

  it('a player who could trade once more and does not is not asked again', () => {
    mine({ d3: 'trader', ore: 6 }, LATE)
      .play('place oreTrading', 'trade 1')
      .offersOnly('end')
      .play('use trader')
      .offersOnly('end');
  });

  it('a ruby buys the wood for a tile after the dog of Housework has been taken', () => {
    mine({ ruby: 1 }, { seats: [{ d3: 'dogSchool' }] })
      .play('place housework')
      .offersOnly('take dog 1')
      .play('take dog 1')
      .has({ dog: 1 })
      .offersOnly('end')
      .play('ruby wood', 'furnish cuddleRoom')
      .cell('d3', { ground: 'furnished', tile: 'cuddleRoom' })
      .offersOnly('end');
  });

  it('a ruby buys grain to sow after the tile of Slash-and-burn has been laid', () => {
    mine({ ruby: 1 })
      .play('place slashAndBurn', 'lay meadow c4 field c3', 'ruby grain', 'sow grain 1')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('fences come before the animals ("and then / or"): a meadow bought afterwards cannot be fenced', () => {
    mine({ ruby: 1, wood: 2, stone: 1 })
      .play('place sheepFarming', 'stable a1', 'ruby meadow')
      .has({ sheep: 1 })
      .offersOnly('end');
  });

  it('declined actions stay declined', () => {
    mine({ ruby: 1, wood: 1 }).play('place housework', 'take dog 1', 'done', 'ruby stone').offersOnly('end');
  });
});

describe('before the scoring', () => {
  it('trading the last weapon for the Prayer chamber counts as useful, so the question is asked', () => {
    const furnishings = { d3: 'peacefulCave', d2: 'prayerChamber' };
    const seat = { furnishings, dwarfs: [3, {}] };
    const { state } = scenario({ players: 2, round: 12, next: 'scoring', seats: [seat] });
    const [decision] = caverna.decisions(state, 'useful');
    expect(decision?.options.map(({ move }) => move)).toEqual(['end', 'use peacefulCave 3']);
  });
});
