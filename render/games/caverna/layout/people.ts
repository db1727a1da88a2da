import { faint, icon, type Point, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import type { Owner } from '../../../shared/owner.ts';
import type { HomeBoardInput, HomeDwarf, MorePoints } from '../scene.ts';
import { colours } from '../theme.ts';

/** The width of a weapon's tag of a certain height. */
export const chipWidth = (strength: number, h: number): number => h * (strength > 9 ? 1.95 : 1.6);

/** A steel tag with an axe and the strength of a weapon; `h` is its height. */
export function weaponChip(strength: number, at: Point, h: number): Shape[] {
  const w = chipWidth(strength, h);
  const box = { x: at.x - w / 2, y: at.y - h / 2, w, h };
  return [
    rect(box, { round: h * 0.32, fill: colours.steel, stroke: colours.ink, line: Math.max(3, h * 0.09) }),
    icon('icon:axe', { x: box.x + h * 0.44, y: at.y }, h * 0.76),
    line(String(strength), { x: box.x + w - h * 0.14, y: at.y }, { size: h * 0.86, face: 'heavy', align: 'right' }),
  ];
}

/** A steel disc with the strength of a weapon. */
function weaponDisc(strength: number, at: Point, r: number): Shape[] {
  const box = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r };
  return [
    rect(box, { round: r, fill: colours.steel, stroke: colours.ink, line: r * 0.18 }),
    centred(String(strength), { x: at.x, y: at.y + 1 }, { size: r * 1.7, face: strength > 9 ? 'condensed' : 'heavy' }),
  ];
}

/** Where a dwarf's weapon is, and how large. */
export interface WeaponMark {
  readonly form: 'chip' | 'disc';
  readonly at: Point;
  readonly size: number;
}

/** The signs after a player's name: the starting player token, and the winner's crown. */
export const marksOf = ({ lantern, winner }: Pick<HomeBoardInput, 'lantern' | 'winner'>) => [
  ...(lantern ? (['icon:lantern'] as const) : []),
  ...(winner ? (['icon:crown'] as const) : []),
];

/** The opacity of the weapon of a dwarf who is away; a disc may be on a dark ground. */
const FAINT = { chip: 0.9, disc: 0.8 } as const;

/** Which player and folk a figure belongs to: the mark of the seat, and the folk if it is not the dwarfs. */
export type Kin = Pick<Owner, 'mark' | 'figure'>;

const GOBLIN = 'goblin';

/** A player's figure around a point, in the colour of the seat. */
export function person({ mark, figure }: Kin, at: Point, size: number): Shape[] {
  return [icon(figure === undefined ? `dwarf:${mark}` : `person:${figure}:${mark}`, at, size)];
}

/**
 * Where a dwarf's chin is, and how far to the side a weapon hangs: both from the middle, as fractions of the dwarf's
 * size.
 */
const CHIN = 0.24;
const ASIDE = 0.14;

/** Where a weapon of this height hangs: its top is level with the dwarf's chin, so it leaves the face free. */
export const belowFace = (at: Point, size: number, high: number): Point => ({
  x: at.x + size * ASIDE,
  y: at.y + size * CHIN + high / 2,
});

/** The size of the moon beside a newborn, and its distance from the middle, both as fractions of a dwarf's size. */
const MOON = { size: 0.5, at: 0.26 } as const;

/**
 * One of a player's people around a point, in the colour of the seat, with their weapon; faint if away. Newborns act
 * from the next round on; they have a moon. They are drawn as swaddled children, except goblins, which look like
 * adults.
 */
export function dwarf(
  kin: Kin,
  who: HomeDwarf,
  look: { readonly at: Point; readonly size: number; readonly weapon: WeaponMark },
): Shape[] {
  const { at: middle, size: high } = look;
  if (who.newborn) {
    const figure = who.goblin
      ? person({ ...kin, figure: GOBLIN }, middle, high)
      : [icon('icon:baby', middle, high * 0.86)];
    const moon = { x: middle.x + high * MOON.at, y: middle.y + high * MOON.at };
    return [...figure, icon('icon:moon', moon, high * MOON.size)];
  }
  const figure = faint(person(who.goblin ? { ...kin, figure: GOBLIN } : kin, middle, high), who.away ? 0.36 : 1);
  if (who.weapon === 0) return figure;
  const { form, at: mark, size } = look.weapon;
  const weapon = form === 'chip' ? weaponChip(who.weapon, mark, size) : weaponDisc(who.weapon, mark, size / 2);
  // Fainter, but not as faint as the dwarf, because the strength still matters.
  return [...figure, ...(who.away ? faint(weapon, FAINT[form]) : weapon)];
}

/**
 * The cream shield of victory points: a number, with an asterisk if more may come; for `undefined`, only the asterisk.
 */
export function shield(points: number | MorePoints | undefined, at: Point, size: number): Shape[] {
  const ground = icon('icon:points', at, size);
  // An asterisk is high above the baseline and small for its size.
  if (points === undefined)
    return [ground, centred('*', { x: at.x, y: at.y + size * 0.13 }, { size: size * 0.9, face: 'heavy' })];
  const number = String(points).replace('-', '−');
  const look = { size: size * 0.62, face: 'heavy', max: size * 0.68 } as const;
  return [ground, centred(number, { x: at.x, y: at.y - size * 0.02 }, look)];
}

/** A pill with a word or number; `h` is its height. */
function pill(
  content: string,
  at: Point,
  look: { readonly h: number; readonly fill: string; readonly ink?: string; readonly rim?: string },
): Shape[] {
  const { h, fill, rim = colours.ink } = look;
  const label = centred(content, at, { size: h * 0.8, face: 'heavy', fill: look.ink ?? colours.white });
  const w = label.width + h * 0.62;
  return [
    rect({ x: at.x - w / 2, y: at.y - h / 2, w, h }, { round: h / 2, fill, stroke: rim, line: Math.max(3, h * 0.1) }),
    label,
  ];
}

/**
 * How to draw a gain or a loss: `gold` if nothing else around it has a golden frame; if `h` is left out, as high as on
 * a single board.
 */
interface DeltaLook {
  readonly good: boolean;
  readonly gold?: boolean;
  readonly h?: number;
}

/** A gain or a loss as a pill. */
export function deltaPill(delta: number, at: Point, { good, gold = false, h = 46 }: DeltaLook): Shape[] {
  const words = `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
  return pill(words, at, {
    h,
    fill: good ? colours.plus : colours.minus,
    ...(gold && { rim: colours.highlight }),
  });
}
