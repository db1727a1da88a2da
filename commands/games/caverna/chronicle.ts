import { ownerOf } from '../../../render/games/caverna/index.ts';
import type { ChronicleInput } from '../../../render/shared/chronicle.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { type Honour, honoursOf } from '../../../src/games/caverna/honours.ts';
import { playedRounds } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { People } from '../../../src/messages/context.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { History } from '../../../src/table/records/history.ts';
import type { FormerBest } from '../../../src/table/rows.ts';
import type { Course } from '../../face/advice.ts';
import { drawnCourse, ranked } from '../../own/standings.ts';
import type { CavernaWords } from './words.ts';

/**
 * The course of a game: its points at the end of every round, and what each player did best; undefined if no round is
 * known.
 */
export function cavernaChronicle(
  words: CavernaWords,
  history: History<State>,
  beaten: readonly FormerBest[],
): ChronicleInput | undefined {
  const ends = roundEnds(history);
  const last = ends.at(-1);
  if (last === undefined) return undefined;
  const rounds = playedRounds(last.state).filter((round) => round <= last.round);
  const courses = new Map(ends.map(({ round, state }) => [round, caverna.score(state).map(({ total }) => total)]));
  const honours = honoursOf(last.state);
  const seats = history.game.seats.map((_, seat) => ({
    points: rounds.map((round) => courses.get(round)?.[seat]),
    bests: [
      ...beaten.filter((one) => one.seat === seat).map(({ points, before }) => words.ending.ownRecord(points, before)),
      ...(honours[seat] ?? []).map((honour) => honourOf(words, honour, peopleOf(words, last.state, seat))),
    ],
  }));
  return {
    title: words.ending.chronicle,
    rounds: rounds.map(String),
    players: ranked(standings({ game: history.game, state: last.state }), seats),
  };
}

/** A computer's expectations for each player during the game. */
export const cavernaCourse = (at: Shown, course: Course): ChronicleInput => drawnCourse(standings(at), course);

type Shown = Pick<Position<State>, 'game' | 'state'>;

function standings({ game, state }: Shown) {
  const shown = { state, owners: ownersOf(game.seats) };
  return { owners: game.seats.map((_, seat) => ownerOf(shown, seat)), places: caverna.ranking(state) };
}

const honourOf = ({ honours }: CavernaWords, honour: Honour, people: People): string =>
  honour.kind === 'most' ? honours.most[honour.key](honour.count, people) : honours.line(honour.key, honour.points);

/** What to call a seat's strongest person. */
function peopleOf(words: CavernaWords, { players }: State, seat: number): People {
  const { folk, dwarfs = [] } = players[seat] ?? {};
  const [strongest] = dwarfs.toSorted((one, other) => other.weapon - one.weapon);
  return words.people(folk, strongest?.goblin);
}

/** A completed round, and the state at its end. */
interface RoundEnd {
  readonly round: number;
  readonly state: State;
}

function roundEnds(history: History<State>): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const { before, after } of history.moments()) {
    if (after.round > before.round || (after.phase === 'scoring' && before.phase !== 'scoring')) {
      ends.push({ round: before.round, state: after });
    }
    // The final exchanges belong to the last round.
    const last = ends.at(-1);
    if (after.phase === 'end')
      ends.splice(last?.round === before.round ? -1 : ends.length, 1, { round: before.round, state: after });
  }
  return ends;
}
