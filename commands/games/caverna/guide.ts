import { learnedBy, roundTask } from '../../../src/games/caverna/benefits/task.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { GuideFace } from '../../face/advice.ts';
import type { CavernaPictures } from './pictures.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** The topic whose card shows what is worth points. */
const SCORING = 'rule:scoring';

/** A first game of Caverna that explains itself. */
export function cavernaGuide(words: CavernaWords, pictures: CavernaPictures): GuideFace<State> {
  const scoring = words.topics.find(({ id }) => id === SCORING);
  return {
    wishes: { tiles: 'introductory' },
    isFirstTurn: ({ state: { round, players }, seat }) =>
      round === 1 && players[seat]?.dwarfs.every(({ at }) => at === 'home') === true,
    goal: ({ state }) => words.guide.goal(state.players.length === 1),
    pictures: async () => (scoring === undefined ? [] : pictures.card(words, scoring, undefined)),
    task({ state, seat }) {
      const task = roundTask(state, seat);
      return task && words.guide.task(task, state.round, actingPeople(words, state, seat));
    },
    isEarly: ({ round }) => round <= EARLY,
    learned: ({ state, seat }) => {
      const people = words.people(state.players[seat]?.folk);
      const done = learnedBy(state, seat);
      return { done: words.guide.learned(done, people), next: words.guide.next(done, people) };
    },
  };
}

/** Only turns in the first rounds are praised. */
const EARLY = 3;
