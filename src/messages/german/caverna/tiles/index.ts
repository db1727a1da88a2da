import type { Amounts, People } from '../../../context.ts';
import { find, wordsOf } from '../../../text.ts';
import { folks } from '../folks/folks.ts';
import { folkTiles } from '../folks/tiles.ts';
import { DWARFS } from '../people.ts';
import { bonusTiles } from './bonus.ts';
import { dwellings } from './dwellings.ts';
import { foodTiles } from './food.ts';
import { materials } from './materials.ts';
import type { TileText } from './text.ts';

/** Every furnishing tile and the printed dwelling, by its id. */
export const tiles = { ...dwellings, ...materials, ...foodTiles, ...bonusTiles } satisfies Record<string, TileText>;

/** What else moves use under an id of its own: folks, and the tiles that they bring. */
const others: Readonly<Record<string, TileText>> = { ...folkTiles, ...folks };

/** The words of a furnishing tile or a folk; an unknown id becomes its own name. */
export function tile(id: string): TileText {
  return (
    find<TileText>(tiles, id) ??
    find(others, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '', related: [] }
  );
}

/** What is known of a use of a tile: whose people use it, and what they give. */
interface Used {
  readonly people?: People | undefined;
  readonly pays?: Amounts | undefined;
}

/** What a use of a tile exchanges: `2 grain into 4 food`; its effect where the exchange has no words of its own. */
export function exchangeOf(id: string, details: readonly string[], { people = DWARFS, pays }: Used = {}): string {
  const { effect, exchange } = tile(id);
  return exchange?.(details, people, pays) ?? [effect, details.join(' ')].filter(Boolean).join(' · ');
}
