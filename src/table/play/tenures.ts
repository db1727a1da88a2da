import type { FinishedTurn } from '../../engine/log.ts';
import { isComputers } from '../ids.ts';
import type { Tenure } from '../rows.ts';
import type { Seat, TableGame, User } from '../types.ts';
import type { TableContext } from './context.ts';
import { type Live, nextEntry } from './live.ts';

/** The seats with their players at an entry of the log. */
export type SeatsAt = (entry: number) => readonly Seat[];

/**
 * The players of a game over time. A seat that has changed hands has, for each turn, the name of the player who made
 * it; for a deputy, the name says whom they play for.
 */
export async function seatsThen(context: TableContext, game: TableGame): Promise<SeatsAt> {
  const { nameDeputy } = context;
  const tenures = await tenuresOf(context, game);
  return (entry) =>
    game.seats.map((sitting, seat) => {
      const then = tenureAt(tenures, { seat, entry });
      if (then?.deputy !== true) return seatThen(sitting, then);
      const owner = seatThen(sitting, ownerAt(tenures, then));
      return { ...owner, name: nameDeputy(then.name, owner.name, game.terms.language) };
    });
}

/** The tenures of a game, from memory if the game there has the same revision. */
async function tenuresOf({ stores, games }: TableContext, { id, revision }: TableGame): Promise<readonly Tenure[]> {
  const held = () => {
    const live = games.get(id);
    return live && live.game.revision === revision ? live : undefined;
  };
  const known = held()?.tenures;
  if (known) return known;
  const tenures = await stores.results.tenures(id);
  const live = held();
  if (live) games.set(id, { ...live, tenures });
  return tenures;
}

/** The tenure of the person for whom a deputy played; undefined if it is that of the seat's current player. */
function ownerAt(tenures: readonly Tenure[], { seat, from }: Tenure): Tenure | undefined {
  const owners = tenures.filter((one) => one.seat === seat && one.deputy !== true);
  return owners.findLast((one) => one.from < from) ?? owners[0];
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

/** The player of a seat at an entry; undefined in a copy that does not say who it was. */
export function tenureAt(
  tenures: readonly Tenure[],
  { seat, entry }: { readonly seat: number; readonly entry: number },
): Tenure | undefined {
  return tenures.find((one) => one.seat === seat && one.from <= entry && (one.to === undefined || entry < one.to));
}

/** A seat that gets a new player at an entry. */
interface Handover {
  readonly gameId: string;
  readonly seat: number;
  readonly user: User;
  readonly from: number;
  /** Whether the new player plays on behalf of the previous one. */
  readonly deputy?: true;
}

/** The seat of a deputy, and the user who acts there: the deputy, or again the player themselves. */
interface Acting {
  readonly seat: number;
  readonly userId: string;
}

/** The tenures of a game after a user has acted in a seat; undefined if they do not change. */
export async function tenuresAfter({ stores }: TableContext, { game, log }: Live, { seat, userId }: Acting) {
  const sitting = game.seats[seat];
  const { deputy } = sitting ?? {};
  if (sitting === undefined || deputy?.stage !== 'plays') return undefined;
  const before = await stores.results.tenures(game.id);
  const isDeputy = deputy.id === userId && sitting.userId !== userId;
  const last = before.find((one) => one.seat === seat && one.to === undefined);
  if (isDeputy === (last?.deputy === true) && (!isDeputy || last?.userId === userId)) return undefined;
  const handover = { gameId: game.id, seat, from: nextEntry(log) };
  if (isDeputy) return handedOver(before, { ...handover, user: deputy, deputy: true });
  return handedOver(before, { ...handover, user: { id: sitting.userId, name: sitting.name } });
}

/** The tenures of a game after a seat has changed hands. */
export function handedOver(before: readonly Tenure[], { gameId, seat, user, from, deputy }: Handover): Tenure[] {
  const kept = before.flatMap((tenure): Tenure[] => {
    if (tenure.seat !== seat || tenure.to !== undefined) return [tenure];
    return tenure.from === from ? [] : [{ ...tenure, to: from }];
  });
  return [...kept, { gameId, seat, userId: user.id, name: user.name, from, to: undefined, ...(deputy && { deputy }) }];
}
