import { type SpaceText, spaceIn } from '../../../caverna/spaces.ts';
import type { CavernaTexts } from '../../../caverna/texts.ts';
import { cardSpaces } from './cards.ts';
import { spacesForMore } from './more-players.ts';
import { startSpaces } from './start.ts';

/** Every action space, by its id. */
export const spaces = { ...startSpaces, ...spacesForMore, ...cardSpaces } satisfies Record<string, SpaceText>;

/** The words of an action space; an unknown id becomes its own name. */
export const space: CavernaTexts['space'] = (id) => spaceIn(spaces, id);
