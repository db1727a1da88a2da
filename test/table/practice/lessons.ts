import { expect } from 'vitest';
import type { Lesson } from '../../../src/engine/lesson.ts';
import { END } from '../../../src/engine/log.ts';
import { findGame, GAMES, teachingOf } from '../../../src/games/index.ts';
import {
  begin,
  type Course,
  choose,
  type Outcome,
  onward,
  panelAt,
  type Stand,
  wayOf,
} from '../../../src/table/practice/course.ts';

export const LESSONS = GAMES.flatMap(({ id }) =>
  (teachingOf(id)?.lessons ?? []).map((lesson) => [`${id} ${lesson.id}`, id, lesson] as const),
);

export function courseOf(game: string, lesson: Lesson): Course {
  const [rules, teaching] = [findGame(game), teachingOf(game)];
  if (!rules || !teaching) throw new Error(`${game} teaches nothing.`);
  return { rules, lesson, stateFrom: teaching.stateFrom, userId: '1', names: ['Mara', 'Tilda'] };
}

/** The next move of a learner who follows the hints. */
export const hinted = (stand: Stand): string => wayOf(stand)[0] ?? END;

export const offered = (stand: Stand): string[] => panelAt(stand)?.decision.options.map(({ move }) => move) ?? [];

/** Plays a lesson to its end; returns the number of actions. Throws if it takes more than `most`. */
export function playWith(course: Course, next: (stand: Stand) => readonly string[], most = 300): number {
  let stand = begin(course, 1);
  for (let done = 1; done <= most; done++) {
    const found: Outcome = stand.step.do === 'play' ? choose(stand, next(stand)) : onward(stand);
    if (found.kind === 'learned') return done;
    stand = found.stand;
  }
  throw new Error(`The lesson ${course.lesson.id} does not end.`);
}

/** Every position of a lesson for a learner who follows the hints. */
export function* standsOf(course: Course): Generator<Stand> {
  let stand = begin(course, 1);
  for (;;) {
    yield stand;
    const found: Outcome = stand.step.do === 'play' ? choose(stand, [hinted(stand)]) : onward(stand);
    if (found.kind === 'learned') return;
    expect(found.kind, `${course.lesson.id} ${stand.step.id}`).toMatch(/^(on|reached)$/);
    stand = found.stand;
  }
}
