import type { Bot } from '../bot.ts';
import type { Picture } from '../discord/compose.ts';

/** The game of a picture, and the entry of its log at that moment. */
interface PictureSubject {
  readonly game: { readonly id: string };
  readonly entry: number;
}

/** The pictures of a message; none if they cannot be painted, because a game is playable without them. */
export async function painted(
  bot: Bot,
  { game, entry }: PictureSubject,
  paint: () => Promise<Picture[]>,
): Promise<Picture[]> {
  try {
    return await paint();
  } catch (error) {
    bot.log.error({ err: error, gameId: game.id, entry }, 'pictures could not be painted');
    return [];
  }
}
