import type { Look } from '../../paint/look.ts';
import { cavernaEmojis } from './emojis.ts';
import { layout } from './layout/index.ts';
import { cavernaSprite } from './sprites.ts';
import { colours, groupColours, tagColours } from './theme.ts';

/** How Caverna: The Cave Farmers looks. */
export const cavernaLook: Look = {
  layout,
  sprite: cavernaSprite,
  colours: [
    ...Object.values({ ...colours, ...groupColours }),
    ...Object.values(tagColours).flatMap(({ ground, ink }) => [ground, ink]),
  ],
  emojis: cavernaEmojis,
  // The painting thread does not need the rules.
  warmUp: async () => (await import('./warm-up.ts')).warmUpPictures(),
};
