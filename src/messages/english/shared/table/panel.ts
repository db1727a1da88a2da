import { PHONE, plain } from '../../../text.ts';
import { counted, list } from '../list.ts';

/** What becomes of what is still open, each undefined where there is nothing of the kind. */
interface Ending {
  readonly without: string | undefined;
  readonly placed: string | undefined;
  readonly gained: string | undefined;
}

const endOf = (end: string, { without, placed, gained }: Ending): string =>
  `${end}${without === undefined ? '' : ` without ${without}`}${placed === undefined ? '' : `: ${placed}`}${gained === undefined ? '' : ` (${gained})`}`;

/** A player's own panel, which nobody else sees. */
export const panel = {
  exchangeTitle: 'Exchanges',
  exchangeHelp: 'Possible at any time of your turn; your question stays open.',
  /** What has been chosen so far, in short texts. */
  soFar: (moves: readonly string[]): string => `So far, seen by you alone: ${counted(moves).join(' → ')}`,
  ended: 'Your turn is over and everybody can see it.',
  stale: 'That button was made for an earlier question. Here is the present one.',
  /** To one who chooses in the prompt although the turn has been begun. */
  placed: 'That belongs to an earlier question: you have begun your turn already. Step back lets you choose anew.',
  /** The same where something was turned up in the turn. */
  goesOn: 'That belongs to an earlier question: you have turned something up, so your turn goes on.',
  /** After a choice in the prompt, in a turn that was taken back. */
  startsOver: 'Your turn starts over with this.',
  /** To one who chooses what is shown with the reason why it cannot be used. */
  closed: (what: string, reason: string): string =>
    `**${plain(what)}** cannot be used now. ${plain(reason)}. Choose something else; nothing was changed.`,
  /** The same where exchanges could bring what it lacks, which stand beneath. */
  exchangeFirst: (what: string, reason: string): string =>
    `**${plain(what)}**: ${plain(reason)}. Nothing was changed yet.`,
  /** Several that were chosen together cannot all be had, with the reason where it is known. */
  notTogether: (reason: string | undefined): string =>
    reason === undefined
      ? 'Those do not go together, so none of them was chosen. Choose again, one at a time.'
      : `${reason} Nothing was chosen yet: choose again.`,
  /** What was chosen together with something that asks a question first. */
  waiting: (chosen: readonly string[]): string => `Answer this first; then comes: ${list(chosen)}.`,
  undone: { move: 'Your last move has been taken back.', turn: 'Your last turn is open again; play it anew.' },

  /** Beneath a button, what pressing it comes to. */
  above: (detail: string): string => `↑ ${detail}`,

  end: 'End turn',
  /** Ends what `end` says and leaves out what is open, or settles it: `End turn without a stable (+1 sheep)`, `End turn: Carpenter on D3`; where a telephone has no room for that, `End turn without more`. */
  endHow: (end: string, ending: Ending): string => {
    const whole = endOf(end, ending);
    if (whole.length <= PHONE.button) return whole;
    const { without, placed, gained } = ending;
    // What is left out stands above the button, and so does what a tile costs.
    return endOf(end, { without: without && 'more', placed: placed?.replace(/ \([^()]*\)/, ''), gained });
  },
  stepBack: 'Step back',
  startOver: 'Start over',
  /** Instead of the former, where something has come to light in the turn. */
  startOverSince: 'Back to what turned up',
  /** Where something has come to light in the turn. */
  turnedUp: 'What you have turned up stays turned up: your turn goes back no further than that.',
  exchange: 'Exchange',
  backToTask: 'Back to my turn',
  previous: 'Previous',
  next: 'Next',
};
