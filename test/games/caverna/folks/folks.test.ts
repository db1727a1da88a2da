import { describe, expect, it } from 'vitest';
import { cellAt } from '../../../../src/games/caverna/cave.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Seat } from '../scenario.ts';
import { as, exploring, HARVEST, SCORING, SECOND_QUESTION, THIRD_QUESTION, withGoblin, withTilesOf } from './table.ts';

const start = (folk: string, players = 3) =>
  caverna.start(caverna.options.parse({ folks: { seats: [folk] } }), players, 'set up');
const own = (folk: string) => start(folk).players[0];

/** Six people at home, and beds for them. */
const SIX: Seat = {
  furnishings: { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'dwelling' },
  dwarfs: [{}, {}, {}, {}, {}, {}],
};

describe('Cave Goblins', () => {
  it('begin with an ordinary dwelling above the entry-level dwelling, and three people (A99)', () => {
    const player = own('caveGoblins');
    expect(player?.cells[cellAt('d3') ?? 0]).toEqual({ ground: 'furnished', tile: 'dwelling' });
    expect(player?.dwarfs).toEqual([
      { weapon: 0, at: 'home', newborn: false },
      { weapon: 0, at: 'home', newborn: false },
      { weapon: 0, at: 'home', newborn: false },
    ]);
    expect(player?.tiles).toEqual(['entryLevelDwelling', 'dwelling']);
  });

  it('act with all three of them in round 1, and are not lazy (X50)', () => {
    as('caveGoblins', {}, { round: 1, players: 2 })
      .play('place logging', 'end')
      .asks('place', 2)
      .play('place oreMining', 'end')
      .asks('place', 1)
      .play('place supplies', 'end', '2 place woodGathering', '2 end')
      .asks('place', 1);
  });

  it('return one of the goods that lie on a space, of their choice (A76)', () => {
    as('caveGoblins', {}, { spaces: { logging: { wood: 4 } } })
      .play('place logging')
      .has({ wood: 3 })
      .lies('logging', {});
    as('caveGoblins', {}, { players: 5, spaces: { depot: { wood: 1, ore: 2 } } })
      .play('place depot')
      .offersOnly('take ore 2', 'take wood 1 ore 1')
      .play('take wood 1 ore 1')
      .has({ wood: 1, ore: 1 });
  });

  it('return no goods from the general supply (A76)', () => {
    as('caveGoblins', {}, { spaces: { startingPlayer: { food: 3 } } })
      .play('place startingPlayer')
      .has({ food: 2, ore: 2 });
    as('caveGoblins').play('place supplies').has({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 });
  });

  it('may not use a space whose whole effect would be lost (A76)', () => {
    as('caveGoblins', {}, { spaces: { rubyMining: { ruby: 1 } } }).refuses('place rubyMining');
    as('caveGoblins', {}, { spaces: { rubyMining: { ruby: 2 } } })
      .play('place rubyMining')
      .has({ ruby: 1 });
    as('caveGoblins', { cells: { e4: 'rubyMine' } }, { spaces: { rubyMining: { ruby: 1 } } })
      .play('place rubyMining')
      .has({ ruby: 1 });
    as('caveGoblins', { cells: { c4: 'meadow' }, goods: { stone: 1 } }, { spaces: { sheepFarming: { sheep: 1 } } })
      .play('place sheepFarming')
      .play('stable c4')
      .has({ sheep: 0 });
  });

  it('a returned good is not received: Seam (A148), unless the table rules otherwise', () => {
    const seat = { furnishings: { d2: 'seam' } };
    const spaces = { driftMining: { stone: 3 } };
    as('caveGoblins', seat, { spaces }).play('place driftMining').has({ stone: 2, ore: 2 });
    as('caveGoblins', seat, { spaces, folks: { rulings: { returnedGoodsAreReceived: true } } })
      .play('place driftMining')
      .has({ stone: 2, ore: 3 });
  });

  it('a returned animal needs no room (A148)', () => {
    as('caveGoblins', {}, { spaces: { sheepFarming: { sheep: 3 } } })
      .play('place sheepFarming')
      .has({ sheep: 2 })
      .offersOnly('end');
  });

  it('Excavation with 1 stone stays usable with the Quarrying room (A148)', () => {
    const spaces = { excavation: { stone: 1 } };
    const cells = Object.fromEntries(
      ['d1', 'd2', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'tunnel']),
    );
    as('caveGoblins', { cells }, { spaces, folkTiles: ['silicoids'] }).refuses('place excavation');
    as('caveGoblins', { cells: { ...cells, d2: 'cavern' } }, { spaces }).refuses('place excavation');
    const { d2: _, ...others } = cells;
    as('caveGoblins', { cells: others, furnishings: { d2: 'quarryingRoom' } }, { spaces, folkTiles: ['silicoids'] })
      .play('place excavation')
      .has({ stone: 1 })
      .lies('excavation', {});
  });

  it.each([
    [3, 1],
    [4, 2],
    [8, 6],
  ])('forge with %i ore a weapon of strength %i', (ore, strength) => {
    as('caveGoblins', { goods: { ore: ore + 1 } })
      .play('place blacksmithing', `forge ${strength}`)
      .has({ ore: 1 })
      .dwarfs([{ weapon: strength }, {}, {}]);
  });

  it('forge strengths 1 to 6 and no others', () => {
    as('caveGoblins', { goods: { ore: 20 } })
      .play('place blacksmithing')
      .offersOf('forge', ...[1, 2, 3, 4, 5, 6].map((strength) => `forge ${strength}`));
    as('caveGoblins', { goods: { ore: 2 } }).refuses('place blacksmithing');
  });

  it('save 2 ore with the Blacksmith (A83), unless the table rules otherwise', () => {
    const seat = { furnishings: { d2: 'blacksmith' }, goods: { ore: 2 } };
    as('caveGoblins', seat).play('place blacksmithing').offersOf('forge', 'forge 1', 'forge 2');
    as('caveGoblins', seat, { folks: { rulings: { goblinsUseBlacksmith: false } } }).refuses('place blacksmithing');
  });

  it('forge strength 5 for a dog with the Guard dog school (A83)', () => {
    as('caveGoblins', { furnishings: { d2: 'guardDogSchool' }, goods: { dog: 1 } })
      .play('place blacksmithing')
      .has({ dog: 0 })
      .dwarfs([{ weapon: 5 }, {}, {}]);
  });

  it('have up to six people without the Additional dwelling, which does nothing for them (A79, A99)', () => {
    const five = SIX.dwarfs?.slice(0, 5) ?? [];
    const goods = { food: 0 };
    as('caveGoblins', { ...SIX, dwarfs: five, goods }, { round: 4 })
      .play('place wishForChildren')
      .dwarfs(SIX.dwarfs?.map(() => ({})) ?? []);
    as('caveGoblins', { ...SIX, goods }, { round: 4 }).refuses('place wishForChildren');
    const furnishings = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'additionalDwelling' };
    as('caveGoblins', { furnishings, dwarfs: five, goods }, { round: 4 }).refuses('place wishForChildren');
  });

  it('score nothing for their dwellings, special ones included (A140)', () => {
    const furnishings = { d2: 'mixedDwelling', d1: 'coupleDwelling', e3: 'additionalDwelling', e2: 'trader' };
    as('caveGoblins', { furnishings }, SCORING).scores({ tiles: 2 });
    const overseer = { furnishings: { d2: 'overseersDwelling' } };
    as('caveGoblins', overseer, { ...SCORING, folkTiles: ['mountainDwarves'] }).scores({ tiles: 0 });
  });

  it("a goblin of the Trolls' dwelling is lazy in their family too", () => {
    as(
      'caveGoblins',
      {
        dwarfs: [{ at: 'logging' }, { at: 'clearing' }, { goblin: true, weapon: 3 }],
        memory: { goblinDwelling: [1] },
        furnishings: { d2: 'goblinDwelling' },
      },
      { folkTiles: ['trolls'], players: 2, turn: 2 },
    )
      .play('2 place oreMining', '2 end')
      .asks('place', 2);
  });
});

describe('Dark Elves', () => {
  const goods = { wood: 2, stone: 1 };
  const armed = [{ weapon: 10 }, { at: 'housework' }];

  it('find a goblin with an ordinary dwelling at strength 10 (A98, X51)', () => {
    exploring('darkElves', 10, { goods })
      .play('loot goblin')
      .has({ wood: 0, stone: 0 })
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .dwarfs([{ weapon: 11 }, {}, { goblin: true, newborn: true, weapon: 0 }]);
  });

  it('do not find it with a weaker weapon, without a cavern or the cost, or with six people', () => {
    exploring('darkElves', 9, { goods }).refuses('loot goblin');
    exploring('darkElves', 10, { goods, furnishings: { d3: 'trader' } }).refuses('loot goblin');
    exploring('darkElves', 10, { goods: { wood: 2 } }).refuses('loot goblin');
    const others = ['housework', 'clearing', 'supplies', 'excavation', 'oreMining'].map((at) => ({ at }));
    const furnishings = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'additionalDwelling' };
    as('darkElves', { goods, cells: { e2: 'cavern' }, furnishings, dwarfs: [{ weapon: 10 }, ...others] })
      .play('place logging')
      .refuses('loot goblin');
  });

  it('nobody else finds it', () => {
    exploring('trolls', 10, { goods }).refuses('loot goblin');
    withTilesOf('darkElves', { goods, dwarfs: armed }).play('place logging').refuses('loot goblin');
  });

  it('Carpenter and Stone carver lower its price (A98)', () => {
    exploring('darkElves', 10, { goods: { wood: 1 }, furnishings: { d2: 'carpenter', d1: 'stoneCarver' } })
      .play('loot goblin')
      .has({ wood: 0, stone: 0 })
      .dwarfs([{}, {}, { goblin: true }]);
  });

  it('find it once on each expedition, even in addition to cattle (A137)', () => {
    as(
      'darkElves',
      { dwarfs: armed, goods: { wood: 4, stone: 2 }, cells: { d2: 'cavern' } },
      { round: 10, cards: { '10': 'adventure' } },
    )
      .play('place adventure', 'loot goblin', 'at d2', 'loot goblin')
      .dwarfs([{ weapon: 12 }, {}, { goblin: true }, { goblin: true }]);
  });

  it('a goblin goes on expeditions and finds another one (A137)', () => {
    as(
      'darkElves',
      {
        goods,
        cells: { d2: 'cavern' },
        furnishings: { d3: 'dwelling' },
        dwarfs: [{ at: 'housework' }, { at: 'oreMining' }, { goblin: true, weapon: 10 }],
      },
      { players: 1, spaces: { logging: { wood: 1 } } },
    )
      .play('place logging', 'loot goblin')
      .dwarfs([{}, {}, { goblin: true, weapon: 11 }, { goblin: true }]);
  });

  it('get exactly 1 ruby for each ruby mine they place (A97)', () => {
    const cells = { e4: 'tunnel', e3: 'deepTunnel', f3: 'oreMine' };
    const round = { round: 6, cards: { '6': 'rubyMineConstruction' } };
    as('darkElves', { cells }, round).play('place rubyMineConstruction', 'mine ruby e4').has({ ruby: 1 });
    as('darkElves', { cells }, round).play('place rubyMineConstruction', 'mine ruby e3').has({ ruby: 1 });
    as('trolls', { cells }, round).play('place rubyMineConstruction', 'mine ruby e4').has({ ruby: 0 });
  });

  it('score nothing for their dwellings (A140)', () => {
    as('darkElves', { furnishings: { d3: 'dwelling', d2: 'coupleDwelling', d1: 'cuddleRoom' } }, SCORING).scores({
      tiles: 2,
    });
  });
});

describe('goblins', () => {
  const family: Seat = {
    furnishings: { d3: 'dwelling', d2: 'dwelling' },
    dwarfs: [{}, {}, { goblin: true }, { goblin: true, weapon: 3 }],
  };

  it('are placed once all other people of all players have been, even those with stronger weapons', () => {
    const game = as('darkElves', { ...family, dwarfs: [{ weapon: 9 }, { goblin: true }] }, { players: 2 });
    game
      .play('place woodGathering', 'end')
      .asks('place', 2)
      .play('2 place oreMining', '2 end')
      .asks('place', 2)
      .play('2 place supplies', '2 end')
      .asks('place', 1)
      .play('place driftMining')
      .dwarfs([{ at: 'woodGathering' }, { at: 'driftMining', goblin: true }]);
  });

  it('come in the order of their weapons, and a ruby only changes the order among themselves (A77)', () => {
    const alone = { players: 1, round: 5 } as const;
    const goods = { ruby: 1, food: 0 };
    as(
      'darkElves',
      { ...family, dwarfs: [{ at: 'clearing' }, { at: 'excavation' }, ...(family.dwarfs?.slice(2) ?? [])], goods },
      { ...alone, options: { rulings: { soloCoversSpaces: false } } },
    )
      .offers('send 3')
      .play('send 3', 'place logging')
      .dwarfs([{}, {}, { at: 'home' }, { at: 'logging' }]);
    as('darkElves', { ...family, dwarfs: [{}, { weapon: 1, goblin: true }], goods }, alone).refuses('send 1');
    as('darkElves', { ...family, dwarfs: [{}, { weapon: 1 }, { weapon: 1, goblin: true }], goods }, alone)
      .play('send 1', 'place logging', 'done')
      .dwarfs([{}, { at: 'logging' }, { at: 'home' }]);
  });

  it('the rotation continues clockwise, or restarts with the starting player (A77)', () => {
    const seats = [
      { ...family, dwarfs: [{ at: 'clearing' }, { goblin: true as const }] },
      { dwarfs: [{ at: 'excavation' }, {}] },
      { ...withGoblin(), dwarfs: [{ at: 'oreMining' }, { at: 'supplies' }, { goblin: true as const }] },
    ];
    const play = (goblinsAfterStartingPlayer: boolean) =>
      as('darkElves', seats[0], {
        turn: 2,
        seats: seats.slice(1),
        folkTiles: ['trolls'],
        folks: { rulings: { goblinsAfterStartingPlayer } },
      }).play('2 place logging', '2 end');
    play(false).asks('place', 3).play('3 place forestExploration', '3 end').asks('place', 1);
    play(true).asks('place', 1).play('1 place forestExploration', '1 end').asks('place', 3);
  });

  it('waiting for them is not a pass, and a player who passes places no goblins, either (A135)', () => {
    const seat = { ...family, dwarfs: [{}, { goblin: true as const }] };
    as('darkElves', seat, { players: 2 }).play('pass', 'end', '2 pass', '2 end').round(6);
  });

  it('are clumsy in any family', () => {
    as(
      'darkElves',
      { ...family, dwarfs: [{ at: 'housework' }, { goblin: true }] },
      { players: 1, spaces: { logging: { wood: 3 } } },
    )
      .play('place logging')
      .has({ wood: 2 });
    as('darkElves', { ...family, dwarfs: [{}, { at: 'housework' }] }, { players: 1, spaces: { logging: { wood: 3 } } })
      .play('place logging')
      .has({ wood: 3 });
  });

  it('forge 1 to 6 for 3 to 8 ore, in a family of Trolls too (A130)', () => {
    const seat = withGoblin({ furnishings: { d2: 'guardDogSchool' }, goods: { ore: 8, wood: 2, dog: 1 } });
    as('trolls', seat, {
      folkTiles: ['caveGoblins'],
      players: 2,
      seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }],
    })
      .play('place blacksmithing')
      .offersOf('forge', 'forge 1', 'forge 2', 'forge 3', 'forge 4', 'forge 5', 'forge 6', 'forge 5 dog')
      .play('forge 5 dog')
      .has({ ore: 8, dog: 0 });
  });

  it('are not capped in a family of Trolls, and bring home one more item (A81)', () => {
    as('trolls', withGoblin({}, 11), { players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] })
      .play('place logging', 'loot dog', 'loot sheep')
      .dwarfs([{}, {}, { weapon: 12 }]);
  });

  it('count as people: fed as adults at once, worth a point, at most six with all others (A78)', () => {
    const seat: Seat = { furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { goblin: true, newborn: true }] };
    as('darkElves', { ...seat, goods: { food: 6 } }, HARVEST)
      .has({ food: 0 })
      .begs(0);
    as('darkElves', { ...seat, goods: { food: 5 } }, HARVEST).begs(1);
    as('darkElves', { ...seat, goods: { food: 3 } }, SECOND_QUESTION)
      .has({ food: 0 })
      .begs(0);
    as('darkElves', seat, SCORING).scores({ dwarfs: 3 });
  });

  it('leave room for five people of their own folk, six in all (A79)', () => {
    const beds = { d3: 'coupleDwelling', d2: 'dwelling', d1: 'dwelling', e3: 'additionalDwelling' };
    const people = (own: number, goblins: number): Seat => ({
      furnishings: beds,
      dwarfs: [
        {},
        ...Array.from({ length: own - 1 }, () => ({ at: 'home' })),
        ...Array.from({ length: goblins }, () => ({ goblin: true as const })),
      ],
    });
    const wish = { round: 4, players: 1 } as const;
    as('darkElves', people(4, 1), wish)
      .play('place wishForChildren')
      .dwarfs([{}, {}, {}, {}, {}, { newborn: true }]);
    as('darkElves', people(5, 0), wish)
      .play('place wishForChildren')
      .dwarfs([{}, {}, {}, {}, {}, { newborn: true }]);
    as('darkElves', people(5, 1), wish).refuses('place wishForChildren');
    as('darkElves', people(3, 3), wish).refuses('place wishForChildren');
  });

  it('count for Cuddle room, Weapon storage, Supplies storage and Broom chamber (A59)', () => {
    const dwarfs = [{ weapon: 1 }, { weapon: 1 }, { goblin: true as const, weapon: 2 }];
    const seat = (tile: string): Seat => ({ furnishings: { d3: 'dwelling', d2: tile }, dwarfs });
    as('darkElves', seat('weaponStorage'), SCORING).scores({ bonus: 9 });
    as('darkElves', seat('suppliesStorage'), SCORING).scores({ bonus: 8 });
    as('darkElves', { ...seat('suppliesStorage'), dwarfs: [...dwarfs.slice(0, 2), { goblin: true }] }, SCORING).scores({
      bonus: 0,
    });
    as('darkElves', { ...seat('cuddleRoom'), goods: { sheep: 3, cattle: 2 } }).asks('place');
    as(
      'darkElves',
      {
        furnishings: { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'broomChamber' },
        dwarfs: [{}, {}, {}, {}, { goblin: true }],
      },
      SCORING,
    ).scores({ bonus: 5 });
  });

  it('share the strength that all weapons gain, and may be disarmed in the Peaceful cave (A59)', () => {
    as('darkElves', {
      furnishings: { d3: 'dwelling', d2: 'peacefulCave' },
      dwarfs: [{ weapon: 3 }, { at: 'clearing' }, { goblin: true, weapon: 5 }],
    })
      .play('place logging', 'loot weapons')
      .dwarfs([{ weapon: 5 }, {}, { weapon: 6 }])
      .play('use peacefulCave 6')
      .has({ food: 6 });
  });
});

describe('Elves', () => {
  it('begin with 2 gemfruits', () => {
    expect(own('elves')?.goods.gemfruit).toBe(2);
  });

  it('build pastures on any empty forest space, even half on a meadow (A132)', () => {
    as('elves', { cells: { c4: 'meadow' }, goods: { wood: 2 } })
      .play('place sheepFarming')
      .offers('fence small a1', 'fence small c4', 'fence small b2')
      .play('fence small a1')
      .cell('a1', { ground: 'smallPasture' });
    as('elves', { cells: { c4: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .play('fence large c4 c3')
      .scores({ pastures: 4 });
    exploring('elves', 9, { goods: { wood: 1 } })
      .play('loot smallPasture')
      .offers('fence small a1');
  });

  it('build none on a forest space with a stable or a crop (A87)', () => {
    as('elves', { cells: { a1: 'forest stable', a2: 'forest grain' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .refuses('fence small a1', 'fence small a2', 'fence large a1 b1');
    as(
      'elves',
      { cells: { a1: 'forest stable' }, goods: { wood: 2 } },
      { folks: { rulings: { stabledForestIsEmpty: true } } },
    )
      .play('place sheepFarming')
      .offers('fence small a1');
    as(
      'elves',
      { cells: { a1: 'forest stable' }, goods: { grain: 1, wood: 1 }, dwarfs: [{ weapon: 14 }, { weapon: 14 }] },
      { round: 9, cards: { '9': 'exploration' }, folks: { rulings: { stabledForestIsEmpty: true } } },
    )
      .play('place exploration', 'loot sow', 'at a1', 'loot smallPasture')
      .cell('a1', { ground: 'forest', stable: true, crop: 'grain', left: 3 })
      .offers('fence small a2')
      .refuses('fence small a1');
  });

  it('sow on empty forest, and harvest and score from there (A131)', () => {
    as('elves', { cells: { c4: 'field' }, goods: { grain: 1, gemfruit: 1 } })
      .play('place slashAndBurn', 'sow grain 1 gemfruit 1')
      .asks('sowAt')
      .offers('at c4', 'at a1')
      .play('at a1', 'at c4')
      .cell('a1', { ground: 'forest', crop: 'grain', left: 3 })
      .cell('c4', { ground: 'field', crop: 'gemfruit', left: 2 })
      .scores({ grain: 2, vegetable: 0, gemfruit: 2 });
    as('elves', { cells: { a1: 'forest grain 1', b1: 'forest gemfruit' }, goods: { food: 4 } }, HARVEST)
      .has({ grain: 1, gemfruit: 1 })
      .cell('a1', { ground: 'forest' })
      .cell('b1', { ground: 'forest', crop: 'gemfruit', left: 1 });
  });

  it('crops on forest are not fields for the Stubble room (A131)', () => {
    as('elves', { furnishings: { d3: 'stubbleRoom' }, goods: { sheep: 2, cattle: 1 } }).asks('accommodate');
  });

  it('furnish empty forest instead of caverns; the space is neither a cavern nor land', () => {
    as('elves', { goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .offers('at d3', 'at a1', 'at c4')
      .play('at c4')
      .cell('c4', { ground: 'furnished', tile: 'cuddleRoom', on: 'forest' });
    as('elves', { furnishings: { c4: 'trader' } })
      .play('place clearing')
      .offersOnly('end')
      .has({ wood: 1 });
  });

  it('tiles that need a meadow or field cannot go on forest, and mushrooms cannot grow there', () => {
    as('elves', { goods: { wood: 3 } }, { folkTiles: ['humans'] })
      .play('place housework')
      .refuses('furnish silageBin');
    as('elves', { cells: { c4: 'field' }, goods: { mushroom: 1 } })
      .play('place slashAndBurn', 'sow mushroom 1')
      .cell('d3', { ground: 'cavern', crop: 'mushroom', left: 2 });
  });

  it('dogs do not watch sheep on bare forest, but do in a pasture there', () => {
    as('elves', { goods: { dog: 4, sheep: 3 } }).has({ sheep: 2 });
    as('elves', { cells: { a1: 'smallPasture' }, goods: { dog: 4, sheep: 5, cattle: 2 } }).asks('place');
  });

  it('a stable on forest holds a boar; a pasture with it holds twice as many', () => {
    as('elves', { cells: { a1: 'forest stable' }, goods: { boar: 1, sheep: 2 } }).asks('place');
    as('elves', { cells: { a1: 'smallPasture stable' }, goods: { cattle: 4, sheep: 2 } }).asks('place');
  });

  it('a State parlor in front of the entrance touches the entry-level dwelling (A19)', () => {
    as('elves', { furnishings: { c4: 'stateParlor', c3: 'dwelling', b4: 'dwelling' } }, SCORING).scores({ bonus: 12 });
  });

  it('the first field or meadow covers c4, even if pastures lie elsewhere (A91)', () => {
    as('elves', { cells: { a1: 'smallPasture' } })
      .play('place clearing')
      .offersOf(
        'lay',
        'lay meadow c4 field c3',
        'lay meadow c3 field c4',
        'lay meadow c4 field b4',
        'lay meadow b4 field c4',
      );
    as('elves', { cells: { c4: 'forest grain' } })
      .play('place clearing')
      .offersOnly('end');
    as('elves', { cells: { c4: 'smallPasture', a1: 'smallPasture' } })
      .play('place clearing')
      .offers('lay meadow c3 field b3', 'lay meadow b1 field b2')
      .refuses('lay meadow b2 field b3');
    as('elves', { cells: { c4: 'forest stable' } })
      .play('place clearing')
      .offersOf('lay', 'lay meadow c4 field c3', 'lay meadow c4 field b4');
  });

  it('get nothing for symbols on their board, even underground (A88)', () => {
    as('elves', { cells: { c4: 'field', c3: 'field', c2: 'field' } })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 0 });
    as('elves', { goods: { ruby: 2 } })
      .play('place driftMining', 'lay cavern e4 tunnel f4')
      .has({ food: 0, ruby: 0 });
    as('elves', { goods: { ruby: 1 } })
      .play('ruby tunnel', 'lay tunnel e4')
      .has({ food: 0 });
  });

  it('pay 2 rubies for a twin tile underground, 1 for a single one, or decline (A89)', () => {
    as('elves', { goods: { ruby: 2 } })
      .play('place driftMining')
      .offers('lay cavern d2 tunnel e2', 'lay cavern d2', 'lay tunnel d2', 'done')
      .play('lay tunnel d2')
      .has({ ruby: 1 })
      .cell('d2', { ground: 'tunnel' });
    as('elves', { goods: { ruby: 1 } })
      .play('place driftMining')
      .offers('lay cavern e4')
      .refuses('lay cavern d2 tunnel e2');
    as('elves').play('place driftMining').offersOnly('end').has({ stone: 1 });
    as('elves', { goods: { ruby: 2 } })
      .play('place excavation', 'lay cavern d2 cavern e2')
      .has({ ruby: 0 });
  });

  it('the Scarecrow brings no extra grain on forest (A90), unless the table rules otherwise', () => {
    const seat: Seat = { cells: { c4: 'meadow' }, furnishings: { c3: 'scarecrow' }, goods: { grain: 1 } };
    const play = (scarecrowInForest: boolean) =>
      as('elves', seat, { folkTiles: ['humans'], folks: { rulings: { scarecrowInForest } } }).play(
        'place slashAndBurn',
        'sow grain 1',
        'at a1',
      );
    play(false).cell('a1', { ground: 'forest', crop: 'grain', left: 3 });
    play(true).cell('a1', { ground: 'forest', crop: 'grain', left: 4 });
  });
});

describe('Humans', () => {
  it('overhang in the forest for 2 food and 1 gold (A93)', () => {
    as('humans').play('place clearing', 'lay meadow c4 field c5').has({ food: 2, gold: 1, wood: 1 });
    as('humans', { cells: { c4: 'field', c3: 'field', b3: 'field', a3: 'field' } })
      .play('place clearing')
      .offers('lay meadow a2 field x2')
      .refuses('lay meadow x1 field x2');
  });

  it('lay a single cavern or tunnel instead of a twin, with the bonus beneath, or nothing (A92)', () => {
    as('humans')
      .play('place driftMining')
      .offersOnly(
        'lay cavern d2',
        'lay tunnel d2',
        'lay cavern e3',
        'lay tunnel e3',
        'lay cavern e4',
        'lay tunnel e4',
        'done',
      )
      .play('lay tunnel e4')
      .has({ food: 1 });
    as('humans').play('place excavation').offers('lay cavern d2', 'lay tunnel d2').refuses('lay cavern d2 cavern d1');
  });

  it('need no room for the twin (A145), unless the table rules otherwise', () => {
    const full = Object.fromEntries(
      ['d1', 'd2', 'e1', 'e2', 'e3', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'tunnel']),
    );
    as('humans', { cells: full }).play('place driftMining').offers('lay cavern e4');
    as('humans', { cells: full }, { folks: { rulings: { singleNeedsRoomForTwin: true } } })
      .play('place driftMining')
      .offersOnly('end');
  });

  it('Extension brings its stone with a single tile', () => {
    as('humans', {}, { players: 7 }).play('place extension', 'lay tunnel d2').has({ stone: 1 });
  });

  it('lose no points for unused mountain, only for unused forest', () => {
    as('humans', {}, SCORING).scores({ unused: -12 });
  });
});

describe('Mountain Dwarfs', () => {
  it('replace wood with stone and ore in any mixture (A107)', () => {
    as('mountainDwarves', { goods: { wood: 3, stone: 4, ore: 1 } })
      .play('place housework', 'furnish dwelling')
      .asks('pay')
      .offers('pay wood 2 stone 4 ore 1')
      .play('pay wood 2 stone 4 ore 1')
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .has({ wood: 1, stone: 0, ore: 0 });
  });

  it('pay without a question if there is only one way', () => {
    as('mountainDwarves', { goods: { ore: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .has({ ore: 0 })
      .cell('d3', { ground: 'furnished', tile: 'cuddleRoom' });
  });

  it('never pay with wood in place of stone or ore', () => {
    as('mountainDwarves', { goods: { wood: 5, stone: 2 } })
      .play('place housework')
      .refuses('furnish dwelling');
    as('mountainDwarves', { goods: { wood: 9 } }).refuses('place blacksmithing');
  });

  it('build fences that way, too, even those from expeditions', () => {
    as('mountainDwarves', { cells: { c4: 'meadow' }, goods: { wood: 1, ore: 1 } })
      .play('place sheepFarming', 'fence small c4')
      .has({ wood: 0, ore: 0 });
    exploring('mountainDwarves', 10, { cells: { c4: 'meadow', c3: 'meadow' }, goods: { stone: 1, ore: 1 } })
      .play('loot largePasture')
      .has({ stone: 0, ore: 0 });
  });

  it('get discounts first, and stone in place of wood is not discounted (A107)', () => {
    as('mountainDwarves', { furnishings: { d2: 'carpenter', d1: 'stoneCarver' }, goods: { stone: 5 } })
      .play('place housework', 'furnish dwelling')
      .has({ stone: 0 });
    as('mountainDwarves', { furnishings: { d2: 'carpenter', d1: 'stoneCarver' }, goods: { stone: 4 } })
      .play('place housework')
      .refuses('furnish dwelling');
  });

  it('with the Builder also replace one printed stone with ore', () => {
    as('mountainDwarves', { furnishings: { d2: 'builder' }, goods: { ore: 5, stone: 2 } })
      .play('place housework')
      .offersOf(
        'furnish dwelling',
        'furnish dwelling with ore for stone',
        'furnish dwelling with ore for wood with ore for stone',
      );
  });

  it('must give real wood in exchanges: Charcoal storage, Stone trader (A107)', () => {
    as(
      'mountainDwarves',
      { furnishings: { d3: 'charcoalStorage' }, goods: { stone: 3, ore: 3, food: 4 } },
      { ...HARVEST, folkTiles: ['darkElves'] },
    ).has({ gold: 0 });
    as(
      'mountainDwarves',
      { furnishings: { d3: 'stoneTrader' }, goods: { ore: 3, food: 4 } },
      { ...HARVEST, folkTiles: ['silicoids'] },
    ).has({ stone: 0 });
  });

  it('Working cave: 1 ore or 1 stone in place of the wood (A107), unless the table rules otherwise', () => {
    const seat: Seat = { furnishings: { d3: 'workingCave' }, goods: { ore: 1, food: 2 } };
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
    const seats = [{ dwarfs: [{ at: space }, {}] }];
    as('paleOnes', {}, { seats }).play(`place ${space}`, 'lay cavern d2 tunnel d1').has({ stone: 0 });
    as('trolls', {}, { seats }).refuses(`place ${space}`);
  });

  it('place one person there at most, and nobody joins them (A94)', () => {
    as('paleOnes', { dwarfs: [{ at: 'excavation' }, {}] }).refuses('place excavation');
    as('paleOnes', { dwarfs: [{ at: 'excavation' }, { at: 'clearing' }] }, { turn: 2 }).refuses('2 place excavation');
  });

  it('use both Drift minings of large tables that way, but not Small-scale drift mining or Extension (A136)', () => {
    const seats = (at: string) => [{ dwarfs: [{ at }, {}] }];
    as('paleOnes', {}, { players: 6, seats: seats('driftMining2') }).offers('place driftMining2');
    as('paleOnes', {}, { players: 5, seats: seats('smallScaleDriftMining') }).refuses('place smallScaleDriftMining');
    as('paleOnes', {}, { players: 7, seats: seats('extension') }).refuses('place extension');
  });

  it('cannot imitate a space with one of their people, even beside another player (A06)', () => {
    const seats = [{ dwarfs: [{ at: 'excavation' }, {}] }];
    as('paleOnes', { dwarfs: [{ at: 'excavation' }, {}], goods: { food: 4 } }, { seats }).refuses('place imitation4');
    as('paleOnes', { dwarfs: [{ at: 'clearing' }, {}], goods: { food: 4 } }, { seats }).offers('place imitation4');
  });

  it('overhang underground for 1 gold and 1 mushroom, and lay singles in the forest', () => {
    as('paleOnes').play('place driftMining', 'lay cavern e4 tunnel e5').has({ gold: 1, mushroom: 1, food: 1 });
    as('paleOnes').play('place clearing').offersOnly('lay meadow c4', 'lay field c4', 'done');
  });

  it('lose no points for unused forest', () => {
    as('paleOnes', {}, SCORING).scores({ unused: -10 });
  });
});

describe('Silicoids', () => {
  const three: Seat = { furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { newborn: true }] };

  it('eat 1 stone each, newborns too (A84)', () => {
    as('silicoids', { ...three, goods: { stone: 3, food: 1 } }, HARVEST).has({ stone: 0, food: 1 });
  });

  it('take one marker for each missing stone, and pay the stone they have', () => {
    as('silicoids', { ...three, goods: { stone: 1, food: 2 } }, HARVEST)
      .has({ stone: 0, food: 2 })
      .begs(2);
  });

  it('share a stone between two if others pay 1 food each, rounded up', () => {
    as('silicoids', { goods: { stone: 2 } }, SECOND_QUESTION).has({ stone: 1 });
    as('silicoids', { ...three, goods: { stone: 2 } }, SECOND_QUESTION).has({ stone: 0 });
    as('silicoids', { ...three, goods: { stone: 1 } }, { round: 4, next: 'harvest' }).begs(1);
  });

  it('their goblin eats food, and the Mining cave helps only the goblin', () => {
    const seat: Seat = {
      furnishings: { d3: 'goblinDwelling', d2: 'miningCave' },
      memory: { goblinDwelling: [1] },
      cells: { e3: 'rubyMine' },
      dwarfs: [{}, {}, { goblin: true }],
    };
    const more = { ...HARVEST, folkTiles: ['trolls'] };
    as('silicoids', { ...seat, goods: { stone: 2, food: 2 } }, more)
      .has({ stone: 0, food: 0 })
      .begs(0);
    as('silicoids', { ...seat, goods: { stone: 2, food: 1, donkey: 1 } }, more)
      .has({ food: 0, stone: 0 })
      .begs(0);
    as(
      'silicoids',
      { furnishings: { d3: 'miningCave' }, cells: { e3: 'rubyMine' }, goods: { donkey: 1, stone: 1 } },
      HARVEST,
    )
      .play('1 beg 1')
      .begs(1);
  });

  it('Working cave: 1 wood or 2 ore for the stone of one of them, not another stone (A84, A147)', () => {
    const seat: Seat = { furnishings: { d3: 'workingCave' }, goods: { wood: 1, ore: 2, stone: 1 } };
    as('silicoids', seat, HARVEST)
      .offersOnly('use workingCave wood', 'use workingCave ore', 'beg 1')
      .play('1 use workingCave wood')
      .has({ wood: 0, stone: 0, ore: 2 })
      .begs(0);
    const payOne: Seat = { furnishings: { d3: 'workingCave', d2: 'dwelling' }, dwarfs: [{}, {}, {}] };
    as('silicoids', { ...payOne, goods: { wood: 1, stone: 1 } }, SECOND_QUESTION)
      .play('1 use workingCave wood')
      .begs(0);
    const even: Seat = { furnishings: { d3: 'workingCave' }, goods: { wood: 1 } };
    as('silicoids', even, SECOND_QUESTION).begs(1).has({ wood: 1 });
    as('silicoids', even, { ...SECOND_QUESTION, folks: { rulings: { stoneRoundedFirst: true } } })
      .play('1 use workingCave wood')
      .begs(0);
    as('silicoids', seat, { ...HARVEST, folks: { rulings: { stoneEatersUseWorkingCave: false } } }).begs(1);
  });

  it('furnish with 1 stone less, and build stables for free', () => {
    as('silicoids', { goods: { wood: 4, stone: 2 } })
      .play('place housework', 'furnish dwelling')
      .has({ wood: 0, stone: 0 });
    as('silicoids', { cells: { c4: 'meadow' }, goods: { stone: 2 } }, { folkTiles: [] })
      .play('place housework', 'furnish waterTroughs')
      .has({ stone: 0 });
    as('silicoids', { cells: { c4: 'meadow' } })
      .play('place sheepFarming', 'stable c4')
      .has({ stone: 0 });
  });

  it('trade at the start of a harvest: 3 or 6 food for 1 or 2 gold, then 1 gold for 1 stone (A85)', () => {
    as('silicoids', { goods: { food: 6, stone: 1 } }, HARVEST)
      .offersOnly('use silicoids food 3', 'use silicoids food 6', 'done')
      .play('1 use silicoids food 3')
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ food: 3, gold: 0, stone: 0 })
      .begs(0);
    as('silicoids', { goods: { food: 6, gold: 2 } }, HARVEST)
      .play('1 use silicoids gold')
      .refuses('1 use silicoids gold')
      .play('1 use silicoids food 6')
      .has({ gold: 3, food: 0 });
    as('silicoids', { goods: { food: 6, gold: 1, stone: 1 } }, SECOND_QUESTION).refuses('1 use silicoids gold');
  });
});

describe('Trolls', () => {
  it('forge strength 4 for exactly 2 wood, and nothing else (A82)', () => {
    as('trolls', { goods: { wood: 2, ore: 8 } })
      .play('place blacksmithing')
      .has({ wood: 0, ore: 8 })
      .dwarfs([{ weapon: 4 }, {}]);
    as('trolls', { goods: { wood: 1, ore: 8 } }).refuses('place blacksmithing');
  });

  it('Blacksmith, Carpenter and Guard dog school do nothing for their clubs (A82, A130)', () => {
    as(
      'trolls',
      { furnishings: { d3: 'blacksmith', d2: 'carpenter', d1: 'guardDogSchool' }, goods: { wood: 1, dog: 1 } },
      { folkTiles: ['caveGoblins'] },
    ).refuses('place blacksmithing');
  });

  it('carry no weapon above 10, whatever makes it grow (A81)', () => {
    as('trolls', {
      furnishings: { d3: 'dwelling' },
      dwarfs: [{ weapon: 9 }, { weapon: 10, at: 'clearing' }, { weapon: 8, at: 'excavation' }],
    })
      .play('place logging', 'loot weapons', 'loot dog')
      .dwarfs([{ weapon: 10 }, { weapon: 10 }, { weapon: 9 }]);
    as(
      'trolls',
      { furnishings: { d3: 'trainingRoom' }, goods: { ore: 2 }, dwarfs: [{ weapon: 10 }, { at: 'clearing' }] },
      { folkTiles: ['mountainDwarves'] },
    )
      .play('place logging')
      .refuses('use trainingRoom', 'loot meadow');
  });

  it('are not offered strength beyond their cap of 10, except for their goblin (A65, A81)', () => {
    const armed = { dwarfs: [{ weapon: 9 }, { weapon: 10, at: 'clearing' }] };
    as('trolls', armed)
      .play('place logging')
      .refuses('loot weapons')
      .play('loot dog')
      .refuses('loot weapons')
      .play('loot wood')
      .dwarfs([{ weapon: 10 }, { weapon: 10 }]);
    const goblin = { goblin: true, weapon: 10 } as const;
    as('trolls', { furnishings: { d3: 'dwelling' }, dwarfs: [...armed.dwarfs, goblin] })
      .play('place logging', 'loot weapons', 'done')
      .dwarfs([{ weapon: 10 }, { weapon: 10 }, { weapon: 11 }]);
  });

  it.each([
    ['logging', 2, {}],
    ['blacksmithing', 4, {}],
    ['oreMineConstruction', 3, {}],
    ['hardwareRental', 3, { players: 5, round: 6 }],
    ['exploration', 5, { round: 9, cards: { '9': 'exploration' } }],
  ])('bring home one more item from %s, each different: %i (A81)', (space, items, more) => {
    const game = as('trolls', { dwarfs: [{ weapon: 9 }, { at: 'clearing' }] }, more);
    const [first = '', ...others] = ['dog', 'wood', 'grain', 'stone', 'vegetable', 'gold'].map(
      (item) => `loot ${item}`,
    );
    game
      .play(`place ${space}`, first)
      .refuses(first)
      .play(...others.slice(0, items - 1))
      .refuses(others[items - 1] ?? '')
      .dwarfs([{ weapon: 10 }, {}]);
  });

  it('eat 3 food each in a feeding, newborns 1, and only 1 each if others pay 1 (A80)', () => {
    const seat: Seat = { furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { newborn: true }] };
    as('trolls', { ...seat, goods: { food: 7 } }, HARVEST)
      .has({ food: 0 })
      .begs(0);
    as('trolls', { ...seat, goods: { food: 6 } }, HARVEST).begs(1);
    as('trolls', { ...seat, goods: { food: 3 } }, SECOND_QUESTION)
      .has({ food: 0 })
      .begs(0);
    as(
      'trolls',
      { ...seat, goods: { food: 7 } },
      { ...SECOND_QUESTION, folks: { rulings: { trollsAlwaysEatThree: true } } },
    ).has({ food: 0 });
    as('trolls', { goods: { food: 6 } }, THIRD_QUESTION).has({ food: 0 });
  });

  it('Working cave feeds a Troll (A47)', () => {
    as('trolls', { furnishings: { d3: 'workingCave' }, goods: { wood: 1, food: 3 } }, HARVEST)
      .play('1 use workingCave wood')
      .has({ wood: 0, food: 0 })
      .begs(0);
  });

  it('get 2 food for dogs, sheep and donkeys each, and as much as anybody for boars and cattle', () => {
    as('trolls', { cells: { c4: 'smallPasture', c3: 'smallPasture' }, goods: { dog: 1, sheep: 1, boar: 1, cattle: 1 } })
      .play('eat dog', 'eat sheep')
      .has({ food: 4 })
      .play('eat boar', 'eat cattle')
      .has({ food: 4 + 2 + 3 });
    as('trolls', { goods: { donkey: 2 } })
      .refuses('eat donkey donkey')
      .play('eat donkey')
      .has({ food: 2 });
  });
});

describe('mushrooms and gemfruits', () => {
  it('become 2 food, a vegetable or a ruby, never back (A96)', () => {
    withTilesOf('paleOnes', { goods: { mushroom: 2, gemfruit: 2 } })
      .play('eat mushroom', 'eat gemfruit')
      .has({ food: 4 })
      .play('swap mushroom', 'swap gemfruit')
      .has({ vegetable: 1, ruby: 1, mushroom: 0, gemfruit: 0 });
  });

  it('up to 2 of each can be sown besides grain and vegetables: gemfruits on fields, mushrooms in caverns (A95)', () => {
    const cells = {
      c4: 'field',
      c3: 'field',
      c2: 'field',
      b2: 'field',
      b3: 'field',
      b4: 'field',
      a2: 'field',
      d2: 'cavern',
      e3: 'cavern',
    };
    withTilesOf('paleOnes', { cells, goods: { grain: 3, vegetable: 3, gemfruit: 3, mushroom: 3 } })
      .play('place slashAndBurn', 'sow grain 2 vegetable 2 gemfruit 2 mushroom 2')
      .asks('sowAt')
      .offersOnly('at d2', 'at d3', 'at e3')
      .play('at e3', 'at d2')
      .cell('e3', { ground: 'cavern', crop: 'mushroom', left: 2 })
      .has({ grain: 1, vegetable: 1, gemfruit: 1, mushroom: 1 })
      .scores({ vegetable: 4 + 1, gemfruit: 4 + 1, mushroom: 4 + 1 });
  });

  it('a cavern with mushrooms, even the preprinted one, cannot be furnished until they are harvested (A95)', () => {
    const seat: Seat = { cells: { d3: 'cavern mushroom' }, goods: { wood: 1 } };
    withTilesOf('paleOnes', seat).play('place housework').refuses('furnish trader');
    withTilesOf('paleOnes', { cells: { d3: 'cavern mushroom 1' }, goods: { food: 4 } }, HARVEST)
      .has({ mushroom: 1 })
      .cell('d3', { ground: 'cavern' });
  });

  it('mushrooms cannot grow in a tunnel, even with the Work room (A95)', () => {
    withTilesOf('paleOnes', { cells: { d2: 'tunnel' }, furnishings: { d3: 'workRoom' }, goods: { mushroom: 1 } })
      .play('place slashAndBurn')
      .refuses('sow mushroom 1');
  });

  it('are worth a point each, in the supply and where they grow; no vegetables for the Food chamber (A96)', () => {
    withTilesOf(
      'paleOnes',
      {
        cells: { c4: 'field gemfruit', d2: 'cavern mushroom' },
        furnishings: { d3: 'foodChamber' },
        goods: { gemfruit: 1, mushroom: 2, grain: 3 },
      },
      SCORING,
    ).scores({ vegetable: 0, gemfruit: 3, mushroom: 4, bonus: 0 });
  });

  it('a mushroom turned into a vegetable counts for the Food chamber, before scoring', () => {
    withTilesOf('paleOnes', { furnishings: { d3: 'foodChamber' }, goods: { mushroom: 1, grain: 1 } }, SCORING)
      .play('1 swap mushroom')
      .scores({ bonus: 2 });
  });
});
