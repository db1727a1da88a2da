import { type Box, icon, type Point, rect, type Shape } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import { ANIMALS, type Herd, type HomeBoardInput, type HomeCell } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { isPreprinted } from './cell.ts';
import { deltaPill } from './people.ts';

/** The height of a plate at the cliff, and the distance between two plates. */
const PLATE = 112;
const PLATES = 120;

/** The place with the most animals of a kind; undefined if there are none. */
function homeOf(cells: HomeBoardInput['cells'], animal: Herd['animal']): number | undefined {
  const stands = cells.flatMap(({ herds }, at) =>
    herds.filter((herd) => herd.animal === animal).map(({ count }) => ({ at, count })),
  );
  return stands.sort((a, b) => b.count - a.count)[0]?.at;
}

/** The kinds of animals whose last one has gone, unless some are still waiting for room. */
export const goneFrom = ({ cells, homeless, delta }: HomeBoardInput): Herd['animal'][] =>
  ANIMALS.filter(
    (animal) =>
      (delta[animal] ?? 0) < 0 &&
      homeOf(cells, animal) === undefined &&
      !homeless.some((herd) => herd.animal === animal),
  );

/** Animals waiting for room along the cliff, starting at a given place. */
export function atCliff({ homeless }: HomeBoardInput, beside: Box): Shape[] {
  const number = { size: 44, face: 'heavy', fill: colours.white, outline: 5 } as const;
  return homeless.flatMap(({ animal, count }, row) => {
    const at = { x: beside.x - home.cliff / 2, y: beside.y + 50 + row * PLATES };
    const box = { x: at.x - 38, y: at.y - 40, w: 76, h: PLATE };
    return [
      rect(box, { round: 20, fill: colours.minus, stroke: colours.ink, line: 5 }),
      icon(`icon:${animal}`, at, 62),
      centred(String(count), { x: at.x, y: at.y + 48 }, number),
    ];
  });
}

/**
 * How many animals of a vanished kind have gone. Because no place has such animals any more, the number is off the
 * land, between the letters of two columns.
 */
export function goneMarks(input: HomeBoardInput, { between, y }: { between: readonly number[]; y: number }): Shape[] {
  return goneFrom(input).flatMap((animal, at) => {
    const x = between[at];
    if (x === undefined) return [];
    const box = { x: x - 60, y: y - 20, w: 120, h: 40 };
    return [
      rect(box, { round: 20, fill: colours.parchment, stroke: colours.highlight, line: 4 }),
      icon(`icon:${animal}`, { x: x - 30, y }, 42),
      centred(
        `−${Math.abs(input.delta[animal] ?? 0)}`,
        { x: x + 25, y: y + 1 },
        { size: 37, face: 'heavy', fill: colours.minus },
      ),
    ];
  });
}

/** Where a furnished place shows a change: next to or above its people and weapons, its animals, or its name. */
function cornerOf(place: HomeCell | undefined, head: Box): Point | undefined {
  if (place?.cell.ground !== 'furnished') return undefined;
  if (place.dwarfs.length === 0) {
    return isPreprinted(place.cell.tile) ? undefined : { x: head.x + head.w * 0.4, y: head.y + head.h };
  }
  return isPreprinted(place.cell.tile)
    ? { x: head.x - 34, y: head.y + head.h / 2 + 2 }
    : { x: head.x + head.w * 0.3, y: head.y - 18 };
}

/**
 * How many animals of each kind have come or gone, next to the visible place that has the most of them; `mark` pixels
 * high if given.
 */
export function herdMarks(
  { cells, delta }: HomeBoardInput,
  plan: { box(at: number): Box; readonly mark?: number },
  places: readonly Shape[],
): Shape[] {
  const { mark: high } = plan;
  return ANIMALS.flatMap((animal) => {
    const change = delta[animal] ?? 0;
    const at = homeOf(cells, animal);
    if (change === 0 || at === undefined) return [];
    const { x, y, w, h } = plan.box(at);
    const head = places.find(
      (shape) =>
        shape.is === 'sprite' &&
        shape.sprite === `icon:${animal}` &&
        shape.x >= x &&
        shape.y >= y &&
        shape.x < x + 2 * w &&
        shape.y < y + 2 * h,
    );
    if (head === undefined || head.is !== 'sprite') return [];
    const corner = cornerOf(cells[at], head) ?? {
      x: Math.max(head.x + head.w * 0.06, x + 40),
      y: Math.max(head.y + 4, y + 26),
    };
    return deltaPill(change, corner, { good: change > 0, gold: true, ...(high !== undefined && { h: high }) });
  });
}
