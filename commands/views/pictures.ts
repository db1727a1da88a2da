import type { Bot } from '../bot.ts';
import type { Picture } from '../compose.ts';

/** The pictures of a message; none where they cannot be painted, because a game is playable by its words alone. */
export async function painted(bot: Bot, gameId: string, paint: () => Promise<Picture[]>): Promise<Picture[]> {
  try {
    return await paint();
  } catch (error) {
    bot.log.error({ err: error, gameId }, 'pictures could not be painted');
    return [];
  }
}
