import { plain } from '../../text.ts';

/** What happened since a player's last turn, told to the player alone. */
export const recap = {
  /** Its heading, to the player or to everybody. */
  since: { own: '**Since your last turn**', of: (name: string): string => `**Since the last turn of ${plain(name)}**` },
  /** The same where the player has had no turn. */
  begun: '**So far in this game**',
  /** In place of the player's own name, before what came about without a choice of theirs. */
  you: 'You, without being asked',
  nothing: 'Nothing has happened since your last turn.',
  /** The same where the player has had no turn. */
  nothingYet: 'Nothing has happened yet.',
  /** What one player did, turn by turn. */
  player: (name: string, turns: readonly string[]): string => {
    const told = turns.join('; ');
    // Who made the choices in the person's place is a sentence of its own.
    return `**${plain(name)}**: ${told}${told.endsWith(')*') ? '' : '.'}`;
  },
  /** What was done in a round, told in a word each; `round` where nothing says it before. */
  briefly: (told: readonly string[], round: number | undefined): string =>
    [...(round === undefined ? [] : [`Round ${round}:`]), ...told].join(' '),
  /** In place of turns that there is no room for. */
  earlier: 'Earlier turns are told by the *Log*, under *More*.',
  /** In place of the first of many turns of one player. */
  more: '…',
};

/** What a player has written down for themselves about a game. */
export const notes = {
  title: 'Your notes',
  formTitle: 'Notes for this game',
  label: 'Only you can see them',
  placeholder: 'What you want to remember',
  kept: 'Your notes are kept. Only you can see them.',
  removed: 'Your notes are removed.',
  open: 'Notes',
};
