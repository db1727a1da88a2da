import type { Catalogue } from '../english/index.ts';
import * as caveVsCave from './cave-vs-cave/index.ts';
import * as caverna from './caverna/index.ts';
import * as shared from './shared/index.ts';
import { formats } from './shared/list.ts';

/** Everything that players read, in German. */
export const german: Catalogue = {
  ...shared,
  formats,
  games: { caverna: { ...caverna }, 'cave-vs-cave': { ...caveVsCave } },
};
