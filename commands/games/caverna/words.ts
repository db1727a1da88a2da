import type { GameWords } from '../../../src/messages/index.ts';

/** All texts for players of Caverna. */
export type CavernaWords = GameWords<'caverna'>;
