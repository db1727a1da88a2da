import type { Option } from '../../src/engine/decision.ts';
import type { OptionRow } from '../face/rows.ts';
import type { AskedOptions } from '../face/wording.ts';

/** The options of a question while they become rows of a message. */
export interface Laid extends AskedOptions {
  /** The game's row for the moves that start with a word. */
  readonly rowOf: (verb: string) => OptionRow | undefined;
  readonly slots: Slots;
}

/** Numbers the controls of a message, so that each has an id of its own, and collects the options that are buttons. */
interface Slots {
  next: number;
  readonly buttons: OptionButton[];
}

/** An option as a button, with its label as the player reads it. */
export interface OptionButton {
  readonly option: Option;
  readonly label: string;
}

/** A question whose options become rows; the slots of its controls start at a number. */
export function laidOut(question: AskedOptions, rows: readonly OptionRow[], slot = 0): Laid {
  const byVerb = new Map(rows.map((row) => [row.verb, row]));
  return { ...question, rowOf: (verb) => byVerb.get(verb), slots: { next: slot, buttons: [] } };
}

/** What every press on an option carries. */
export const origin = ({ game, step, ahead, screen }: AskedOptions) => ({
  game,
  step,
  ...(ahead && { ahead }),
  ...(screen.exchange && { exchange: true as const }),
});

/** Moves that start with the same words. */
export interface Branch {
  /** The first words that all moves of the branch share; empty at the top. */
  readonly prefix: string;
  readonly options: readonly Option[];
}
