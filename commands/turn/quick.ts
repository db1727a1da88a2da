import type { Position } from '../../src/table/play/showing.ts';
import { isLesson } from '../../src/table/terms.ts';
import { type Bot, faceOf } from '../bot.ts';
import { ROWS_LIMIT } from '../discord/limits.ts';
import type { Row } from '../discord/rows.ts';
import { ask } from './ask.ts';

/**
 * Menus for answering outside a panel, if a single player has a question that everybody may read, such as one about
 * action spaces. They leave a row for buttons; what does not fit can be chosen in the player's panel. A lesson has
 * none, because its panel must explain the turn first.
 */
export function quickMenus(bot: Bot, { game, state, awaited }: Position): Row[] {
  const [only, second] = awaited;
  if (!only || second || isLesson(game.terms)) return [];
  const { decision, step } = only;
  const words = faceOf(bot, game).wording({ state, decision, seats: game.seats });
  const options = words.rows(decision.options).flatMap((row) => (row.isForAll ? row.options : []));
  return ask({ game: game.id, step, options, words, screen: {} }).slice(0, ROWS_LIMIT - 1);
}
