import type { Amounts, People, ToPeople } from '../context.ts';
import { find, wordsOf } from '../text.ts';

/** The words of a furnishing tile; its price and points come from the rules. */
export interface TileText {
  readonly name: string;
  /** The effect of the tile, in at most 100 characters. */
  readonly effect: ToPeople;
  /** The effect in a few words for the tile's picture, if icons would be unclear. */
  readonly strip?: string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
  /** Why the tile does nothing for some players, after a colon. */
  readonly idle?: ToPeople;
  /** What to say before that colon if "does nothing" is not the whole truth: `2 ore now, but nothing more for you`. */
  readonly useless?: string;
  /**
   * What a use of the tile exchanges: `2 grain into 4 food`. `details` are the words after its id in the move, `gives`
   * is what the player gives.
   */
  readonly exchange?: (details: readonly string[], of: People, gives?: Amounts) => string;
}

/** A tile that is used in moves. */
interface UsedTile {
  readonly adjust: { readonly exchanges: unknown } | { readonly feedOneWith: unknown };
}

/** The optional words that a tile needs. */
type Needed<Tile> =
  | (Tile extends UsedTile ? 'exchange' : never)
  | (Tile extends { readonly idle: unknown } ? 'idle' : never);

/** The words of every tile of a block; tiles used in moves need an `exchange`, those with an `idle` its words. */
export type TileTexts<Tiles> = {
  readonly [Id in keyof Tiles]: TileText & Required<Pick<TileText, Needed<Tiles[Id]>>>;
};

/** The context of a tile's use: whose people use it, and what they give. */
interface Used {
  readonly people?: People | undefined;
  readonly pays?: Amounts | undefined;
}

/** The ids that moves use: tiles, ids without a tile (folks), and people without a folk. */
interface TileWords {
  readonly tiles: Readonly<Record<string, TileText>>;
  readonly others: Readonly<Record<string, TileText>>;
  readonly dwarfs: People;
}

/** The ways to look up the words of tiles, in one language. */
export function tilesIn({ tiles, others, dwarfs }: TileWords) {
  /** The words of a furnishing tile or a folk; an unknown id becomes its own name. */
  const tile = (id: string): TileText =>
    find(tiles, id) ?? find(others, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '' };
  return {
    tile,
    /** What a use of a tile exchanges: `2 grain into 4 food`; its effect if the exchange has no text. */
    exchangeOf(id: string, details: readonly string[], { people = dwarfs, pays }: Used = {}): string {
      const { effect, exchange } = tile(id);
      return exchange?.(details, people, pays) ?? [effect, details.join(' ')].filter(Boolean).join(' · ');
    },
  };
}
