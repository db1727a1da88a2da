import { list, pointsOf } from '../shared/list.ts';
import { everyOne, type FrameFor } from '../shared/replay.ts';
import { amount } from './goods.ts';
import { space } from './spaces/index.ts';

/** What stands in the frames of a replay, without markdown. */
export const frames = {
  opening: (names: readonly string[]) => ({ title: 'The game begins', story: `${list(names)}.` }),
  /** The rules have changed so that what was played before cannot be shown. */
  resumed: (names: readonly string[]) => ({
    title: 'The game goes on',
    story: `${list(names)}. What came before was played by earlier rules and cannot be shown.`,
  }),
  turn: (name: string, at: string | undefined): string => (at === undefined ? name : `${name}: ${space(at).name}`),
  brings: (card: string): string => `New: ${space(card).name}.`,
  /** Who is ahead where all have played, and who had to beg. */
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
  /** Whose board is larger than the others. */
  large: (pace: FrameFor, points: boolean): string => {
    const together = points ? 'whoever is ahead' : 'the starting player';
    return pace === 'rounds'
      ? `The large board is that of ${together}.`
      : `The large board is that of whoever acts; where all do, of ${together}.`;
  },
  /** What a player has reached in a round; undefined where there is nothing to tell. */
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
    const told = [
      ...tiles,
      ...(children > 0 ? [children === 1 ? 'a child' : `${children} children`] : []),
      ...(begging > 0 ? [amount('begging', begging)] : []),
    ];
    return told.length === 0 ? undefined : `${name}: ${list(told)}.`;
  },
  /** For those who cannot see it. */
  alt: ({
    names,
    pace,
    frames,
    round,
    large,
    result,
  }: {
    names: readonly string[];
    pace: FrameFor;
    frames: number;
    round: number;
    large: string | undefined;
    result: string | undefined;
  }): string =>
    [
      `Animated replay of the game of ${list(names)} up to round ${round}: ${everyOne[pace]}, ${frames} frames.`,
      'Each shows the action spaces and every home board.',
      ...(large === undefined ? [] : [large]),
      ...(result === undefined ? [] : [`The last one shows the score sheet. ${result}`]),
    ].join(' '),
};
