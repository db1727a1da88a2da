import { plain } from '../../text.ts';

/** What happened since a player's last turn. */
export const recap = {
  /** The heading, for the player or for everybody. */
  since: { own: '**Since your last turn**', of: (name: string): string => `**Since the last turn of ${plain(name)}**` },
  /** The heading before the player's first turn. */
  begun: '**So far in this game**',
  /** In place of the player's own name, for what happened without their choice. */
  you: 'You, automatically',
  nothing: 'Nothing has happened since your last turn.',
  /** The same before the player's first turn. */
  nothingYet: 'Nothing has happened yet.',
  /** Before several players' turns in one line. */
  round: (number: number): string => `Round ${number}:`,
  /** In place of turns that do not fit. */
  earlier: 'Earlier turns are in the *Log*, under *More*.',
};

/** A player's private notes about a game. */
export const notes = {
  title: 'Your notes',
  formTitle: 'Notes for this game',
  label: 'Only you can see them',
  placeholder: 'Anything you want to remember',
  kept: 'Your notes are saved. Only you can see them.',
  removed: 'Your notes have been removed.',
  open: 'Notes',
};
