import { DONE } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { verbOf } from '../../src/engine/notation.ts';
import { clipSentences, unformatted } from '../../src/messages/text.ts';
import type { FormerAnalysis } from '../../src/table/coach/analysis.ts';
import { byEnd, type Moment } from '../../src/table/play/moment.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { History } from '../../src/table/records/history.ts';
import type { AnalysedTurn, Analysis } from '../../src/table/rows.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Picture } from '../discord/compose.ts';
import { button, buttons, menu, type Row } from '../discord/rows.ts';
import type { CoachFace, Course } from '../face/advice.ts';
import { painted } from '../posts/pictures.ts';
import { entryBefore, tryButtons } from '../sandbox/try-buttons.ts';
import { coachFaceOf, toldPoints, wayIn } from './coach-message.ts';

/** How many turns of each player to list. */
const DEAREST = 3;

/** An analysis, and whether its turns show all their moves or only one line each. */
interface Told extends FormerAnalysis {
  readonly inFull: boolean;
  /** The reader's seat, which comes first; undefined if the reader did not play. */
  readonly viewer?: number | undefined;
}

/** An analysis with its game. */
interface Shown extends Told {
  readonly position: Position;
  readonly history: History;
  readonly face: CoachFace;
}

/** A turn of a finished game, judged and as played. */
interface Turn {
  readonly judged: AnalysedTurn;
  readonly moment: Moment;
}

/** How a seat's expectation changed. */
interface Sum {
  readonly start: number;
  readonly luck: number;
  /** The change caused by all the players' choices: whatever is left, so that the numbers add up. */
  readonly play: number;
  readonly end: number;
  readonly isOver: boolean;
}

/** Where the points were lost in a game: how the expected scores changed, and the costliest turns of each player. */
export async function analysisMessage(
  bot: Bot,
  gameId: string,
  { analysis, isOutdated, inFull, viewer }: Told,
): Promise<Composed> {
  const [position, history] = await Promise.all([bot.table.position(gameId), bot.table.history(gameId)]);
  const { game } = position;
  const face = coachFaceOf(bot, game);
  const shown: Shown = { position, history, analysis, isOutdated, inFull, viewer, face };
  const { analysis: words } = bot.words.coach;
  const moments = byEnd(history.moments());
  const picture = await painted(bot, position, async () => [await coursePicture(bot, shown, moments)]);
  const judged = analysis.inPoints ? words.judged(analysis) : words.judgedRoughly(analysis.level);
  const openings = await openingsText(bot, shown);
  return compose([
    [`### ${words.title}`, ...(analysis.inPoints ? [words.parts] : [])].join('\n'),
    picture,
    ...inTurn(shown).map((seat) => seatText(bot, shown, { seat, moments })),
    ...(openings === undefined ? [] : [openings]),
    [judged, ...(isOutdated ? [words.outdated] : []), ...(history.isWhole ? [] : [words.partly])]
      .map((line) => `-# ${line}`)
      .join('\n'),
    ...whatIfMenu(bot, shown, moments),
    buttons(
      button(
        { on: 'analysis', game: gameId, ...(!inFull && { how: 'full' }) },
        { label: inFull ? words.inShort : words.inFull },
      ),
      ...(isOutdated ? [button({ on: 'analysis', game: gameId, how: 'afresh' }, { label: words.afresh })] : []),
      ...tryButtons(bot, game),
    ),
  ]);
}

/** Points to the nearest half. */
const halves = (points: number): number => Math.round(2 * points) / 2;

/** The sum of a seat's changes. */
function sumOf({ analysis, position }: Shown, seat: number): Sum {
  const { turns } = analysis;
  const start = Math.round(analysis.start[seat] ?? 0);
  const luck = Math.round(turns.reduce((sum, turn) => sum + (turn.luck?.[seat] ?? 0), 0));
  const expected = turns.at(-1)?.expected[seat] ?? 0;
  const end = Math.round(expected);
  const isOver = position.game.status === 'finished';
  // A final score can include half a point.
  return { start, luck, play: end - start - luck, end: isOver ? halves(expected) : end, isOver };
}

/** The seats in the order of the text: the reader's own first, the others as in the picture, from best to worst. */
function inTurn(shown: Shown): number[] {
  const isOwn = (seat: number): number => (seat === shown.viewer ? 1 : 0);
  return [...shown.position.game.seats.keys()].toSorted(
    (one, other) => isOwn(other) - isOwn(one) || sumOf(shown, other).end - sumOf(shown, one).end,
  );
}

/** The costliest turns of a seat, in order of cost. */
const dearestOf = (analysis: Analysis, seat: number): AnalysedTurn[] =>
  analysis.turns
    .filter((turn) => turn.seat === seat && turn.better !== undefined && toldPoints(turn.lost, analysis) !== undefined)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, DEAREST);

/**
 * The turns after which all seats can be compared: in the middle of a simultaneous phase, some have eaten and others
 * have not.
 */
function comparableTurns(bot: Bot, { analysis: { turns }, position }: Shown, moments: ReadonlyMap<number, Moment>) {
  const { simultaneous } = faceOf(bot, position.game);
  return turns.filter(({ entry }, at) => {
    const after = moments.get(entry)?.after;
    return at === turns.length - 1 || after === undefined || simultaneous(after) === undefined;
  });
}

async function coursePicture(bot: Bot, shown: Shown, moments: ReadonlyMap<number, Moment>): Promise<Picture> {
  const { position, history, analysis, face } = shown;
  const { analysis: words } = bot.words.coach;
  const [first] = history.moments();
  const { turns } = analysis;
  const comparable = comparableTurns(bot, shown, moments);
  const states = comparable.map(({ entry }) => moments.get(entry)?.after);
  const placeOf = (turn: AnalysedTurn): number => comparable.findIndex(({ entry }) => entry >= turn.entry) + 1;
  const names = [first?.before, ...states].map((state) => (state === undefined ? '' : face.tick(state)));
  const course: Course = {
    title: analysis.inPoints ? words.chart : words.chartNow,
    // Each round is named once, where it starts.
    ticks: names.map((name, at) => (name === names[at - 1] ? '' : name)),
    seats: position.game.seats.map((_, seat) => {
      const { luck, play } = sumOf(shown, seat);
      const dearest = dearestOf(analysis, seat);
      return {
        points: [analysis.start, ...comparable.map(({ expected }) => expected)].map((all) => all[seat] ?? 0),
        marks: [...new Set(turns.filter((turn) => dearest.includes(turn)).map(placeOf))],
        told: analysis.inPoints ? [words.luck(luck), words.play(play)] : [],
      };
    }),
  };
  return face.picture(position, course);
}

function seatText(
  bot: Bot,
  shown: Shown,
  { seat, moments }: { readonly seat: number; readonly moments: ReadonlyMap<number, Moment> },
): string {
  const { analysis: words } = bot.words.coach;
  const { analysis, position } = shown;
  const name = position.game.seats[seat]?.name ?? '';
  const sum = sumOf(shown, seat);
  const dearest = dearestOf(analysis, seat).flatMap((judged): Turn[] => {
    const moment = moments.get(judged.entry);
    return moment === undefined ? [] : [{ judged, moment }];
  });
  return [
    analysis.inPoints ? words.player(name, sum) : words.playerRoughly(name, sum),
    ...(dearest.length === 0 ? [words.flawless] : dearest.map((turn) => turnText(bot, shown, turn))),
  ].join('\n');
}

/** A menu of the listed turns; each opens a sandbox right before it. */
function whatIfMenu(bot: Bot, shown: Shown, moments: ReadonlyMap<number, Moment>): Row[] {
  const { analysis, position, face } = shown;
  const { game } = position;
  const choices = inTurn(shown).flatMap((seat) =>
    dearestOf(analysis, seat).flatMap(({ entry }) => {
      const { before, turn } = moments.get(entry) ?? {};
      if (before === undefined || turn === undefined) return [];
      const moves = turn.moves.map(({ move }) => move).filter((move) => move !== DONE && move !== END);
      const detail = wayIn(face, { state: before, seat, moves, only: moves });
      const text = `${game.seats[seat]?.name ?? ''} · ${faceOf(bot, game).round(before)}`;
      return [{ value: String(entryBefore(turn)), text, ...(detail !== '' && { detail: unformatted(detail) }) }];
    }),
  );
  if (choices.length === 0) return [];
  const press = { on: 'sandbox', game: game.id, act: 'from' } as const;
  return [menu(press, { placeholder: bot.words.sandbox.costly, choices })];
}

/** How many characters of each of two compared turns fit on one line. */
const RATHER_LIMIT = 44;

function turnText(bot: Bot, { analysis, face, position, inFull }: Shown, { judged, moment }: Turn): string {
  const { analysis: words } = bot.words.coach;
  const { before, turn } = moment;
  const points = analysis.inPoints ? toldPoints(judged.lost, analysis) : undefined;
  // Declining and ending do not count as part of what was done in a turn.
  const played = turn.moves.map(({ move }) => move).filter((move) => move !== DONE && move !== END);
  const better = (judged.better ?? []).filter((move) => move !== DONE && move !== END);
  const told = (moves: readonly string[], only = moves): string =>
    wayIn(face, { state: before, seat: turn.seat, moves, only }) || words.endTurn;
  const when = faceOf(bot, position.game).round(before);
  if (inFull) return `- ${words.instead(when, { played: told(played), better: told(better), points })}`;
  const [done, rather] = apart(played, better);
  const where = done[0] === played[0] ? [] : [told(played, played.slice(0, 1))];
  return `-# • ${words.rather([when, ...where].join(', '), { played: clipSentences(told(played, done), RATHER_LIMIT), better: clipSentences(told(better, rather), RATHER_LIMIT), points })}`;
}

/**
 * How a turn as played differs from a better one: the first two moves of the same kind, one from each turn; if there
 * are none, the first move of one and all moves of the other.
 */
function apart(played: readonly string[], better: readonly string[]): [done: string[], rather: string[]] {
  const done = played.filter((move) => !better.includes(move));
  const others = better.filter((move) => !played.includes(move));
  for (const one of done) {
    const alike = others.find((other) => verbOf(other) === verbOf(one));
    if (alike !== undefined) return [[one], [alike]];
  }
  return [done.slice(0, 1), others];
}

/** The openings are worth mentioning once this many games are known. */
const TELLING = 5;

/** Which opening moves players on the server chose in games like this one; undefined if too few are known. */
async function openingsText(bot: Bot, { position: { game }, face }: Shown): Promise<string | undefined> {
  const openings = await bot.coach.openings(game);
  if (openings.reduce((sum, { games }) => sum + games, 0) < TELLING * game.seats.length) return undefined;
  const { analysis: words } = bot.words.coach;
  const lines = openings.map(
    ({ move, games, points }) => `- ${words.opening(face.moves([move]), games, Math.round(points))}`,
  );
  return [words.openings(game.seats.length), ...lines].join('\n');
}
