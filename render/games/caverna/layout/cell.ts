import { type Box, faint, icon, middle, type Point, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import { type Herd, type HomeCell, hasStable } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { type Count, countOf, countWidth } from './count.ts';
import { shield } from './people.ts';
import { entryHall, furnished, type Site } from './room.ts';

/** Where a count is, in pixels: the middle of the icon and number, and the size of the icon. */
interface Spot extends Point {
  readonly size: number;
}

/** An icon and a count beside it. */
export function counted(name: string, amount: Count, { x, y, size }: Spot): Shape[] {
  const height = size * 0.8;
  const width = countWidth(amount, height);
  const gap = size * 0.06;
  const left = x - (size + gap + width) / 2;
  return [
    icon(`icon:${name}`, { x: left + size / 2, y }, size),
    ...countOf(amount, { x: left + size + gap, y }, height),
  ];
}

/** An icon above its count, for a large pasture that is upright. */
export function stacked(name: string, amount: Count, { x, y, size }: Spot): Shape[] {
  const height = size * 0.76;
  const width = countWidth(amount, height);
  return [
    icon(`icon:${name}`, { x, y: y - size * 0.3 }, size),
    ...countOf(amount, { x: x - width / 2, y: y + size * 0.62 }, height),
  ];
}

interface Stock {
  readonly herds: readonly Herd[];
  readonly dogs: number;
  readonly stables: number;
  /** The capacity for animals of one kind. */
  readonly holds?: number | undefined;
}

export const isWide = (box: Box): boolean => box.w > box.h * 1.9;
export const isUpright = (box: Box): boolean => box.h > box.w * 1.2;

/** The scale of a cell, 1 if no tile overhangs; a wide or tall box has two cells. */
export function scaleOf(box: Box): number {
  return Math.min(box.w / (isWide(box) ? 2 : 1) / home.cell.w, box.h / (isUpright(box) ? 2 : 1) / home.cell.h);
}

function barns(box: Box, stables: number): Shape[] {
  const k = scaleOf(box);
  const double = isWide(box) || isUpright(box);
  const size = (double ? 72 : 58) * k;
  const y = box.y + (double ? 56 : 38) * k;
  const first = { x: box.x + (double ? 62 : 42) * k, y };
  const second = { x: box.x + box.w - 62 * k, y };
  return [first, second].slice(0, stables).map((at) => icon('icon:stable', at, size));
}

/** Animals on a meadow, in a pasture or in the forest, with their stables and the dogs that watch them. */
function beasts(box: Box, { herds, dogs, stables, holds }: Stock, size: number): Shape[] {
  const at = middle(box);
  const k = scaleOf(box);
  const upright = isUpright(box);
  const wide = isWide(box);
  const double = wide || upright;
  const [herd] = herds;
  if (herd === undefined && holds === undefined && stables === 1 && !double) return [icon('icon:stable', at, 84 * k)];
  const shapes = barns(box, stables);
  if (herd === undefined) {
    if (holds === undefined) return shapes;
    // Unused room is drawn fainter than the animals.
    const low = { ...at, y: at.y + (stables > 0 && !double ? 26 : 0) * k, size: (double ? 62 : 50) * k };
    return [...shapes, ...faint(counted('paw', { amount: 0, of: holds }, low), 0.72)];
  }
  if (herds.length > 1) {
    const step = (box.h - 20 * k) / herds.length;
    const each = Math.min(size * k, step * 0.9);
    return [
      ...shapes,
      ...herds.flatMap((one, row) =>
        counted(one.animal, { amount: one.count }, { x: at.x, y: box.y + 10 * k + step * (row + 0.5), size: each }),
      ),
    ];
  }
  const spot = {
    x: at.x + (stables === 1 && wide ? 24 : stables === 1 && !upright ? 12 : 0) * k,
    y: at.y + (stables === 0 || wide ? 0 : upright ? 24 : 18) * k - (dogs > 0 ? 27 * k : 0),
    size: size * k * (dogs > 0 || (stables > 0 && !double) ? 0.88 : 1),
  };
  const watch = dogs > 0 ? counted('dog', { amount: dogs }, { x: at.x, y: box.y + box.h - 38 * k, size: 56 * k }) : [];
  const amount = { amount: herd.count, of: holds };
  return [...shapes, ...(upright ? stacked : counted)(herd.animal, amount, spot), ...watch];
}

/** The pill with the bonus for covering a place. */
export function bonusPill(box: Box, bonus: NonNullable<HomeCell['bonus']>): Shape[] {
  const at = middle(box);
  const k = scaleOf(box);
  const pill = { x: at.x - 68 * k, y: at.y - 34 * k, w: 136 * k, h: 68 * k };
  const fill = bonus.good === 'food' ? colours.foodPill : colours.boarPill;
  return [
    rect(pill, { round: pill.h / 2, fill, stroke: colours.ink, line: 5 * k }),
    line(`+${bonus.amount}`, { x: at.x - 52 * k, y: at.y + 2 }, { size: 46 * k, face: 'heavy' }),
    icon(`icon:${bonus.good}`, { x: at.x + 32 * k, y: at.y }, 56 * k),
  ];
}

function mine(box: Box, kind: 'oreMine' | 'rubyMine', donkeys: boolean): Shape[] {
  const at = middle(box);
  const k = scaleOf(box);
  const thing = kind === 'oreMine' ? 'icon:cart' : 'icon:ruby';
  return [
    sprite(`tile:${kind}`, box),
    icon(thing, { x: at.x - (donkeys ? 42 : 26) * k, y: at.y + 14 * k }, (donkeys ? 88 : 100) * k),
    ...(donkeys ? [icon('icon:donkey', { x: at.x + 42 * k, y: at.y + 30 * k }, 88 * k)] : []),
    ...shield(kind === 'oreMine' ? 3 : 4, { x: box.x + box.w - 40 * k, y: box.y + 48 * k }, Math.max(58, 62 * k)),
  ];
}

/** The crop on a cell; undefined if there is none. */
function crop(box: Box, cell: HomeCell['cell']): Shape[] | undefined {
  if (!('crop' in cell) || cell.crop === undefined) return undefined;
  return counted(cell.crop, { amount: cell.left ?? 0 }, { ...middle(box), size: 100 * scaleOf(box) });
}

/** A cavern, empty or with a crop. */
function cavern(box: Box, cell: HomeCell['cell']): Shape[] {
  const grown = crop(box, cell);
  return grown === undefined ? [sprite('tile:cavern', box)] : [sprite('tile:bed', box), ...grown];
}

/** Bare forest with its stable or crop. */
function forest({ cell, bonus, herds }: HomeCell, box: Box, stock: Stock): Shape[] {
  const grown = crop(box, cell);
  if (grown !== undefined) return [sprite('tile:clearing', box), ...grown];
  const pill = bonus === undefined ? [] : bonusPill(box, bonus);
  if (stock.stables === 0 || pill.length === 0) return [...beasts(box, stock, 92), ...pill];
  const k = scaleOf(box);
  const barn = icon('icon:stable', { x: box.x + 42 * k, y: box.y + 38 * k }, 58 * k);
  return [barn, ...(herds.length > 0 ? beasts(box, { ...stock, stables: 1 }, 92) : pill)];
}

/** Whether a tile is the printed dwelling of every home board. */
export const isPreprinted = (tile: string): boolean => tile === 'entryLevelDwelling';

/** A place of a home board on its site; `seed` varies the ornament of meadows. `largePasture` draws large pastures. */
export function homeCell(place: HomeCell, site: Site, seed: number): Shape[] {
  const { box } = site;
  const { cell, herds, dogs, bonus } = place;
  const stock = { herds, dogs, stables: hasStable(place) ? 1 : 0, holds: place.holds };
  switch (cell.ground) {
    case 'outside':
    case 'largePasture':
      return [];
    case 'mountain':
      return bonus === undefined ? [] : bonusPill(box, bonus);
    case 'forest':
      return forest(place, box, stock);
    case 'meadow':
      return [sprite(`tile:meadow${seed % 3}`, box), ...beasts(box, stock, 92)];
    case 'smallPasture':
      return [sprite('tile:pasture', box), ...beasts(box, stock, 80)];
    case 'field':
      return [sprite('tile:field', box), ...(crop(box, cell) ?? beasts(box, stock, 92))];
    case 'cavern':
      return cavern(box, cell);
    case 'tunnel':
    case 'deepTunnel':
      return [sprite(`tile:${cell.ground}`, box)];
    case 'oreMine':
    case 'rubyMine':
      return mine(box, cell.ground, herds.length > 0);
    case 'furnished':
      return isPreprinted(cell.tile) ? entryHall(place, site) : furnished(place, cell, site);
  }
}

/** A large pasture over its two places. */
export function largePasture(places: readonly HomeCell[], box: Box): Shape[] {
  const stables = places.filter(hasStable).length;
  const herds = places.flatMap((place) => place.herds);
  const dogs = places.reduce((sum, place) => sum + place.dogs, 0);
  const holds = places.find((place) => place.holds !== undefined)?.holds;
  const crowded = stables > 1;
  return [
    sprite('tile:pasture', box),
    ...beasts(box, { herds, dogs, stables, holds }, isUpright(box) || crowded ? 98 : 112),
  ];
}
