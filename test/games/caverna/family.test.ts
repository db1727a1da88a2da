import { describe, expect, it } from 'vitest';
import { game, late, type Seat, scenario } from './scenario.ts';

describe('Wish for children and Urgent wish for children', () => {
  const early = { round: 5 };
  it('Wish: a child or a dwelling, not both', () => {
    const seat = { d3: 'dwelling', d2: 'cavern', wood: 4, stone: 3 };
    late(seat, early).play('place wishForChildren', 'grow').asks('end').dwarfs([{}, {}, 'newborn wishForChildren']);
    late(seat, early).play('place wishForChildren', 'furnish dwelling').asks('end').dwarfs([{}, {}]);
  });

  it('Urgent wish: first the dwelling, only then a child, or 3 gold', () => {
    const seat = { d3: 'dwelling', d2: 'cavern', wood: 4, stone: 3 };
    late(seat)
      .play('place urgentWishForChildren')
      .offers('take gold 3')
      .refuses('grow')
      .play('furnish dwelling')
      .offersOnly('grow', 'done');
    late(seat).play('place urgentWishForChildren', 'take gold 3').asks('end').has({ gold: 3, wood: 4 });
    late({ d3: 'dwelling' }).play('place urgentWishForChildren').asks('end').hasOnly({ gold: 3 });
  });

  it('the card is turned when Family life appears, not before', () => {
    const at = (round: number) =>
      scenario({ players: 3, round, cards: { 8: 'familyLife' } }).state.spaces.map(({ id }) => id);
    expect(at(7)).toContain('wishForChildren');
    expect(at(8)).toContain('urgentWishForChildren');
    expect(at(8)).not.toContain('wishForChildren');
    const turned = scenario({ players: 3, round: 8, next: 'round', cards: { 8: 'familyLife' } }).state.spaces.map(
      ({ id }) => id,
    );
    expect(turned).toContain('urgentWishForChildren');
    expect(turned).not.toContain('wishForChildren');
  });

  it('growth needs more room than dwarfs, and a family has 5 at most', () => {
    late({}, early).refuses('place wishForChildren');
    late({ d3: 'coupleDwelling', d2: 'dwelling', d1: 'simpleDwelling42', dwarfs: [{}, {}, {}, {}, {}] }, early).refuses(
      'place wishForChildren',
    );
  });

  it('the child can act only from the next round onwards', () => {
    const game = late({ d3: 'dwelling' }, { round: 5, players: 1 }).play(
      'place wishForChildren',
      'end',
      'place logging',
      'end',
    );
    game.untilRound(6).dwarfs(['home', 'home', { at: 'home', newborn: false, weapon: 0 }]);
  });

  it('one child for each action space, but more than one space may be used in a round', () => {
    const seat: Seat = { d3: 'coupleDwelling' };
    game(4, seat, { round: 5, seats: [{ passed: true }, { passed: true }, { passed: true }] })
      .play('place growth', 'grow', 'end', 'place wishForChildren')
      .asks('end')
      .dwarfs([{}, {}, 'newborn growth', 'newborn wishForChildren']);
  });

  it('a child that is born this round takes the bed: the next one needs another', () => {
    const seat: Seat = { d3: 'dwelling' };
    game(4, seat, { round: 5, seats: [{ passed: true }, { passed: true }, { passed: true }] })
      .play('place growth', 'grow', 'end')
      .refuses('place wishForChildren');
  });

  it('with 5 dwarfs a dwelling may still be built on Urgent wish for children, without a child', () => {
    const furnishings = { d3: 'coupleDwelling', d2: 'dwelling' };
    const dwarfs = [{}, {}, {}, {}, {}];
    game(3, { furnishings, dwarfs, d1: 'cavern', wood: 4, stone: 3 }, { round: 12 })
      .play('place urgentWishForChildren', 'furnish dwelling')
      .asks('end')
      .dwarfs(dwarfs);
  });
});

describe('Family life', () => {
  const seat = { d3: 'dwelling', c4: 'field', grain: 1 };
  it('a child and sowing, in any order, or only one of the two', () => {
    late(seat).play('place familyLife', 'grow').offersOnly('sow grain 1', 'done').play('sow grain 1').asks('end');
    late(seat)
      .play('place familyLife', 'sow grain 1')
      .offersOnly('grow', 'done')
      .play('done')
      .asks('end')
      .dwarfs([{}, {}]);
  });
});
