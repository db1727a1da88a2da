import type { ButtonBuilder } from '@discordjs/builders';
import type { Question } from '../face/face.ts';

/** What guides somebody through a question in a lesson, in place of the ways to everything else. */
export interface Guide {
  readonly text: string;
  /** The comment on the last press, next to the question. */
  readonly verdict: string | undefined;
  readonly buttons: readonly ButtonBuilder[];
  /** Moves that are starred where they are offered. */
  readonly starred: readonly string[];
  /** Moves that are marked in the pictures. */
  readonly marked: readonly string[];
}

/** The text of a panel, without the earlier events. */
interface Said {
  readonly asking: Pick<Question, 'title' | 'isOfPlaces' | 'legend'>;
  /** The text above the question. */
  readonly lead: readonly string[];
  readonly help: string;
  /** The moves so far; undefined before the first. */
  readonly drafts: string | undefined;
  readonly stage: string;
  /** A line that says that the turn is only a rehearsal; empty if it is not. */
  readonly ahead: string;
  /** The rest of the coach's way. */
  readonly goesOn: readonly string[];
  readonly tips: readonly string[];
  readonly note: string | undefined;
  readonly guide: Guide | undefined;
}

const lines = (all: readonly (string | undefined)[]): string =>
  all.filter((line) => line !== undefined && line !== '').join('\n');

/**
 * The text with the question, and the one right above the buttons of places, whose picture is between both. One text
 * each: many places leave no room for another of Discord's components.
 */
export function panelTexts({ asking, note, guide, drafts, goesOn, ...said }: Said) {
  const { title, isOfPlaces, legend } = asking;
  const beside = isOfPlaces ? [...goesOn, guide?.verdict, `**${title}**`, legend] : [];
  const within = isOfPlaces ? [] : [guide?.verdict, guide === undefined ? `### ${title}` : `**${title}**`];
  const stage = drafts ?? (guide === undefined ? said.stage : undefined);
  return {
    noted: lines([note === undefined || guide !== undefined ? note : `*${note}*`, ...beside]),
    said: lines([
      ...said.lead,
      said.ahead,
      ...within,
      said.help,
      stage === undefined ? undefined : `-# ${stage}`,
      ...(isOfPlaces ? [] : goesOn),
      ...said.tips,
      ...(isOfPlaces ? [] : [legend]),
    ]),
  };
}
