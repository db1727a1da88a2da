import { type Box, icon, inset, middle, type Point, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import { type HomeCell, hasStable } from '../scene.ts';
import { colours } from '../theme.ts';
import { counted, isPreprinted, isUpright, isWide, scaleOf, stacked } from './cell.ts';
import { dwarf } from './people.ts';
import { emblem, roomFrame, type Site } from './room.ts';

// Places drawn as large signs that can be recognised even at a width of 30 pixels: no free capacity, no points, no
// effects.

/** The size of a sign next to a one-digit number. */
const SIGN = 112;
/** Two digits make the sign smaller. */
const signFor = (amount: number, k: number): number => (amount > 9 ? 88 : SIGN) * k;

/** The bonus for covering a place. */
function bonusSign(box: Box, { good, amount }: NonNullable<HomeCell['bonus']>): Shape[] {
  const at = middle(box);
  const k = Math.min(box.w / 204, box.h / 100);
  const pill = { x: at.x - 92 * k, y: at.y - 46 * k, w: 184 * k, h: 92 * k };
  return [
    rect(pill, {
      round: pill.h / 2,
      fill: good === 'food' ? colours.foodPill : colours.boarPill,
      stroke: colours.ink,
      line: 6 * k,
    }),
    line(`+${amount}`, { x: at.x - 74 * k, y: at.y + 2 }, { size: 66 * k, face: 'heavy' }),
    icon(`icon:${good}`, { x: at.x + 42 * k, y: at.y }, 80 * k),
  ];
}

/** The animals of a place or a large pasture, with their stables and the dogs that watch them. */
function beasts(box: Box, places: readonly HomeCell[]): Shape[] {
  const k = scaleOf(box);
  const at = middle(box);
  const upright = isUpright(box);
  const herds = places.flatMap((place) => place.herds);
  const dogs = places.reduce((sum, place) => sum + place.dogs, 0);
  const stables = places.filter(hasStable).length;
  const covered = places.some(({ bonus }) => bonus !== undefined);
  if (herds.length === 0 && !covered)
    return Array.from({ length: stables }, (_, index) =>
      icon('icon:stable', { x: at.x + (index - (stables - 1) / 2) * 110 * k, y: at.y }, 100 * k),
    );
  const corners = [box.x + 36 * k, box.x + box.w - 36 * k];
  const barns = corners
    .slice(0, stables)
    .map((x) => icon('icon:stable', { x, y: box.y + 34 * k }, (isWide(box) || upright ? 76 : 58) * k));
  if (herds.length > 1) {
    const step = (box.h - 12 * k) / herds.length;
    return [
      ...barns,
      ...herds.flatMap(({ animal, count }, row) =>
        counted(animal, { amount: count }, { x: at.x, y: box.y + 6 * k + step * (row + 0.5), size: step * 0.96 }),
      ),
    ];
  }
  const watched = dogs > 0;
  return [
    ...barns,
    ...herds.flatMap(({ animal, count }) => {
      const size = signFor(count, k) * (watched ? 0.8 : 1);
      const y = at.y - (watched ? 28 * k : 0) + (stables > 0 && !isWide(box) ? 10 * k : 0);
      return (upright ? stacked : counted)(animal, { amount: count }, { x: at.x, y, size });
    }),
    ...(watched ? counted('dog', { amount: dogs }, { x: at.x, y: box.y + box.h - 36 * k, size: 64 * k }) : []),
  ];
}

/** The crop on a place; undefined if there is none. */
function crop(box: Box, cell: HomeCell['cell']): Shape[] | undefined {
  if (!('crop' in cell) || cell.crop === undefined) return undefined;
  const amount = cell.left ?? 0;
  return counted(cell.crop, { amount }, { ...middle(box), size: signFor(amount, scaleOf(box)) });
}

function mine(box: Box, kind: 'oreMine' | 'rubyMine', donkeys: boolean): Shape[] {
  const at = middle(box);
  const k = scaleOf(box);
  const thing = kind === 'oreMine' ? 'icon:cart' : 'icon:ruby';
  return [
    sprite(`tile:${kind}`, box),
    icon(thing, { x: at.x - (donkeys ? 50 : 0) * k, y: at.y + 12 * k }, (donkeys ? 104 : 116) * k),
    ...(donkeys ? [icon('icon:donkey', { x: at.x + 50 * k, y: at.y + 14 * k }, 108 * k)] : []),
  ];
}

/** The people who live in a place, and the free beds, side by side. */
function lodgers({ dwarfs, beds }: HomeCell, { box, kin }: Site): Shape[] {
  const places = dwarfs.length + beds;
  const size = Math.min(box.h, (box.w - 8) / places / 0.9);
  const step = Math.min(size * 1.04, (box.w - 8) / places);
  const spot = (index: number): Point => ({
    x: box.x + box.w / 2 + (index - (places - 1) / 2) * step,
    y: box.y + box.h / 2,
  });
  return [
    ...dwarfs.flatMap((who, index) => {
      const at = spot(index);
      const chip = Math.max(42, size * 0.42);
      const mark = { x: at.x + step / 2 - chip * 0.5, y: box.y + box.h - chip * 0.5 };
      return dwarf(kin, who, { at, size, weapon: { form: 'disc', at: mark, size: chip } });
    }),
    ...Array.from({ length: beds }, (_, index) => icon('icon:bed', spot(dwarfs.length + index), size * 0.9)),
  ];
}

/** A furnished place: a colour, a name, and its people or, without any, a sign. */
function room(place: HomeCell, tile: string, { box, kin }: Site): Shape[] {
  const known = place.room ?? { name: tile, tag: 'green', points: undefined };
  const on = 'on' in place.cell ? place.cell.on : undefined;
  const { shapes, body } = roomFrame(inset(box, 4), known, { strip: 0, on, least: 29 });
  const within = inset(body, 3);
  const at = middle(within);
  const [herd] = place.herds;
  if (place.dwarfs.length + place.beds === 0) {
    const shown =
      herd === undefined
        ? emblem(tile, at, within.h)
        : counted(herd.animal, { amount: herd.count }, { ...at, size: within.h });
    return [...shapes, ...shown];
  }
  if (herd === undefined) return [...shapes, ...lodgers(place, { box: within, kin })];
  const half = { ...within, w: within.w / 2 };
  const beside = { x: within.x + within.w * 0.75, y: at.y, size: within.w * 0.26 };
  return [...shapes, ...lodgers(place, { box: half, kin }), ...counted(herd.animal, { amount: herd.count }, beside)];
}

/** The printed dwelling: its people, and beneath them its animals. */
function hall(place: HomeCell, { box, kin }: Site): Shape[] {
  const k = scaleOf(box);
  const [herd] = place.herds;
  const low = herd === undefined ? 0 : 62 * k;
  const upper = { x: box.x + 8, y: box.y + 8, w: box.w - 16, h: box.h - 16 - low };
  const kept =
    herd === undefined
      ? []
      : counted(herd.animal, { amount: herd.count }, { x: middle(box).x, y: box.y + box.h - 38 * k, size: 66 * k });
  return [sprite('tile:hall', box), ...lodgers(place, { box: upper, kin }), ...kept];
}

/** A place of a home board as large signs. `glancePasture` draws large pastures; `seed` varies meadows. */
export function glanceCell(place: HomeCell, site: Site, seed: number): Shape[] {
  const { box } = site;
  const { cell, bonus } = place;
  const grown = crop(box, cell);
  // The stable is above the bonus of its place.
  const low = hasStable(place) ? 26 * scaleOf(box) : 0;
  const sign = bonus === undefined || place.herds.length > 0 ? [] : bonusSign({ ...box, y: box.y + low }, bonus);
  switch (cell.ground) {
    case 'outside':
    case 'largePasture':
      return [];
    case 'mountain':
      return sign;
    case 'forest':
      return grown === undefined ? [...beasts(box, [place]), ...sign] : [sprite('tile:clearing', box), ...grown];
    case 'meadow':
      return [sprite(`tile:meadow${seed % 3}`, box), ...beasts(box, [place])];
    case 'smallPasture':
      return [sprite('tile:pasture', box), ...beasts(box, [place])];
    case 'field':
      return [sprite('tile:field', box), ...(grown ?? beasts(box, [place]))];
    case 'cavern':
      return grown === undefined ? [sprite('tile:cavern', box)] : [sprite('tile:bed', box), ...grown];
    case 'tunnel':
    case 'deepTunnel':
      return [sprite(`tile:${cell.ground}`, box)];
    case 'oreMine':
    case 'rubyMine':
      return mine(box, cell.ground, place.herds.length > 0);
    case 'furnished':
      return isPreprinted(cell.tile) ? hall(place, site) : room(place, cell.tile, site);
  }
}

/** A large pasture over its two places. */
export const glancePasture = (places: readonly HomeCell[], box: Box): Shape[] => [
  sprite('tile:pasture', box),
  ...beasts(box, places),
];
