import { describe, it } from 'vitest';
import { game, mine, type Seat, scenario } from './scenario.ts';

const LATE = { round: 12 };
const there = (space: string, weapon = 0): Seat => ({ dwarfs: [{ at: space, weapon }, {}] });

describe('the Work phase, sentence by sentence (rulebook p. 8)', () => {
  it('a player who has passed is skipped only for the rest of this Work phase, and places dwarfs again in the next (A7)', () => {
    game(2, { goods: { food: 9 } }, { round: 1, seats: [{ goods: { food: 9 } }] })
      .play('pass', 'end', 'pass', 'end')
      .round(2)
      .asks('place', 1)
      .offers('1 place logging');
  });

  it('there is no upper limit for the number of goods on an accumulating space', () => {
    scenario({ players: 4, round: 9, next: 'round', spaces: { logging: { wood: 60 } } }).lies('logging', { wood: 63 });
  });

  it('the loot "all weapons +1" counts for dwarfs on action spaces and in the cave alike (p. 8 and 21)', () => {
    const dwarfs = [{ weapon: 3 }, { weapon: 4 }, { weapon: 4, at: 'driftMining' }];
    const seat: Seat = { furnishings: { d3: 'dwelling' }, dwarfs };
    game(1, seat, { round: 5, options: { rulings: { soloCoversSpaces: false } } })
      .play('place logging', 'loot weapons', 'end')
      .dwarfs([{ weapon: 5, at: 'logging' }, { weapon: 5, at: 'home' }, { weapon: 5 }]);
  });

  it('a newborn dwarf is placed from the next round on, unarmed and so before its armed family (p. 8 and 15)', () => {
    const seat: Seat = { furnishings: { d3: 'dwelling' }, dwarfs: [{ weapon: 4 }, { weapon: 6 }], goods: { food: 20 } };
    game(1, seat, { round: 5 })
      .play('place wishForChildren', 'end')
      .untilRound(6)
      .refuses('send 3')
      .play('place oreMining')
      .dwarfs([
        { weapon: 4, at: 'home' },
        { weapon: 6, at: 'home' },
        { weapon: 0, at: 'oreMining' },
      ]);
  });

  it('the ruby is paid for one dwarf only: the next turn follows the play order again (p. 17)', () => {
    const dwarfs = [{}, { weapon: 2 }, { weapon: 8 }];
    game(1, { furnishings: { d3: 'dwelling' }, dwarfs, goods: { ruby: 1 } }, { round: 5 })
      .play('send 8', 'place blacksmithing', 'loot dog', 'done', 'end')
      .offersOf('send')
      .play('place oreMining', 'end')
      .dwarfs([{ at: 'oreMining' }, { at: 'home' }, { at: 'blacksmithing', weapon: 9 }]);
  });
});

describe('actions for twin tiles (rulebook p. 12)', () => {
  it.each([
    [5, 'smallScaleDriftMining'],
    [7, 'extension'],
    [7, 'driftMining2'],
  ])('%i players: %s uses the Cavern/Tunnel side only', (players, space) => {
    game(players, {})
      .play(`place ${space}`)
      .offers('lay cavern d2 tunnel d1')
      .refuses('lay cavern d2 cavern d1', 'lay cavern d1 cavern d2');
  });

  it('Excavation may be imitated with either side up', () => {
    game(4, { goods: { food: 2 } }, { seats: [there('excavation')] })
      .play('place imitation2')
      .offers('lay cavern d2 tunnel d1', 'lay cavern d1 cavern d2')
      .refuses('done');
  });

  it('a single tile bought for the entrance lets the next one, of either kind, go beside it (p. 13 and 17)', () => {
    game(3, { goods: { ruby: 2 } })
      .play('ruby field', 'ruby meadow')
      .offersOnly('lay meadow c3', 'lay meadow b4');
  });

  it('a meadow from a twin tile and a single meadow make a Large pasture, with both stables (p. 19)', () => {
    const cells = { c4: 'meadow stable', b4: 'field', c3: 'meadow stable' };
    game(3, { cells, goods: { wood: 4 } }, { round: 5, spaces: { sheepFarming: { sheep: 18 } } })
      .play('place sheepFarming', 'fence large c3 c4')
      .asks('end')
      .has({ wood: 0, sheep: 18 });
  });
});

describe('family growth (rulebook p. 15 and 16)', () => {
  it('one child for each action space, but more than one space may be used in a round', () => {
    const seat: Seat = { furnishings: { d3: 'coupleDwelling' } };
    game(4, seat, { round: 5, seats: [{ passed: true }, { passed: true }, { passed: true }] })
      .play('place growth', 'grow', 'end', 'place wishForChildren')
      .asks('end')
      .dwarfs([{}, {}, { newborn: true, at: 'growth' }, { newborn: true, at: 'wishForChildren' }]);
  });

  it('a child that is born this round takes the bed: the next one needs another', () => {
    const seat: Seat = { furnishings: { d3: 'dwelling' } };
    game(4, seat, { round: 5, seats: [{ passed: true }, { passed: true }, { passed: true }] })
      .play('place growth', 'grow', 'end')
      .refuses('place wishForChildren');
  });

  it('with 5 dwarfs a dwelling may still be built on Urgent wish for children, without a child', () => {
    const furnishings = { d3: 'coupleDwelling', d2: 'dwelling' };
    const dwarfs = [{}, {}, {}, {}, {}];
    mine({ furnishings, dwarfs, cells: { d1: 'cavern' }, goods: { wood: 4, stone: 3 } }, LATE)
      .play('place urgentWishForChildren', 'furnish dwelling')
      .asks('end')
      .dwarfs(dwarfs);
  });

  it('Imitation of Urgent wish for children: the dwelling, and then the child of the dwarf on Imitation', () => {
    const seat: Seat = { goods: { food: 2, wood: 4, stone: 3 } };
    game(4, seat, { ...LATE, seats: [there('urgentWishForChildren')] })
      .play('place imitation2', 'furnish dwelling', 'grow')
      .dwarfs([{ at: 'imitation2' }, {}, { at: 'imitation2', newborn: true }]);
  });
});

describe('expeditions (rulebook p. 21, appendix A1)', () => {
  const armed = (weapon: number) => [{ weapon }, { weapon }];

  it('the loot of strength 9 and 10 keeps the stables of the meadows', () => {
    const cells = { c4: 'meadow stable', c3: 'meadow stable', b4: 'meadow stable' };
    const goods = { wood: 3, cattle: 3 };
    game(3, { cells, dwarfs: armed(10), goods }, LATE)
      .play('place exploration', 'loot largePasture', 'fence large c3 c4', 'loot smallPasture')
      .cell('b4', { ground: 'smallPasture', stable: true })
      .has({ wood: 0, cattle: 3 });
  });

  it('Adventure may be imitated: forging, then two expeditions of level 1', () => {
    game(4, { goods: { food: 2, ore: 1 } }, { ...LATE, seats: [there('adventure')] })
      .play('place imitation2', 'loot weapons', 'loot weapons')
      .dwarfs([{ weapon: 5, at: 'imitation2' }, { weapon: 0 }]);
  });

  it('Logging through Imitation: only the expedition, and only for an armed dwarf', () => {
    game(4, { goods: { food: 2 }, dwarfs: armed(3) }, { seats: [there('logging')] })
      .play('place imitation2', 'loot donkey')
      .has({ donkey: 1, wood: 0 });
  });
});

describe('solo: refilling (rulebook p. 24)', () => {
  it('animals and rubies on a space are goods too: more than 6 are returned', () => {
    const spaces = { sheepFarming: { sheep: 7 }, rubyMining: { ruby: 7 }, donkeyFarming: { donkey: 6 } };
    scenario({ players: 1, round: 8, next: 'round', spaces })
      .lies('sheepFarming', { sheep: 1 })
      .lies('rubyMining', { ruby: 1 })
      .lies('donkeyFarming', { donkey: 7 });
  });
});
