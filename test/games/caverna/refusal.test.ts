import { describe, expect, it } from 'vitest';
import { mine, type Scenario, type Seat, scenario } from './scenario.ts';

const harvest = (seat: Seat): Scenario => scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] });

describe('the refusal of a move says why', () => {
  const placing = () => mine({ ore: 2, food: 0 }, { seats: [{ dwarfs: ['logging', {}] }] });
  const sent = () => mine({ ruby: 1, dwarfs: [{}, 5] }).play('send 5');
  const hungry = () => harvest({ food: 3, grain: 1 });

  it.each<[string, () => Scenario, string]>([
    ['feed', hungry, 'not enough food: 4 needed, 3 in the supply'],
    ['beg 2', hungry, '1 food is missing, so exactly that many begging markers must be taken'],
    ['eat sheep', hungry, '1 sheep is missing'],
    ['ruby wood', hungry, '1 ruby is missing'],
    ['use trader', hungry, 'the player has no "trader"'],
    ['place logging', placing, 'a dwarf is already there'],
    ['place adventure', placing, 'the space "adventure" is not in play'],
    ['place wishForChildren', placing, 'none of its actions could be carried out there'],
    ['send 5', placing, 'no dwarf with a weapon of strength 5 is at home'],
    ['send 5', () => mine({ dwarfs: [{}, 5] }), '1 ruby is missing'],
    ['send 5', sent, 'a dwarf has already been sent'],
    ['send 6', () => mine({ ruby: 2, dwarfs: [6, {}] }).play('send 6'), 'a dwarf has already been sent'],
    ['pass', sent, 'a ruby was paid to send this dwarf, so it must be placed'],
    ['furnish miner', () => placing().play('place housework'), '1 wood and 1 stone are missing'],
    ['furnish sauna', () => placing().play('place housework'), 'there is no furnishing tile "sauna" in the supply'],
    ['forge 3', () => placing().play('place blacksmithing'), '1 ore is missing'],
    ['trade 3', () => mine({ ore: 5 }, { round: 12 }).play('place oreTrading'), '1 ore is missing'],
    ['end', () => placing().play('place blacksmithing'), 'an action has to be carried out first'],
    ['loot cattle', () => placing().play('place blacksmithing', 'forge 2'), 'it takes a weapon of strength 10'],
    ['dance', placing, 'the question is place, and this is not an answer to it'],
  ])('%s', (move, position, why) => {
    expect(position().refusal(move)).toBe(`Seat 1 cannot play "${move}" now: ${why}.`);
  });

  it('even to a seat that has nothing to decide', () => {
    expect(placing().refusal('feed', 2)).toBe('Seat 2 has nothing to decide now, so it cannot play "feed".');
  });
});

describe('the parts of a move may be in any order', () => {
  const land = () => mine({ c4: 'meadow', c3: 'meadow', c2: 'field', b4: 'field', wood: 4 });

  it.each<[string, () => Scenario, string, string]>([
    ['a pasture', () => land().play('place sheepFarming'), 'fence large c4 c3', 'fence large c3 c4'],
    ['two caverns', () => mine({}).play('place excavation'), 'lay cavern d2 cavern d1', 'lay cavern d1 cavern d2'],
    ['a tunnel first', () => mine({}).play('place driftMining'), 'lay tunnel d1 cavern d2', 'lay cavern d2 tunnel d1'],
    ['a field first', () => mine({}).play('place clearing'), 'lay field b4 meadow c4', 'lay meadow c4 field b4'],
    [
      'the deep tunnel first',
      () => mine({ e4: 'tunnel', e3: 'tunnel' }).play('place oreMineConstruction'),
      'mine deep e3 ore e4',
      'mine ore e4 deep e3',
    ],
    [
      'vegetables first',
      () => mine({ c4: 'field', c3: 'field', grain: 1, vegetable: 1 }, { round: 12 }).play('place familyLife'),
      'sow vegetable 1 grain 1',
      'sow grain 1 vegetable 1',
    ],
    [
      'the ore for stone first',
      () => mine({ d3: 'builder', d2: 'cavern', ore: 2 }).play('place housework'),
      'furnish miner with ore for stone with ore for wood',
      'furnish miner with ore for wood with ore for stone',
    ],
    [
      'the second type first',
      () => harvest({ c4: 'smallPasture stable', c3: 'smallPasture stable', food: 4, sheep: 2, boar: 2, cattle: 2 }),
      'breed boar sheep',
      'breed sheep boar',
    ],
  ])('%s', (_name, position, written, listed) => {
    const one = position().offers(listed).play(written);
    expect(JSON.stringify(one.state)).toBe(JSON.stringify(position().play(listed).state));
  });

  it('but the words that belong together stay together', () => {
    mine({}).play('place clearing').refuses('lay meadow b4 field c4 c4', 'lay c4 meadow b4 field', 'lay c4 meadow');
  });
});
