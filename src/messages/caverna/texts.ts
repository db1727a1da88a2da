import type * as caverna from '../english/caverna/index.ts';

/** The texts of Caverna in any language: the keys and functions of the English ones. */
export type CavernaTexts = typeof caverna;
