import { plain } from '../../../text.ts';

/** A player's own panel, which nobody else sees. */
export const panel = {
  exchangeTitle: 'Exchanges',
  exchangeHelp: 'Possible at any time of your turn; your question stays open.',
  /** What has been chosen so far, in short texts. */
  soFar: (moves: readonly string[]): string => `So far, seen by you alone: ${moves.join(' → ')}`,
  ended: 'Your turn is over and everybody can see it.',
  stale: 'That button was made for an earlier question. Here is the present one.',
  /** To one who chooses a space in the prompt although the turn has been begun. */
  placed:
    'That belongs to an earlier question: you have chosen a space already. “Start over” lets you choose another one.',
  /** To one who chooses what is shown with the reason why it cannot be used. */
  closed: (what: string, reason: string): string =>
    `**${plain(what)}** cannot be used now. ${plain(reason)}. Choose something else; nothing was changed.`,
  undone: { move: 'Your last move has been taken back.', turn: 'Your last turn is open again; play it anew.' },

  end: 'End turn',
  /** Leaves out what is open, and ends the turn: `Buy nothing more, end turn`. */
  skipAndEnd: (skip: string): string => `${skip}, end turn`,
  stepBack: 'Step back',
  startOver: 'Start over',
  exchange: 'Exchange',
  backToTask: 'Back to my turn',
  previous: 'Previous',
  next: 'Next',
};
