import { readable } from '../../../paint/fonts.ts';
import { icon, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { seatStyle } from '../../../paint/theme.ts';
import { token } from '../../../shared/token.ts';
import type { HomeBoardInput } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { dwarf, type Kin, marksOf } from './people.ts';

const { width, header: HEIGHT } = home;
const MIDDLE = 46;
const NAME = 112;
const PILL = 60;
const POINTS = 172;
const FOLK = 450;
const HILLS = 560;

/** A dark pill in the band; `x` is its left end. */
const ground = (x: number, w: number): Shape =>
  rect({ x, y: MIDDLE - PILL / 2, w, h: PILL }, { round: PILL / 2, fill: colours.night });

/** The round, whose text ends at `end`. */
function stagePill(stage: string, end: number): { readonly shapes: Shape[]; readonly x: number } {
  const label = line(stage, { x: end - 26, y: MIDDLE + 1 }, { size: 40, align: 'right', fill: colours.cream });
  const x = end - label.width - 52;
  return { shapes: [ground(x, label.width + 52), label], x };
}

/** Words preceded by a person of the owner's folk. */
function toldPill(words: string, kin: Kin, span: { readonly x: number; readonly end: number }): Shape[] {
  const max = span.end - span.x - 96;
  const wanted = { size: 42, min: 34, least: 30, max, face: 'plain', fill: colours.cream } as const;
  const label = line(words, { x: span.x + 74, y: MIDDLE + 1 }, wanted);
  const weapon = { form: 'disc', at: { x: 0, y: 0 }, size: 0 } as const;
  return [
    ground(span.x, label.width + 96),
    ...dwarf(
      kin,
      { weapon: 0, away: false, newborn: false },
      { at: { x: span.x + 36, y: MIDDLE - 3 }, size: 62, weapon },
    ),
    label,
  ];
}

function pointsPlaque(score: number): Shape[] {
  const x = width - POINTS - 12;
  return [
    rect({ x, y: 9, w: POINTS, h: 72 }, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    icon('icon:points', { x: x + 40, y: MIDDLE }, 56),
    centred(String(score).replace('-', '−'), { x: x + 118, y: MIDDLE + 1 }, { size: 66, face: 'heavy', max: 88 }),
  ];
}

/** The band along the top of a home board: its owner, their last action, the round, and their points. */
export function banner(input: HomeBoardInput): Shape[] {
  const { owner, folk, stage, score, lastAction } = input;
  const style = seatStyle(owner.mark);
  const right = score === undefined ? width - 14 : width - POINTS - 26;
  const round = stage === undefined ? undefined : stagePill(stage, right);
  const end = (round?.x ?? right) - 14;
  // The folk and the last action, after the player's name.
  const status = [folk, lastAction].filter((part) => part !== undefined).join(': ');
  const marks = marksOf(input);
  const room = end - NAME - (marks.length * 80 + 10) - (folk === undefined ? 0 : FOLK);
  const max = lastAction === undefined ? room : 360;
  const wanted = { size: 64, min: 44, least: 34, max, face: 'heavy', fill: style.ink } as const;
  const name = line(readable(owner.name) || owner.letter, { x: NAME, y: MIDDLE + 1 }, wanted);
  const after = NAME + name.width + 20;
  const x = after + marks.length * 78;
  return [
    rect({ x: 0, y: 0, w: width, h: HEIGHT }, { fill: style.colour }),
    sprite('skyline', { x: end - HILLS, y: 0, w: HILLS, h: HEIGHT }),
    rect({ x: 0, y: HEIGHT, w: width, h: 5 }, { fill: colours.ink }),
    ...token(owner, { x: 57, y: MIDDLE }, 84),
    name,
    ...marks.map((mark, at) => icon(mark, { x: after + 32 + at * 78, y: MIDDLE - 1 }, 74)),
    ...(status === '' ? [] : toldPill(status, owner, { x, end })),
    ...(round?.shapes ?? []),
    ...(score === undefined ? [] : pointsPlaque(score)),
  ];
}
