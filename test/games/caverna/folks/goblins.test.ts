import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { filled, MOUNTAIN, type Seat } from '../scenario.ts';
import { as, exploring, GOBLIN, HARVEST, PLACED, SCORING, SECOND_QUESTION, withGoblin, withTilesOf } from './table.ts';

const BEDS = filled('dwelling', 'd3 d2 d1');

/** A Cave Goblin in a game of three who has gone to a space on which these goods lie. */
const at = (space: string, lying: Bundle, seat: Seat = {}) =>
  as('caveGoblins', seat, { spaces: { [space]: lying } }).play(`place ${space}`);

describe('Cave Goblins', () => {
  it('begin with an ordinary dwelling above the entry-level dwelling, and three people (A99)', () => {
    const game = as('caveGoblins').cell('d3', { ground: 'furnished', tile: 'dwelling' });
    game.dwarfs(Array(3).fill({ weapon: 0, at: 'home', newborn: false }));
    expect(game.player().tiles).toEqual(['entryLevelDwelling', 'dwelling']);
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
    at('logging', { wood: 4 }).has({ wood: 3 }).lies('logging', {});
    as('caveGoblins', {}, { players: 5, spaces: { depot: { wood: 1, ore: 2 } } })
      .play('place depot')
      .offersOnly('take ore 2', 'take wood 1 ore 1')
      .play('take wood 1 ore 1')
      .has({ wood: 1, ore: 1 });
  });

  it('return no goods from the general supply (A76)', () => {
    at('startingPlayer', { food: 3 }).has({ food: 2, ore: 2 });
    as('caveGoblins').play('place supplies').has({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 });
  });

  it('may not use a space whose whole effect would be lost (A76)', () => {
    as('caveGoblins', {}, { spaces: { rubyMining: { ruby: 1 } } }).refuses('place rubyMining');
    at('rubyMining', { ruby: 2 }).has({ ruby: 1 });
    at('sheepFarming', { sheep: 1 }, { c4: 'meadow', stone: 1 }).play('stable c4').has({ sheep: 0 });
  });

  it('a returned good is not received: Seam (A148), unless the table rules otherwise', () => {
    const spaces = { driftMining: { stone: 3 } };
    at('driftMining', { stone: 3 }, { d2: 'seam' }).has({ stone: 2, ore: 2 });
    as('caveGoblins', { d2: 'seam' }, { spaces, folks: { rulings: { returnedGoodsAreReceived: true } } })
      .play('place driftMining')
      .has({ stone: 2, ore: 3 });
  });

  it('a returned animal needs no room (A148)', () => {
    at('sheepFarming', { sheep: 3 }).has({ sheep: 2 }).offersOnly('end');
  });

  it('Excavation with 1 stone stays usable with the Quarrying room (A148)', () => {
    const more = { spaces: { excavation: { stone: 1 } }, folkTiles: ['silicoids'] };
    const cells = filled('tunnel', MOUNTAIN);
    as('caveGoblins', cells, more).refuses('place excavation');
    as('caveGoblins', { ...cells, d2: 'cavern' }, more).refuses('place excavation');
    as('caveGoblins', { ...cells, d2: 'quarryingRoom' }, more)
      .play('place excavation')
      .has({ stone: 1 })
      .lies('excavation', {});
  });

  it('forge strengths 1 to 6 for 3 to 8 ore', () => {
    for (const strength of [1, 2, 6]) {
      as('caveGoblins', { ore: strength + 3 })
        .play('place blacksmithing', `forge ${strength}`)
        .has({ ore: 1 })
        .dwarfs([strength, {}, {}]);
    }
    as('caveGoblins', { ore: 20 })
      .play('place blacksmithing')
      .offersOf('forge', ...[1, 2, 3, 4, 5, 6].map((strength) => `forge ${strength}`));
    as('caveGoblins', { ore: 2 }).refuses('place blacksmithing');
  });

  it('save 2 ore with the Blacksmith (A83), unless the table rules otherwise', () => {
    const seat = { d2: 'blacksmith', ore: 2 };
    as('caveGoblins', seat).play('place blacksmithing').offersOf('forge', 'forge 1', 'forge 2');
    as('caveGoblins', seat, { folks: { rulings: { goblinsUseBlacksmith: false } } }).refuses('place blacksmithing');
  });

  it('forge strength 5 for a dog with the Guard dog school (A83)', () => {
    as('caveGoblins', { d2: 'guardDogSchool', dog: 1 }).play('place blacksmithing').has({ dog: 0 }).dwarfs([5, {}, {}]);
  });

  it('have up to six people without the Additional dwelling, which does nothing for them (A79, A99)', () => {
    const six = [{}, {}, {}, {}, {}, {}];
    const five = six.slice(1);
    const wish = { round: 4 };
    as('caveGoblins', { ...BEDS, e3: 'dwelling', dwarfs: five }, wish)
      .play('place wishForChildren')
      .dwarfs(six);
    as('caveGoblins', { ...BEDS, e3: 'dwelling', dwarfs: six }, wish).refuses('place wishForChildren');
    as('caveGoblins', { ...BEDS, e3: 'additionalDwelling', dwarfs: five }, wish).refuses('place wishForChildren');
  });

  it('score nothing for their dwellings, special ones included (A140)', () => {
    const seat = { d2: 'mixedDwelling', d1: 'coupleDwelling', e3: 'additionalDwelling', e2: 'trader' };
    as('caveGoblins', seat, SCORING).scores({ tiles: 2 });
    as('caveGoblins', { d2: 'overseersDwelling' }, { ...SCORING, folkTiles: ['mountainDwarves'] }).scores({ tiles: 0 });
  });

  it("a goblin of the Trolls' dwelling is lazy in their family too", () => {
    const more = { folkTiles: ['trolls'], players: 2, turn: 2 };
    as('caveGoblins', withGoblin({ d3: 'dwelling', d2: 'goblinDwelling' }, 3), more)
      .play('2 place oreMining', '2 end')
      .asks('place', 2);
  });
});

describe('Dark Elves', () => {
  const goods = { wood: 2, stone: 1 };

  it('find a goblin with an ordinary dwelling at strength 10 (A98, X51)', () => {
    exploring('darkElves', 10, goods)
      .play('loot goblin')
      .has({ wood: 0, stone: 0 })
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .dwarfs([11, {}, 'goblin newborn 0']);
  });

  it('do not find it with a weaker weapon, without a cavern or the cost, or with six people', () => {
    exploring('darkElves', 9, goods).refuses('loot goblin');
    exploring('darkElves', 10, { ...goods, d3: 'trader' }).refuses('loot goblin');
    exploring('darkElves', 10, { wood: 2 }).refuses('loot goblin');
    const dwarfs = [10, 'housework', 'clearing', 'supplies', 'excavation', 'oreMining'];
    as('darkElves', { ...goods, ...BEDS, e2: 'cavern', e3: 'additionalDwelling', dwarfs })
      .play('place logging')
      .refuses('loot goblin');
  });

  it('nobody else finds it', () => {
    exploring('trolls', 10, goods).refuses('loot goblin');
    withTilesOf('darkElves', { ...goods, dwarfs: [10, 'housework'] })
      .play('place logging')
      .refuses('loot goblin');
  });

  it('Carpenter, Stone carver and Builder lower its price (A98)', () => {
    for (const seat of [
      { wood: 1, d2: 'carpenter', d1: 'stoneCarver' },
      { wood: 1, d2: 'builder', ore: 2 },
    ]) {
      exploring('darkElves', 10, seat)
        .play('loot goblin')
        .has({ wood: 0, stone: 0, ore: 0 })
        .dwarfs([{}, {}, 'goblin']);
    }
  });

  it('find it once on each expedition, even in addition to cattle (A137)', () => {
    const seat: Seat = { dwarfs: [10, 'housework'], wood: 4, stone: 2, d2: 'cavern' };
    as('darkElves', seat, { round: 10, cards: { '10': 'adventure' } })
      .play('place adventure', 'loot goblin', 'at d2', 'loot goblin')
      .dwarfs([12, {}, 'goblin', 'goblin']);
    as('darkElves', seat, { round: 9, cards: { '9': 'exploration' } })
      .play('place exploration', 'loot goblin', 'at d2')
      .refuses('loot goblin')
      .offers('loot cattle');
  });

  it('a goblin goes on expeditions and finds another one (A137)', () => {
    const seat: Seat = { ...goods, d2: 'cavern', d3: 'dwelling', dwarfs: ['housework', 'oreMining', 'goblin 10'] };
    as('darkElves', seat, { players: 1 }).play('place logging', 'loot goblin').dwarfs([{}, {}, 'goblin 11', 'goblin']);
  });

  it('get exactly 1 ruby for each ruby mine they place (A97)', () => {
    const cells = { e4: 'tunnel', e3: 'deepTunnel', f3: 'oreMine' };
    const round = { round: 6, cards: { '6': 'rubyMineConstruction' } };
    for (const mine of ['mine ruby e4', 'mine ruby e3'])
      as('darkElves', cells, round).play('place rubyMineConstruction', mine).has({ ruby: 1 });
    as('trolls', cells, round).play('place rubyMineConstruction', 'mine ruby e4').has({ ruby: 0 });
    as('darkElves', { ...cells, d3: 'guestRoom' }, round)
      .play('place rubyMineConstruction', 'mine ruby e4', 'mine ruby e3')
      .has({ ruby: 2 });
  });

  it('score nothing for their dwellings (A140)', () => {
    as('darkElves', { d3: 'dwelling', d2: 'coupleDwelling', d1: 'cuddleRoom' }, SCORING).scores({ tiles: 2 });
  });
});

describe('goblins', () => {
  const family: Seat = { d3: 'dwelling', d2: 'dwelling', dwarfs: [{}, {}, 'goblin', 'goblin 3'] };

  it('are placed once all other people of all players have been, even those with stronger weapons', () => {
    as('darkElves', { ...family, dwarfs: [9, 'goblin'] }, { players: 2 })
      .play('place woodGathering', 'end')
      .asks('place', 2)
      .play('2 place oreMining', '2 end')
      .asks('place', 2)
      .play('2 place supplies', '2 end')
      .asks('place', 1)
      .play('place driftMining')
      .dwarfs(['woodGathering', 'goblin driftMining']);
  });

  it('come in the order of their weapons, and a ruby only changes the order among themselves (A77)', () => {
    const alone = { players: 1, options: { rulings: { soloCoversSpaces: false } } };
    const rich = { ...family, ruby: 1 };
    as('darkElves', { ...rich, dwarfs: ['clearing', 'excavation', 'goblin', 'goblin 3'] }, alone)
      .offers('send 3')
      .play('send 3', 'place logging')
      .dwarfs([{}, {}, 'home', 'logging']);
    as('darkElves', { ...rich, dwarfs: [{}, 'goblin 1'] }, alone).refuses('send 1');
    as('darkElves', { ...rich, dwarfs: [{}, 1, 'goblin 1'] }, alone)
      .play('send 1', 'place logging', 'done')
      .dwarfs([{}, 'logging', 'home']);
  });

  it('the rotation continues clockwise, or restarts with the starting player (A77)', () => {
    const seats = [{ dwarfs: ['excavation', {}] }, { ...GOBLIN, dwarfs: ['oreMining', 'supplies', 'goblin'] }];
    const play = (goblinsAfterStartingPlayer: boolean) => {
      const more = { turn: 2, seats, folkTiles: ['trolls'], folks: { rulings: { goblinsAfterStartingPlayer } } };
      return as('darkElves', { ...family, dwarfs: ['clearing', 'goblin'] }, more).play('2 place logging', '2 end');
    };
    play(false).asks('place', 3).play('3 place forestExploration', '3 end').asks('place', 1);
    play(true).asks('place', 1).play('1 place forestExploration', '1 end').asks('place', 3);
  });

  it('waiting for them is not a pass, and a player who passes places no goblins, either (A135)', () => {
    const seat = { ...family, dwarfs: [{}, 'goblin'] };
    as('darkElves', seat, { players: 2 }).play('pass', 'end', '2 pass', '2 end').round(6);
  });

  it('are clumsy in any family', () => {
    const wood = { players: 1, spaces: { logging: { wood: 3 } } };
    as('darkElves', { ...family, dwarfs: ['housework', 'goblin'] }, wood)
      .play('place logging')
      .has({ wood: 2 });
    as('darkElves', { ...family, dwarfs: [{}, 'housework'] }, wood)
      .play('place logging')
      .has({ wood: 3 });
  });

  it('forge 1 to 6 for 3 to 8 ore, in a family of Trolls too (A130)', () => {
    const seat = withGoblin({ d2: 'guardDogSchool', ore: 8, wood: 2, dog: 1 });
    as('trolls', seat, { ...PLACED, folkTiles: ['caveGoblins'] })
      .play('place blacksmithing')
      .offersOf('forge', 'forge 1', 'forge 2', 'forge 3', 'forge 4', 'forge 5', 'forge 6', 'forge 5 dog')
      .play('forge 5 dog')
      .has({ ore: 8, dog: 0 });
  });

  it('are not capped in a family of Trolls, and bring home one more item (A81)', () => {
    as('trolls', withGoblin({}, 11), PLACED).play('place logging', 'loot dog', 'loot sheep').dwarfs([{}, {}, 12]);
    as('trolls', withGoblin({ d2: 'trainingRoom', ore: 2 }, 10), { ...PLACED, folkTiles: ['mountainDwarves'] })
      .play('place logging', 'use trainingRoom')
      .has({ ore: 1 })
      .offers('loot meadow')
      .play('loot dog', 'loot wood')
      .dwarfs([{}, {}, 'goblin 12']);
  });

  it('count as people: fed as adults at once, worth a point, at most six with all others (A78)', () => {
    const seat: Seat = { d3: 'dwelling', dwarfs: [{}, {}, 'goblin newborn'] };
    as('darkElves', { ...seat, food: 6 }, HARVEST).has({ food: 0, begging: 0 });
    as('darkElves', { ...seat, food: 5 }, HARVEST).begs(1);
    as('darkElves', { ...seat, food: 3 }, SECOND_QUESTION).has({ food: 0, begging: 0 });
    as('darkElves', seat, SCORING).scores({ dwarfs: 3 });
  });

  it('leave room for five people of their own folk, six in all; none of them lives in the Additional dwelling (A79)', () => {
    const wishing = (own: number, goblins: number, seat: Seat = { d3: 'coupleDwelling' }) => {
      const dwarfs = [{}, ...Array(own - 1).fill('home'), ...Array(goblins).fill('goblin')];
      return as('darkElves', { ...BEDS, e3: 'additionalDwelling', ...seat, dwarfs }, { round: 4, players: 1 });
    };
    for (const game of [wishing(4, 1), wishing(5, 0), wishing(5, 0, {})])
      game.play('place wishForChildren').dwarfs([{}, {}, {}, {}, {}, 'newborn']);
    for (const game of [wishing(5, 1), wishing(3, 3), wishing(4, 1, {})]) game.refuses('place wishForChildren');
  });

  it('count for Cuddle room, Weapon storage, Supplies storage, Broom chamber and Prayer chamber (A59)', () => {
    const bonus = (tile: string, dwarfs: Seat['dwarfs'] = [1, 1, 'goblin 2']) =>
      as('darkElves', { ...BEDS, e3: tile, dwarfs }, SCORING).points('bonus');
    expect([bonus('weaponStorage'), bonus('suppliesStorage')]).toEqual([9, 8]);
    expect(bonus('suppliesStorage', [1, 1, 'goblin'])).toBe(0);
    expect(bonus('broomChamber', [{}, {}, {}, {}, 'goblin'])).toBe(5);
    as('trolls', { ...GOBLIN, d2: 'prayerChamber' }, SCORING).scores({ bonus: 8 });
    as('trolls', { ...GOBLIN, d2: 'prayerChamber', dwarfs: [{}, {}, 'goblin 1'] }, SCORING).scores({ bonus: 0 });
    as('darkElves', { ...BEDS, e3: 'cuddleRoom', dwarfs: [1, 1, 'goblin'], sheep: 3, cattle: 2 }).asks('place');
  });

  it('share the strength that all weapons gain, and may be disarmed in the Peaceful cave (A59)', () => {
    as('darkElves', { d3: 'dwelling', d2: 'peacefulCave', dwarfs: [3, 'clearing', 'goblin 5'] })
      .play('place logging', 'loot weapons')
      .dwarfs([5, {}, 6])
      .play('use peacefulCave 6')
      .has({ food: 6 });
  });

  it('weapons of Cave Goblins stop at 14 like all others', () => {
    as('caveGoblins', { dwarfs: [13, 'clearing', '13 housework'] })
      .play('place logging', 'loot weapons')
      .dwarfs([14, {}, 14]);
  });
});
