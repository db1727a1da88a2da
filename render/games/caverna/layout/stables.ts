import { type Box, icon, type Shape } from '../../../paint/shape.ts';
import { type HomeBoardInput, type HomeCell, hasStable } from '../scene.ts';
import { bonusPill, counted } from './cell.ts';

/** How large a stable that could be built is, and how much of its place the other contents take. */
const STABLE = 80;
const BESIDE = 0.62;
/** What else there is in the place is so high at most, and its signs so large. */
const HIGH = STABLE + 12;
const SIGN = 50;

/** A stable above the name of a place so wide. */
const stable = ({ x, y }: Box, w: number): Shape =>
  icon('icon:stable', { x: x + w / 2 + 4, y: y + STABLE / 2 + 10 }, STABLE);

/** The stable of a place that would get other ground beneath it. */
export const stableThatStays = (now: HomeCell | undefined, then: HomeCell, box: Box): Shape[] =>
  now !== undefined && hasStable(now) && hasStable(then) ? [stable(box, box.w)] : [];

/** Whether only a stable is in the middle of a place, where the place's name would cover it. */
export const isStableOnly = ({ cell, herds, holds }: HomeCell): boolean =>
  hasStable({ cell }) && herds.length === 0 && (holds === undefined || cell.ground === 'smallPasture');

/** The stable of a place whose future ground is unknown, above the name of the place. */
export const stableThere = (now: HomeCell | undefined, box: Box): Shape[] =>
  now !== undefined && isStableOnly(now) ? [stable(box, box.w)] : [];

/** The other half of a large pasture, by its place. */
export const otherHalf = (place: HomeCell | undefined): number | undefined =>
  place?.cell.ground === 'largePasture' ? place.cell.other : undefined;

interface Stayers {
  readonly herds: HomeCell['herds'];
  readonly holds?: number | undefined;
}

/** The animals that stay where a stable would be built, those of a large pasture in the first of its halves without a stable. */
function stayers({ cells }: HomeBoardInput, at: number): Stayers {
  const place = cells[at];
  const other = otherHalf(place);
  const half = other === undefined ? undefined : cells[other];
  if (half === undefined) return { herds: place?.herds ?? [], holds: place?.holds };
  if ((other ?? at) < at && !hasStable(half)) return { herds: [] };
  return { herds: [...(place?.herds ?? []), ...half.herds], holds: place?.holds ?? half.holds };
}

/**
 * A stable that could be built, which is hard to see on the ground, and next to it what stays in its place: what
 * covering it yields, or animals.
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
