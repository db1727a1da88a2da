import { END } from '../../../engine/log.ts';
import { roomFor } from '../animals.ts';
import { me, spaceOf, tileOf } from '../asking.ts';
import { cellAt, groundAt } from '../cave.ts';
import { housing } from '../features/family.ts';
import { atFeeding, lackingAt, nextFeeding } from '../foresight.ts';
import { caverna, positionOf } from '../game.ts';
import { entriesOf } from '../goods.ts';
import { bareCaverns, countGround } from '../layout.ts';
import { readMove } from '../moves/codec.ts';
import type { Move } from '../moves/move.ts';
import { basePlaces } from '../places.ts';
import type { Me } from '../power.ts';
import { costlySpaces, totalOf } from '../scoring.ts';
import type { Bundle, Ground, SpaceId, State } from '../state.ts';
import { furnishable } from '../tasks/furnish.ts';
import { ready } from '../tasks/place.ts';
import { grownFrom } from '../tasks/sow.ts';
import { lootOf } from '../tasks/weapons.ts';
import { difference } from '../witness.ts';
import { FOR_A_RUBY, foodForGold } from '../worth.ts';
import { type Benefit, byOrder, type Lacking } from './benefit.ts';
import { flowBenefits, goesFirstNext } from './of-actions.ts';
import { bedless, FAMILY, goodsBenefits, nextBorn } from './of-goods.ts';

export type { Benefit } from './benefit.ts';

/**
 * The benefits of a seat's choice, the most important for a beginner first; none if its words already say everything.
 */
export function benefitsOf(state: State, seat: number, move: string): Benefit[] {
  if (move === END) return [];
  const read = readMove(move);
  const mine = me(positionOf(state), seat);
  const found = 'space' in read ? spaceBenefits(mine, read) : playedBenefits(mine, read, move);
  return found.toSorted(byOrder);
}

function spaceBenefits(mine: Me, { verb, space: id }: Move<'place' | 'imitate' | 'protect'>): Benefit[] {
  if (verb === 'protect') return [{ what: 'protected' }];
  const { flow } = spaceOf(mine.at.rules, id as SpaceId);
  const lying = verb === 'place' ? mine.at.state.spaces.find((one) => one.id === id)?.goods : undefined;
  return flowBenefits(mine, flow, lying ?? {});
}

/** The benefits of a move that is not about a space. */
function playedBenefits(mine: Me, move: Move, text: string): Benefit[] {
  switch (move.verb) {
    case 'done':
    case 'stay':
    case 'end':
    case 'undo':
    case 'pay':
    case 'keep':
    case 'leave':
    case 'send':
      return [];
    case 'pass':
      return [{ what: 'passing', dwarfs: toPlace(mine.at.state, mine.seat) }];
    case 'beg':
      return [{ what: 'begging', points: 3 * move.times }];
    case 'feed':
      return [{ what: 'fed' }];
    case 'grow':
      return [{ what: 'child', nth: nextBorn(mine) }];
    case 'token':
      return goesFirstNext(mine) ? [{ what: 'token' }] : [];
    case 'furnish':
      return furnished(mine, move.tile);
    case 'at':
      return placed(mine, afterMove(mine, text));
    case 'sow':
      return [{ what: 'sown', grown: grownFrom(move.goods) }];
    case 'fence':
      return [{ what: 'pasture', ...(move.size === 'small' ? { points: 2, animals: 2 } : { points: 4, animals: 4 }) }];
    case 'stable':
      return [{ what: groundOf(mine, move.cell) === 'forest' ? 'boarStable' : 'stable' }];
    case 'oreMine':
    case 'rubyMine':
      return [{ what: move.verb }];
    case 'forge': {
      const items = Object.values(mine.at.rules.loot).filter(({ strength }) => strength <= move.strength).length;
      return [{ what: 'weapon', strength: move.strength, items }];
    }
    case 'loot': {
      const item = lootOf(mine.at, mine.seat)[move.item];
      if (item?.weapons !== undefined) return [{ what: 'allWeapons' }];
      return item?.flow === undefined ? [] : flowBenefits(mine, item.flow, {});
    }
    case 'trade':
      return [{ what: 'trade' }];
    case 'breed':
      return move.animals.length === 0 ? [] : [{ what: 'newborn' }];
    default: {
      const after = afterMove(mine, text);
      const found = [...goodsBenefits(mine, gainedIn(mine, after)), ...ground(mine, after)];
      if (found.length > 0) return found;
      const points = totalOf(after.at, after.seat) - totalOf(mine.at, mine.seat);
      return points > 0 ? [{ what: 'points', points }] : [];
    }
  }
}

function groundOf({ player }: Me, cell: string): Ground | undefined {
  const index = cellAt(cell);
  return index === undefined ? undefined : groundAt(player, index).ground;
}

/** The same player after one of their moves. */
function afterMove({ at, seat }: Me, text: string): Me {
  const state = caverna.clone(at.state);
  caverna.play(state, seat, text);
  return me(positionOf(state), seat);
}

const gainedIn = (before: Me, after: Me): Bundle => difference(before.player.goods, after.player.goods).gains;

/** The benefits of new ground on the board. */
function ground(before: Me, after: Me): Benefit[] {
  const [was, is] = [before.player, after.player];
  const found: Benefit[] = [];
  if (bareCaverns(is).length > bareCaverns(was).length && furnishable(before).length === 0)
    found.push({ what: 'cavern', forDwelling: bedless(before) !== undefined });
  const pairs = (mine: Me, half: 'forest' | 'mountain') => basePlaces(mine.player, { half, overhang: false }).length;
  if (countGround(is, 'meadow') > countGround(was, 'meadow') && pairs(after, 'forest') > pairs(before, 'forest'))
    found.push({ what: 'ownMeadows' });
  if (countGround(is, 'tunnel') > countGround(was, 'tunnel') && pairs(after, 'mountain') > pairs(before, 'mountain'))
    found.push({ what: 'ownTunnels' });
  const spaces = costlySpaces(before) - costlySpaces(after);
  if (spaces > 0) found.push({ what: 'unused', spaces });
  return found;
}

/** Whether one cavern is the only space that can be furnished. */
const hasOnlyCavern = (mine: Me): boolean => bareCaverns(mine.player).length === 1 && furnishable(mine).length === 1;

/** After this round, another child would have too few turns to be worth keeping a cavern for. */
const LAST_BED = 9;

/**
 * The number of the next dwarf if it has no bed, for a warning about the last cavern; undefined if it has one, or if it
 * is too late.
 */
const waitingForBed = (mine: Me): number | undefined => (mine.at.state.round > LAST_BED ? undefined : bedless(mine));

/**
 * The bed that a furnishing tile gives, and whether the tile takes the last cavern left for the next dwelling; the
 * tile's own words say the rest.
 */
function furnished(mine: Me, id: string): Benefit[] {
  const tile = tileOf(mine.at.rules, id);
  const { length } = mine.player.dwarfs;
  const room = tile.adjust?.dwarfRoom;
  if (room !== undefined && roomFor(mine, room) > 0 && length < FAMILY)
    return [{ what: 'bed', nth: length + 1 + housing(mine).beds }];
  const nth = waitingForBed(mine);
  return nth !== undefined && tile.lies === undefined && hasOnlyCavern(mine) ? [{ what: 'lastCavern', nth }] : [];
}

/** The benefits of where a furnishing tile is placed. */
function placed(mine: Me, after: Me): Benefit[] {
  const nth = waitingForBed(after);
  const isLast = hasOnlyCavern(mine) && bareCaverns(after.player).length === 0;
  if (nth !== undefined && isLast) return [{ what: 'lastCavern', nth }];
  return goodsBenefits(mine, gainedIn(mine, after));
}

const FED: Lacking = { food: 0, stone: 0, riches: [], enough: true, trades: false };

/** What players will regret if they place nobody else before the feeding that follows this round. */
export function hungerNow(state: State, seat: number): Lacking {
  const mine = me(positionOf(state), seat);
  const coming = state.phase === 'work' ? nextFeeding(mine) : undefined;
  if (coming?.round !== state.round) return FED;
  const { food, stone } = lackingAt(mine, coming);
  const { ruby, gold } = atFeeding(mine, coming).player.goods;
  const worth = { ruby: ruby * (FOR_A_RUBY.food ?? 0), gold: Math.max(0, foodForGold(gold)) };
  const enough = worth.ruby + worth.gold >= food;
  return {
    food: enough ? food : food - worth.ruby - worth.gold,
    riches: entriesOf(worth).map(([good]) => good),
    enough,
    stone,
    trades: coming.kind !== 'payOne',
  };
}

/** How many of a family are still waiting to be placed. */
export const toPlace = ({ players }: State, seat: number): number => players[seat]?.dwarfs.filter(ready).length ?? 0;
