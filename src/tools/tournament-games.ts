import { Piscina } from 'piscina';
import type { Played, PlayedSeat, Wanted } from './tournament-game.ts';

/** Plays games in so many threads at a time; returns what became of all their seats, game by game. */
export async function playGames(games: readonly Wanted[], jobs: number): Promise<PlayedSeat[]> {
  const pool = new Piscina<Wanted, Played>({
    filename: new URL('./tournament-game.ts', import.meta.url).href,
    maxThreads: Math.max(1, Math.min(jobs, games.length)),
    minThreads: 1,
  });
  try {
    return (await Promise.all(games.map((game) => pool.run(game)))).flat();
  } finally {
    await pool.destroy();
  }
}
