import type { FinishedTurn } from '../../engine/log.ts';
import { isComputers } from '../ids.ts';
import type { Tenure } from '../rows.ts';
import type { Seat, TableGame, User } from '../types.ts';
import type { TableContext } from './context.ts';

/** The seats with their players at an entry of the log. */
export type SeatsAt = (entry: number) => readonly Seat[];

/** The players of a game over time: a seat that has changed hands keeps the name of the player who made each turn. */
export async function seatsThen({ stores }: TableContext, game: TableGame): Promise<SeatsAt> {
  const tenures = await stores.results.tenures(game.id);
  return (entry) => game.seats.map((sitting, seat) => seatThen(sitting, tenureAt(tenures, { seat, entry })));
}

function seatThen(sitting: Seat, then: Tenure | undefined): Seat {
  if (then === undefined || then.userId === sitting.userId) return sitting;
  const { userId, name } = then;
  return { userId, name, colour: sitting.colour, ...(isComputers(then) && { plays: 'computer' as const }) };
}

/** The player of a closed turn when it was closed. */
export function sittingAt(seatsAt: SeatsAt, { seat, moves }: FinishedTurn): Seat | undefined {
  return seatsAt(moves.at(-1)?.entry ?? 0)[seat];
}

/** The player of a seat at an entry; undefined in a copy that does not say. */
export function tenureAt(
  tenures: readonly Tenure[],
  { seat, entry }: { readonly seat: number; readonly entry: number },
): Tenure | undefined {
  return tenures.find((one) => one.seat === seat && one.from <= entry && (one.to === undefined || entry < one.to));
}

/** A seat that gets a new player from an entry on. */
interface Handover {
  readonly gameId: string;
  readonly seat: number;
  readonly user: User;
  readonly from: number;
}

/** The tenures of a game after a seat gets a new player. */
export function handedOver(before: readonly Tenure[], { gameId, seat, user, from }: Handover): Tenure[] {
  const kept = before.flatMap((tenure): Tenure[] => {
    if (tenure.seat !== seat || tenure.to !== undefined) return [tenure];
    return tenure.from === from ? [] : [{ ...tenure, to: from }];
  });
  return [...kept, { gameId, seat, userId: user.id, name: user.name, from, to: undefined }];
}
