import { describe, expect, it } from 'vitest';
import { filled, harvest, mine, type Seat, scenario } from './scenario.ts';

const QUESTIONS = { 6: 'question', 7: 'question', 8: 'question' } as const;
const third = (seat: Seat) => harvest(seat, { round: 8, markers: QUESTIONS });
const FED = { food: 4 };

describe('the Field phase', () => {
  it('takes 1 crop from each sown field', () => {
    const done = harvest({ c4: 'field grain', c3: 'field grain 1', b4: 'field vegetable', b3: 'field', ...FED });
    done.has({ grain: 2, vegetable: 1 });
    done
      .cell('c4', { ground: 'field', crop: 'grain', left: 2 })
      .cell('c3', { ground: 'field' })
      .cell('b4', { ground: 'field', crop: 'vegetable', left: 1 });
  });

  it('comes before the feeding, so players can eat the crops (A43)', () => {
    harvest({ c4: 'field grain', b4: 'field grain', food: 2 })
      .asks('feed', 1)
      .play('eat grain', 'eat grain', 'end')
      .has({ food: 0, grain: 0, begging: 0 });
  });

  it('an empty field can be sown again', () => {
    mine({ c4: 'field', grain: 1 }, { round: 12 })
      .play('place familyLife')
      .cell('c4', { ground: 'field', crop: 'grain', left: 3 });
  });
});

describe('the Feeding phase', () => {
  it('costs 2 food for each dwarf', () => {
    harvest({ food: 5 }).has({ food: 1 });
    harvest({ d3: 'coupleDwelling', dwarfs: [{}, {}, {}, {}], food: 8 }).has({ food: 0, begging: 0 });
  });

  it('costs 1 food for a dwarf born this round (A46)', () => {
    harvest({ d3: 'dwelling', dwarfs: [{}, {}, 'newborn'], food: 5 }).has({ food: 0, begging: 0 });
  });

  it('begging: 1 marker for each missing food (A11)', () => {
    harvest({ food: 1 }, { round: 5 }).has({ food: 0, begging: 3 });
    harvest({ food: 1 }, { round: 4 }).has({ food: 0, begging: 1 });
  });

  it('food in the supply must be paid; converting is voluntary (A11)', () => {
    harvest({ food: 3, sheep: 1 })
      .offersOnly('beg 1')
      .offers('eat sheep')
      .play('beg 1')
      .has({ food: 0, sheep: 1, begging: 1 });
    harvest({ food: 4, sheep: 1 }).round(6).has({ food: 0, sheep: 1, begging: 0 });
  });

  it('food may be kept if the table rules so (A11)', () => {
    harvest({ food: 4, sheep: 1 }, { options: { rulings: { keepFoodAndBeg: true } } })
      .offersOnly('feed', 'beg 1', 'beg 2', 'beg 3', 'beg 4')
      .play('1 beg 3', '1 end')
      .has({ food: 3, begging: 3 });
  });

  it('converting may stop at any point', () => {
    harvest({ food: 0, grain: 2, sheep: 2 })
      .offersOnly('beg 4')
      .play('eat grain')
      .offersOnly('beg 3')
      .play('eat sheep')
      .offersOnly('beg 2')
      .play('beg 2')
      .has({ grain: 1, sheep: 1, begging: 2 });
  });

  it('players with enough food and nothing to decide are not asked', () => {
    harvest({ ...FED })
      .round(6)
      .asks('place', 1);
  });
});

describe('a donkey for a ruby and the Mining cave', () => {
  const seat = { d3: 'miningCave', e4: 'rubyMine', food: 4, ruby: 1 };

  it('save food before the player pays', () => {
    harvest(seat).asks('feed', 1).offersOnly('feed').play('ruby donkey', 'end').has({ food: 1, donkey: 1 });
    harvest(seat, { round: 4 }).asks('feed', 1).play('ruby donkey', 'end').has({ food: 3 });
  });

  it('but players without a free mine are not asked', () => {
    harvest({ d3: 'miningCave', food: 4, ruby: 1 }).has({ food: 0 }).asks('place', 1);
  });
});

describe('the Breeding phase', () => {
  it('2 animals of a type have 1 newborn, whatever their number', () => {
    const cells = { c4: 'smallPasture stable', 'b4 b3': 'largePasture stable' };
    harvest({ cells, ...FED, sheep: 2, cattle: 6 }).has({ sheep: 3, cattle: 7 });
  });

  it('wherever the parents are', () => {
    const game = harvest({ ...filled('meadow stable', 'c4 c3 b4'), ...FED, boar: 2, sheep: 1 });
    game.has({ boar: 3, sheep: 1 });
  });

  it('dogs do not breed', () => {
    harvest({ ...FED, dog: 2 }).has({ dog: 2 });
  });

  it('only if the newborn has room (A40)', () => {
    harvest({ ...FED, sheep: 2 })
      .asks('breed', 1)
      .offersOnly('done')
      .play('done', 'end')
      .has({ sheep: 2, food: 0 });
  });

  it('a stable in the forest makes room for the third wild boar', () => {
    harvest({ c3: 'forest stable', ...FED, boar: 2 }).has({ boar: 3 });
  });

  it('all newborn animals need room at the same time; the owner chooses (A40)', () => {
    harvest({ c4: 'smallPasture', c3: 'meadow stable', ...FED, sheep: 2, cattle: 2 })
      .asks('breed', 1)
      .offersOnly('breed sheep', 'breed cattle')
      .play('breed cattle', 'end')
      .has({ sheep: 2, cattle: 3 });
  });

  it('eating before the births may make room (A40)', () => {
    harvest({ c4: 'meadow stable', food: 4, sheep: 3 })
      .asks('breed', 1)
      .play('eat sheep')
      .has({ sheep: 3, food: 1 })
      .asks('end', 1);
  });

  it('a ruby may become the second parent (A42)', () => {
    harvest({ c4: 'smallPasture', ...FED, boar: 1, ruby: 1 })
      .asks('breed', 1)
      .play('ruby boar')
      .has({ boar: 3, ruby: 0 });
  });

  it('two rubies may become both parents, on fields that have just been harvested (A42)', () => {
    harvest({ d3: 'stubbleRoom', ...filled('field grain 1', 'c4 c3 c2 b4'), ...FED, ruby: 2, boar: 2 }, { round: 3 })
      .asks('breed', 1)
      .offersOnly('breed boar')
      .offers('ruby sheep')
      .play('ruby sheep', 'ruby sheep')
      .asks('end', 1)
      .has({ sheep: 3, boar: 3, ruby: 0 });
  });

  it('two rubies may become two cattle if gold buys the food for both (A42)', () => {
    const seat = { d3: 'breakfastRoom', food: 4, ruby: 2 };
    const harvest = (gold: number) => scenario({ players: 1, round: 5, next: 'harvest', seats: [{ ...seat, gold }] });
    harvest(3).asks('breed').offersOnly('done');
    harvest(2).asks('place');
  });

  it('a ruby may become the second cattle if goods that a tile trades bring its food (A42)', () => {
    const goods = { ...FED, cattle: 1, ruby: 1, grain: 2 };
    harvest({ c4: 'smallPasture', d3: 'beerParlor', goods })
      .asks('breed', 1)
      .play('eat grain', 'ruby cattle')
      .has({ cattle: 3, food: 0, grain: 1 });
  });

  it('two rubies may become both parents in the last harvest (A42)', () => {
    const seat = { c4: 'smallPasture stable', ...FED, ruby: 2 };
    harvest(seat, { round: 12, markers: { 12: 'leaf' } })
      .asks('breed', 1)
      .offersOnly('done')
      .offers('ruby donkey')
      .refuses('1 ruby cattle')
      .play('1 ruby donkey', '1 ruby donkey')
      .asks('end', 1)
      .has({ donkey: 3 });
    harvest({ ...seat, food: 6, ruby: 2 }, { round: 12, markers: { 12: 'leaf' } })
      .play('ruby cattle', 'ruby cattle')
      .has({ cattle: 3, food: 0 });
  });

  it('players are not asked if they have no room for a bought pair and its newborn besides the others', () => {
    harvest({ ...FED, ruby: 2 }).asks('place', 1);
    harvest({ c4: 'meadow', ...FED, ruby: 2 }).asks('place', 1);
    const herd = { c4: 'smallPasture', ...FED, ruby: 2, sheep: 2 };
    harvest(herd).has({ sheep: 3 }).asks('place', 1);
  });

  it('a third ruby may be the dog that watches them, or the field', () => {
    harvest({ c4: 'meadow', ...FED, ruby: 3 })
      .asks('breed', 1)
      .play('ruby dog', 'ruby sheep', 'ruby sheep')
      .has({ sheep: 3, dog: 1 });
    const stubble = { d3: 'stubbleRoom', ...FED, ruby: 3 };
    harvest(stubble).asks('breed', 1).play('ruby boar', 'ruby boar', 'ruby field').has({ boar: 3 });
  });

  it('the newborn cannot feed its family: breeding comes last', () => {
    harvest({ c4: 'smallPasture', food: 3, boar: 2 })
      .asks('feed', 1)
      .play('beg 1')
      .asks('end', 1)
      .has({ boar: 3, begging: 1 });
  });
});

describe('which rounds end with a harvest (X07)', () => {
  const all = { c4: 'field grain', c3: 'smallPasture', food: 10, sheep: 2 };
  it.each([1, 2])('round %i: nothing', (round) => {
    harvest(all, { round }).has({ food: 10, grain: 0, sheep: 2 });
  });

  it('round 3: the only harvest of the first four rounds', () => {
    harvest(all, { round: 3 }).has({ food: 6, grain: 1, sheep: 3 });
  });

  it('round 4: 1 food for each dwarf, even for offspring, no field, no breeding (A45)', () => {
    harvest(all, { round: 4 }).has({ food: 8, grain: 0, sheep: 2 });
    harvest({ d3: 'dwelling', dwarfs: [{}, {}, 'newborn'], food: 3 }, { round: 4 }).has({ food: 0, begging: 0 });
  });

  it('round 5: a harvest', () => {
    harvest(all, { round: 5 }).has({ food: 6, grain: 1, sheep: 3 });
  });

  it.each([6, 7, 8, 10, 11])('round %i with a green leaf: a harvest', (round) => {
    harvest(all, { round, markers: { [round]: 'leaf' } }).has({ food: 6, grain: 1, sheep: 3 });
  });

  it('the first question mark: no harvest at all (M10)', () => {
    harvest(all, { round: 7, markers: { 7: 'question' } }).has({ food: 10, grain: 0, sheep: 2 });
  });

  it('the second question mark: 1 food for each dwarf, even for offspring (A45)', () => {
    const second = { round: 8, markers: { 6: 'question', 8: 'question' } } as const;
    harvest(all, second).has({ food: 8, grain: 0, sheep: 2 }).cell('c4', { ground: 'field', crop: 'grain', left: 3 });
    const family = { d3: 'dwelling', dwarfs: [{}, {}, 'newborn'], food: 3 };
    harvest(family, second).has({ food: 0, begging: 0 });
  });

  it('the third question mark: field or breeding, and the full feeding (X08, A44)', () => {
    third(all).asks('harvest', 1).offersOnly('harvest field', 'harvest breeding');
    third(all).play('1 harvest field').has({ food: 6, grain: 1, sheep: 2 });
    third(all).play('1 harvest breeding').has({ food: 6, grain: 0, sheep: 3 });
  });

  it('the third question mark: players who could buy parents are asked, too (A42)', () => {
    const seat = { c4: 'smallPasture stable', food: 4, ruby: 2 };
    third(seat).asks('harvest', 1).offersOnly('harvest field', 'harvest breeding');
    third(seat).play('1 harvest field').has({ food: 0, ruby: 2 });
    third(seat).play('1 harvest breeding').asks('breed', 1).play('1 ruby sheep', '1 ruby sheep').has({ sheep: 3 });
    third({ food: 4, ruby: 2 }).has({ food: 0 }).asks('place', 1);
  });

  it('the third question mark: each player chooses for themselves (A44)', () => {
    const both = scenario({ players: 2, round: 8, next: 'harvest', markers: QUESTIONS, seats: [all, all] });
    both.asks('harvest', 1).asks('harvest', 2).play('2 harvest breeding', '1 harvest field');
    both.has({ grain: 1, sheep: 2 }, 1).has({ grain: 0, sheep: 3 }, 2);
  });

  it('the third question mark: field before feeding, feeding before breeding', () => {
    const seat = { c4: 'field grain', c3: 'smallPasture', food: 3, sheep: 2 };
    third(seat).play('1 harvest field').asks('feed', 1).play('1 eat grain').has({ food: 0, grain: 0, begging: 0 });
    third(seat).play('1 harvest breeding').asks('feed', 1).has({ sheep: 2 }).play('1 beg 1').has({ sheep: 3 });
  });

  it('three to seven players have 7 full feedings, two players 6 (tables T4)', () => {
    const feedings = (players: number): number => {
      let count = 0;
      for (const round of players === 2
        ? [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
        : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
        const seats = Array.from({ length: players }, () => ({ food: 10 }));
        const game = scenario({ players, round, next: 'harvest', seats });
        for (let seat = 1; seat <= players; seat++) {
          if (game.state.players[seat - 1]?.agenda.at(-1)?.do === 'harvest') game.play(`${seat} harvest field`);
        }
        if (game.player(1).goods.food === 6) count++;
      }
      return count;
    };
    expect(feedings(2)).toBe(6);
    expect(feedings(3)).toBe(7);
    expect(feedings(7)).toBe(7);
  });
});

describe('everyone harvests at the same time', () => {
  const seat = { c4: 'smallPasture', food: 3, sheep: 2 };
  it('in any order of the seats, with the same result', () => {
    const first = scenario({ players: 2, round: 5, next: 'harvest', seats: [seat, seat] });
    first.play('1 eat sheep', '1 end', '2 beg 1', '2 end');
    const second = scenario({ players: 2, round: 5, next: 'harvest', seats: [seat, seat] });
    second.play('2 beg 1', '1 eat sheep', '2 end', '1 end');
    expect(JSON.stringify(second.state.players)).toBe(JSON.stringify(first.state.players));
  });

  it('the next round waits for all', () => {
    const game = scenario({ players: 2, round: 5, next: 'harvest', seats: [seat, seat] }).play('1 beg 1', '1 end');
    game.isNotAsked(1).asks('feed', 2).round(5).play('2 beg 1', '2 end').round(6);
  });
});
