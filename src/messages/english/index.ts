import { caverna } from './caverna/index.ts';
import { shared } from './shared/index.ts';

/** Everything that players read, in English: what all games share, and the words of each game under its id. */
export const english = { ...shared, games: { caverna } };
