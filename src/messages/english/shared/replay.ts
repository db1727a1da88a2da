import type { FrameFor } from '../../context.ts';
import { capital } from '../../text.ts';

export type { FrameFor };

/** What each frame of a replay shows. */
export const everyOne: Readonly<Record<FrameFor, string>> = {
  rounds: 'one frame per round',
  turns: 'one frame per turn',
};

const nothing = 'There is nothing to replay yet: nobody has finished a turn of this game.';

/** The replay of a game as an animated picture. */
export const replay = {
  /** The choices of the command. */
  paces: { rounds: 'One per round', turns: 'One per turn, if the file does not get too large' },
  title: (pace: FrameFor): string => `### Replay\n-# ${capital(everyOne[pace])}`,
  /** If one frame per turn did not fit. */
  shortened: '-# One frame per turn would make the file too large, so this is one frame per round.',
  /** If the replay does not go back to the start of the game. */
  partly: '-# It starts where the rules of this program last changed; earlier turns can no longer be shown.',
  progress: ({ percent, done, all }: { percent: number; done: number; all: number }): string =>
    `Painting the replay: **${percent}%** (${done} of ${all} frames).`,
  smaller: 'The file was too large, so it is being painted again, smaller.',
  joined: 'Somebody has already asked for the same replay; you will get that one.',
  queued: (before: number): string =>
    before === 0
      ? 'You are next: painting starts in a moment.'
      : `${before === 1 ? 'Another replay is' : `${before} other replays are`} painted first.`,
  posted: 'Here is the replay.',
  cancel: 'Cancel',
  cancelled: 'The replay was cancelled.',
  /** To a press on a replay that is done or was lost in a restart. */
  gone: 'This replay is no longer being painted. Ask for a new one with `/caverna replay`.',
  busy: 'Several replays are already waiting to be painted. Try again in a few minutes.',
  oneAtATime: 'You have already asked for a replay. Wait for it, or cancel it.',
  nothing,
  unfinished: {
    closing: 'The bot is restarting, so the replay was not finished. Ask for it again in a minute.',
    late: 'The replay took too long to paint. Try again later, or with one frame per round.',
    nothing,
  },
  /** A button under the result of a game. */
  watch: 'Replay',
};
