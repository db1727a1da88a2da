import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { type More, type Seat, scenario } from './scenario.ts';

/** The outlook of the second of two players, who has the given seat. */
function outlookOf(seat: Seat, rest: More = {}): number {
  const { state } = scenario({ players: 2, round: 5, startingPlayer: 1, ...rest, seats: [{}, seat] });
  return caverna.outlook?.(state, 1) ?? Number.NaN;
}

/** The difference in worth between two seats. */
const gain = (more: Seat, than: Seat = {}, rest: More = {}): number =>
  outlookOf({ ...than, ...more }, rest) - outlookOf(than, rest);

/** Enough food, so that no other good is needed as food. */
const FED = { food: 20 };
const withGoods = (goods: Seat, rest: More = {}): number => gain(goods, FED, rest);

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

describe('the outlook of a position', () => {
  it.each<[string, () => number, number]>([
    ['one wood', () => withGoods({ wood: 1 }), 0.970833],
    ['six wood', () => withGoods({ wood: 6 }), 5.183333],
    ['eight wood', () => withGoods({ wood: 8 }), 5.783333],
    ['nine stone', () => withGoods({ stone: 9 }), 8.883333],
    ['three ore', () => withGoods({ ore: 3 }), 1],
    ['nine rubies', () => withGoods({ ruby: 9 }), 13.8],
    ['three grain', () => withGoods({ grain: 3 }), 3.3],
    ['three vegetables', () => withGoods({ vegetable: 3 }), 4.95],
    ['eight gold', () => withGoods({ gold: 8 }), 9.2],
    ['three dogs', () => withGoods({ dog: 3 }), 3.3],
    ['one wood in the next-to-last round', () => withGoods({ wood: 1 }, { round: 11 }), 0.208333],
    ['one wood in the last round', () => withGoods({ wood: 1 }, { round: 12 }), 0],
    ['a sheep', () => withGoods({ sheep: 1 }), 2.25],
    ['a pair of sheep', () => withGoods({ sheep: 2 }), 3.73],
    ['a pair of sheep in the next-to-last round', () => withGoods({ sheep: 2 }, { round: 11 }), 3.9325],
    ['no food', () => outlookOf({ food: 0 }), 167.833333],
    ['food for half the family', () => outlookOf({ food: 2 }), 171.433333],
    ['more food than needed', () => outlookOf({ food: 7 }), 175.633333],
    ['far more food than needed', () => outlookOf({ food: 30 }), 176.633333],
    ['food in the next-to-last round', () => outlookOf({ food: 7 }, { round: 11 }), 3.120833],
    ['food in the last round', () => outlookOf({ food: 1 }, { round: 12 }), -33.4],
    ['no food when the harvest begins', () => outlookOf({ food: 1 }, { next: 'harvest' }), 132.65],
    ['no food in the last harvest', () => outlookOf({ food: 1 }, { round: 12, next: 'harvest' }), -37],
    ['other things to eat: grain', () => outlookOf({ food: 0, grain: 1 }), 171.033333],
    ['other things to eat: vegetables', () => outlookOf({ food: 0, vegetable: 1 }), 172.583333],
    ['other things to eat: a boar', () => outlookOf({ food: 0, boar: 1 }), 173.083333],
    ['other things to eat: a donkey', () => outlookOf({ food: 0, donkey: 1 }), 171.583333],
    ['other things to eat: cattle', () => outlookOf({ food: 0, cattle: 1 }), 174.583333],
    ['other things to eat: a ruby', () => outlookOf({ food: 0, ruby: 1 }), 172.433333],
    ['other things to eat: gold', () => outlookOf({ food: 0, gold: 3 }), 174.433333],
    ['a weapon', () => gain({ dwarfs: [5, {}] }), 1.05],
    ['the strongest weapon', () => gain({ dwarfs: [14, {}] }), 2.52],
    ['a bed', () => gain({ d3: 'dwelling' }, FED), 11.266667],
    ['a child', () => gain({ d3: 'dwelling', dwarfs: [{}, {}, {}] }, FED), 93.466667],
    ['a field', () => gain({ c4: 'field' }, FED), 0.3],
    ['a meadow', () => gain({ c4: 'meadow' }, FED), 2.25],
    ['a sown field', () => gain({ c4: 'field grain' }, FED), 3.2],
    ['a field with vegetables', () => gain({ c4: 'field vegetable' }, FED), 3.2],
    ['a pasture', () => gain({ c4: 'smallPasture' }, FED), 2.75],
    ['a large pasture', () => gain({ 'c4 c3': 'largePasture' }, FED), 5.5],
    ['a cavern', () => gain({ e3: 'cavern' }, FED), 0.5],
    ['a tunnel', () => gain({ e3: 'tunnel' }, FED), 0.95],
    ['a mine', () => gain({ e3: 'oreMine', f3: 'deepTunnel' }, FED), 5.9],
    ['the token', () => outlookOf({}, { token: 2 }) - outlookOf({}), 0.4],
    ['no empty cavern', () => gain({ d3: 'carpenter' }, FED), -1.533333],
  ])('%s', (_, worth, points) => {
    expect(round(worth())).toBe(points);
  });
});
