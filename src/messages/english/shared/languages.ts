import { plain } from '../../text.ts';
import { list } from './list.ts';

/** The languages of tables and of people; `name` is a language's own name for itself. */
export const languages = {
  /** The option of a lobby. */
  table: {
    label: 'Language',
    explanation: 'For posts and pictures; private panels are in each player’s own language',
    choice: 'Posts and pictures in the channel',
  },
  /** The menu in a person's settings. */
  own: {
    label: 'Your language',
    discord: { label: 'As in Discord', explanation: 'English if I do not speak the language of your Discord' },
    choice: 'Everything that only you see',
  },
  /** To somebody who changed the language of a running game or a lobby. */
  changed: (name: string): string => `From now on, posts and pictures here are in this language: ${name}.`,
  /** About a language that the bot does not speak, and the languages that it speaks. */
  unknown: (tag: string, spoken: readonly string[]): string =>
    `I do not speak “${plain(tag)}”. I speak ${list(spoken)}. Nothing was changed.`,
  /** About a game or a person's settings in a language that the bot does not speak. */
  fallback: (tag: string): string => `I do not speak “${plain(tag)}”, so I use English.`,
};
