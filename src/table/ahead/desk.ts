import type { Planned, Recap, Rehearsal, Request } from '../doors.ts';
import { mistake } from '../errors.ts';
import { findTable, type TableContext } from '../room.ts';
import type { Condition } from './papers.ts';
import { changeOrder, changePlan, keepStanding, layMove, type OrderChange } from './plan.ts';
import { recapAgain, recapFor } from './recap.ts';
import { createRehearsal } from './rehearsal.ts';

/** The longest note that is kept, in characters. */
export const NOTE_LIMIT = 4_000;

/**
 * What a player keeps to themselves in a game: what they have laid ahead, their orders for harvests, what they have been
 * told, and their notes. Nobody else ever sees any of it. Every function throws TableError for a mistake of the user.
 */
export interface Planning {
  planned(request: Request): Promise<Planned>;
  /** Lays an order of one move ahead, such as an action space. */
  lay(request: Request & { readonly move: string; readonly condition?: Condition | undefined }): Promise<Planned>;
  /** Changes the order of an id. */
  change(request: Request & { readonly order: number; readonly change: OrderChange }): Promise<Planned>;
  /** Removes every order for the next turn. */
  clear(request: Request): Promise<Planned>;
  /** Keeps orders for harvests; undefined removes them. */
  keepStanding(request: Request & { readonly standing: unknown }): Promise<Planned>;
  readonly rehearsal: Rehearsal;
  /** What happened since the user's last turn: only for the first look at a decision. */
  recap(request: Request): Promise<Recap | undefined>;
  /** The same, as often as it is asked for. */
  recapAgain(request: Request): Promise<Recap | undefined>;
  /** The user's note about a game; empty where there is none. */
  note(request: Request): Promise<string>;
  /** Keeps a note of at most 4000 characters; an empty one removes it. */
  keepNote(request: Request & { readonly text: string }): Promise<void>;
}

export function createPlanning(context: TableContext): Planning {
  const { people } = context.stores;
  return {
    planned: (request) => changePlan(context, request, ({ preparation }) => preparation),
    lay: (request) => changePlan(context, request, (sitting) => layMove(sitting, request.move, request.condition)),
    change: (request) =>
      changePlan(context, request, ({ preparation }) => changeOrder(preparation, request.order, request.change)),
    clear: (request) =>
      changePlan(context, request, ({ preparation }) => ({ ...preparation, orders: [], rehearsal: undefined })),
    keepStanding: (request) => changePlan(context, request, (sitting) => keepStanding(sitting, request.standing)),
    rehearsal: createRehearsal(context),
    recap: (request) => recapFor(context, request),
    recapAgain: (request) => recapAgain(context, request),
    async note(request) {
      const note = await people.note(request.gameId, request.userId);
      if (note === undefined) await mustSit(context, request);
      return note ?? '';
    },
    async keepNote({ text, ...request }) {
      // What somebody has written stays theirs to change, whoever sits there by now.
      if ((await people.note(request.gameId, request.userId)) === undefined) await mustSit(context, request);
      if (text.length > NOTE_LIMIT) throw mistake('noteTooLong', { most: NOTE_LIMIT });
      await people.keepNote(request.gameId, request.userId, text);
    },
  };
}

/** Notes outlast the game. */
async function mustSit(context: TableContext, { gameId, userId }: Request): Promise<void> {
  const { seats } = await findTable(context, gameId);
  if (!seats.some((seat) => seat.userId === userId)) throw mistake('notSeated', {});
}
