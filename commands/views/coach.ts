import { ButtonStyle } from 'discord.js';
import type { Advised } from '../../src/table/coach/advice.ts';
import { LATER, type Review } from '../../src/table/coach/review.ts';
import { mistake } from '../../src/table/errors.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../compose.ts';
import type { CoachFace } from '../face.ts';
import { rowsOf } from '../phone.ts';
import type { Press } from '../presses.ts';
import type { Label } from '../wording.ts';
import { helpButtons } from './help.ts';
import { button, buttons } from './rows.ts';
import { moreButton, planButtons, wayBack } from './ways.ts';

type Way = Advised['advice']['ways'][number];

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
  const { level, inPoints, ways } = advice;
  const judged = inPoints ? coach.judged(advice) : coach.judgedRoughly(level);
  const face = coachFaceOf(bot, game);
  const told = ways.map((_, at) => wayText(bot, face, { advice, at }));
  return compose([
    [`### ${coach.title}`, ...(ahead ? [`-# ${coach.ahead}`] : [])].join('\n'),
    ...(told.length === 0 ? [coach.nothing] : told),
    `-# ${judged}`,
    ...rowsOf(...beginnings(bot, { panel, advice })),
    buttons(...onward(bot, panel)),
  ]);
}

/** How many characters of moves a button has room for, beside the game and the step. */
const MOVES_LIMIT = 40;

/** What begins the turn, or the rehearsal of one, with what each way is told for and the exchanges before it; each beginning once. */
function beginnings(bot: Bot, { panel, advice }: Advised) {
  const begun = advice.ways.map(({ moves, begins }) => begunWith(moves.slice(0, begins === 0 ? undefined : begins)));
  return begun.flatMap((moves, at) => {
    const told = moves.at(-1);
    const isNew = begun.findIndex((other) => other.join() === moves.join()) === at;
    const press = isNew ? beginning(panel, moves) : undefined;
    if (told === undefined || press === undefined) return [];
    const { text, icon } = labelOf(bot, panel, told);
    return [
      button(press, {
        label: bot.words.coach.begin(advice.ways.length === 1 ? undefined : at + 1, text),
        slot: at,
        ...(icon !== undefined && { icon }),
      }),
    ];
  });
}

/** As many of the moves as a button has room for: all, or the first. */
const begunWith = (moves: readonly string[]): readonly string[] =>
  moves.join().length <= MOVES_LIMIT ? moves : moves.slice(0, 1);

/** The press that plays moves at once, or lays them ahead; undefined where a plan cannot begin so. */
function beginning(
  { game: { id: game }, step, ahead, drafts, decision }: Advised['panel'],
  [move, ...more]: readonly string[],
): Press | undefined {
  if (move === undefined) return undefined;
  const played = { on: 'move', game, step, move, ...(more.length > 0 && { more }) } as const;
  if (!ahead) return played;
  if (drafts.length > 0) return { ...played, ahead };
  // A plan begins with what a turn begins with.
  const first = decision.options.find((option) => option.move === (more.at(-1) ?? move));
  return first === undefined || first.anytime
    ? undefined
    : { on: 'plan', game, act: 'add', order: 0, move: first.move };
}

/** A move in short, as on a button of the turn, where it is on offer already. */
function labelOf(bot: Bot, { game, state, decision }: Advised['panel'], move: string): Label {
  const option = decision.options.find((one) => one.move === move);
  if (option === undefined) return { text: coachFaceOf(bot, game).moves([move]).replaceAll('*', '') };
  return faceOf(bot, game).wording({ state, decision, seats: game.seats }).option(option);
}

/** Where to from advice: back to what is asked or rehearsed, to the plan, to the rules of what is asked, or to everything else. */
function onward(bot: Bot, { game, state, ahead, drafts }: Advised['panel']) {
  const { panel, plan } = bot.words;
  const { Primary: style } = ButtonStyle;
  if (!ahead)
    return [button({ on: 'open', game: game.id }, { label: panel.backToTask, style }), ...helpButtons(bot, game)];
  const rehearsal = { on: 'plan', game: game.id, act: 'goOn', order: 0 } as const;
  return [
    ...(drafts.length === 0 ? [] : [button(rehearsal, { label: plan.goOn, style })]),
    ...planButtons(bot, { game, state }),
    moreButton(bot, game.id),
  ];
}

/** What the coach says of the last turn of a player, whom alone it is told. */
export function reviewMessage(bot: Bot, position: Position, { turn, ...found }: Review): Composed {
  const { coach } = bot.words;
  const { review } = coach;
  const { lost, better, inPoints, level } = found;
  const face = coachFaceOf(bot, position.game);
  const moves = (all: readonly string[]): string => face.moves(all) || coach.endTurn;
  const points = better === undefined ? undefined : toldPoints(lost, found);
  const differences = found.reasons.map((reason) => differs(bot, face, reason));
  const said =
    points === undefined || better === undefined
      ? [`-# ${review.good}`]
      : [review.better(moves(better), inPoints ? points : undefined), `-# ${review.reasons(differences)}`];
  return compose([
    `### ${review.title}`,
    [review.played(moves(turn.moves.map(({ move }) => move))), ...said].join('\n'),
    `-# ${inPoints ? coach.judged(found) : coach.judgedRoughly(level)}`,
    ...wayBack(bot, position, turn.seat),
  ]);
}

/** A reason in words: what comes of a turn later is no topic of a game. */
const differs = ({ words }: Bot, face: CoachFace, { topic, points }: Review['reasons'][number]) => ({
  topic: topic === LATER ? words.coach.later : face.topic(topic),
  better: points > 0,
});

/** Why the best way is the best: in what the second is worse; by what comes of it later only where nothing nearer tells it. */
function bestText({ words }: Bot, face: CoachFace, second: Way): string {
  const worse = second.reasons.filter(({ points }) => points < 0);
  const topics = worse.filter(({ topic }) => topic !== LATER).map(({ topic }) => face.topic(topic));
  return words.coach.bestFor(topics.length === 0 && worse.length > 0 ? [words.coach.later] : topics);
}

/** A way by its place, from the best. */
interface Place extends Pick<Advised, 'advice'> {
  readonly at: number;
}

function wayText(bot: Bot, face: CoachFace, { advice, at }: Place): string {
  const { coach } = bot.words;
  const { ways, inPoints } = advice;
  const way = ways[at];
  const [, second] = ways;
  if (way === undefined) return '';
  const points = toldPoints(way.behind, advice);
  const behind = points === undefined ? coach.equal : inPoints ? coach.behind(points) : coach.nth;
  const moves = face.moves(way.moves) || coach.endTurn;
  if (second === undefined) return `${moves}\n-# ${coach.alone}`;
  const differences = way.reasons.map((reason) => differs(bot, face, reason));
  const why = at === 0 ? bestText(bot, face, second) : `${behind} ${coach.reasons(differences)}`;
  return [`${at + 1}. ${moves}`, `-# ${why}`].join('\n');
}
