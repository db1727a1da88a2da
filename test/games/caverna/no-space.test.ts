import { describe, expect, it } from 'vitest';
import { type Scenario, type Seat, scenario } from './scenario.ts';

const FAMILY = { d3: 'dwelling', e3: 'dwelling', e4: 'dwelling' };

/**
 * Seven families of five in round 12, and one space left. Seat 1 has two dwarfs at home, by default one of them armed;
 * all others are on the other spaces.
 */
function crowded(free: string, seat: Seat = {}): Scenario {
  const ids = scenario({ players: 7, round: 12 }).state.spaces.map(({ id }) => id);
  const taken = ids.filter((id) => id !== free);
  const mine = taken.splice(0, 3).map((at) => ({ at }));
  const others = Array.from({ length: 6 }, () => taken.splice(0, 5).map((at) => ({ at })));
  const seats = [
    { furnishings: FAMILY, food: 0, ...seat, dwarfs: [...(seat.dwarfs ?? [{}, { weapon: 3 }]), ...mine] },
    ...others.map((dwarfs) => ({ furnishings: FAMILY, dwarfs })),
  ];
  return scenario({ players: 7, round: 12, turn: 1, seats });
}

/** Appendix p. A7: "a Dwarf that cannot be placed due to lack of Action spaces is not placed at all". */
describe('a dwarf that cannot find a space', () => {
  it('is skipped, but not its family: an armed one goes to Exploration', () => {
    crowded('exploration')
      .asks('place', 1)
      .offersOnly('place exploration', 'pass')
      .play('place exploration', 'loot dog', 'loot wood', 'done')
      .dwarfs(['home', '4 exploration', {}, {}, {}]);
  });

  it('goes first if it finds one, in the play order', () => {
    crowded('blacksmithing', { food: 0, ore: 1 })
      .offersOnly('place blacksmithing', 'pass')
      .play('place blacksmithing')
      .dwarfs(['1 blacksmithing', 'home', {}, {}, {}]);
    crowded('blacksmithing').offersOnly('place blacksmithing', 'pass').play('place blacksmithing').offers('loot dog');
  });

  it('goes first again as soon as an exchange has opened one', () => {
    crowded('blacksmithing', { food: 0, ruby: 1 })
      .offersOnly('place blacksmithing', 'pass')
      .play('ruby ore', 'place blacksmithing')
      .dwarfs(['blacksmithing', 'home', {}, {}, {}]);
  });

  it('is not the dwarf that the table makes stay at home', () => {
    crowded('exploration').play('stay', 'end').dwarfs(['home', '3 resting', {}, {}, {}]);
  });

  it('and if no dwarf of a family finds one, none is placed', () => {
    expect(crowded('familyLife').state.players[0]?.passed).toBe(true);
  });
});

describe('a ruby that sent a dwarf out of order', () => {
  const sent = () => scenario({ players: 3, round: 5, seats: [{ ruby: 1, dwarfs: [{}, 5] }] }).play('send 5');

  it('is not wasted: the dwarf is placed, and its player no longer passes', () => {
    sent().offers('place logging').refuses('pass');
  });

  it('unless later exchanges left it no space', () => {
    crowded('exploration', { food: 0, ruby: 1, ...FAMILY, d2: 'peacefulCave', dwarfs: [3, 5] })
      .play('send 5')
      .offersOnly('place exploration')
      .play('use peacefulCave 5')
      .offersOnly('pass');
  });
});
