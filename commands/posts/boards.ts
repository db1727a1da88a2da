import { type Bot, faceOf } from '../bot.ts';
import type { Picture } from '../discord/compose.ts';
import type { Boards } from '../face/face.ts';

/** With up to this many seats, the boards are shown one by one. */
const FEW = 2;

/**
 * The home boards of all seats. At a larger table, one of them may be separate and the others in one picture, unless
 * the table has agreed to show all of them.
 */
export async function homeBoards(bot: Bot, shown: Omit<Boards, 'seats'>, alone?: number): Promise<Picture[]> {
  const { game } = shown;
  const face = faceOf(bot, game);
  if (game.seats.length <= FEW || game.terms.boards === 'all' || face.boardsTogether === undefined)
    return face.boardPictures(shown);
  const others = [...game.seats.keys()].filter((seat) => seat !== alone);
  const [own, together] = await Promise.all([
    alone === undefined ? [] : face.boardPictures({ ...shown, seats: [alone] }),
    face.boardsTogether({ ...shown, seats: others }),
  ]);
  return [...own, together];
}
