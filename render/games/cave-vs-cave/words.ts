import type { GameWords } from '../../../src/messages/index.ts';

/** The words of the pictures of Cave vs Cave. */
export type PictureWords = GameWords<'cave-vs-cave'>;
