import { IllegalMove } from '../../engine/decision.ts';
import { END } from '../../engine/log.ts';
import { LONG_LEVELS, movesForeseen, ThinkingStopped, thoughtSeed } from '../../players/levels.ts';
import { mistake } from '../errors.ts';
import { computerId } from '../ids.ts';
import { levelOf } from '../terms.ts';
import { SEAT_COLOURS, type Seat, type TableGame } from '../types.ts';
import type { Autopilot, TableContext } from './context.ts';
import { type Live, nextEntry, ownState, setupOf } from './live.ts';

/** Plays for the seats of computer players, and for people replaced by one. */
export const computer: Autopilot = async (context, { live, seat }) => {
  if (live.game.seats[seat]?.plays === undefined) return undefined;
  try {
    return { moves: await computerMoves(context, live, seat), by: 'computer' };
  } catch (error) {
    // The next start of the program continues from the log.
    if (error instanceof ThinkingStopped) return undefined;
    throw error;
  }
};

const WRONG = 'a computer player planned what the rules do not allow';

/**
 * The moves with which a computer player ends a seat's current decision.
 * @throws {ThinkingStopped}
 */
export async function computerMoves(
  context: Pick<TableContext, 'think' | 'logger'>,
  live: Live,
  seat: number,
): Promise<readonly string[]> {
  try {
    return await thoughtOut(context, live, seat);
  } catch (err) {
    if (err instanceof ThinkingStopped) throw err;
    context.logger.error({ gameId: live.game.id, seat, err }, WRONG);
    return plainMoves(live, seat);
  }
}

/** Thinks until the turn has ended, starting over after every reveal. */
async function thoughtOut({ think }: Pick<TableContext, 'think'>, live: Live, seat: number): Promise<string[]> {
  const { rules, game } = live;
  const level = levelOf(game.terms, game.seats[seat]);
  const seed = `${setupOf(game).seed} computer ${nextEntry(live.log)}`;
  const state = rules.clone(ownState(live, seat));
  const moves: string[] = [];
  while (moves.at(-1) !== END) {
    const seen = rules.view(state, seat);
    const thinker = { seat, level, seed: thoughtSeed(seed, moves) };
    const foreseen = await (think?.({ game: rules.id, seen, ...thinker }) ?? movesForeseen(rules, seen, thinker));
    for (const move of foreseen) rules.play(state, seat, move);
    moves.push(...foreseen);
  }
  return moves;
}

/** Whether the next player is a computer that thinks for a long time. */
export const thinksLong = ({ game, group }: Live): boolean =>
  game.status === 'running' &&
  group.waiting.some((seat) => {
    const sitting = game.seats[seat];
    return sitting?.plays !== undefined && LONG_LEVELS.includes(levelOf(game.terms, sitting));
  });

/** Gives the first answer to every question until the turn can end. */
export function plainMoves({ rules, ...live }: Live, seat: number): string[] {
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

/** Whether all players of a table are computers. */
export const isAlone = ({ seats }: Pick<TableGame, 'seats'>): boolean => seats.length > 0 && !seats.some(isPersons);

/** Whether one person plays, alone or with computers. */
export const isSingle = ({ seats }: Pick<TableGame, 'seats'>): boolean => seats.filter(isPersons).length === 1;

/** Whether a seat belongs to a person, even if a computer stands in while that person is away. */
export const isPersons = ({ plays }: Seat): boolean => plays !== 'computer';

/** A lobby with this many computer players; throws TableError if there are too few seats. */
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
      seats.push({
        userId,
        name: nameComputer(number, game.terms.language),
        colour: freeColour(seats),
        plays: 'computer',
      });
  }
  return { ...game, seats };
}

/** The first colour that none of these seats has. */
export function freeColour(seats: readonly Seat[]): Seat['colour'] {
  const colour = SEAT_COLOURS.find((free) => seats.every((seat) => seat.colour !== free));
  if (colour === undefined) throw mistake('lobbyFull', { places: SEAT_COLOURS.length });
  return colour;
}
