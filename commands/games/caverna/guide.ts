import { me } from '../../../src/games/caverna/asking.ts';
import { learnedBy, turnTask } from '../../../src/games/caverna/benefits/task.ts';
import { termsAt } from '../../../src/games/caverna/benefits/terms.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { FARM } from '../../../src/games/caverna/lessons/farms.ts';
import { stateFrom } from '../../../src/games/caverna/positions.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { GuideFace } from '../../face/advice.ts';
import { gapTold } from '../../face/gap.ts';
import { feedingAhead } from './bearings.ts';
import type { CavernaPictures } from './pictures.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** A meal that costs nothing. */
const NO_MEAL = { need: 0, food: 0, shares: [] };

/** Only the first rounds get praise. */
const EARLY = 3;

/** A first game of Caverna that explains itself. */
export function cavernaGuide(words: CavernaWords, pictures: CavernaPictures): GuideFace<State> {
  const { guide } = words;
  return {
    wishes: { tiles: 'introductory' },
    isFirstTurn: ({ state: { round, players }, seat }) =>
      round === 1 && players[seat]?.dwarfs.every(({ at }) => at === 'home') === true,
    goal: ({ state }) => guide.goal(state.players.length === 1),
    pictures: async (game) => [await pictures.score(words, example(words, game))],
    task({ state, seat }, ways) {
      const task = turnTask(state, seat, ways);
      if (task === undefined) return undefined;
      const at = { round: state.round, people: actingPeople(words, state, seat) };
      const told = (explained: boolean): string => guide.task(task, { ...at, explained });
      return { key: task.what, text: told(false), explained: told(true) };
    },
    // The task already says this.
    bearings: (at, key) => (key === 'food' ? [] : feedingAhead(words, at)),
    terms({ state }, decision) {
      const meal = nextFeeding(me(positionOf(state), decision.seat)) ?? NO_MEAL;
      return termsAt(state, decision).map((key) => ({ key, text: guide.term(key, meal) }));
    },
    isEarly: ({ round }) => round <= EARLY,
    learned: ({ state, seat }) => {
      const people = words.people(state.players[seat]?.folk);
      const done = learnedBy(state, seat);
      return { done: guide.learned(done, people), next: guide.next(done, people) };
    },
    difference({ state, seat, game }) {
      const people = words.people(state.players[seat]?.folk);
      const line = (key: string): string => words.scoreLine(key, people);
      return gapTold(words, { game, scores: caverna.score(state), seat, line });
    },
  };
}

/** A farm at the end of a game; its points are counted line by line. */
function example({ guide }: CavernaWords, game: TableGame) {
  const state: State = { ...stateFrom({ ...FARM, players: 1, seats: FARM.seats?.slice(0, 1) }), phase: 'end' };
  const [first] = game.seats;
  const seats = first === undefined ? [] : [{ ...first, name: guide.example }];
  return { game: { ...game, seats, status: 'finished' as const }, state, entry: 0, awaited: [], last: [] };
}
