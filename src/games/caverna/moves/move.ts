import type { Bundle, FarmAnimal, FolkCrop, Good, SingleTile } from '../state.ts';

/** A kind of animal: the farm animals, and dogs. */
export type Animal = FarmAnimal | 'dog';

/** A ground laid on a cell, as in `meadow c4`. */
export interface Laid {
  readonly ground: SingleTile;
  readonly cell: string;
}

/** What each kind of move says; cells, spaces, tiles and loot items by their names. */
interface Moves {
  readonly place: { readonly space: string };
  readonly imitate: { readonly space: string };
  readonly protect: { readonly space: string };
  readonly send: { readonly strength: number };
  /** `paying` names what is paid in place of the ore. */
  readonly forge: { readonly strength: number; readonly paying?: Good };
  readonly pass: unknown;
  /** The table has let the turn pass. */
  readonly stay: unknown;
  readonly grow: unknown;
  readonly done: unknown;
  readonly end: unknown;
  readonly feed: unknown;
  readonly take: { readonly goods: Bundle };
  /** Goods that have just been taken are put back: `leave wood 3`. */
  readonly leave: { readonly goods: Bundle };
  /** The starting player token is taken: `take token`. */
  readonly token: unknown;
  readonly sow: { readonly goods: Bundle };
  readonly lay: { readonly laid: readonly Laid[] };
  /** `oreFor` names the goods that are paid with ore instead, by the Builder's leave. */
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
  /** Of gold any count, of anything else one, or a pair (of donkeys). */
  readonly eat: { readonly good: Good; readonly count: number };
  /** Two animals that are turned into food together. */
  readonly feast: { readonly animals: readonly Animal[] };
  /** A crop of forgotten folks becomes what it is exchanged for one for one. */
  readonly swap: { readonly good: FolkCrop };
  /** How to pay a cost whose wood may be replaced. */
  readonly pay: { readonly goods: Bundle };
  /** Which of the two folk boards in hand is played: 1 or 2. */
  readonly keep: { readonly board: number };
  readonly ruby: { readonly into: Good | SingleTile };
  /** `details` are the words that tell several exchanges of a tile apart, two at most: `8 home`. */
  readonly use: { readonly tile: string; readonly details: readonly string[] };
  readonly undo: { readonly entry: number };
  /** A text of no known shape. */
  readonly other: { readonly text: string };
}

/** The kind of a move: the first word of its text, but an ore mine and a ruby mine are two kinds. */
export type Verb = keyof Moves;

/** A move taken apart (docs/moves.md). */
export type Move<V extends Verb = Verb> = { readonly [K in V]: { readonly verb: K } & Moves[K] }[V];

/** One function for every kind of move. */
export type ForEveryMove<Extra extends readonly unknown[], Result> = {
  readonly [K in Verb]: (move: Move<K>, ...extra: Extra) => Result;
};

/** What the texts of several moves begin with: the kind, what they name first, or a whole move to which more may come. */
export type Beginning =
  | { readonly of: 'kind'; readonly kind: string }
  | { readonly of: 'tile'; readonly tile: string }
  | { readonly of: 'mine'; readonly mine: 'oreMine' | 'rubyMine'; readonly cell: string }
  | { readonly of: 'fence'; readonly size: string; readonly cell: string }
  | { readonly of: 'thing'; readonly kind: string; readonly thing: string }
  | { readonly of: 'move'; readonly move: Move };
