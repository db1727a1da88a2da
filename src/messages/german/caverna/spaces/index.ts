import { find, wordsOf } from '../../../text.ts';
import { cardSpaces } from './cards.ts';
import { spacesForMore } from './more-players.ts';
import { startSpaces } from './start.ts';
import { always, type SpaceText } from './text.ts';

/** Every action space, by its id. */
export const spaces = { ...startSpaces, ...spacesForMore, ...cardSpaces } satisfies Record<string, SpaceText>;

/** The words of an action space; an unknown id becomes its own name. */
export function space(id: string): SpaceText {
  return find<SpaceText>(spaces, id) ?? { name: wordsOf(id), effect: always(''), rules: '', example: '', related: [] };
}
