import type { Catalogue } from '../english/index.ts';
import { caveVsCave } from './cave-vs-cave/index.ts';
import { caverna } from './caverna/index.ts';
import { shared } from './shared/index.ts';
import { formats } from './shared/list.ts';

/** Everything that players read, in German. */
export const german: Catalogue = { ...shared, formats, games: { caverna, 'cave-vs-cave': caveVsCave } };
