import type { ChronicleInput } from '../../../render/shared/chronicle.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { closeEraOne } from '../../../src/games/cave-vs-cave/eras.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Honour, honoursOf } from '../../../src/games/cave-vs-cave/honours.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Moment } from '../../../src/table/play/moment.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { History } from '../../../src/table/records/history.ts';
import type { FormerBest } from '../../../src/table/rows.ts';
import type { Course } from '../../face/advice.ts';
import { drawnCourse, ranked } from '../../own/standings.ts';
import type { CaveWords } from './words.ts';

/**
 * The course of a game: its points at the end of every round, and what each player did best; undefined if no round is
 * known.
 */
export function caveChronicle(
  words: CaveWords,
  history: History<State>,
  beaten: readonly FormerBest[],
): ChronicleInput | undefined {
  const ends = roundEnds(history);
  const last = ends.at(-1)?.state;
  if (last === undefined) return undefined;
  const honours = honoursOf(last);
  const eras = new Set(ends.map(({ era }) => era)).size;
  const courses = ends.map((end) => totalsAt(end, eras > 1));
  const seats = history.game.seats.map((_, seat) => ({
    points: courses.map((totals) => totals[seat] ?? 0),
    bests: [
      ...beaten.filter((one) => one.seat === seat).map(({ points, before }) => words.ending.ownRecord(points, before)),
      ...(honours[seat] ?? []).map((honour) => honourOf(words, honour)),
    ],
  }));
  return {
    title: eras > 1 ? words.frames.bothEras : words.ending.chronicle,
    rounds: ends.map(({ era, round }) => words.frames.round({ era, round, eras })),
    players: ranked(standings({ game: history.game, state: last }), seats),
  };
}

/** A computer's expectations for each player during the game. */
export const caveCourse = (at: Shown, course: Course): ChronicleInput => drawnCourse(standings(at), course);

type Shown = Pick<Position<State>, 'game' | 'state'>;

const standings = ({ game, state }: Shown) => ({
  owners: ownersOf(game.seats),
  places: caveVsCave.ranking(state),
});

const honourOf = ({ honours, room }: CaveWords, honour: Honour): string =>
  honour.kind === 'most' ? honours.most[honour.key](honour.count) : honours.room(room(honour.room).name, honour.points);

/** Whether a turn ended the first era, so that the second has started or may start. */
export const endsEraOne = ({ before, after }: Pick<Moment<State>, 'before' | 'after'>): boolean =>
  before.phase === 'work' && before.era === 1 && (after.phase === 'goingOn' || after.era === 2);

/**
 * Everybody's points at the end of a round. In a game of two eras, the rooms and gold of era I count in both, so they
 * are included from the start; otherwise everybody would seem to gain between the eras.
 */
function totalsAt({ state }: RoundEnd, ofTwoEras: boolean): number[] {
  const counted = ofTwoEras && state.era === 1 ? caveVsCave.clone(state) : state;
  if (counted !== state) {
    closeEraOne(counted);
    counted.era = 2;
  }
  return caveVsCave.score(counted).map(({ total }) => total);
}

/** A completed round, and the state at its end. */
interface RoundEnd {
  readonly era: State['era'];
  readonly round: number;
  readonly state: State;
}

/** The rounds by number; the numbers restart in the second era. */
function roundEnds(history: History<State>): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const { before, played, after } of history.moments()) {
    if (before.phase !== 'work') continue;
    const isOver = after.phase !== 'work' || after.round !== before.round || after.era !== before.era;
    // The gains at the start of a new era count towards its first round.
    if (isOver) ends.push({ era: before.era, round: before.round, state: after.era === before.era ? after : played });
  }
  return ends;
}
