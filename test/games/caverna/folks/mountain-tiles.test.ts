import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { filled, type Seat, there } from '../scenario.ts';
import { as, builder, GOBLIN, HARVEST, owner, withTilesOf } from './table.ts';

/** Whether all animals of a seat have room, though two cattle live in its dwelling. */
const roomy = (tile: string, seat: Seat) =>
  owner(tile, { cattle: 2, ...seat }).state.players[0]?.agenda.at(-1)?.do === 'place';

describe('tiles of the Mountain Dwarfs', () => {
  it('Concert organ: 1 gold for each empty cavern beside it, none with mushrooms and no tunnel (A105)', () => {
    const organ = (seat: Seat) => owner('concertOrgan', { food: 4, ...seat }, HARVEST).has({ gold: 1 });
    organ({ d2: 'cavern', e3: 'cavern mushroom', d1: 'cavern' });
    organ({ d2: 'tunnel', e3: 'cavern' });
  });

  it('Mining office: 2 ore at once and 3 points at the end for each ore mine beside it, not for deep tunnels (A142)', () => {
    builder('miningOffice', { d2: 'oreMine', d1: 'deepTunnel', e3: 'oreMine', e4: 'rubyMine deep' })
      .has({ ore: 4 })
      .scores({ bonus: 6 });
  });

  it("Overseer's Dwelling: 2 ore for each ore mine and 1 ruby for each ruby mine beside it, deep or not (A142)", () => {
    builder('overseersDwelling', { d2: 'oreMine', d1: 'deepTunnel', e3: 'rubyMine' }).has({ ore: 2, ruby: 1 });
    builder('overseersDwelling', { d2: 'rubyMine deep', d1: 'oreMine' }).has({ ore: 0, ruby: 1 });
  });

  it("Overseer's Dwelling: a dwelling, with room for one person and no more", () => {
    withTilesOf('mountainDwarves', { wood: 4, stone: 4 }).play('place wishForChildren', 'furnish overseersDwelling');
    owner('overseersDwelling').play('place wishForChildren').dwarfs([{}, {}, 'newborn']);
    owner('overseersDwelling', { dwarfs: [{}, {}, {}] }).refuses('place wishForChildren');
  });

  const trained = (weapon: number, more = {}) => owner('trainingRoom', { ore: 3, dwarfs: [weapon, 'clearing'] }, more);

  it('Training room: 1 ore for 1 strength before an expedition, once, and not for the unarmed', () => {
    trained(4)
      .play('place logging')
      .offers('use trainingRoom')
      .refuses('loot boar')
      .play('use trainingRoom')
      .has({ ore: 2 })
      .refuses('use trainingRoom', 'done')
      .play('loot boar')
      .dwarfs([6, {}]);
    trained(0).play('place logging').refuses('use trainingRoom');
  });

  it('Training room: no longer once loot has been chosen', () => {
    trained(4).play('place blacksmithing', 'loot dog').offers('loot wood').refuses('use trainingRoom');
  });

  it('Training room: before each of the two expeditions of Adventure, and never beyond 14', () => {
    const adventure = { round: 10, cards: { '10': 'adventure' } };
    trained(12, adventure)
      .play('place adventure', 'use trainingRoom', 'loot dog')
      .dwarfs([14, {}])
      .refuses('use trainingRoom');
    trained(4, adventure)
      .play('place adventure', 'use trainingRoom', 'loot dog', 'use trainingRoom', 'loot dog')
      .has({ ore: 1, dog: 2 })
      .dwarfs([8, {}]);
  });
});

describe('tiles of the Pale Ones', () => {
  it("Mystic's Hut: 2 gemfruits at once", () => {
    builder('mysticsHut').has({ gemfruit: 2 });
  });

  it('Schnapps parlor: a vegetable into 2 gold or 3 food, as often as you like', () => {
    owner('schnappsParlor', { vegetable: 3 })
      .play('use schnappsParlor gold', 'use schnappsParlor food', 'use schnappsParlor food')
      .has({ vegetable: 0, gold: 2, food: 6 });
  });

  it.each<[string, Seat, number, number]>([
    ['1 dog on a meadow', { c4: 'meadow' }, 1, 4],
    ['2 dogs on a meadow', { c4: 'meadow' }, 2, 6],
    ['4 dogs on a meadow', { c4: 'meadow' }, 4, 10],
    ['dogs on two meadows, one of them with a stable', { c4: 'meadow', c3: 'meadow stable' }, 2, 8],
    ['a dog on one meadow, and the normal rule on the next', { c4: 'meadow', c3: 'meadow stable' }, 1, 5],
    ['a dog on one of two meadows with stables', { c4: 'meadow stable', c3: 'meadow stable' }, 1, 5],
  ])('Sheep dog school: %s', (_, seat, dog, sheep) => {
    const holds = [sheep, sheep + 1].map((count) => roomy('sheepDogSchool', { ...seat, dog, sheep: count }));
    expect(holds).toEqual([true, false]);
  });

  it('Sheep market: 1 dog and 2 sheep into 4 gold, as often as you like', () => {
    owner('sheepMarket', { dog: 1, sheep: 2 })
      .play('use sheepMarket')
      .has({ dog: 0, sheep: 0, gold: 4 })
      .refuses('use sheepMarket');
  });
});

describe('tiles of the Silicoids', () => {
  it('Jeweler: once a round 2 gold into a ruby and 2 ore (A108)', () => {
    owner('jeweler', { gold: 4 }).play('use jeweler').has({ gold: 2, ruby: 1, ore: 2 }).refuses('use jeweler');
  });

  it('Quarrying room: 1 more stone on Excavation', () => {
    for (const [space, stone] of [
      ['excavation', 3],
      ['driftMining', 2],
    ] as const)
      owner('quarryingRoom', {}, { spaces: { [space]: { stone: 2 } } })
        .play(`place ${space}`)
        .has({ stone });
  });

  it('Quarrying room: also through Imitation, with no stone there (A106)', () => {
    owner('quarryingRoom', { food: 4 }, { seats: [there('excavation')] })
      .play('place imitation4')
      .has({ stone: 1, food: 0 });
  });

  it('Quarrying room: a player who leaves the stone keeps the additional one', () => {
    owner('quarryingRoom', {}, { spaces: { excavation: { stone: 2 } } })
      .play('place excavation', 'leave stone 2', 'lay cavern d2 tunnel d1')
      .has({ stone: 1 })
      .lies('excavation', { stone: 2 });
  });

  it('Stone trader: at the start of a harvest up to 2 wood into stone, together or not at all', () => {
    owner('stoneTrader', { wood: 3, food: 4 }, HARVEST)
      .offersOnly('use stoneTrader 1', 'use stoneTrader 2', 'done')
      .play('1 use stoneTrader 1')
      .has({ wood: 2, stone: 1 })
      .refuses('1 use stoneTrader 1');
  });

  it('Water troughs: each pasture beside it holds 3 more, after stables have doubled it (A102)', () => {
    const land = { c3: 'smallPasture stable', 'b4 a4': 'largePasture stable stable', c2: 'smallPasture' };
    const holds = (more: Bundle) =>
      roomy('waterTroughs', { ...land, cattle: 7, boar: 19, donkey: 2, sheep: 2, ...more });
    expect(holds({})).toBe(true);
    expect([{ cattle: 8 }, { boar: 20 }, { donkey: 3 }].map(holds)).toEqual([false, false, false]);
  });

  it('Water troughs: nothing for sheep that dogs watch there', () => {
    const holds = (sheep: number) => roomy('waterTroughs', { c3: 'smallPasture', dog: 6, sheep });
    expect([holds(7), holds(8)]).toEqual([true, false]);
  });
});

describe('tiles of the Trolls', () => {
  it('Bone crusher: dogs, sheep and donkeys are worth 2 food each, boars and cattle as usual', () => {
    const herd = { ...filled('smallPasture', 'c4 c3 c2'), dog: 1, sheep: 1, donkey: 2, boar: 1, cattle: 1 };
    const game = owner('boneCrusher', herd).refuses('eat donkey donkey');
    for (const [animal, food] of [
      ['dog', 2],
      ['sheep', 4],
      ['donkey', 6],
      ['boar', 8],
      ['cattle', 11],
    ] as const)
      game.play(`eat ${animal}`).has({ food });
    withTilesOf('trolls', { dog: 1 }).refuses('eat dog');
  });

  it('Candle maker: 1 gold for every 2 animals that become food together (A104)', () => {
    const pairs = ['sheep sheep', 'sheep donkey', 'sheep boar', 'donkey donkey', 'donkey boar'];
    owner('candleMaker', { c4: 'smallPasture', c3: 'smallPasture', sheep: 2, donkey: 2, boar: 1, dog: 1 })
      .offersOf('feast', ...pairs.map((pair) => `feast ${pair}`))
      .play('feast donkey donkey')
      .has({ food: 3, gold: 1 })
      .play('feast boar sheep')
      .has({ food: 6, gold: 2, sheep: 1, boar: 0 })
      .play('eat sheep')
      .has({ food: 7, gold: 2 });
  });

  it.each<[string, string, number, Seat, object]>([
    ['Hunting parlor', 'use huntingParlor', 2, { d2: 'huntingParlor', c4: 'smallPasture', boar: 2 }, {}],
    ['Sheep market', 'use sheepMarket', 4, { d2: 'sheepMarket', dog: 1, sheep: 2 }, {}],
    ['Bone carver', '1 use boneCarver dog dog', 3, { d2: 'boneCarver', dog: 2, food: 4 }, HARVEST],
  ])(
    'Candle maker: nothing for what other tiles take, unless it becomes food and the table rules so (A149): %s',
    (tile, move, gold, seat, more) => {
      for (const candlesForTrades of [false, true]) {
        const extra = candlesForTrades && tile === 'Hunting parlor' ? 1 : 0;
        owner('candleMaker', seat, { ...more, folks: { rulings: { candlesForTrades } } })
          .play(move)
          .has({ gold: gold + extra });
      }
    },
  );

  it('Candle maker with Bone crusher: dogs count, and pairs of donkeys are worth 4', () => {
    owner('candleMaker', { d2: 'boneCrusher', dog: 2, donkey: 2 })
      .play('feast donkey donkey', 'feast dog dog')
      .has({ food: 8, gold: 2 });
  });

  it("Explorer's Cave: three times the food of water sources, and 2 boars from a preserve", () => {
    const cave = (seat: Seat, ...moves: string[]) => owner('explorersCave', seat).play(...moves);
    cave({}, 'place driftMining', 'lay cavern e4 tunnel f4').has({ food: 3, boar: 0 });
    cave(filled('tunnel', 'e3 e2 e1'), 'place driftMining', 'lay cavern f1 tunnel f2').has({ food: 6 });
    cave(filled('field', 'c4 c3 c2'), 'place clearing', 'lay meadow c1 field b1').has({ boar: 2, food: 0 });
    cave({ c4: 'field' }, 'place clearing', 'lay meadow b4 field a4').has({ food: 3 });
  });

  it('Goblin dwelling: a goblin moves in with anybody, an adult that acts from the next round onwards (A78)', () => {
    withTilesOf('trolls', { wood: 4, vegetable: 1 }).play('place wishForChildren').dwarfs([{}, {}, 'goblin newborn 0']);
    as('caveGoblins', { d2: 'cavern', wood: 4, vegetable: 1 }, { folkTiles: ['trolls'] })
      .play('place housework', 'furnish goblinDwelling')
      .dwarfs([{}, {}, {}, 'goblin newborn']);
  });

  it('Goblin dwelling with six people: it brings no goblin, and may not be built if the table rules so (A138)', () => {
    const seat: Seat = {
      wood: 4,
      vegetable: 1,
      e2: 'cavern',
      ...filled('dwelling', 'd3 d2 d1'),
      e3: 'additionalDwelling',
    };
    const dwarfs = [{}, 'logging', 'clearing', 'oreMining', 'driftMining', 'supplies'];
    const building = (goblinDwellingNeedsGoblin: boolean) =>
      withTilesOf('trolls', { ...seat, dwarfs }, { folks: { rulings: { goblinDwellingNeedsGoblin } } }).play(
        'place housework',
      );
    building(false).play('furnish goblinDwelling').dwarfs(Array(6).fill({}));
    building(true).refuses('furnish goblinDwelling');
  });

  it('Goblin dwelling: no regular person lives there', () => {
    for (const seat of [{}, GOBLIN]) owner('goblinDwelling', seat, { round: 4 }).refuses('place wishForChildren');
  });
});
