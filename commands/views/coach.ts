import { ButtonStyle } from 'discord.js';
import type { Advised } from '../../src/table/coach/advice.ts';
import { mistake } from '../../src/table/errors.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../compose.ts';
import type { CoachFace } from '../face.ts';
import { planButtons } from './plan.ts';
import { button, buttons } from './rows.ts';

/** How advice is told where a game has words for it; throws TableError where it has none. */
export function coachFaceOf(bot: Pick<Bot, 'faces' | 'words'>, game: { readonly game: string }): CoachFace {
  const { coach } = faceOf(bot, game);
  if (coach === undefined) throw mistake('noCoach', {});
  return coach;
}

/** A difference as it may be told: to the point, but never more exactly than the judgement is. */
export const toldPoints = (points: number, { margin }: { readonly margin: number }): number | undefined =>
  points < margin ? undefined : Math.round(points);

/** What a computer would do in a turn; only its player sees it. */
export function adviceMessage(bot: Bot, { panel, advice }: Advised): Composed {
  const { coach } = bot.words;
  const { game, ahead } = panel;
  const { level, inPoints, margin, ways } = advice;
  const judged = inPoints ? coach.judged(level, margin) : coach.judgedRoughly(level);
  const face = coachFaceOf(bot, game);
  const told = ways.map((_, at) => wayText(bot, face, { advice, at }));
  const open = button({ on: 'open', game: game.id }, { label: bot.words.panel.backToTask, style: ButtonStyle.Primary });
  return compose([
    [`### ${coach.title}`, ...(ahead ? [`-# ${coach.ahead}`] : [])].join('\n'),
    ...(told.length === 0 ? [coach.nothing] : told),
    ...(told.length === 1 ? [coach.alone] : []),
    `-# ${judged}`,
    buttons(...(ahead ? planButtons(bot, { game, state: panel.state }) : [open])),
  ]);
}

/** A way by its place, from the best. */
interface Place extends Pick<Advised, 'advice'> {
  readonly at: number;
}

function wayText({ words: { coach } }: Bot, face: CoachFace, { advice, at }: Place): string {
  const { ways, inPoints } = advice;
  const way = ways[at];
  if (way === undefined) return '';
  const points = toldPoints(way.behind, advice);
  const behind = points === undefined ? coach.equal : inPoints ? coach.behind(points) : coach.nth;
  const moves = face.moves(way.moves) || coach.endTurn;
  const differences = way.reasons.map(({ topic, points }) => ({ topic: face.topic(topic), better: points > 0 }));
  const why = at === 0 ? '' : coach.reasons(differences, at);
  return [`${at + 1}. ${moves}`, `-# ${at === 0 ? coach.best : behind} ${why}`.trimEnd()].join('\n');
}
