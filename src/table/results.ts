import { END } from '../engine/log.ts';
import type { Live } from './live.ts';
import type { Result, Tenure } from './rows.ts';
import { tenureAt } from './tenures.ts';

/**
 * What every seat of a finished game has reached. A result belongs to the person who has closed at least half of the
 * seat's turns, and to nobody where a computer played most of them. A game that was imported has none: whoever made the
 * file could have written anything.
 */
export function resultsOf({ game, rules, state, effective: { moves } }: Live, tenures: readonly Tenure[]): Result[] {
  if (game.imported) return [];
  const scores = rules.score(state);
  const places = rules.ranking(state);
  const ends = moves.filter(({ move }) => move === END);
  return game.seats.map((sitting, seat): Result => {
    const points = scores.find((score) => score.seat === seat)?.total ?? 0;
    const closed = ends.filter((end) => end.seat === seat);
    const own = (userId: string) =>
      closed.filter(({ entry, by }) => by !== 'computer' && tenureAt(tenures, { seat, entry })?.userId === userId)
        .length;
    const persons = [...new Set([sitting.userId, ...tenures.flatMap((one) => (one.seat === seat ? one.userId : []))])];
    const most = persons.toSorted((one, other) => own(other) - own(one))[0];
    const isPersons = most !== undefined && own(most) > 0 && own(most) * 2 >= closed.length;
    return {
      gameId: game.id,
      seat,
      userId: isPersons ? most : undefined,
      game: game.game,
      guildId: game.guildId,
      players: game.seats.length,
      points,
      rank: places[seat] ?? scores.length,
      endedAt: game.closedAt ?? 0,
      tiles: rules.built?.(state, seat) ?? [],
    };
  });
}
