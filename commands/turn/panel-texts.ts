import type { ButtonBuilder } from '@discordjs/builders';
import type { Question } from '../face/asked.ts';

/** What guides somebody through a question of a lesson, in place of the buttons to everything else. */
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

/** The texts of a panel, apart from earlier events. */
interface Said {
  readonly asking: Pick<Question, 'title' | 'isOfPlaces' | 'legend'>;
  /** The text above the question. */
  readonly lead: readonly string[];
  readonly help: string;
  /** The moves so far; undefined before the first one. */
  readonly drafts: string | undefined;
  readonly stage: string;
  /** A line that says that the turn is only a rehearsal; empty if it is not. */
  readonly ahead: string;
  /** What is left of the coach's way. */
  readonly goesOn: readonly string[];
  readonly tips: readonly string[];
  readonly note: string | undefined;
  readonly guide: Guide | undefined;
}

const lines = (all: readonly (string | undefined)[]): string =>
  all.filter((line) => line !== undefined && line !== '').join('\n');

/**
 * The text with the question, and the one right above the buttons of places, with the picture between them. Each is a
 * single text: many places leave no room for another of Discord's components.
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
