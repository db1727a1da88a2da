import { pointsWritten } from '../../../../src/messages/text.ts';
import { icon, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { CaveInput } from '../scene.ts';
import { colours, page } from '../theme.ts';

const MIDDLE = HEADER / 2;
const PILL = 62;
const POINTS = 176;

/** A dark pill with text in the band of a picture, from `x` to at most `end`. */
export function stagePill(stage: string, end: number): { readonly shapes: Shape[]; readonly x: number } {
  const label = line(stage, { x: end - 26, y: MIDDLE + 1 }, { size: 42, align: 'right', fill: colours.cream });
  const x = end - label.width - 52;
  const ground = rect(
    { x, y: MIDDLE - PILL / 2, w: label.width + 52, h: PILL },
    { round: PILL / 2, fill: colours.night },
  );
  return { shapes: [ground, label], x };
}

function pointsPlaque(score: number): Shape[] {
  const x = page.width - POINTS - 14;
  return [
    rect({ x, y: 12, w: POINTS, h: 78 }, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    icon('icon:points', { x: x + 42, y: MIDDLE }, 60),
    centred(pointsWritten(score), { x: x + 118, y: MIDDLE + 1 }, { size: 66, face: 'heavy', max: 100 }),
  ];
}

/** The band along the top of a cave: its owner, their last action, the era and round, and their points. */
export function banner({ owner, title, stage, score, lastAction, startingPlayer }: CaveInput): Shape[] {
  const right = score === undefined ? page.width - 16 : page.width - POINTS - 28;
  const pill = stagePill(stage, right);
  const last = lastAction === undefined ? undefined : stagePill(lastAction, pill.x - 14);
  const end = last?.x ?? pill.x;
  return [
    ...header(title, { width: page.width, owner, room: page.width - end + (startingPlayer ? 96 : 6) }),
    ...(startingPlayer ? [icon('icon:lantern', { x: end - 54, y: MIDDLE }, 82)] : []),
    ...(last?.shapes ?? []),
    ...pill.shapes,
    ...(score === undefined ? [] : pointsPlaque(score)),
  ];
}
