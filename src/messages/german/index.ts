import type { Catalogue } from '../english/index.ts';
import { caveVsCave } from './cave-vs-cave/index.ts';
import { caverna } from './caverna/index.ts';
import { shared } from './shared/index.ts';

/** Everything that players read, in German. */
export const german: Catalogue = { ...shared, games: { caverna, 'cave-vs-cave': caveVsCave } };
