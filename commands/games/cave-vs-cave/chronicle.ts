import type { ChronicleInput } from '../../../render/shared/chronicle.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Honour, honoursOf } from '../../../src/games/cave-vs-cave/honours.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { History } from '../../../src/table/records/history.ts';
import type { FormerBest } from '../../../src/table/rows.ts';
import type { Course } from '../../face.ts';
import { drawnCourse, ranked } from '../../standings.ts';
import type { CaveWords } from './words.ts';

/** How a game went: its points at the end of every round, and what each player did best; undefined where no round is known. */
export function caveChronicle(
  words: CaveWords,
  history: History<State>,
  beaten: readonly FormerBest[],
): ChronicleInput | undefined {
  const ends = roundEnds(history);
  const last = ends.at(-1)?.state;
  if (last === undefined) return undefined;
  const honours = honoursOf(last);
  const courses = ends.map(({ state }) => caveVsCave.score(state).map(({ total }) => total));
  const seats = history.game.seats.map((_, seat) => ({
    points: courses.map((totals) => totals[seat] ?? 0),
    bests: [
      ...beaten.filter((one) => one.seat === seat).map(({ points, before }) => words.ending.ownRecord(points, before)),
      ...(honours[seat] ?? []).map((honour) => honourOf(words, honour)),
    ],
  }));
  return {
    title: words.ending.chronicle,
    rounds: ends.map(({ era, round }) =>
      words.frames.round({ era, round, eras: new Set(ends.map((end) => end.era)).size }),
    ),
    players: ranked(standings({ game: history.game, state: last }), seats),
  };
}

/** What a computer expected of each player as the game went on. */
export const caveCourse = (at: Shown, course: Course): ChronicleInput => drawnCourse(standings(at), course);

type Shown = Pick<Position<State>, 'game' | 'state'>;

const standings = ({ game, state }: Shown) => ({
  owners: ownersOf(game.seats),
  places: caveVsCave.ranking(state),
});

const honourOf = ({ honours, room }: CaveWords, honour: Honour): string =>
  honour.kind === 'most' ? honours.most[honour.key](honour.count) : honours.room(room(honour.room).name, honour.points);

/** A round that was played to its end, and the state in which it left the game. */
interface RoundEnd {
  readonly era: State['era'];
  readonly round: number;
  readonly state: State;
}

/** The rounds by their numbers, which begin anew in the second era. */
function roundEnds(history: History<State>): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const { before, played, after } of history.moments()) {
    if (before.phase !== 'work') continue;
    const isOver = after.phase !== 'work' || after.round !== before.round || after.era !== before.era;
    // What a new era brings belongs to its first round.
    if (isOver) ends.push({ era: before.era, round: before.round, state: after.era === before.era ? after : played });
  }
  return ends;
}
