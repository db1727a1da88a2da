import { list, pointsOf } from '../shared/list.ts';
import { everyOne, type FrameFor } from '../shared/replay.ts';
import { amount } from './goods.ts';
import { space } from './spaces/index.ts';

/** The words in the frames of a replay, without markdown. */
export const frames = {
  opening: (names: readonly string[]) => ({ title: 'The game begins', story: `${list(names)}.` }),
  /** The first frame of a game that started under older rules. */
  resumed: (names: readonly string[]) => ({
    title: 'The game continues',
    story: `${list(names)}. Everything before this followed older rules and cannot be shown.`,
  }),
  turn: (name: string, at: string | undefined): string => (at === undefined ? name : `${name}: ${space(at).name}`),
  brings: (card: string): string => `New: ${space(card).name}.`,
  /** Who leads, and who had to beg. */
  sum: ({
    leader,
    begging,
  }: {
    leader: { readonly name: string; readonly points: number } | undefined;
    begging: readonly { readonly name: string; readonly count: number }[];
  }): string =>
    [
      ...(leader === undefined ? [] : [`${leader.name} is ahead: ${pointsOf(leader.points)}.`]),
      ...(begging.length === 0
        ? []
        : [`Begging markers: ${begging.map(({ name, count }) => `${name} ${count}`).join(', ')}.`]),
    ].join(' '),
  /** A player's achievement in a round; undefined for none. */
  news: ({
    name,
    tiles,
    children,
    begging,
  }: {
    name: string;
    tiles: readonly string[];
    children: number;
    begging: number;
  }): string | undefined => {
    const news = [
      ...tiles,
      ...(children > 0 ? [children === 1 ? 'a child' : `${children} children`] : []),
      ...(begging > 0 ? [amount('begging', begging)] : []),
    ];
    return news.length === 0 ? undefined : `${name}: ${list(news)}.`;
  },
  /** The alt text. */
  alt: ({
    names,
    pace,
    frames,
    round,
    table,
    result,
  }: {
    names: readonly string[];
    pace: FrameFor;
    frames: number;
    round: number;
    /** Whether the action spaces are shown too. */
    table: boolean;
    result: string | undefined;
  }): string =>
    [
      `Animated replay of the game of ${list(names)} up to round ${round}: ${everyOne[pace]}, ${frames} frames.`,
      table ? 'Each shows the action spaces and every home board.' : 'Each shows every home board.',
      ...(result === undefined ? [] : [table ? `The last one shows the score sheet. ${result}` : result]),
    ].join(' '),
};
