import { END, isByPerson, type MoveEntry } from '../../engine/log.ts';
import type { Result, Tenure } from '../rows.ts';
import { allowsCoach, levelOf } from '../terms.ts';
import type { TableGame } from '../types.ts';
import type { Live } from './live.ts';
import { tenureAt } from './tenures.ts';

/** Autopilots that close a person's turns without a request from that person. */
const OTHERS: readonly MoveEntry['by'][] = ['computer', 'table'];

/**
 * Whether the results of a game count. They do not if it was imported (the file could say anything), if it has become
 * unrated, or if players can ask a computer for advice.
 */
export const isRated = ({ imported, unrated, terms }: TableGame): boolean =>
  !imported && !unrated && !allowsCoach(terms);

/**
 * Whether it is the person's own choice, made now or in advance. A setting would also act for somebody who was never
 * there.
 */
const isOwnHand = ({ by }: MoveEntry): boolean => isByPerson(by);

/** Whether somebody had the seat for themselves; what a deputy plays counts for nobody. */
const isTenureOf = (userId: string, tenure: Tenure | undefined): boolean => tenure?.userId === userId && !tenure.deputy;

/**
 * The result of every seat of a finished game. It belongs to the person who closed at least half of the seat's turns,
 * at least one of them personally, or to nobody if a computer, a deputy or the table did most of it. A game that is not
 * rated has no results.
 */
export function resultsOf({ game, rules, state, effective: { moves } }: Live, tenures: readonly Tenure[]): Result[] {
  if (!isRated(game)) return [];
  const scores = rules.score(state);
  const places = rules.ranking(state);
  const ends = moves.filter(({ move }) => move === END);
  const results = game.seats.map((sitting, seat): Result => {
    const points = scores.find((score) => score.seat === seat)?.total ?? 0;
    const closed = ends.filter((end) => end.seat === seat);
    const closedBy = (userId: string) =>
      closed.filter(({ entry, by }) => !OTHERS.includes(by) && isTenureOf(userId, tenureAt(tenures, { seat, entry })));
    const own = (userId: string) => (closedBy(userId).some(isOwnHand) ? closedBy(userId).length : 0);
    const persons = [
      ...new Set([sitting.userId, ...tenures.flatMap((one) => (one.seat === seat && !one.deputy ? one.userId : []))]),
    ];
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
      side: rules.side?.(state, seat),
      opening: rules.opening?.(moves.flatMap((made) => (made.seat === seat ? made.move : []))),
    };
  });
  const persons = results.filter(({ userId }) => userId !== undefined);
  const isAmongComputers = persons.length === 1 && results.length > 1;
  return isAmongComputers
    ? results.map((result) => (result.userId === undefined ? result : { ...result, against: levelOf(game.terms) }))
    : results;
}
