import { type Comparison, compared, isBehind } from '../../comparison.ts';
import { bold, capital, minus, plain, signed, small } from '../../text.ts';
import { formats, list, pointsOf } from './list.ts';

/** The levels of computer players. */
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'a beginner',
  steady: 'a steady player',
  strong: 'a strong player',
  master: 'a master',
};

/** A line of the score sheets of two players. */
interface GapLine {
  readonly name: string;
  readonly own: number;
  readonly other: number;
}

/** The judge, and its precision in points; `ahead` if it foresees later turns. */
interface Judged {
  readonly level: string;
  readonly margin: number;
  readonly ahead?: boolean | undefined;
}

const judge = (level: string): string => `a computer that plays like ${LEVELS[level] ?? plain(level)}`;

const thinker = ({ level, ahead }: Judged): string => `${judge(level)}${ahead ? ' and thinks a few turns ahead' : ''}`;

/** A turn as it was played and a better one, both in brief; `points` is the difference, if known. */
interface Instead {
  readonly played: string;
  readonly better: string;
  readonly points: number | undefined;
}

/** A final score, or the expected one of a game that was broken off. */
interface Sum {
  readonly end: number;
  readonly isOver: boolean;
}

const reached = ({ end, isOver }: Sum): string => (isOver ? pointsOf(end) : `${pointsOf(end)} expected at the end`);

/** `more for food, keeps wood`, leaving out empty parts. */
const parts = (comparison: Comparison, more: string, less: string): string =>
  compared(comparison, {
    more: (topics) => `${more} ${list(topics)}`,
    keeps: (topics) => `keeps ${list(topics)}`,
    less: (topics) => `${less} ${list(topics)}`,
  }).join(', ');

/** A computer's advice, and its judgement of a finished game. */
export const coach = {
  ask: 'Coach',
  title: 'What the coach would do',
  ahead: 'For the turn you are planning.',
  /** Differences below `margin` points mean nothing. */
  judged: (by: Judged): string =>
    `Judged by ${thinker(by)}. It can be wrong: differences under about ${pointsOf(by.margin)} count as equal.`,
  /** For a computer that cannot count in points. */
  judgedRoughly: (level: string): string =>
    `Judged by ${judge(level)} and goes by rules of thumb. It can tell which move looks better, but not by how many points.`,
  best: 'Best move it sees.',
  /** What makes it better than the second best. */
  bestFor: (topics: readonly string[]): string =>
    topics.length === 0 ? coach.best : `Best move it sees, mainly for ${list(topics)}.`,
  /**
   * A verdict on a way to play, then the purpose that the rules give it: `Best move it sees. It feeds 2 dwarfs ...`.
   */
  purpose: (verdict: string, purpose: string): string => `${verdict} ${capital(purpose)}.`,
  why: (purpose: string): string => `${capital(purpose)}.`,
  /** How another way compares with the best. */
  equal: 'Just as good, as far as it can tell.',
  behind: (points: number): string => `About ${pointsOf(points)} less than the best.`,
  /** The same if it cannot count in points. */
  nth: 'It looks weaker than the best.',
  endTurn: 'End the turn',
  /** The topic of everything that pays off only later. */
  later: 'later turns',
  /** What follows the first steps of a way, in brackets. */
  afterwards: (steps: readonly string[]): string => `then ${list(steps.map(small))}`,
  /** On a button that plays only the beginning of a way. */
  firstStep: (text: string): string => `${text} (first step)`,
  /** In a turn that began as the coach advised. */
  followed: {
    /** The heading of a turn that could end already. */
    still: (moves: string): string => `Still possible: ${moves}`,
    /** The rest of the advice; empty for nothing. */
    goesOn: (moves: string): string =>
      moves === '' ? 'You have done everything the coach advised.' : `Next, the coach would choose: ${moves}`,
    left: (moves: string): string =>
      moves === ''
        ? 'You have done more than the coach advised.'
        : `You are no longer following the coach. Its advice was: ${moves}`,
  },
  /** About a turn that its player has ended. */
  review: {
    ask: 'What was it worth?',
    title: 'What the coach says about your turn',
    played: (moves: string): string => `You: ${moves}`,
    good: 'It saw nothing clearly better.',
    /** In a line beneath the end of a turn. */
    wellPlayed: 'A good turn: the coach sees none clearly better. From now on it speaks only if it sees one.',
    lastTurn: (better: string): string => `The coach on your last turn: ${better}`,
    /** The same if the turn began as the coach advised. */
    within: (better: string): string => `The coach on your last turn: a good start, but ${better}`,
    /** `points` is the difference, if known. */
    better: (moves: string, points: number | undefined): string =>
      `${moves} would have been ${points === undefined ? 'better' : `about ${pointsOf(points)} better`}`,
    /** Where the better turn differs from the one that was played. */
    reasons: (comparison: Comparison): string => {
      const text = parts(comparison, 'better for', 'worse for');
      if (text === '') return 'There is no clear difference in any one thing.';
      return `${capital(text)}${isBehind(comparison) ? ', but better overall' : ''}.`;
    },
  },
  /** Where a way differs from the one above it. */
  reasons: (comparison: Comparison): string => {
    const text = parts(comparison, 'more for', 'less for');
    return text === '' ? 'There is no clear difference from the one above.' : `Compared with the one above: ${text}.`;
  },
  /** What computers wanted in their turns: `Computer 1 and Computer 3 mainly wanted food.` */
  aims: (names: readonly string[], aim: string): string => `${list(names.map(plain))} mainly wanted ${aim}.`,
  /** What a player has learned in a lesson and could try next, in parts of a sentence. */
  learned: (name: string, done: readonly string[], next: readonly string[]): string =>
    [
      ...(done.length === 0 ? [] : [`${bold(name)}, you have learned ${list(done)}.`]),
      `${done.length === 0 ? `${bold(name)}, try` : 'Try'} next: ${next.join('; ')}.`,
    ].join('\n'),
  /** What separated a player from the other one, who has `points` more, or fewer if below 0. */
  difference: (name: string, points: number, lines: readonly GapLine[]): string => {
    const by = lines.map(
      ({ name: line, own, other }) => `${small(line)} (${formats.number(other)}, you ${formats.number(own)})`,
    );
    const why = by.length === 0 ? '.' : `, mostly by ${list(by)}.`;
    if (points === 0) return `You and **${plain(name)}** have the same number of points.`;
    return points > 0
      ? `**${plain(name)}** had ${pointsOf(points)} more than you${why}`
      : `You had ${pointsOf(-points)} more than **${plain(name)}**${why}`;
  },
  /** Under the only way. */
  alone: 'It sees no other move worth naming.',
  nothing: 'You have nothing to decide right now that the coach could help with.',

  /** The analysis of a finished game. */
  analysis: {
    open: 'Analysis',
    title: 'Analysis',
    chart: 'Expected result',
    /** If the computer cannot count in points. */
    chartNow: 'How well everybody stood (estimated)',
    judged: (by: Judged): string =>
      `Every turn was judged by ${thinker(by)}, from what its player could see. Expected results are estimates: differences under about ${pointsOf(by.margin)} in a turn mean nothing.`,
    judgedRoughly: (level: string): string =>
      `Every turn was judged by ${judge(level)} and goes by rules of thumb. It can put the turns in order, but not count the points lost. The curves are its estimate, not the score.`,
    /** For an analysis by an older version. */
    outdated: 'This analysis used an earlier method, and is kept as it was.',
    afresh: 'Analyse again',
    partly: 'It starts where the rules of this program last changed.',
    /** How a player's expected points changed, by luck and by play. */
    player: (name: string, sum: Sum & { start: number; luck: number; play: number }): string =>
      `${bold(name)}: ${reached(sum)}\n-# ${minus(sum.start)} expected at the start, ${signed(sum.luck)} by luck, ${signed(sum.play)} by play`,
    /** Under the heading. */
    parts:
      'Under each name: the turns that cost the most, with what was played and what would have been better. Luck is what was turned up; play is what everybody did with it.',
    /** The same as `instead`, in one line. */
    rather: (when: string, { played, better, points }: Instead): string =>
      `${when}. Played: ${played}. ${points === undefined ? 'Better' : `Better by ${points}`}: ${better}`,
    inFull: 'In full',
    inShort: 'In short',
    /** The same as `player` if the computer cannot count in points. */
    playerRoughly: (name: string, { end }: Sum): string => `${bold(name)}: ${pointsOf(end)}.`,
    /** A turn, and what would have been better. */
    instead: (when: string, { played, better, points }: Instead): string =>
      `${when}. Played: ${played}\n${points === undefined ? 'Better' : `About ${pointsOf(points)} better`}: ${better}`,
    flawless: 'The coach saw nothing clearly better in any turn.',
    /** In the picture. */
    luck: (points: number): string => `Luck: ${signed(points)}`,
    play: (points: number): string => `Play: ${signed(points)}`,
    endTurn: 'ending the turn',
    openings: (players: number): string =>
      `Most common first moves in games of ${players} on this server, with the average result of the seat`,
    opening: (move: string, games: number, points: number): string =>
      `${move}: ${pointsOf(points)} in ${games === 1 ? '1 game' : `${games} games`}`,
    progress: ({ percent, done, all }: { percent: number; done: number; all: number }): string =>
      `Analysing the game: **${percent}%** (${done} of ${all} turns).`,
    queued: (before: number): string =>
      before === 0
        ? 'The analysis is about to start.'
        : `${before === 1 ? 'Another analysis comes' : `${before} other analyses come`} first.`,
    joined: 'Somebody has already asked for the same analysis; you will get that one.',
    cancel: 'Cancel',
    cancelled: 'The analysis was cancelled.',
    gone: 'This analysis is no longer running. Ask for a new one with `/caverna analysis`.',
    busy: 'Several games are already waiting for an analysis. Try again in a few minutes.',
    oneAtATime: 'You have already asked for an analysis. Wait for it, or cancel it.',
    unfinished: {
      closing: 'The bot is restarting, so the analysis was not finished. Ask for it again in a minute.',
      late: 'Discord does not let me take this long to answer. The analysis goes on: ask for it again in a few minutes.',
      nothing: 'There is nothing to analyse.',
    },
  },
};
