import type { CavernaTexts } from '../../../caverna/texts.ts';
import { first } from './first.ts';
import { further } from './further.ts';

/** The lessons of Caverna and Forgotten Folk, by their ids and those of their steps. */
export const taught: CavernaTexts['taught'] = { ...first, ...further };
