import type { Bundle, FarmAnimal, FolkCrop, Good, SingleTile } from '../state.ts';

/** A kind of animal: the farm animals, and dogs. */
export type Animal = FarmAnimal | 'dog';

/** A ground to lay on a cell, as in `meadow c4`. */
export interface Laid {
  readonly ground: SingleTile;
  readonly cell: string;
}

/** The contents of each kind of move; cells, spaces, tiles and loot items by their names. */
interface Moves {
  readonly place: { readonly space: string };
  readonly imitate: { readonly space: string };
  readonly protect: { readonly space: string };
  readonly send: { readonly strength: number };
  /** `paying` names the good that replaces ore. */
  readonly forge: { readonly strength: number; readonly paying?: Good };
  readonly pass: unknown;
  /** The table has passed the turn. */
  readonly stay: unknown;
  readonly grow: unknown;
  readonly done: unknown;
  readonly end: unknown;
  readonly feed: unknown;
  readonly take: { readonly goods: Bundle };
  /** Puts back goods that were just taken: `leave wood 3`. */
  readonly leave: { readonly goods: Bundle };
  /** Takes the starting player token: `take token`. */
  readonly token: unknown;
  readonly sow: { readonly goods: Bundle };
  readonly lay: { readonly laid: readonly Laid[] };
  /** `oreFor` names the goods that ore replaces, with the Builder. */
  readonly furnish: { readonly tile: string; readonly oreFor: readonly string[] };
  readonly at: { readonly cell: string };
  readonly stable: { readonly cell: string };
  readonly fence: { readonly size: 'small' | 'large'; readonly cells: readonly string[] };
  readonly oreMine: { readonly cell: string; readonly deep: string };
  readonly rubyMine: { readonly cell: string };
  readonly loot: { readonly item: string };
  readonly buy: { readonly good: Good };
  readonly trade: { readonly times: number };
  readonly beg: { readonly times: number };
  readonly breed: { readonly animals: readonly FarmAnimal[] };
  readonly harvest: { readonly phase: 'field' | 'breeding' };
  /** Any amount of gold, one of any other good, or a pair (of donkeys). */
  readonly eat: { readonly good: Good; readonly count: number };
  /** Turns two animals into food together. */
  readonly feast: { readonly animals: readonly Animal[] };
  /** Exchanges a crop of forgotten folks one for one. */
  readonly swap: { readonly good: FolkCrop };
  /** How to pay a cost whose wood may be replaced. */
  readonly pay: { readonly goods: Bundle };
  /** Which of the two folk boards in hand to play: 1 or 2. */
  readonly keep: { readonly board: number };
  readonly ruby: { readonly into: Good | SingleTile };
  /** `details` are the words that distinguish several exchanges of a tile, at most two of them: `8 home`. */
  readonly use: { readonly tile: string; readonly details: readonly string[] };
  readonly undo: { readonly entry: number };
  /** A text of an unknown kind. */
  readonly other: { readonly text: string };
}

/** The kind of a move: the first word of its text, except that ore mines and ruby mines are two kinds. */
export type Verb = keyof Moves;

/** A parsed move (docs/moves.md). */
export type Move<V extends Verb = Verb> = { readonly [K in V]: { readonly verb: K } & Moves[K] }[V];

/** One function for every kind of move. */
export type ForEveryMove<Extra extends readonly unknown[], Result> = {
  readonly [K in Verb]: (move: Move<K>, ...extra: Extra) => Result;
};

/** The common beginning of several moves: the kind, what they name first, or a whole move that may be longer. */
export type Beginning =
  | { readonly of: 'kind'; readonly kind: string }
  | { readonly of: 'tile'; readonly tile: string }
  | { readonly of: 'mine'; readonly mine: 'oreMine' | 'rubyMine'; readonly cell: string }
  | { readonly of: 'fence'; readonly size: string; readonly cell: string }
  | { readonly of: 'thing'; readonly kind: string; readonly thing: string }
  | { readonly of: 'move'; readonly move: Move };
