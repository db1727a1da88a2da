import type { Game } from '../engine/game.ts';
import type { Workbench } from '../engine/workbench.ts';
import { caveVsCave } from './cave-vs-cave/game.ts';
import { caveVsCaveWorkbench } from './cave-vs-cave/workbench.ts';
import { caverna } from './caverna/game.ts';
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

/** The game with this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
