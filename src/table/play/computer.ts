import { IllegalMove } from '../../engine/decision.ts';
import { END } from '../../engine/log.ts';
import { steadyTurn } from '../../players/steady.ts';
import { mistake } from '../errors.ts';
import { computerId } from '../ids.ts';
import { SEAT_COLOURS, type Seat, type TableGame } from '../types.ts';
import type { Autopilot, TableContext } from './context.ts';
import { type Live, nextEntry, ownState } from './live.ts';

/** Plays for the seats of computer players, and for those whom one stands in for. */
export const computer: Autopilot = async (context, { live, seat }) => {
  if (live.game.seats[seat]?.plays === undefined) return undefined;
  return {
    moves: computerMoves(live, seat, (err) => context.logger.error({ gameId: live.game.id, seat, err }, WRONG)),
    by: 'computer',
  };
};

const WRONG = 'a computer player planned what the rules do not allow';

/** The moves with which a computer player ends what is asked of a seat now; `wrong` hears of a plan that cannot be played. */
export function computerMoves(live: Live, seat: number, wrong: (error: unknown) => void = () => {}): readonly string[] {
  const state = ownState(live, seat);
  try {
    const moves = steadyTurn(live.rules, state, { seat, seed: `${live.game.id} ${nextEntry(live.log)}` });
    const trial = live.rules.clone(state);
    for (const move of moves) live.rules.play(trial, seat, move);
    return moves;
  } catch (error) {
    wrong(error);
    return plainMoves(live, seat);
  }
}

/** The first answer to every question, until the turn can be ended. */
function plainMoves({ rules, ...live }: Live, seat: number): string[] {
  const state = rules.clone(ownState({ rules, ...live }, seat));
  const moves: string[] = [];
  for (;;) {
    const options = rules.decisions(state).find((decision) => decision.seat === seat)?.options ?? [];
    const own = options.filter(({ anytime }) => !anytime);
    const move = (own.find(({ move }) => move === END) ?? own[0] ?? options[0])?.move;
    if (move === undefined) throw new IllegalMove(seat, END);
    rules.play(state, seat, move);
    moves.push(move);
    if (move === END) return moves;
  }
}

/** Whether a person sits in a seat, who may be away while a computer stands in. */
export const isPersons = ({ plays }: Seat): boolean => plays !== 'computer';

/** A lobby with so many computer players; throws TableError where there are not so many seats. */
export function withComputers(
  { nameComputer }: Pick<TableContext, 'nameComputer'>,
  game: TableGame,
  count: number,
): TableGame {
  const persons = game.seats.filter(isPersons);
  const computers = game.seats.filter((seat) => !isPersons(seat)).slice(0, Math.max(0, count));
  const seats = [...persons, ...computers];
  if (persons.length + count > game.places) throw mistake('lobbyFull', { places: game.places });
  for (let number = 1; seats.length < persons.length + count; number++) {
    const userId = computerId(number);
    if (!seats.some((seat) => seat.userId === userId))
      seats.push({ userId, name: nameComputer(number), colour: freeColour(seats), plays: 'computer' });
  }
  return { ...game, seats };
}

/** The first colour that nobody in these seats has. */
export function freeColour(seats: readonly Seat[]): Seat['colour'] {
  const colour = SEAT_COLOURS.find((free) => seats.every((seat) => seat.colour !== free));
  if (colour === undefined) throw mistake('lobbyFull', { places: SEAT_COLOURS.length });
  return colour;
}
