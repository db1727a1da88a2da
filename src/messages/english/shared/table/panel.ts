import { plain, plainSentence } from '../../../text.ts';
import { list } from '../list.ts';

/** What ending the turn leaves out, places and brings; each is undefined if there is nothing to say. */
interface Ending {
  readonly without: string | undefined;
  readonly placed: string | undefined;
  readonly gained: string | undefined;
}

/** A player's own panel, which nobody else sees. */
export const panel = {
  exchangeTitle: 'Exchanges',
  exchangeHelp: 'You can do these at any time during your turn. Your turn then goes on.',
  /** The same in a part that all play at the same time. */
  exchangeMeanwhile: 'You can do these at any time. Then you go on where you were.',
  /** The moves of the current turn, in brief. */
  soFar: (moves: string): string => `So far (only you see this): ${moves}`,
  ended: 'Your turn is over, and everybody can see it.',
  /** The same for a solo player. */
  alone: { ended: 'Your turn is over.' },
  stale: 'That question is no longer open. Here is the current one.',
  /** Answers a choice in the prompt if the turn has already started in another way. */
  placed: 'That question is no longer open: you have already begun your turn. Step back to choose again.',
  /** The same after something was turned face up. */
  goesOn: 'That question is no longer open: you have turned something face up, so your turn continues.',
  /** After a choice in the prompt, in a turn that was taken back. */
  startsOver: 'Your turn starts over with this choice.',
  /** To a choice that cannot be used, with the reason. */
  closed: (what: string, reason: string): string =>
    `You cannot use **${plain(what)}** now. ${plainSentence(reason)}. Choose something else; nothing was changed.`,
  /** The same if the exchanges below could help. */
  exchangeFirst: (what: string, reason: string): string =>
    `**${plain(what)}**: ${plainSentence(reason)}. Nothing has changed yet.`,
  /** Several things were chosen together, but not all of them are possible; `reason` is a sentence, if known. */
  notTogether: (reason = 'You cannot have all of these together.'): string =>
    `${reason} Nothing has been done; choose again.`,
  /** Choices made together with something that asks a question first. */
  waiting: (chosen: readonly string[]): string => `Answer this first. Next: ${list(chosen)}.`,
  undone: {
    move: 'Your last move has been taken back.',
    turn: 'Your last turn is open again. Change it, then end it.',
  },

  /** Under a button: what pressing it does. */
  above: (detail: string): string => `↑ ${detail}`,

  end: 'End turn',
  /** `End turn without a stable (+1 sheep)`, `End turn: Carpenter on D3`. */
  endHow: (end: string, { without, placed, gained }: Ending): string =>
    `${end}${without === undefined ? '' : ` without ${without}`}${placed === undefined ? '' : `: ${placed}`}${gained === undefined ? '' : ` (${gained})`}`,
  /** Beneath a button that is too short to say what ending the turn leaves out. */
  leavesOut: (without: string): string => `If you end now, you go without ${without}.`,
  /** After "without", for everything left out. */
  leftOut: 'the rest',
  stepBack: 'Step back',
  startOver: 'Start over',
  /** The same if the turn has turned something face up. */
  startOverSince: 'Start over from the reveal',
  turnedUp: 'What you have turned face up stays face up, so you cannot go back any further.',
  exchange: 'Exchange',
  backToTask: 'Back to my turn',
  previous: 'Previous',
  next: 'Next',
};
