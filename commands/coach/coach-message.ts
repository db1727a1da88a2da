import { ButtonStyle } from 'discord.js';
import { END } from '../../src/engine/log.ts';
import { clipSentences, PHONE, unformatted } from '../../src/messages/text.ts';
import type { Advised } from '../../src/table/coach/advice.ts';
import { LATER, type Review } from '../../src/table/coach/review.ts';
import { mistake } from '../../src/table/errors.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { isLesson } from '../../src/table/terms.ts';
import { type Bot, faceOf } from '../bot.ts';
import { CUSTOM_ID_LIMIT, customId, RENDERING_LENGTH } from '../custom-id.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, buttons } from '../discord/rows.ts';
import type { CoachFace, Walked } from '../face/advice.ts';
import type { Label } from '../face/label.ts';
import { helpButtons } from '../looks/help-message.ts';
import type { Press } from '../presses.ts';
import { followed } from '../turn/followed.ts';
import { moreButton, planButtons, wayBack } from '../turn/ways.ts';

type Reason = Review['reasons'][number];
type Way = Advised['advice']['ways'][number];

/** The words that a game has for advice; throws TableError if it has none. */
export function coachFaceOf(bot: Pick<Bot, 'faces' | 'words'>, game: { readonly game: string }): CoachFace {
  const { coach } = faceOf(bot, game);
  if (coach === undefined) throw mistake('noCoach', {});
  return coach;
}

/** Steps in one line. */
export const chain = (steps: readonly string[]): string => steps.join(' → ');

/** A way to play a turn, written as one line; empty if there is nothing to say. */
export const wayIn = (face: CoachFace, walked: Walked): string => chain(face.steps(walked));

/** How many steps a line can take without becoming a puzzle. */
const MOST_STEPS = 2;

/** A way to play a turn: its first steps, and the rest in brackets; the words for ending the turn if it has none. */
function wayInShort({ words: { coach } }: Pick<Bot, 'words'>, face: CoachFace, walked: Walked): string {
  const steps = face.steps(walked);
  const [first, rest] = [steps.slice(0, MOST_STEPS), steps.slice(MOST_STEPS)];
  if (first.length === 0) return coach.endTurn;
  return rest.length === 0 ? chain(first) : `${chain(first)} (${coach.afterwards(rest)})`;
}

/** A difference, rounded to whole points, and never more precise than the judgement. */
export const toldPoints = (points: number, { margin }: { readonly margin: number }): number | undefined =>
  points < margin ? undefined : Math.round(points);

/** A computer's choice for a turn, for its player only. */
export function adviceMessage(bot: Bot, { panel, advice }: Advised): Composed {
  const { coach } = bot.words;
  const { game, ahead } = panel;
  const { level, inPoints, ways } = advice;
  const judged = inPoints ? coach.judged(advice) : coach.judgedRoughly(level);
  const face = coachFaceOf(bot, game);
  const told = ways.map((_, at) => wayText(bot, face, { panel, advice, at }));
  return compose([
    [`### ${coach.title}`, ...(ahead ? [`-# ${coach.ahead}`] : [])].join('\n'),
    ...(told.length === 0 ? [coach.nothing] : told),
    `-# ${judged}`,
    ...rowsOf(...beginnings(bot, { panel, advice })),
    buttons(...onward(bot, panel)),
  ]);
}

/**
 * A button for each way: it starts the turn, or its rehearsal, and its label says everything it does. Ways with the
 * same start share a button.
 */
function beginnings(bot: Bot, { panel, advice }: Advised) {
  const begun = advice.ways.map(({ moves, begins, plays }) => {
    const whole = moves.slice(0, plays);
    // A plan begins with its main action.
    return !panel.ahead && fitsButton(panel, whole)
      ? whole
      : begunWith(panel, moves.slice(0, begins === 0 ? undefined : begins));
  });
  return begun.flatMap((moves, at) => {
    const isNew = begun.findIndex((other) => other.join() === moves.join()) === at;
    const beginning = isNew ? beginningOf(panel, moves) : undefined;
    if (beginning === undefined) return [];
    const { text, icon } = labelOf(bot, panel, {
      moves: beginning.moves,
      begins: advice.ways[at]?.begins ?? 0,
    });
    const isWhole = advice.ways[at]?.moves.length === beginning.moves.length;
    const said = isWhole ? text : bot.words.coach.firstStep(text);
    return [button(beginning.press, { label: advice.ways.length === 1 ? said : `${at + 1}: ${said}`, slot: at, icon })];
  });
}

/** The moves that fit on a button: all of them, or only the first. */
const begunWith = (panel: Advised['panel'], moves: readonly string[]): readonly string[] =>
  fitsButton(panel, moves) ? moves : moves.slice(0, 1);

/** Whether a button can carry moves. */
function fitsButton({ game, step, ahead }: Advised['panel'], [first, ...others]: readonly string[]): boolean {
  if (first === undefined) return true;
  const one = customId({ on: 'move', game: game.id, step, move: first, ...(ahead && { ahead }) }, SLOT);
  return one.length + others.join().length + 1 + RENDERING_LENGTH <= CUSTOM_ID_LIMIT;
}

/** A slot with the maximum number of digits. */
const SLOT = 99;

/** A press that starts a turn, and its effect. */
interface Beginning {
  readonly press: Press;
  readonly moves: readonly string[];
}

/** The press that plays moves at once, or plans them; undefined if a plan cannot start with them. */
function beginningOf(
  { game: { id: game }, step, ahead, drafts, decision }: Advised['panel'],
  moves: readonly string[],
): Beginning | undefined {
  const [move, ...more] = moves;
  if (move === undefined) return undefined;
  const played = { on: 'move', game, step, move, ...(more.length > 0 && { more }) } as const;
  if (!ahead) return { press: played, moves };
  if (drafts.length > 0) return { press: { ...played, ahead }, moves };
  // A plan starts with the same move as the turn.
  const first = decision.options.find((option) => option.move === (more.at(-1) ?? move));
  return first === undefined || first.anytime
    ? undefined
    : { press: { on: 'plan', game, act: 'add', order: 0, move: first.move }, moves: [first.move] };
}

/** How many characters fit on a button after the number of a way. */
const LONGEST_WAY = PHONE.button - '1: '.length;

/**
 * The text of a button. A single move has the same text as its button in the turn. Several are summarised or, if they
 * do not fit, start with the one they lead to.
 */
function labelOf(
  bot: Bot,
  { game, state, seat, decision }: Advised['panel'],
  { moves, begins }: { readonly moves: readonly string[]; readonly begins: number },
): Label {
  const face = coachFaceOf(bot, game);
  const first = moves[begins - 1] ?? moves.at(-1) ?? '';
  const option = decision.options.find(({ move }) => move === first);
  const label = option && faceOf(bot, game).wording({ state, decision, seats: game.seats }).option(option);
  const steps = face.steps({ state, seat, moves });
  if (moves.length === 1 && steps.length <= 1 && label !== undefined) return label;
  const whole = unformatted(chain(steps));
  const main = begins > 1 && whole.length > LONGEST_WAY ? (label?.text ?? unformatted(face.moves([first]))) : undefined;
  if (main === undefined) return { text: clipSentences(whole || label?.text || bot.words.coach.endTurn, LONGEST_WAY) };
  const before = unformatted(wayIn(face, { state, seat, moves: moves.slice(0, begins - 1) }));
  return { ...label, text: clipSentences(`${main} · ${before}`, LONGEST_WAY) };
}

/**
 * The buttons beneath advice: back to the question or rehearsal, to the plan, to the rules of the question, or to
 * everything else.
 */
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

/** The button that ends a turn: its label, and the moves that only this button makes. */
interface EndButton {
  readonly label: string;
  readonly makes: readonly string[];
}

/** What is left of the coach's way that a turn started with. */
interface Rest {
  /** A heading that names what is left, for a turn that could already end; undefined for any other. */
  readonly heading: string | undefined;
  /** A line about it; empty if the turn started differently, or the heading already says it. */
  readonly lines: readonly string[];
}

/** What is left of the coach's way, in the words of the buttons. */
export function followedRest(bot: Bot, panel: Advised['panel'], end: EndButton): Rest {
  const way = followed(bot, panel);
  if (way === undefined) return { heading: undefined, lines: [] };
  const { game, state, seat, decision } = panel;
  const { followed: words } = bot.words.coach;
  const face = coachFaceOf(bot, game);
  const own = way.left.filter((move) => !end.makes.includes(move));
  const canGoOn = own.length === 0 || way.declines || decision.options.some(({ move }) => own.includes(move));
  const told = (moves: readonly string[]): string =>
    face.steps({ state, seat, moves }).length === 0 ? '' : wayInShort(bot, face, { state, seat, moves });
  if (!way.fits || !canGoOn) return { heading: undefined, lines: [`-# ${words.left(told(way.left))}`] };
  if (decision.task === END && told(own) !== '') return { heading: words.still(told(own)), lines: [] };
  const pressed = [told(own), ...(own.length < way.left.length ? [`**${end.label}**`] : [])];
  // In a lesson, every turn would end with this line, so it is left out.
  if (own.length === 0 && isLesson(game.terms)) return { heading: undefined, lines: [] };
  return { heading: undefined, lines: [`-# ${words.goesOn(pressed.filter((each) => each !== '').join(', '))}`] };
}

/** The coach's review of a player's last turn, for that player only. */
export function reviewMessage(bot: Bot, position: Position, { turn, before, ...found }: Review): Composed {
  const { coach } = bot.words;
  const { review } = coach;
  const { lost, better, inPoints, level } = found;
  const face = coachFaceOf(bot, position.game);
  const moves = (all: readonly string[]): string =>
    wayInShort(bot, face, { state: before, seat: turn.seat, moves: all.filter((move) => move !== END) });
  const points = better === undefined ? undefined : toldPoints(lost, found);
  const purpose =
    better && face.purpose?.({ state: before, seat: turn.seat, moves: better.filter((one) => one !== END) });
  const reasons = purpose === undefined ? review.reasons(comparison(bot, face, found.reasons)) : coach.why(purpose);
  const said =
    points === undefined || better === undefined
      ? [`-# ${review.good}`]
      : [review.better(moves(better), inPoints ? points : undefined), `-# ${reasons}`];
  return compose([
    `### ${review.title}`,
    [review.played(moves(turn.moves.map(({ move }) => move))), ...said].join('\n'),
    `-# ${inPoints ? coach.judged(found) : coach.judgedRoughly(level)}`,
    ...wayBack(bot, position, turn.seat),
  ]);
}

/** A review, and whether it should also say that a turn was good. */
interface Reviewed {
  readonly review: Review;
  readonly praises: boolean;
}

/** The coach's line about a player's last turn; undefined if the turn was good and good turns get no praise. */
export function reviewLine(bot: Bot, { game }: Position, { review, praises }: Reviewed): string | undefined {
  const { review: words, why } = bot.words.coach;
  const { lost, better, before, turn, inPoints } = review;
  const points = better === undefined ? undefined : toldPoints(lost, review);
  if (better === undefined || points === undefined) return praises ? `-# ${words.wellPlayed}` : undefined;
  const face = coachFaceOf(bot, game);
  const walked = { state: before, seat: turn.seat, moves: better.filter((move) => move !== END) };
  const told = (review.hasBegun ? words.within : words.lastTurn)(
    words.better(wayInShort(bot, face, walked), inPoints ? points : undefined),
  );
  const purpose = face.purpose?.(walked);
  return `-# ${told}.${purpose === undefined ? '' : ` ${why(purpose)}`}`;
}

/** The gains and losses of one way compared with another, and the goods that it keeps but the other spends. */
function comparison({ words }: Bot, face: CoachFace, reasons: readonly Reason[]) {
  const topics = (kind: 'more' | 'keeps' | 'less') =>
    reasons
      .filter(({ points, kept }) => kind === (points > 0 ? (kept ? 'keeps' : 'more') : 'less'))
      .map(({ topic, things }) => (topic === LATER ? words.coach.later : face.topic(topic, things)));
  return { more: topics('more'), keeps: topics('keeps'), less: topics('less') };
}

/** How many topics explain the best way if nothing else sets it apart from the second best. */
const BRINGS = 2;

/**
 * Why the best way is the best: what no other way brings. If it brings nothing unique, its later results, or what it
 * mainly brings.
 */
function bestText({ words }: Bot, face: CoachFace, { best, second }: { best: Way; second: Way }): string {
  const worse = second.reasons.filter(({ points }) => points < 0);
  const nearer = worse.filter(({ topic, kept }) => topic !== LATER && !kept);
  if (nearer.length === 0 && worse.some(({ topic }) => topic === LATER))
    return words.coach.bestFor([words.coach.later]);
  const brought = best.brings.filter(({ points, topic }) => points > 0 && topic !== LATER).slice(0, BRINGS);
  const told = nearer.length > 0 ? nearer : brought;
  return words.coach.bestFor(told.map(({ topic, things }) => face.topic(topic, things)));
}

/** A way, labelled with its rank. */
interface Place extends Advised {
  readonly at: number;
}

function wayText(bot: Bot, face: CoachFace, { panel: { state, seat }, advice, at }: Place): string {
  const { coach } = bot.words;
  const { ways, inPoints } = advice;
  const way = ways[at];
  const [, second] = ways;
  if (way === undefined) return '';
  const points = toldPoints(way.behind, advice);
  const behind = points === undefined ? coach.equal : inPoints ? coach.behind(points) : coach.nth;
  const moves = wayInShort(bot, face, { state, seat, moves: way.moves });
  if (second === undefined) return `${moves}\n-# ${coach.alone}`;
  const purpose = face.purpose?.({ state, seat, moves: way.moves });
  const verdict = at === 0 ? coach.best : behind;
  const reasons =
    at === 0
      ? bestText(bot, face, { best: way, second })
      : `${behind} ${coach.reasons(comparison(bot, face, way.reasons))}`;
  return [`${at + 1}. ${moves}`, `-# ${purpose === undefined ? reasons : coach.purpose(verdict, purpose)}`].join('\n');
}
