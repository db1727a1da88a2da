import type { Score, ScoreLine } from '../../engine/game.ts';
import { me, powersOf, tileOf } from './asking.ts';
import { cropsOf } from './goods.ts';
import { countGround, countUnused } from './layout.ts';
import type { Me, Power, RuledState, Tile } from './power.ts';
import { FARM_ANIMALS, FOLK_CROPS } from './state.ts';

/** Points of pastures and mines (rulebook p. 23). */
const SMALL_PASTURE = 2;
const LARGE_PASTURE = 4;
const ORE_MINE = 3;
const RUBY_MINE = 4;
/** Points lost for a missing type of farm animal and for a begging marker. */
export const MISSING_TYPE = 2;
export const BEGGING = 3;

/**
 * The categories of the scoring pad, in its order, with the crops of forgotten folks; keys of the message catalogue.
 */
export const SCORE_KEYS = [
  'animals',
  'missing',
  'grain',
  'vegetable',
  ...FOLK_CROPS,
  'ruby',
  'dwarfs',
  'unused',
  'tiles',
  'pastures',
  'mines',
  'bonus',
  'gold',
  'begging',
  'prevented',
] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];

/** Rare categories; left out if they concern nobody. */
const RARE_KEYS: ReadonlySet<string> = new Set<ScoreKey>([...FOLK_CROPS, 'prevented']);

function bonusPoints(mine: Me): number {
  return powersOf(mine).reduce((sum, { score }) => sum + (score?.bonus?.(mine) ?? 0), 0);
}

const preventable = (powers: readonly Power[]): number =>
  powers.reduce((sum, { score }) => sum + (score?.prevents ?? 0), 0);

/**
 * The worth of furnishing tiles to a player, without bonus points (rulebook p. 23; 004 for folks with cheaper
 * dwellings).
 */
export function worthOf(mine: Me): (tile: Tile) => number {
  const priced = powersOf(mine).findLast(({ score }) => score?.worth !== undefined)?.score?.worth;
  return (tile) => priced?.(tile) ?? tile.points;
}

/** How many unused spaces cost a player points. */
export function costlySpaces(mine: Me): number {
  const spared = powersOf(mine).flatMap(({ score }) => score?.sparesUnused ?? []);
  return countUnused(mine.player, spared);
}

function lines(mine: Me): Record<ScoreKey, number> {
  const { player, at } = mine;
  const { goods } = player;
  const powers = powersOf(mine);
  const worth = worthOf(mine);
  const lost = {
    missing: 0 - MISSING_TYPE * FARM_ANIMALS.filter((type) => goods[type] === 0).length,
    unused: 0 - costlySpaces(mine),
    begging: 0 - BEGGING * player.begging,
  };
  return {
    ...lost,
    animals: goods.dog + FARM_ANIMALS.reduce((sum, type) => sum + goods[type], 0),
    grain: Math.ceil(cropsOf(mine, 'grain') / 2),
    vegetable: cropsOf(mine, 'vegetable'),
    // Each is worth a point (004, New Crops).
    gemfruit: cropsOf(mine, 'gemfruit'),
    mushroom: cropsOf(mine, 'mushroom'),
    ruby: goods.ruby,
    dwarfs: player.dwarfs.length,
    tiles: player.tiles.reduce((sum, id) => sum + worth(tileOf(at.rules, id)), 0),
    pastures:
      SMALL_PASTURE * countGround(player, 'smallPasture') + (LARGE_PASTURE * countGround(player, 'largePasture')) / 2,
    mines: ORE_MINE * countGround(player, 'oreMine') + RUBY_MINE * countGround(player, 'rubyMine'),
    bonus: bonusPoints(mine),
    gold: goods.gold,
    prevented: Math.min(preventable(powers), 0 - (lost.missing + lost.unused + lost.begging)),
  };
}

/** A seat's points if the game ended now; faster than adding the lines of its score. */
export function totalOf(at: RuledState, seat: number): number {
  const points = lines(me(at, seat));
  let total = 0;
  for (const key of SCORE_KEYS) total += points[key];
  return total;
}

/** A seat's score if the game ended now (rulebook p. 23). */
export function scoreOf(at: RuledState, seat: number): Score {
  const points = lines(me(at, seat));
  const list: ScoreLine[] = SCORE_KEYS.map((key) => ({ key, points: points[key] }));
  return { seat, total: list.reduce((sum, line) => sum + line.points, 0), lines: list };
}

/** The scores of all seats, with the same categories for all, without those that concern nobody. */
export function scoresOf(at: RuledState): Score[] {
  const scores = at.state.players.map((_, seat) => scoreOf(at, seat));
  const prevents = scores.some(({ seat }) => preventable(powersOf(me(at, seat))) > 0);
  const isTold = (key: string, line: number): boolean =>
    !RARE_KEYS.has(key) || (key === 'prevented' && prevents) || scores.some(({ lines }) => lines[line]?.points !== 0);
  return scores.map((one) => ({ ...one, lines: one.lines.filter(({ key }, line) => isTold(key, line)) }));
}
