import type { Amounts, People, ToPeople } from '../../../context.ts';

/** The words of a furnishing tile; its price and points come from the rules. */
export interface TileText {
  readonly name: string;
  /** What the tile does, in at most 100 characters. */
  readonly effect: ToPeople;
  /** The effect in a few words for the tile's picture, if icons would be unclear. */
  readonly strip?: string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
  /** The ids of related topics. */
  readonly related: readonly string[];
  /** What a use of the tile exchanges: `2 grain into 4 food`. `details` are the words after its id in the move, `gives` is what the player gives. */
  readonly exchange?: (details: readonly string[], of: People, gives?: Amounts) => string;
}

/** A tile that is used in moves. */
interface Used {
  readonly adjust: { readonly exchanges: unknown } | { readonly feedOneWith: unknown };
}

/** The words of every tile of a block; tiles used in moves need an `exchange`. */
export type TileTexts<Tiles> = {
  readonly [Id in keyof Tiles]: Tiles[Id] extends Used ? TileText & Required<Pick<TileText, 'exchange'>> : TileText;
};
