import { plain } from '../../text.ts';
import { relative } from '../../timestamp.ts';

/** A private copy of a game, in which somebody tries things out. */
export const sandbox = {
  open: 'Try it out',
  /** The same for a game that is over. */
  whatIf: 'What if?',
  /** Above the question; `name` is the player whose seat moves. */
  title: (name: string): string => `🧪 Sandbox: ${plain(name)}’s turn`,
  /** `until` is when it ends, UTC ms. */
  yours: (until: number, isAlone: boolean): string =>
    `Only you see this, and the real game does not change. ${isAlone ? '' : 'You play every seat. '}*Leave sandbox* ends it; otherwise it ends ${relative(until)}.`,
  /** The same while computers play the other seats. */
  against: (name: string, until: number): string =>
    `Only you see this, and the real game does not change. You play ${plain(name)}, and computers play the others. *Leave sandbox* ends it; otherwise it ends ${relative(until)}.`,
  /** In its first panel. */
  dealt: 'Whatever lies face down has been dealt again here. It may turn out differently in the real game.',
  more: 'What else you can do in your sandbox',
  time: 'Go back',
  players: 'Who plays',
  reopen: 'Take a turn back',
  restart: 'Back to the start',
  computers: 'Computers play the others',
  all: 'Play all seats',
  leave: 'Leave sandbox',
  left: 'You have left the sandbox. The real game has not changed.',
  /** In place of a sandbox that is open elsewhere. */
  replaced: 'This sandbox is closed, because you have opened another one.',
  /** Above the result. */
  over: '🧪 Your sandbox has reached the end of its game. The real game has not changed.',
  /** Turns that were left out of a list. */
  earlier: (turns: number): string => `${turns === 1 ? '1 earlier turn' : `${turns} earlier turns`}`,
  /** The list of turns of a finished game. */
  choose: (isAlone: boolean): string =>
    `Choose a turn. Your sandbox starts right before it${isAlone ? '' : ': you play all seats, or let computers play the others'}. Only you see it.`,
  /** A menu of turns that cost points. */
  costly: 'What if? Try one of these turns',
  rounds: 'Which round?',
  turns: 'Which turn?',
};
