import { capital, clip, plain } from '../../text.ts';
import { list, pointsOf } from './list.ts';

/** A topic in words, and whether a way to play is better in it. */
interface Differs {
  readonly topic: string;
  readonly better: boolean;
  /** That it has come by none of it, while the other has spent some. */
  readonly kept?: boolean;
}

/** The levels of computer players that judge, in a sentence. */
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'a beginner',
  steady: 'a steady player',
  strong: 'a strong player',
};

/** Who judges, how exactly, and whether by what is foreseen of later turns. */
interface Judged {
  readonly level: string;
  readonly margin: number;
  readonly ahead?: boolean | undefined;
}

const thinking = ({ ahead }: Judged): string => (ahead ? ' and thinks some turns ahead' : '');

const judge = (level: string): string => `a computer that plays like ${LEVELS[level] ?? plain(level)}`;

/** The topics in which a way is better (and has not merely kept what the other spends), in which it has, or in which it is worse. */
const about = (differences: readonly Differs[], how: 'more' | 'keeps' | 'less'): string =>
  list(
    differences
      .filter(({ better, kept = false }) => how === (better ? (kept ? 'keeps' : 'more') : 'less'))
      .map(({ topic }) => topic),
  );

/** A turn as it was played and a better one, in short, and by how many points that is better, where it can be told. */
interface Instead {
  readonly played: string;
  readonly better: string;
  readonly points: number | undefined;
}

/** What somebody has scored, or was expected to when a game was broken off. */
interface Sum {
  readonly end: number;
  readonly isOver: boolean;
}

const reached = ({ end, isOver }: Sum): string => (isOver ? pointsOf(end) : `${pointsOf(end)} expected at last`);

const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? '±0' : `+${points}`);

/** How long a move is told in a line of its own, at most. */
const RATHER_LIMIT = 44;

/** What a computer advises, and what it says of a game that is over. */
export const coach = {
  ask: 'Coach',
  title: 'What the coach would do',
  ahead: 'For the turn that you plan.',
  /** Who judges, and how exactly: differences of less than `margin` points say nothing. */
  judged: (by: Judged): string =>
    `Judged by ${judge(by.level)}${thinking(by)}. It errs: less than about ${pointsOf(by.margin)} of difference is called equal.`,
  /** The same where nothing was learned that counts in points. */
  judgedRoughly: (level: string): string =>
    `Judged by ${judge(level)} and goes by rules of thumb. They tell which way looks better, but not by how many points.`,
  best: 'The best that it sees.',
  /** The same with what it is better for than the second best. */
  bestFor: (topics: readonly string[]): string =>
    topics.length === 0 ? coach.best : `The best that it sees, above all for ${list(topics)}.`,
  /** A button that begins a turn with the first move of a way, by its place from 1 where there are several. */
  begin: (place: number | undefined, move: string): string => (place === undefined ? move : `${place}: ${move}`),
  /** What another way is worth beside the best. */
  equal: 'As good as the best, as far as it can tell.',
  behind: (points: number): string => `About ${pointsOf(points)} less than the best.`,
  /** Where no points can be told. */
  nth: 'It looks less good than the best.',
  endTurn: 'End the turn',
  /** What a way is better or worse for that nothing tells yet when the turn ends. */
  later: 'what comes of it later',
  /** Of a way that a turn was begun with, in the panel of that turn. */
  followed: {
    /** What is left of it, in short; empty for nothing. */
    goesOn: (moves: string): string =>
      moves === '' ? 'All that the coach advised is done.' : `The coach goes on: ${moves}`,
    left: (moves: string): string =>
      moves === ''
        ? 'The coach advised less than that.'
        : `This is no longer the way of the coach, which went on: ${moves}`,
  },
  /** What it says of a turn that its player has ended. */
  review: {
    ask: 'What was it worth?',
    title: 'What the coach says of your turn',
    played: (moves: string): string => `You: ${moves}`,
    good: 'It saw nothing clearly better.',
    /** By how many points another way looked better, where that can be told. */
    better: (moves: string, points: number | undefined): string =>
      `${points === undefined ? 'Better' : `About ${pointsOf(points)} better`}: ${moves}`,
    /** What that way differs in from the turn as it was played. */
    reasons: (differences: readonly Differs[]): string => {
      const [more, keeps, less] = [about(differences, 'more'), about(differences, 'keeps'), about(differences, 'less')];
      const better = [...(more === '' ? [] : [`better for ${more}`]), ...(keeps === '' ? [] : [`keeps ${keeps}`])];
      if (better.length === 0 && less === '') return 'No single thing makes the difference.';
      if (better.length === 0) return `Worse for ${less}, and yet better in all.`;
      return `${capital([...better, ...(less === '' ? [] : [`worse for ${less}`])].join(', '))}.`;
    },
  },
  /** What a way differs in from the one that stands above it. */
  reasons: (differences: readonly Differs[]): string => {
    const [more, keeps, less] = [about(differences, 'more'), about(differences, 'keeps'), about(differences, 'less')];
    const told = [
      ...(more === '' ? [] : [`more for ${more}`]),
      ...(keeps === '' ? [] : [`keeps ${keeps}`]),
      ...(less === '' ? [] : [`less for ${less}`]),
    ];
    if (told.length === 0) return 'No single thing tells it from the one above.';
    return `Compared with the one above: ${told.join(', ')}.`;
  },
  /** What computers had in mind with their turns, which is no move: `Computer 1 and Computer 3 aim at goods.` */
  aims: (names: readonly string[], aim: string): string =>
    `${list(names.map(plain))} ${names.length === 1 ? 'aims' : 'aim'} at ${aim}.`,
  /** Beneath the only way. */
  alone: 'It sees no other way worth telling.',
  nothing: 'Nothing is to be decided now that could be advised on.',

  /** The analysis of a game that is over. */
  analysis: {
    open: 'Analysis',
    title: 'Analysis',
    chart: 'Expected result',
    /** Where nothing was learned that counts in points. */
    chartNow: 'Points after each turn',
    judged: (by: Judged): string =>
      `Every turn was judged by ${judge(by.level)}${thinking(by)}, by what its player could see. What it expects is an estimate: differences of less than about ${pointsOf(by.margin)} in a turn say nothing.`,
    judgedRoughly: (level: string): string =>
      `Every turn was judged by ${judge(level)} and goes by rules of thumb, so what was lost is told in order, not in points.`,
    /** Where it would be judged otherwise today. */
    outdated: 'This was judged by an earlier method, and is kept as it was.',
    afresh: 'Judge it anew',
    partly: 'It begins where the rules of this program last changed.',
    /** What became of a player's expectation, in points that add up: at the end, at the start, by luck and by play. */
    player: (name: string, sum: Sum & { start: number; luck: number; play: number }): string =>
      `**${plain(name)}**: ${reached(sum)}\n-# ${sum.start} expected at the start, ${signed(sum.luck)} by luck, ${signed(sum.play)} by play`,
    /** Beneath the heading: what stands beneath each name, and what luck and play are. */
    parts:
      'Beneath each name stand the turns that lost most: what was played, then what would have been better. Luck is what was turned up, play is what everybody did with it.',
    /** The same as `instead`, in a line: what a turn differed in from a better one. */
    rather: (when: string, { played, better, points }: Instead): string =>
      `${when}. Played: ${clip(played, RATHER_LIMIT)}. ${points === undefined ? 'Better' : `Better by ${points}`}: ${clip(better, RATHER_LIMIT)}`,
    inFull: 'In full',
    inShort: 'In short',
    /** The same where nothing can be said in points. */
    playerRoughly: (name: string, { end }: Sum): string => `**${plain(name)}**: ${pointsOf(end)}.`,
    /** What was done in a turn, and what would have been better. */
    instead: (when: string, { played, better, points }: Instead): string =>
      `${when}. Played: ${played}\n${points === undefined ? 'Better' : `About ${pointsOf(points)} better`}: ${better}`,
    flawless: 'No turn in which the coach saw anything clearly better.',
    /** In the picture: what came by luck, and by play. */
    luck: (points: number): string => `Luck: ${signed(points)}`,
    play: (points: number): string => `Play: ${signed(points)}`,
    endTurn: 'ending the turn',
    openings: (players: number): string =>
      `How games of ${players} were begun most often on this server, with the mean result of the seat`,
    opening: (move: string, games: number, points: number): string =>
      `${move}: ${pointsOf(points)} in ${games === 1 ? '1 game' : `${games} games`}`,
    progress: (done: number, turns: number): string =>
      `The game is being analysed: **${Math.floor((100 * done) / Math.max(1, turns))} %** (${done} of ${turns} turns).`,
    queued: (before: number): string =>
      before === 0
        ? 'The game is about to be analysed.'
        : `The analysis waits for ${before === 1 ? 'another one' : `${before} others`}.`,
    joined: 'Somebody has asked for the same analysis already; you get that one.',
    cancel: 'Cancel',
    cancelled: 'The analysis was cancelled.',
    gone: 'This analysis is no longer being made. Ask for a new one with `/caverna analysis`.',
    busy: 'Several games are waiting to be analysed already. Try again in a few minutes.',
    oneAtATime: 'You have asked for an analysis already. Wait for it, or cancel it.',
    unfinished: {
      closing: 'The bot is being restarted, so the analysis was not finished. Ask for it again in a minute.',
      late: 'The analysis took too long. Ask for it again later.',
      nothing: 'There is nothing to analyse.',
    },
  },
};
