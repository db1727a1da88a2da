import { constants, setPriority } from 'node:os';
import { findGame } from '../games/index.ts';
import { advisingHere } from '../players/advising.ts';
import { movesForeseen, type Thought } from '../players/levels.ts';

// The entry point of a thread in which computer players think, both for their turns and for advice.

// People who press a button or wait for a picture go first. Only Linux can lower the priority of a single thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The moves of a turn, as far ahead as they can be foreseen. */
// biome-ignore lint/style/noDefaultExport: the pool of threads calls it
export default function think({ game, seen, ...thinker }: Thought): string[] {
  const rules = findGame(game);
  if (rules === undefined) throw new Error(`No game is called "${game}".`);
  return movesForeseen(rules, seen, thinker);
}

export const { advise, appraise } = advisingHere(findGame);
