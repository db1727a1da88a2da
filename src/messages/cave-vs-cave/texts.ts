import type * as caveVsCave from '../english/cave-vs-cave/index.ts';

/** The texts of Cave vs Cave in any language: the keys and functions of the English ones. */
export type CaveTexts = typeof caveVsCave;
