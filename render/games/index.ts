import type { Looks } from '../paint/look.ts';
import { cavernaLook } from './caverna/look.ts';

/** How the games look that can be played here, by their ids. */
export const looks: Looks = {
  caverna: cavernaLook,
};
