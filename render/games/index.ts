import type { GameId } from '../../src/games/index.ts';
import type { Look } from '../paint/look.ts';
import { caveVsCaveLook } from './cave-vs-cave/look.ts';
import { cavernaLook } from './caverna/look.ts';

/** How the games look that can be played here, by their ids. */
export const looks: Readonly<Record<GameId, Look>> = {
  caverna: cavernaLook,
  'cave-vs-cave': caveVsCaveLook,
};
