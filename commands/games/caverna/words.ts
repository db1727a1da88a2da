import type { GameWords } from '../../../src/messages/index.ts';

/** Everything that players of Caverna read. */
export type CavernaWords = GameWords<'caverna'>;
