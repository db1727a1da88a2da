import type { Game } from '../engine/game.ts';
import { caverna } from './caverna/game.ts';

/** Every game that can be played. */
const GAMES: readonly Game[] = [caverna];

/** The game with this id, or undefined. */
export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
