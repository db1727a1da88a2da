import { describe, expect, it } from 'vitest';
import { game, type Seat, scenario } from './scenario.ts';

const harvest = (seat: Seat) =>
  scenario({ players: 2, round: 5, next: 'harvest', seats: [seat, { goods: { food: 20 } }] });

describe('Harvest time, sentence by sentence (rulebook p. 9 and 10)', () => {
  it('offspring consume 1 food for this round, but will require 2 food in future harvests (p. 9)', () => {
    const seat = { furnishings: { d3: 'dwelling' }, goods: { food: 12 } };
    const family = game(1, seat, { round: 5 });
    family.play('place wishForChildren', 'end').untilRound(6).has({ food: 7 });
    family.untilRound(7).has({ food: 1 });
  });

  it('offspring of a round with 1 food for each dwarf have grown up by the next harvest (p. 10)', () => {
    const seat = { furnishings: { d3: 'dwelling' }, goods: { food: 9 } };
    const family = game(1, seat, { round: 4 });
    family.play('place wishForChildren', 'end').untilRound(5).has({ food: 6 });
    family.untilRound(6).has({ food: 0 });
  });

  it('the events count the revealed question marks, whatever comes between them (p. 10)', () => {
    const markers = { 7: 'question', 10: 'question', 12: 'question' } as const;
    const seat = { cells: { c4: 'field grain' }, goods: { food: 9 } };
    const food = (round: number) =>
      scenario({ players: 3, round, next: 'harvest', markers, seats: [seat, {}, {}] }).player().goods.food;
    expect([6, 7, 8, 9, 10, 11].map(food)).toEqual([5, 9, 5, 5, 7, 5]);
    scenario({ players: 3, round: 12, next: 'harvest', markers, seats: [{ ...seat, goods: { food: 9, sheep: 2 } }] })
      .asks('harvest', 1)
      .offersOnly('harvest field', 'harvest breeding');
  });

  it('a ruby may become the second cattle, with food from an exchange (p. 17, A08, A42)', () => {
    const cells = { c4: 'smallPasture', c3: 'smallPasture' };
    harvest({ cells, goods: { food: 4, cattle: 1, ruby: 1, grain: 1 } })
      .asks('breed', 1)
      .play('1 eat grain', '1 ruby cattle')
      .has({ cattle: 3, food: 0, ruby: 0 });
    harvest({ cells, goods: { food: 4, cattle: 1, ruby: 2 } })
      .asks('breed', 1)
      .play('1 ruby food', '1 ruby cattle')
      .has({ cattle: 3, food: 1, ruby: 0 });
  });

  it('a ruby without food cannot become the second cattle (p. 17, A08)', () => {
    harvest({ cells: { c4: 'smallPasture' }, goods: { food: 4, cattle: 1, ruby: 1 } })
      .round(6)
      .has({ cattle: 1, ruby: 1, food: 0 });
  });
});
