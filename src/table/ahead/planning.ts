import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import { seatPlayedBy } from '../ids.ts';
import { findTable, type TableContext } from '../play/context.ts';
import type { Request } from '../requests.ts';
import { storable } from '../storable.ts';
import { habitOf, isForcedAgain } from './habit.ts';
import { changeOrder, changePlan, keepStanding, layMove, type OrderChange, turnWish } from './plan.ts';
import type { Condition } from './preparation.ts';
import { recapAgain, recapFor } from './recap.ts';
import { createRehearsal } from './rehearsal.ts';

/** The longest note, in characters. */
export const NOTE_LIMIT = 4_000;

/**
 * A player's private data in a game: plans, orders for harvests, what they have read, and notes. Nobody else ever sees
 * any of it. Every function throws TableError for a mistake of the user.
 */
export function createPlanning(context: TableContext) {
  const bind = binding(context);
  return {
    planned: (request: Request) => changePlan(context, request, ({ preparation }) => preparation),
    /** Plans a single move, such as an action space. */
    lay: (request: Request & { readonly move: string; readonly condition?: Condition | undefined }) =>
      changePlan(context, request, (sitting) => layMove(sitting, request.move, request.condition)),
    /** Changes the order with an id. */
    change: (request: Request & { readonly order: number; readonly change: OrderChange }) =>
      changePlan(context, request, ({ preparation }) => changeOrder(preparation, request.order, request.change)),
    /** Removes every order for the next turn. */
    clear: (request: Request) =>
      changePlan(context, request, ({ preparation }) => ({ ...preparation, orders: [], rehearsal: undefined })),
    /** Orders for harvests that play as the user has played several in a row; undefined if there are none to offer. */
    habit: bind(habitOf),
    /** Whether the user is again facing a question that leaves no choice. */
    isForcedAgain: bind(isForcedAgain),
    /** Stores orders for harvests; undefined removes them. */
    keepStanding: (request: Request & { readonly standing: unknown }) =>
      changePlan(context, request, (sitting) => keepStanding(sitting, request.standing)),
    /**
     * Marks a move that the user would like to make, or removes the mark. The caller checks whether the user may wish
     * for it.
     */
    wish: (request: Request & { readonly move: string }) =>
      changePlan(context, request, (sitting) => turnWish(sitting, request.move)),
    /**
     * What has happened since the user's last turn; available from their first look at a decision until they start to
     * answer it.
     */
    recap: bind(recapFor),
    /** The same, available at any time. */
    recapAgain: bind(recapAgain),
    note: bind(note),
    keepNote: bind(keepNote),
    rehearsal: createRehearsal(context),
  };
}

/** A player's private data in a game. */
export type Planning = ReturnType<typeof createPlanning>;

/** The user's note about a game; empty if there is none. */
async function note(context: TableContext, request: Request): Promise<string> {
  const kept = await context.stores.people.note(request.gameId, request.userId);
  if (kept === undefined) await mustSit(context, request);
  return kept ?? '';
}

/** Stores a note of up to 4000 characters; an empty one removes it. */
async function keepNote(
  context: TableContext,
  { text, ...request }: Request & { readonly text: string },
): Promise<void> {
  const { people } = context.stores;
  // A note belongs to its author, even if somebody else has the seat by now.
  if ((await people.note(request.gameId, request.userId)) === undefined) await mustSit(context, request);
  if (text.length > NOTE_LIMIT) throw mistake('noteTooLong', { most: NOTE_LIMIT });
  await people.keepNote(request.gameId, request.userId, storable(text));
}

/** Notes outlast the game. */
async function mustSit(context: TableContext, { gameId, userId }: Request): Promise<void> {
  const { seats } = await findTable(context, gameId);
  if (seatPlayedBy(seats, userId) < 0) throw mistake('notSeated', {});
}
