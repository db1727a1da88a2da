import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';

/** The round of a game in a few words, or its stage if its rounds have no numbers. */
export function roundTold(bot: Bot, game: Pick<TableGame, 'game'>, state: unknown): string {
  const face = faceOf(bot, game);
  const round = face.round?.(state);
  if (round !== undefined) return round;
  const tick = face.coach?.tick(state) ?? '';
  return tick === '' ? face.stage(state) : bot.words.log.round(tick);
}
