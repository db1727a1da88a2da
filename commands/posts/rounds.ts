import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';

/** The round of a game in a few words, or its stage if its rounds have no numbers. */
export function roundTold(bot: Bot, game: Pick<TableGame, 'game'>, state: unknown): string {
  return faceOf(bot, game).round(state);
}
