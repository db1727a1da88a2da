import fc from 'fast-check';
import { randomFrom, shuffled } from '../../src/engine/random.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { Options } from '../../src/games/caverna/state.ts';
import { FARM, fairWalks, NOTHING, pick, RICHES, type Walk, walks } from './games.ts';

const RULINGS = caverna.options.parse({ folks: {} }).folks?.rulings;

/** Games of 1 to 7 players, whose folks are dealt, fixed or Dwarfs; a third each start poor, rich or with a farm. */
export const folkWalks = (players: fc.Arbitrary<number> = fc.integer({ min: 1, max: 7 })): fc.Arbitrary<Walk> =>
  fc.tuple(players, fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }))).map(([count, number]) => {
    const random = randomFrom(`folks ${number}`);
    const free = shuffled(FOLK_IDS, random);
    const seats = Array.from({ length: count }, () =>
      pick([free.pop() ?? 'dwarves', free.pop() ?? 'dwarves', 'deal', 'deal', 'dwarves'].slice(0, 5), random),
    );
    const rulings = Object.fromEntries(
      Object.entries(RULINGS ?? {}).map(([name, usual]) => [name, random.below(4) === 0 ? !usual : usual]),
    );
    const options = caverna.options.parse({
      rulings: { mineOverhang: random.below(3) === 0, keepFoodAndBeg: random.below(4) === 0 },
      folks: {
        seats: [...new Set(seats)].length < count ? withoutDoubles(seats) : seats,
        extraTiles: random.below(2) === 0,
        rulings,
      },
    });
    // Pastures without fences do not count as a start of the land.
    const gift = pick([NOTHING, RICHES, rulings['pasturesBeginLand'] ? RICHES : FARM], random);
    const crops = { gemfruit: random.below(3), mushroom: random.below(3) };
    return {
      setup: { options: options as Options, seats: count, seed: `folks ${number}` },
      gift: gift === NOTHING ? gift : { ...gift, goods: { ...gift.goods, ...crops } },
      choices: `choices ${number}`,
    };
  });

/** The same folk is fixed for one seat at most. */
function withoutDoubles(seats: readonly string[]): string[] {
  return seats.map((choice, seat) =>
    choice !== 'deal' && choice !== 'dwarves' && seats.indexOf(choice) < seat ? 'dwarves' : choice,
  );
}

type Games = (players?: fc.Arbitrary<number>) => fc.Arbitrary<Walk>;

const mixed =
  (ofDwarves: Games, ofFolks: Games): Games =>
  (players) =>
    fc.oneof({ weight: 2, arbitrary: ofDwarves(players) }, { weight: 1, arbitrary: ofFolks(players) });

/** Games as they are set up, a third of them with folks. */
export const anyFairWalks = mixed(fairWalks, (players) =>
  folkWalks(players).map((walk) => ({ ...walk, gift: NOTHING })),
);

/** Games with and without gifts, a third of them with folks. */
export const anyWalks = mixed(walks, folkWalks);
