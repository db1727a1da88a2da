import type { GameId } from '../../src/games/index.ts';
import type { Look } from '../paint/look.ts';
import { caveVsCaveLook } from './cave-vs-cave/look.ts';
import { cavernaLook } from './caverna/look.ts';

/** The looks of the playable games, by id. */
export const looks: Readonly<Record<GameId, Look>> = {
  caverna: cavernaLook,
  'cave-vs-cave': caveVsCaveLook,
};
