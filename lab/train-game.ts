import { findGame, WORKBENCHES } from '../src/games/index.ts';
import { type Learned, type Lesson, teach } from './self-teaching.ts';

/** A lesson as plain data for a thread, with the game's id. */
export interface Wanted extends Omit<Lesson, 'game' | 'features' | 'workbench'> {
  readonly game: string;
}

/** Plays a game to the end and returns the lessons from it; also the entry point of a thread. */
// biome-ignore lint/style/noDefaultExport: the pool of threads calls it
export default function taught({ game: id, ...lesson }: Wanted): Learned[] {
  const game = findGame(id);
  if (game?.features === undefined) throw new Error(`The game "${id}" cannot be learned.`);
  return teach({ game, features: game.features, workbench: WORKBENCHES[id], ...lesson });
}
