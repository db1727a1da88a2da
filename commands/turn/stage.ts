import type { Bot } from '../bot.ts';
import type { Composed } from '../discord/compose.ts';
import type { Screen } from './menu-value.ts';

/**
 * A private position in place of a table: the bot at a table where only its owner plays, and what to show after a
 * press.
 */
export interface Stage {
  readonly bot: Bot;
  show(screen: Screen, note: string | undefined): Promise<Composed>;
}
