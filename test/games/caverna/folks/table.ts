import type { FolkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import type { PositionFile } from '../../../../src/games/caverna/positions.ts';
import { mine, type Scenario, type Seat } from '../scenario.ts';

type More = Partial<PositionFile> & { readonly options?: object };

interface FolkSettings {
  readonly extraTiles?: boolean;
  readonly rulings?: Partial<FolkRulings>;
}

/** A scenario of three players in which seat 1 plays a folk, and is about to place a person in round 5. */
export const as = (folk: string, seat: Seat = {}, more: More & { readonly folks?: FolkSettings } = {}): Scenario => {
  const { folks, ...position } = more;
  return mine(
    { ...seat, goods: { food: 0, ...(folk === 'elves' ? { gemfruit: 0 } : {}), ...seat.goods } },
    { ...position, options: { ...position.options, folks: { seats: [folk], ...folks } } },
  );
};

/** Like `as`, once a person with a weapon of this strength has gone to Logging, which has no wood. */
export const exploring = (folk: string, weapon: number, seat: Seat = {}): Scenario =>
  as(folk, { ...seat, dwarfs: [{ weapon }, { at: 'housework' }] }, { spaces: { logging: { wood: 0 } } }).play(
    'place logging',
  );

/** A seat with a goblin to place, with a weapon of this strength, and no other person. */
export const withGoblin = (seat: Seat = {}, weapon = 0): Seat => ({
  ...seat,
  furnishings: { d3: 'goblinDwelling', ...seat.furnishings },
  memory: { goblinDwelling: [1] },
  dwarfs: [{ at: 'clearing' }, { at: 'supplies' }, { goblin: true, weapon }],
});

/** Like `as`, for a player of Dwarfs at a table with the furnishing tiles of one or more folks. */
export const withTilesOf = (
  lenders: string | readonly string[],
  seat: Seat = {},
  more: More & { readonly folks?: FolkSettings } = {},
): Scenario => {
  const { folks, ...position } = more;
  return mine(
    { ...seat, goods: { food: 0, ...seat.goods } },
    { ...position, folkTiles: [lenders].flat(), options: { ...position.options, folks: folks ?? {} } },
  );
};

/** A full harvest of round 5, after the dwarfs have returned home. */
export const HARVEST = { round: 5, next: 'harvest' } as const;
/** The third question mark; the second one costs 1 food per person. */
export const THIRD_QUESTION = {
  round: 8,
  next: 'harvest',
  markers: { '6': 'question', '7': 'question', '8': 'question' },
} as const;
export const SECOND_QUESTION = { round: 7, next: 'harvest', markers: { '6': 'question', '7': 'question' } } as const;
/** The last exchanges before the points are counted. */
export const SCORING = { round: 12, next: 'scoring' } as const;
