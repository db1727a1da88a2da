import { type Box, icon, type Shape } from '../../../paint/shape.ts';
import { type HomeBoardInput, type HomeCell, hasStable } from '../scene.ts';
import { bonusPill, counted } from './cell.ts';

/** The size of a possible stable, and how much of its place is left for the other contents. */
const STABLE = 80;
const BESIDE = 0.62;
/** The maximum height of the other contents of the place, and of their signs. */
const HIGH = STABLE + 12;
const SIGN = 50;

/** A stable above the name of a place of this width. */
const stable = ({ x, y }: Box, w: number): Shape =>
  icon('icon:stable', { x: x + w / 2 + 4, y: y + STABLE / 2 + 10 }, STABLE);

/** The stable of a place whose ground would change. */
export const stableThatStays = (now: HomeCell | undefined, then: HomeCell, box: Box): Shape[] =>
  now !== undefined && hasStable(now) && hasStable(then) ? [stable(box, box.w)] : [];

/** Whether a place has nothing but a stable in its middle, where its name would cover the stable. */
export const isStableOnly = ({ cell, herds, holds }: HomeCell): boolean =>
  hasStable({ cell }) && herds.length === 0 && (holds === undefined || cell.ground === 'smallPasture');

/** The stable of a place whose future ground is unknown, above the name of the place. */
export const stableThere = (now: HomeCell | undefined, box: Box): Shape[] =>
  now !== undefined && isStableOnly(now) ? [stable(box, box.w)] : [];

/** The other half of a large pasture, found by its place. */
export const otherHalf = (place: HomeCell | undefined): number | undefined =>
  place?.cell.ground === 'largePasture' ? place.cell.other : undefined;

interface Stayers {
  readonly herds: HomeCell['herds'];
  readonly holds?: number | undefined;
}

/** The animals that stay where a new stable goes; those of a large pasture stay in its first half without a stable. */
function stayers({ cells }: HomeBoardInput, at: number): Stayers {
  const place = cells[at];
  const other = otherHalf(place);
  const half = other === undefined ? undefined : cells[other];
  if (half === undefined) return { herds: place?.herds ?? [], holds: place?.holds };
  if ((other ?? at) < at && !hasStable(half)) return { herds: [] };
  return { herds: [...(place?.herds ?? []), ...half.herds], holds: place?.holds ?? half.holds };
}

/**
 * A possible stable, which is hard to see on the ground, and beside it what stays there: the bonus for covering the
 * place, or animals.
 */
export function stableToBe(board: HomeBoardInput, at: number, box: Box): Shape[] {
  const bonus = board.cells[at]?.bonus;
  const { herds, holds } = stayers(board, at);
  const room = bonus === undefined && herds.length === 0 ? box.w : box.w * (1 - BESIDE);
  const w = box.w * BESIDE;
  const beside = { x: box.x + box.w - w - 8, y: box.y + 4, w, h: HIGH };
  const each = HIGH / Math.max(1, herds.length);
  const animals = herds.flatMap(({ animal, count }, row) =>
    counted(
      animal,
      { amount: count, of: herds.length > 1 ? undefined : holds },
      { x: beside.x + w / 2, y: beside.y + each * (row + 0.5), size: Math.min(SIGN, each) },
    ),
  );
  return [stable(box, room), ...(bonus === undefined ? [] : bonusPill(beside, bonus)), ...animals];
}
