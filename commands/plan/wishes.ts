import type { Wish } from '../../src/table/ahead/plan.ts';
import { mistake, TableError } from '../../src/table/errors.ts';
import { playerIdAt } from '../../src/table/ids.ts';
import type { Panel, Position } from '../../src/table/play/showing.ts';
import { privateKind } from '../../src/table/practice/practice.ts';
import type { Request } from '../../src/table/requests.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Part } from '../discord/compose.ts';
import { menu } from '../discord/rows.ts';
import type { Asked } from '../face/asked.ts';
import { STAR } from '../face/label.ts';

/** Adds or removes a player's wish; throws TableError if the piece is not available. */
export async function turnWish(bot: Bot, request: Request, move = ''): Promise<void> {
  const { game, state, seat, wishes } = await bot.planning.planned(request);
  const menus = faceOf(bot, game).supply?.wishes?.menus(state, seat) ?? [];
  const isOffered = menus.some(({ choices }) => choices.some(({ value }) => value === move));
  if (!isOffered && !wishes.some((wish) => wish.move === move)) throw mistake('notAhead', {});
  await bot.planning.wish({ ...request, move });
}

/** A player's wishes, as the moves that take them, with the words for them and how to change them. */
interface Wished {
  readonly wished: readonly string[];
  readonly parts: readonly Part[];
}

export const NO_WISHES: Wished = { wished: [], parts: [] };

/** The moves for the wishes that nobody else has taken. */
const stillToHave = (wishes: readonly Wish[]): readonly string[] =>
  wishes.flatMap(({ move, takenBy }) => (takenBy === undefined ? [move] : []));

/**
 * Whether a choice that is clearly the last of the turn also ends it: only in real turns, and only if the player has
 * not turned that off.
 */
async function endsAlone({ personal }: Bot, { game, seat, decision, ahead }: Panel): Promise<boolean> {
  if (ahead || privateKind(game.id) !== undefined || !decision.options.some(({ reveals }) => reveals)) return false;
  return (await personal.settings(playerIdAt(game.seats, seat))).doForced;
}

/** A player's question, together with those of their wishes that may be available; only that player sees it. */
export async function askedOf(bot: Bot, panel: Panel): Promise<Asked> {
  const { game, state, seat, decision } = panel;
  const asked = { state, decision, seats: game.seats, turn: panel, endsAlone: await endsAlone(bot, panel) };
  const userId = playerIdAt(game.seats, seat);
  if (userId === '' || faceOf(bot, game).supply?.wishes?.mayTake(decision) !== true) return asked;
  try {
    const { wishes } = await bot.planning.planned({ gameId: game.id, userId });
    return { ...asked, wished: stillToHave(wishes) };
  } catch (error) {
    if (error instanceof TableError) return asked;
    throw error;
  }
}

/**
 * A player's wishes among what is left, with menus to change them; nothing for anybody else, because wishes are
 * private.
 */
export async function wishesOf(bot: Bot, { game }: Position, seat: number): Promise<Wished> {
  const face = faceOf(bot, game);
  const offered = face.supply?.wishes;
  const userId = playerIdAt(game.seats, seat);
  if (offered === undefined || userId === '' || game.status !== 'running') return NO_WISHES;
  try {
    const { state, wishes } = await bot.planning.planned({ gameId: game.id, userId });
    const lines = offered.lacking({ game, state, seat, wishes });
    const isWished = (move: string): boolean => wishes.some((wish) => wish.move === move);
    const parts: Part[] = [
      [`**${offered.title}**`, ...(lines.length === 0 ? [offered.help] : lines.map((line) => `- ${line}`))].join('\n'),
      ...offered.menus(state, seat).map(({ title, choices }, slot) =>
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
    return { wished: stillToHave(wishes), parts };
  } catch (error) {
    // Nobody can change wishes while a game is paused.
    if (error instanceof TableError) return NO_WISHES;
    throw error;
  }
}
