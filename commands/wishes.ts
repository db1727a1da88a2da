import { mistake, TableError } from '../src/table/errors.ts';
import type { Position } from '../src/table/play/showing.ts';
import type { Request } from '../src/table/requests.ts';
import { type Bot, faceOf } from './bot.ts';
import type { Part } from './compose.ts';
import { menu } from './views/rows.ts';

/** Marks what somebody would like to have, or no longer; throws TableError for what is not to be had. */
export async function turnWish(bot: Bot, request: Request, move = ''): Promise<void> {
  const { game, state, wishes } = await bot.planning.planned(request);
  const menus = faceOf(bot, game).supply?.wishes?.menus(state) ?? [];
  const isOffered = menus.some(({ choices }) => choices.some(({ value }) => value === move));
  if (!isOffered && !wishes.some((wish) => wish.move === move)) throw mistake('notAhead', {});
  await bot.planning.wish({ ...request, move });
}

/** Before what is wished for. */
const STAR = '★ ';

/** What a player wishes for among what is left, and menus to change it; nothing for others. Nobody else sees it. */
export async function wishParts(bot: Bot, { game }: Position, seat: number): Promise<Part[]> {
  const face = faceOf(bot, game);
  const offered = face.supply?.wishes;
  const userId = game.seats[seat]?.userId;
  if (offered === undefined || userId === undefined || game.status !== 'running') return [];
  try {
    const { state, wishes } = await bot.planning.planned({ gameId: game.id, userId });
    const lines = face.wished?.({ game, state, seat, wishes }) ?? [];
    const isWished = (move: string): boolean => wishes.some((wish) => wish.move === move);
    return [
      [`**${offered.title}**`, ...(lines.length === 0 ? [offered.help] : lines.map((line) => `- ${line}`))].join('\n'),
      ...offered.menus(state).map(({ title, choices }, slot) =>
        menu(
          { on: 'wish', game: game.id },
          {
            placeholder: title,
            choices: choices.map((choice) => ({
              ...choice,
              text: isWished(choice.value) ? `${STAR}${choice.text}` : choice.text,
            })),
            slot,
          },
        ),
      ),
    ];
  } catch (error) {
    // While a game is paused nothing can be wished for.
    if (error instanceof TableError) return [];
    throw error;
  }
}
