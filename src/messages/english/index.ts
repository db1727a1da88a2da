import type { GameId } from '../../games/index.ts';
import * as caveVsCave from './cave-vs-cave/index.ts';
import * as caverna from './caverna/index.ts';
import * as shared from './shared/index.ts';
import { formats } from './shared/list.ts';

/** The texts of one game. Its keys differ from those of the shared texts, which they would otherwise hide. */
export type OwnWords = Readonly<Record<string, unknown>> & { readonly [Key in keyof typeof shared]?: never };

const games = { caverna: { ...caverna }, 'cave-vs-cave': { ...caveVsCave } } satisfies Readonly<
  Record<GameId, OwnWords>
>;

/** Everything that players read, in English: the shared texts, and those of each game under its id. */
export const english = { ...shared, formats, games };

/** All texts in one language. Another language must have every key of the English one, or it does not compile. */
export type Catalogue = typeof english;
