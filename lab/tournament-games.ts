import { Piscina } from 'piscina';
import { GAMES } from '../src/games/index.ts';
import { misfitOf } from '../src/players/judge.ts';
import type { Played, PlayedSeat, Wanted } from './tournament-game.ts';

/** Prints the games whose learned weights do not fit. */
function tellMisfits(games: readonly Wanted[]): void {
  for (const game of GAMES.filter(({ id }) => games.some((wanted) => wanted.game === id))) {
    const why = misfitOf(game);
    if (why !== undefined) console.error(`Computer players of ${game.id} play by rules of thumb: ${why}`);
  }
}

/** Plays games in this many threads at a time; returns the results of all their seats, game by game. */
export async function playGames(games: readonly Wanted[], jobs: number): Promise<PlayedSeat[]> {
  tellMisfits(games);
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
