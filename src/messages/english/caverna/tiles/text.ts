import type { Amounts, People, ToPeople } from '../../../context.ts';

/** What is told about a furnishing tile; its price and points come from the rules of the game. */
export interface TileText {
  readonly name: string;
  /** What the tile does, in at most 100 characters. */
  readonly effect: ToPeople;
  /** The effect in a few words for the tile's picture, where icons would be a riddle. */
  readonly strip?: string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** A case of it with its figures, in at most 90 characters. */
  readonly example: string;
  /** What goes with it: ids of topics. */
  readonly related: readonly string[];
  /**
   * What a use of the tile exchanges, by the words after its id in the move, for a player of such people, and what they give
   * where that is known: `2 grain into 4 food`.
   */
  readonly exchange?: (details: readonly string[], of: People, gives?: Amounts) => string;
}

/** A tile that is used in moves. */
interface Used {
  readonly adjust: { readonly exchanges: unknown } | { readonly feedOneWith: unknown };
}

/** The words of every tile of a block, and of no other; those of a tile that is used say what it exchanges. */
export type TileTexts<Tiles> = {
  readonly [Id in keyof Tiles]: Tiles[Id] extends Used ? TileText & Required<Pick<TileText, 'exchange'>> : TileText;
};
