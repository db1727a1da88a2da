import type { FolkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { type AnySeat, filled, type More, mine, type Scenario, type Seat } from '../scenario.ts';
import { FOLK_PRINTED } from './printed.ts';

/** A position, and what the table has chosen for folks. */
export type FolkMore = More & {
  readonly folks?: { readonly extraTiles?: boolean; readonly rulings?: Partial<FolkRulings> };
};

/** A scenario of three players in which seat 1 plays a folk, and is about to place a person in round 5. */
export const as = (folk: string, seat: AnySeat = {}, { folks, options, ...position }: FolkMore = {}): Scenario =>
  mine(
    { food: 0, ...(folk === 'elves' ? { gemfruit: 0 } : {}), ...seat },
    { ...position, options: { ...options, folks: { seats: [folk], ...folks } } },
  );

/** Like `as`, once a person with a weapon of this strength has gone to Logging, which has no wood. */
export const exploring = (folk: string, weapon: number, seat: Seat = {}): Scenario =>
  as(folk, { ...seat, dwarfs: [weapon, 'housework'] }, { spaces: { logging: { wood: 0 } } }).play('place logging');

/** A seat with a goblin to place, with a weapon of this strength, and no other person. */
export const withGoblin = (seat: Seat = {}, weapon = 0): Seat => ({
  d3: 'goblinDwelling',
  dwarfs: ['clearing', 'supplies', `goblin ${weapon}`],
  ...seat,
  memory: { goblinDwelling: [1] },
});

/** Two people, and the goblin of a Goblin dwelling. */
export const GOBLIN: Seat = withGoblin({ dwarfs: [{}, {}, 'goblin'] });
/** A table of two at which the other player has placed everybody. */
export const PLACED: More = { players: 2, seats: [{ dwarfs: ['excavation', 'oreMining'] }] };

/** Like `as`, for a player of Dwarfs at a table with the furnishing tiles of one or more folks. */
export const withTilesOf = (
  lenders: string | readonly string[],
  seat: Seat = {},
  { folks = {}, options, ...position }: FolkMore = {},
): Scenario => mine({ food: 0, ...seat }, { ...position, folkTiles: [lenders].flat(), options: { ...options, folks } });

const placeOf = (tile: string): string => (FOLK_PRINTED[tile]?.lies === undefined ? 'd3' : 'c4');

/** Like `as`, for a player of Dwarfs who has a tile of a folk; all tiles that the seat names are lent. */
export function owner(tile: string, seat: Seat = {}, more: FolkMore = {}): Scenario {
  const whole = { ...filled(tile, placeOf(tile)), ...seat };
  const lenders = Object.values(whole).flatMap((value) => FOLK_PRINTED[String(value)]?.folk ?? []);
  return withTilesOf([...new Set(lenders)], whole, more);
}

/** Like `as`, for a player of Dwarfs who has just paid for a tile of a folk and built it. */
export function builder(tile: string, seat: Seat = {}, more: FolkMore = {}): Scenario {
  const { folk = '', cost } = FOLK_PRINTED[tile] ?? {};
  return withTilesOf(folk, { ...cost, ...seat }, more).play('place housework', `furnish ${tile}`);
}

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
