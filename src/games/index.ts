import type { Game } from '../engine/game.ts';
import type { Workbench } from '../engine/workbench.ts';
import { caverna } from './caverna/game.ts';
import { cavernaWorkbench } from './caverna/workbench.ts';

/** Every game that can be played, first the one that is played where nothing else is asked for. */
export const GAMES = [caverna] as const satisfies readonly [Game, ...Game[]];

/** What the games give to the developers' tools, by their ids; a game may give nothing. */
export const WORKBENCHES: Readonly<Record<string, Workbench>> = {
  caverna: cavernaWorkbench,
};

/** The game with this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
