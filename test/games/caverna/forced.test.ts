import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { game, type Scenario } from './scenario.ts';

/** The exchanges that are worth considering, as offered to computer players and the autopilot. */
function useful({ state }: Scenario): string[] {
  const [decision] = caverna.decisions(state, 'useful');
  return (decision?.options ?? []).filter(({ anytime }) => anytime).map(({ move }) => move);
}

/** Rubies are exchanged "at any time", even between placing a dwarf and acting (rulebook p. 17, Tips on using Rubies). */
describe('a single way to act is not yet forced while an exchange could help the action', () => {
  it('Family life: "you can spend 1 Ruby to get a single Field tile before you sow"', () => {
    const life = game(3, { grain: 2, ruby: 1, c4: 'field' }, { round: 12 });
    life.play('place familyLife').asks('act', 1).offersOnly('sow grain 1').offers('ruby field');
    expect(useful(life)).toEqual(['ruby grain', 'ruby vegetable', 'ruby field']);
    life.play('ruby field', 'lay field c3').offersOnly('sow grain 2', 'sow grain 1');
    life.play('sow grain 2').asks('end').hasOnly({});
  });

  it('Ruby mine construction: "1 Ruby to get a single Tunnel tile before you place the Ruby mine on top of it"', () => {
    game(3, { ruby: 1, e4: 'tunnel' }, { round: 6 })
      .play('place rubyMineConstruction')
      .asks('act', 1)
      .offersOnly('mine ruby e4')
      .play('ruby tunnel', 'lay tunnel e3')
      .offersOnly('mine ruby e3', 'mine ruby e4');
    game(3, { ruby: 1, e4: 'oreMine', f4: 'deepTunnel' }, { round: 6 })
      .play('place rubyMineConstruction')
      .offersOnly('mine ruby f4')
      .play('ruby tunnel', 'lay tunnel e3', 'mine ruby e3')
      .asks('end')
      .hasOnly({});
  });

  it('Blacksmithing: a ruby becomes ore for a stronger weapon', () => {
    game(3, { ore: 1, ruby: 1 })
      .play('place blacksmithing')
      .asks('act', 1)
      .offersOnly('forge 1')
      .play('ruby ore')
      .offersOnly('forge 1', 'forge 2')
      .play('forge 2')
      .dwarfs([2, {}]);
  });

  it('Wish for children: a ruby becomes stone for a better dwelling', () => {
    game(3, { wood: 4, stone: 2, ruby: 1 })
      .play('place wishForChildren')
      .asks('act', 1)
      .offersOnly('furnish simpleDwelling42')
      .play('ruby stone')
      .offersOnly(
        'furnish dwelling',
        'furnish simpleDwelling42',
        'furnish simpleDwelling33',
        'furnish additionalDwelling',
      );
  });

  it('the loot item "furnish a cavern": rubies become materials', () => {
    game(3, { ruby: 3, dwarfs: [7, 8] })
      .play('place blacksmithing', 'loot furnish')
      .asks('act', 1)
      .offersOnly('furnish dogSchool')
      .play('ruby wood', 'ruby stone')
      .offers('furnish miner', 'furnish dogSchool');
  });

  it('Sheep farming: "you may spend 1 Ruby to buy a single Meadow tile and then turn this tile into a Small pasture"', () => {
    game(3, { ruby: 1, wood: 2 })
      .play('place sheepFarming')
      .asks('act', 1)
      .offersOnly('take sheep 1')
      .play('ruby meadow')
      .offersOnly('fence small c4', 'take sheep 1')
      .play('fence small c4')
      .asks('end')
      .hasOnly({ sheep: 1 });
  });

  it.each<[string, number, Parameters<typeof game>[1], string[], string, string]>([
    [
      'Urgent wish for children',
      12,
      { wood: 4, stone: 1, ruby: 1 },
      ['place urgentWishForChildren'],
      'take gold 3',
      'ruby stone',
    ],
    ['Ore trading', 12, { ore: 2, ruby: 2 }, ['place oreTrading'], 'trade 1', 'ruby ore'],
    ['Donkey farming', 6, { ruby: 1 }, ['place donkeyFarming'], 'take donkey 1', 'ruby stone'],
    ['Housework without a cavern', 5, { ruby: 2, d3: 'miner' }, ['place housework'], 'take dog 1', 'ruby cavern'],
    [
      'the loot item "small pasture"',
      5,
      { wood: 1, ruby: 1, c4: 'meadow', dwarfs: [9, 9] },
      ['place blacksmithing', 'loot smallPasture'],
      'fence small c4',
      'ruby meadow',
    ],
    [
      'the loot item "dwelling"',
      5,
      { wood: 2, stone: 2, ruby: 2, dwarfs: [11, 11] },
      ['place blacksmithing', 'loot dwelling'],
      'furnish dwelling',
      'ruby cavern',
    ],
    [
      'the loot item "sow"',
      5,
      { grain: 1, ruby: 1, c4: 'field', c3: 'field', dwarfs: [12, 12] },
      ['place blacksmithing', 'loot sow'],
      'sow grain 1',
      'ruby grain',
    ],
    [
      'the loot item "breed"',
      5,
      { sheep: 2, boar: 1, ruby: 1, c4: 'smallPasture stable', c3: 'smallPasture stable', dwarfs: [14, 14] },
      ['place blacksmithing', 'loot breed'],
      'breed sheep',
      'ruby boar',
    ],
  ])('the same goes for %s', (_name, round, seat, moves, only, exchange) => {
    const scene = game(3, seat, { round }).play(...moves);
    scene.offersOnly(only).offers(exchange);
    expect(useful(scene)).toContain(exchange);
  });

  it('an expedition: a ruby becomes material for a tile from strength 7', () => {
    const expedition = (weapon: number) =>
      useful(game(3, { ruby: 1, dwarfs: [weapon, weapon] }).play('place blacksmithing'));
    expect(expedition(6)).not.toContain('ruby stone');
    expect(expedition(7)).toContain('ruby stone');
  });

  it('Feeding: a ruby becomes wood that the Working cave takes in place of a dwarf’s food', () => {
    const seat = { food: 0, ruby: 1, d3: 'workingCave' };
    const feeding = game(1, seat, { next: 'harvest' });
    expect(useful(feeding.asks('feed'))).toEqual(expect.arrayContaining(['ruby wood', 'ruby stone', 'ruby ore']));
    feeding.play('ruby wood').offers('use workingCave wood');
  });

  it('Feeding with 1 food each: the Working cave takes wood in place of a dwarf’s food', () => {
    const seat = { food: 1, wood: 1, d3: 'workingCave' };
    const third = { round: 7, next: 'harvest', markers: { 6: 'question', 7: 'question' } } as const;
    game(3, seat, third)
      .asks('feed', 1)
      .offersOnly('use workingCave wood', 'beg 1')
      .play('1 use workingCave wood')
      .hasOnly({});
  });

  it('Before scoring: a ruby becomes anything that is worth a point or can be turned into something that is', () => {
    const scoring = useful(game(1, { ruby: 1 }, { round: 12, next: 'scoring' }).asks('final'));
    expect(scoring).toEqual(expect.arrayContaining(['ruby gold', 'ruby dog', 'ruby vegetable', 'ruby meadow']));
  });

  it('Mountain Dwarfs, who can pay ore instead of wood: a ruby becomes ore for a dwelling', () => {
    const seat = { wood: 4, stone: 2, ruby: 1 };
    const folks = { seats: ['mountainDwarves'] };
    expect(useful(game(3, seat, { options: { folks } }).play('place wishForChildren'))).toContain('ruby ore');
    expect(useful(game(3, seat).play('place wishForChildren'))).not.toContain('ruby ore');
  });

  it('Before a dwarf is placed: a ruby could send one out of turn, even if no space could use the ruby', () => {
    const at = (...spaces: string[]) => spaces.map((space) => ({ at: space }));
    const beds = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling' };
    const others = { furnishings: beds, dwarfs: at('sustenance', 'housework', 'slashAndBurn', 'blacksmithing') };
    const placing = (weapon: number, gemfruit: number) => {
      const dwarfs = [{}, weapon, ...at('driftMining', 'clearing', 'excavation')];
      const seat = { gemfruit, furnishings: beds, dwarfs };
      const table = { round: 1, cards: { 1: 'blacksmithing' }, options: { folks: {} }, seats: [others] };
      return useful(game(2, seat, table).asks('place'));
    };
    expect(placing(5, 1)).toEqual(['swap gemfruit']);
    expect(placing(0, 1)).toEqual([]);
  });

  it.each<[string, Parameters<typeof game>[1], string[]]>([
    ['there is nothing to exchange', { ore: 1 }, ['place blacksmithing']],
    ['the goods at hand are of no use', { ore: 1, grain: 1 }, ['place blacksmithing']],
    ['the space gives nothing but goods', { ruby: 3 }, ['place woodGathering']],
    ['the expedition has taken all its items', { ruby: 3, dwarfs: [7, 7] }, ['place logging', 'loot wood']],
  ])('but the action runs automatically if %s', (_name, seat, moves) => {
    const scene = game(3, seat).play(...moves);
    expect(
      caverna.decisions(scene.state)[0]?.options.some(({ move }) => move === 'end' || move.startsWith('loot')),
    ).toBe(true);
  });
});
