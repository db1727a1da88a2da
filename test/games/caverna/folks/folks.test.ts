import { describe, it } from 'vitest';
import { filled, mine, type Seat, there } from '../scenario.ts';
import { as, exploring, HARVEST, SCORING } from './table.ts';

describe('Elves', () => {
  it('begin with 2 gemfruits', () => {
    mine({}, { options: { folks: { seats: ['elves'] } } }).has({ gemfruit: 2 });
  });

  it('build pastures on any empty forest space, even half on a meadow (A132)', () => {
    as('elves', { c4: 'meadow', wood: 2 })
      .play('place sheepFarming')
      .offers('fence small a1', 'fence small c4', 'fence small b2')
      .play('fence small a1')
      .cell('a1', { ground: 'smallPasture' });
    as('elves', { c4: 'meadow', wood: 4 }).play('place sheepFarming').play('fence large c4 c3').scores({ pastures: 4 });
    exploring('elves', 9, { wood: 1 }).play('loot smallPasture').offers('fence small a1');
  });

  it('build none on a forest space with a stable or a crop (A87)', () => {
    as('elves', { a1: 'forest stable', a2: 'forest grain', wood: 4 })
      .play('place sheepFarming')
      .refuses('fence small a1', 'fence small a2', 'fence large a1 b1');
    as('elves', { a1: 'forest stable', wood: 2 }, { folks: { rulings: { stabledForestIsEmpty: true } } })
      .play('place sheepFarming')
      .offers('fence small a1');
    const more = { round: 9, cards: { '9': 'exploration' }, folks: { rulings: { stabledForestIsEmpty: true } } };
    as('elves', { a1: 'forest stable', grain: 1, wood: 1, dwarfs: [14, 14] }, more)
      .play('place exploration', 'loot sow', 'at a1', 'loot smallPasture')
      .cell('a1', { ground: 'forest', stable: true, crop: 'grain', left: 3 })
      .offers('fence small a2')
      .refuses('fence small a1');
  });

  it('sow on empty forest, and harvest and score from there (A131)', () => {
    as('elves', { c4: 'field', grain: 1, gemfruit: 1 })
      .play('place slashAndBurn', 'sow grain 1 gemfruit 1')
      .asks('sowAt')
      .offers('at c4', 'at a1')
      .play('at a1', 'at c4')
      .cell('a1', { ground: 'forest', crop: 'grain', left: 3 })
      .cell('c4', { ground: 'field', crop: 'gemfruit', left: 2 })
      .scores({ grain: 2, vegetable: 0, gemfruit: 2 });
    as('elves', { a1: 'forest grain 1', b1: 'forest gemfruit', food: 4 }, HARVEST)
      .has({ grain: 1, gemfruit: 1 })
      .cell('a1', { ground: 'forest' })
      .cell('b1', { ground: 'forest', crop: 'gemfruit', left: 1 });
  });

  it('crops on forest are not fields for the Stubble room (A131)', () => {
    as('elves', { d3: 'stubbleRoom', sheep: 2, cattle: 1 }).asks('accommodate');
  });

  it('furnish empty forest instead of caverns; the space is neither a cavern nor land', () => {
    as('elves', { wood: 1 })
      .play('place housework', 'furnish cuddleRoom')
      .offers('at d3', 'at a1', 'at c4')
      .play('at c4')
      .cell('c4', { ground: 'furnished', tile: 'cuddleRoom', on: 'forest' });
    as('elves', { c4: 'trader' }).play('place clearing').offersOnly('end').has({ wood: 1 });
  });

  it('tiles that need a meadow or field cannot go on forest, and mushrooms cannot grow there', () => {
    const more = { folkTiles: ['humans'] };
    as('elves', { wood: 3 }, more).play('place housework').refuses('furnish silageBin');
    as('elves', { c4: 'field', mushroom: 1 })
      .play('place slashAndBurn', 'sow mushroom 1')
      .cell('d3', { ground: 'cavern', crop: 'mushroom', left: 2 });
  });

  it('dogs do not watch sheep on bare forest, but do in a pasture there', () => {
    as('elves', { dog: 4, sheep: 3 }).has({ sheep: 2 });
    as('elves', { a1: 'smallPasture', dog: 4, sheep: 5, cattle: 2 }).asks('place');
  });

  it('a stable on forest holds a boar; a pasture with it holds twice as many', () => {
    as('elves', { a1: 'forest stable', boar: 1, sheep: 2 }).asks('place');
    as('elves', { a1: 'smallPasture stable', cattle: 4, sheep: 2 }).asks('place');
  });

  it('a State parlor in front of the entrance touches the entry-level dwelling (A19)', () => {
    as('elves', { c4: 'stateParlor', c3: 'dwelling', b4: 'dwelling' }, SCORING).scores({ bonus: 12 });
  });

  it('the first field or meadow covers c4, even if pastures lie elsewhere (A91)', () => {
    as('elves', { a1: 'smallPasture' })
      .play('place clearing')
      .offersOf(
        'lay meadow',
        ...['c4 field c3', 'c3 field c4', 'c4 field b4', 'b4 field c4'].map((at) => `lay meadow ${at}`),
      );
    as('elves', { c4: 'forest grain' }).play('place clearing').offersOnly('end');
    as('elves', { c4: 'smallPasture', a1: 'smallPasture' })
      .play('place clearing')
      .offers('lay meadow c3 field b3', 'lay meadow b1 field b2')
      .refuses('lay meadow b2 field b3');
    as('elves', { c4: 'forest stable' })
      .play('place clearing')
      .offersOf('lay', 'lay meadow c4 field c3', 'lay meadow c4 field b4');
  });

  it('get nothing for symbols on their board, even underground (A88)', () => {
    as('elves', filled('field', 'c4 c3 c2')).play('place clearing', 'lay meadow c1 field b1').has({ boar: 0 });
    as('elves', { ruby: 2 }).play('place driftMining', 'lay cavern e4 tunnel f4').has({ food: 0, ruby: 0 });
    as('elves', { ruby: 1 }).play('ruby tunnel', 'lay tunnel e4').has({ food: 0 });
  });

  it('pay 2 rubies for a twin tile underground, 1 for a single one, or decline (A89)', () => {
    as('elves', { ruby: 2 })
      .play('place driftMining')
      .offers('lay cavern d2 tunnel e2', 'lay cavern d2', 'lay tunnel d2', 'done')
      .play('lay tunnel d2')
      .has({ ruby: 1 })
      .cell('d2', { ground: 'tunnel' });
    as('elves', { ruby: 1 }).play('place driftMining').offers('lay cavern e4').refuses('lay cavern d2 tunnel e2');
    as('elves').play('place driftMining').offersOnly('end').has({ stone: 1 });
    as('elves', { ruby: 2 }).play('place excavation', 'lay cavern d2 cavern e2').has({ ruby: 0 });
  });

  it('the Scarecrow brings no extra grain on forest (A90), unless the table rules otherwise', () => {
    for (const scarecrowInForest of [false, true]) {
      const more = { folkTiles: ['humans'], folks: { rulings: { scarecrowInForest } } };
      as('elves', { c4: 'meadow', c3: 'scarecrow', grain: 1 }, more)
        .play('place slashAndBurn', 'sow grain 1', 'at a1')
        .cell('a1', { ground: 'forest', crop: 'grain', left: scarecrowInForest ? 4 : 3 });
    }
  });
});

describe('Humans', () => {
  it('overhang in the forest for 2 food and 1 gold (A93)', () => {
    as('humans').play('place clearing', 'lay meadow c4 field c5').has({ food: 2, gold: 1, wood: 1 });
    as('humans', { c4: 'field', c3: 'field', b3: 'field', a3: 'field' })
      .play('place clearing')
      .offers('lay meadow a2 field x2')
      .refuses('lay meadow x1 field x2');
  });

  it('lay a single cavern or tunnel instead of a twin, with the bonus beneath, or nothing (A92)', () => {
    const singles = ['d2', 'e3', 'e4'].flatMap((cell) => [`lay cavern ${cell}`, `lay tunnel ${cell}`]);
    const human = as('humans')
      .play('place driftMining')
      .offersOnly(...singles, 'done');
    human.play('lay tunnel e4').has({ food: 1 });
    as('humans').play('place excavation').offers('lay cavern d2', 'lay tunnel d2').refuses('lay cavern d2 cavern d1');
  });

  it.each(['humans', 'elves'])(
    '%s, who also lay singles, need no room for the twin (A145), unless the table rules otherwise',
    (folk) => {
      const full = { ...filled('tunnel', 'd1 d2 e1 e2 e3 f1 f2 f3 f4'), ruby: 2 };
      const more = { folks: { rulings: { singleNeedsRoomForTwin: true } } };
      as(folk, full).play('place driftMining').offers('lay cavern e4', 'lay tunnel e4');
      as(folk, full, more).play('place driftMining').offersOnly('end');
    },
  );

  it('Extension brings its stone with a single tile', () => {
    as('humans', {}, { players: 7 }).play('place extension', 'lay tunnel d2').has({ stone: 1 });
  });

  it('lose no points for unused mountain, only for unused forest', () => {
    as('humans', {}, SCORING).scores({ unused: -12 });
  });
});

describe('Mountain Dwarfs', () => {
  it('replace wood with stone and ore in any mixture (A107)', () => {
    as('mountainDwarves', { wood: 3, stone: 4, ore: 1 })
      .play('place housework', 'furnish dwelling')
      .asks('pay')
      .offers('pay wood 2 stone 4 ore 1')
      .play('pay wood 2 stone 4 ore 1')
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .has({ wood: 1, stone: 0, ore: 0 });
  });

  it('pay without a question if there is only one way', () => {
    as('mountainDwarves', { ore: 1 })
      .play('place housework', 'furnish cuddleRoom')
      .has({ ore: 0 })
      .cell('d3', { ground: 'furnished', tile: 'cuddleRoom' });
  });

  it('never pay with wood in place of stone or ore', () => {
    as('mountainDwarves', { wood: 5, stone: 2 }).play('place housework').refuses('furnish dwelling');
    as('mountainDwarves', { wood: 9 }).refuses('place blacksmithing');
  });

  it('build fences that way, too, even those from expeditions; for a dwelling they replace wood, not stone', () => {
    const near = { c4: 'meadow', ore: 1 };
    as('mountainDwarves', { ...near, wood: 1 })
      .play('place sheepFarming', 'fence small c4')
      .has({ wood: 0, ore: 0 });
    const far = exploring('mountainDwarves', 10, { ...near, c3: 'meadow', stone: 1 });
    far.play('loot largePasture').has({ stone: 0, ore: 0 });
    const dwelling = exploring('mountainDwarves', 11, { ore: 2, stone: 2 }).play('loot dwelling');
    dwelling.cell('d3', { ground: 'furnished', tile: 'dwelling' }).has({ ore: 0, stone: 0 });
  });

  it('get discounts first, and stone in place of wood is not discounted (A107)', () => {
    const seat = { d2: 'carpenter', d1: 'stoneCarver' };
    as('mountainDwarves', { ...seat, stone: 5 })
      .play('place housework', 'furnish dwelling')
      .has({ stone: 0 });
    as('mountainDwarves', { ...seat, stone: 4 })
      .play('place housework')
      .refuses('furnish dwelling');
  });

  it('with the Builder also replace one printed stone with ore', () => {
    as('mountainDwarves', { d2: 'builder', ore: 5, stone: 2 })
      .play('place housework')
      .offersOf(
        'furnish dwelling',
        'furnish dwelling with ore for stone',
        'furnish dwelling with ore for wood with ore for stone',
      );
  });

  it('must give real wood in exchanges: Charcoal storage, Stone trader (A107)', () => {
    const more = { ...HARVEST, folkTiles: ['darkElves', 'silicoids'] };
    as('mountainDwarves', { d3: 'charcoalStorage', stone: 3, ore: 3, food: 4 }, more).has({ gold: 0 });
    as('mountainDwarves', { d3: 'stoneTrader', ore: 3, food: 4 }, more).has({ stone: 0 });
  });

  it('Working cave: 1 ore or 1 stone in place of the wood (A107), unless the table rules otherwise', () => {
    const seat: Seat = { d3: 'workingCave', ore: 1, food: 2 };
    as('mountainDwarves', seat, HARVEST)
      .offers('1 use workingCave ore')
      .play('1 use workingCave ore')
      .has({ ore: 0, food: 0 });
    as('mountainDwarves', seat, { ...HARVEST, folks: { rulings: { workingCaveInPlaceOfWood: false } } }).begs(2);
  });

  it('overhang underground for 2 gold, and lay singles in the forest (A92, A93)', () => {
    as('mountainDwarves').play('place driftMining', 'lay cavern e4 tunnel e5').has({ gold: 2, food: 1 });
    as('mountainDwarves')
      .play('place clearing')
      .offersOnly('lay meadow c4', 'lay field c4', 'done')
      .play('lay field c4')
      .cell('c4', { ground: 'field' });
  });

  it('lose no points for unused forest, only for unused mountain', () => {
    as('mountainDwarves', {}, SCORING).scores({ unused: -10 });
  });
});

describe('Pale Ones', () => {
  it.each(['driftMining', 'excavation'])('use %s where another player stands (A94)', (space) => {
    const seats = [there(space)];
    as('paleOnes', {}, { seats }).play(`place ${space}`, 'lay cavern d2 tunnel d1').has({ stone: 0 });
    as('trolls', {}, { seats }).refuses(`place ${space}`);
  });

  it('place one person there at most, and nobody joins them (A94)', () => {
    as('paleOnes', { dwarfs: ['excavation', {}] }).refuses('place excavation');
    as('paleOnes', { dwarfs: ['excavation', 'clearing'] }, { turn: 2 }).refuses('2 place excavation');
  });

  it('use both Drift minings of large tables that way, but not Small-scale drift mining or Extension (A136)', () => {
    const joining = (players: number, at: string) => as('paleOnes', {}, { players, seats: [there(at)] });
    joining(6, 'driftMining2').offers('place driftMining2');
    joining(5, 'smallScaleDriftMining').refuses('place smallScaleDriftMining');
    joining(7, 'extension').refuses('place extension');
  });

  it('cannot imitate a space with one of their people, even beside another player (A06)', () => {
    const seats = [there('excavation')];
    as('paleOnes', { ...there('excavation'), food: 4 }, { seats }).refuses('place imitation4');
    as('paleOnes', { ...there('clearing'), food: 4 }, { seats }).offers('place imitation4');
  });

  it('overhang underground for 1 gold and 1 mushroom, and lay singles in the forest', () => {
    as('paleOnes').play('place driftMining', 'lay cavern e4 tunnel e5').has({ gold: 1, mushroom: 1, food: 1 });
    as('paleOnes').play('place clearing').offersOnly('lay meadow c4', 'lay field c4', 'done');
  });

  it('lose no points for unused forest', () => {
    as('paleOnes', {}, SCORING).scores({ unused: -10 });
  });
});
