import type { GameId } from '../../games/index.ts';
import { caveVsCave } from './cave-vs-cave/index.ts';
import { caverna } from './caverna/index.ts';
import { shared } from './shared/index.ts';

/** The words of one game: never under a key of those that all games share, which they would hide. */
export type OwnWords = Readonly<Record<string, unknown>> & { readonly [Key in keyof typeof shared]?: never };

const games = { caverna, 'cave-vs-cave': caveVsCave } satisfies Readonly<Record<GameId, OwnWords>>;

/** Everything that players read, in English: what all games share, and the words of each game under its id. */
export const english = { ...shared, games };
