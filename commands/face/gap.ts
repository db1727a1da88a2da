import type { Score } from '../../src/engine/game.ts';
import type { Catalogue } from '../../src/messages/english/index.ts';
import type { TableGame } from '../../src/table/types.ts';

/** The result of a game, and the name of each line of a player's score. */
interface Result {
  readonly game: Pick<TableGame, 'seats'>;
  readonly scores: readonly Score[];
  readonly seat: number;
  line(key: string): string;
}

/** How many lines to name. */
const NAMED = 2;

/**
 * What separates a seat from the winner of a finished game, or, if it has won, from the next best, in a sentence;
 * undefined in a solo game.
 */
export function gapTold({ coach }: Catalogue, { game, scores, seat, line }: Result): string | undefined {
  const own = scores.find((one) => one.seat === seat);
  const [other] = scores.filter((one) => one.seat !== seat).toSorted((one, another) => another.total - one.total);
  if (own === undefined || other === undefined) return undefined;
  const points = other.total - own.total;
  const lines = gapsBetween(own, other, points < 0 ? -1 : 1).map(({ key, ...gap }) => ({ name: line(key), ...gap }));
  return coach.difference(game.seats[other.seat]?.name ?? '', points, lines);
}

/** The lines that made the difference, the largest first; `sign` is −1 if the seat's own score is the higher one. */
function gapsBetween(own: Score, other: Score, sign: 1 | -1) {
  const pointsIn = (score: Score, key: string): number => score.lines.find((line) => line.key === key)?.points ?? 0;
  return [...new Set([...own.lines, ...other.lines].map(({ key }) => key))]
    .map((key) => ({ key, own: pointsIn(own, key), other: pointsIn(other, key) }))
    .filter((line) => (line.other - line.own) * sign > 0)
    .toSorted((one, another) => (another.other - another.own - one.other + one.own) * sign)
    .slice(0, NAMED);
}
