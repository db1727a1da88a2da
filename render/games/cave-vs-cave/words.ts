import type { GameWords } from '../../../src/messages/index.ts';

export type PictureWords = GameWords<'cave-vs-cave'>;
