import { capital } from '../../text.ts';

/** What a replay has one frame for. */
export type FrameFor = 'rounds' | 'turns';

/** How often there is a frame, in words. */
export const everyOne: Readonly<Record<FrameFor, string>> = { rounds: 'one frame a round', turns: 'one frame a turn' };

const nothing = 'There is nothing to replay yet: no turn of this game has been played to its end.';

/** The replay of a game as an animated picture. */
export const replay = {
  /** The choices of the command. */
  paces: { rounds: 'One for each round', turns: 'One for each turn, as far as the file is not too large' },
  title: (pace: FrameFor): string => `### Replay\n-# ${capital(everyOne[pace])}`,
  /** Where turns were asked for and did not fit. */
  shortened: '-# One frame a turn would have been too large a file, so this is one frame a round.',
  /** Where the game does not go back to its start. */
  partly: '-# It begins where the rules of this program last changed; what came before can no longer be shown.',
  progress: (done: number, frames: number): string =>
    `The replay is being painted: **${Math.floor((100 * done) / Math.max(1, frames))} %** (${done} of ${frames} frames).`,
  smaller: 'It was too large a file and is being painted anew, smaller.',
  joined: 'Somebody has asked for the same replay already; you get that one.',
  queued: (before: number): string =>
    before === 0
      ? 'The replay is about to be painted.'
      : `The replay waits for ${before === 1 ? 'another one' : `${before} others`} to be painted.`,
  posted: 'The replay is there.',
  cancel: 'Cancel',
  cancelled: 'The replay was cancelled.',
  /** A button of a replay that is not being made: it is done, or the bot was started anew. */
  gone: 'This replay is no longer being made. Ask for a new one with `/caverna replay`.',
  busy: 'Several replays are waiting to be painted already. Try again in a few minutes.',
  oneAtATime: 'You have asked for a replay already. Wait for it, or cancel it.',
  nothing,
  unfinished: {
    closing: 'The bot is being restarted, so the replay was not finished. Ask for it again in a minute.',
    late: 'The replay took too long to be painted. Try again later, or with one frame a round.',
    nothing,
  },
  /** A button under the result of a game. */
  watch: 'Replay',
};
