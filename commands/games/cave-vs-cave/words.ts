import type { GameWords } from '../../../src/messages/index.ts';

/** Everything that players of Cave vs Cave read. */
export type CaveWords = GameWords<'cave-vs-cave'>;
