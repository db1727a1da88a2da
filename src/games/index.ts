import type { Game } from '../engine/game.ts';
import type { Lesson, Teaching } from '../engine/lesson.ts';
import type { Workbench } from '../engine/workbench.ts';
import { caveVsCave } from './cave-vs-cave/game.ts';
import { LESSONS as CAVE_LESSONS } from './cave-vs-cave/lessons/lessons.ts';
import { caveVsCaveWorkbench } from './cave-vs-cave/workbench.ts';
import { caverna } from './caverna/game.ts';
import { LESSONS as CAVERNA_LESSONS } from './caverna/lessons/lessons.ts';
import { cavernaWorkbench } from './caverna/workbench.ts';

/** The playable games by id; the first is the default. */
const games = { caverna, 'cave-vs-cave': caveVsCave } satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof games;

/** All playable games, in that order; at least one. */
export const GAMES = Object.values<Game>(games) as [Game, ...Game[]];

/** The games' parts for the developers' tools, by id; a game may have none. */
export const WORKBENCHES: Readonly<Record<string, Workbench>> = {
  caverna: cavernaWorkbench,
  'cave-vs-cave': caveVsCaveWorkbench,
};

/** The lessons of each game by its id; a game may have none. */
const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  caverna: CAVERNA_LESSONS,
  'cave-vs-cave': CAVE_LESSONS,
};

/** What a game teaches; undefined for one without lessons. */
export function teachingOf(id: string): Teaching | undefined {
  const lessons = LESSONS[id];
  const bench = WORKBENCHES[id];
  return lessons && bench && { lessons, stateFrom: (position) => bench.stateFrom(position) };
}

/** The game with this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
