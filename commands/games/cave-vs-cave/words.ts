import type { GameWords } from '../../../src/messages/index.ts';

/** All texts for players of Cave vs Cave. */
export type CaveWords = GameWords<'cave-vs-cave'>;
