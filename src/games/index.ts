import type { Game } from '../engine/game.ts';
import { caverna } from './caverna/game.ts';

/** Every game that can be played, first the one that is played where nothing else is asked for. */
export const GAMES = [caverna] as const satisfies readonly [Game, ...Game[]];

/** The game with this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
