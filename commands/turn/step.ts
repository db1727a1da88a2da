import type { Answer } from '../../src/table/play/turns.ts';
import type { Bot } from '../bot.ts';
import { closingOf } from './closing.ts';
import type { Screen } from './menu-value.ts';

/** Whose press it is, and which question it answers. */
export interface Step {
  readonly gameId: string;
  readonly userId: string;
  readonly step: number;
  /** Whether the pressed message is public; a prompt asks how the turn starts, even if it has already started. */
  readonly isForAll?: boolean;
  /** Whether the press that starts the turn also makes the moves that nobody declines. */
  readonly takes: boolean;
}

/**
 * The table's answer, a sentence about it, the screen of its panel, and whether the press included an exchange, in case
 * the player wants more of them.
 */
export type Noted = Answer & { readonly note?: string; readonly screen?: Screen; readonly isExchange?: boolean };

/** Plays moves. Ends the turn as well if nothing is left to do and nothing can be taken back. */
export const chooseAll = ({ table, ...bot }: Bot, at: Step, [move = '', ...more]: readonly string[]): Promise<Answer> =>
  table.choose({ ...at, move, more, closing: (before, after) => closingOf(bot, before, after) });

/** The person and the game of a press, as a key. */
export const keyOf = ({ gameId, userId }: Step): string => `${gameId} ${userId}`;
