import { type Box, faint, icon, type Point, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import type { RoundInput } from '../scene.ts';
import { colours } from '../theme.ts';

/** What happens at the end of a round: leaf, struck leaf, bowl for one food a dwarf, leaf or animal, question mark face down. */
export function harvestSign(round: Pick<RoundInput, 'harvest' | 'marker'>, at: Point, size: number): Shape[] {
  switch (round.harvest) {
    case 'harvest':
      return [icon('icon:leaf', at, size)];
    case 'payOne':
      return [icon('icon:food', at, size)];
    case 'fieldOrBreeding':
      return [
        icon('icon:leaf', { x: at.x - size * 0.22, y: at.y - size * 0.12 }, size * 0.74),
        icon('icon:paw', { x: at.x + size * 0.26, y: at.y + size * 0.18 }, size * 0.6),
      ];
    case 'none':
      return round.marker === 'question'
        ? [sprite('leaf:struck', { x: at.x - size / 2, y: at.y - size / 2, w: size, h: size })]
        : [];
    case 'unknown':
      return [
        icon('marker:hidden', at, size),
        centred('?', at, { size: size * 0.66, face: 'heavy', fill: colours.questionInk }),
      ];
  }
}

/** How far the stages stand apart. */
const BETWEEN = 14;

/** The round track by stages: past rounds dark, the present one gold, coming ones blue, each with what ends it. */
export function roundTrack(rounds: readonly RoundInput[], now: number, box: Box): Shape[] {
  const stages = new Set(rounds.map(({ stage }) => stage)).size;
  const pitch = (box.w - BETWEEN * Math.max(0, stages - 1)) / Math.max(1, rounds.length);
  return rounds.flatMap((round, at) => {
    const number = at + 1;
    const cell = { x: box.x + at * pitch + round.stage * BETWEEN + 2, y: box.y, w: pitch - 4, h: box.h };
    const state = number === now ? 'now' : number < now ? 'past' : 'ahead';
    const skipped = round.card === 'none';
    const fill = { now: colours.highlight, past: colours.past, ahead: colours.ahead }[state];
    const ink = { now: colours.ink, past: colours.pastNumber, ahead: colours.white }[state];
    const tight = number > 9;
    const signSize = round.harvest === 'fieldOrBreeding' || tight ? 52 : 58;
    const place = { x: cell.x + cell.w - (tight ? 29 : 34), y: cell.y + cell.h / 2 - 1 };
    const sign = skipped ? [] : harvestSign(round, place, signSize);
    const x = sign.length > 0 ? cell.x + (tight ? 33 : 38) : cell.x + cell.w / 2;
    const size = tight && sign.length > 0 ? 48 : 56;
    const label = centred(String(number), { x, y: cell.y + cell.h / 2 + 2 }, { size, face: 'heavy', fill: ink });
    const ground = rect(cell, {
      round: 18,
      fill: skipped ? colours.past : fill,
      stroke: state === 'now' ? colours.ink : colours.aheadRim,
      line: 4,
    });
    const content = [label, ...sign];
    if (skipped) return [ground, { ...label, fill: colours.pastNumber }];
    return [ground, label, ...(state === 'past' ? faint(content.slice(1), 0.6) : sign)];
  });
}
