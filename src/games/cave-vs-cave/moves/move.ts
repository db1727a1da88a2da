import type { CavernSide } from '../board.ts';
import type { Bundle, Edible, Good } from '../goods.ts';

/** What each kind of move says; rooms, tiles, cells and places for walls by their names. */
interface Moves {
  readonly use: { readonly tile: string };
  readonly activate: { readonly room: string };
  /** The gift of a room is taken before the effect that it comes with. */
  readonly before: { readonly room: string };
  readonly take: { readonly goods: Bundle };
  readonly trade: { readonly pay: Bundle; readonly goods: Bundle };
  /** A good is filled up. */
  readonly raise: { readonly good: Good };
  readonly give: { readonly good: Good };
  readonly excavate: { readonly cell: string };
  readonly pay: { readonly goods: Bundle };
  /** `paying` is what is paid on top of the room's cost. */
  readonly furnish: { readonly room: string; readonly cell: string; readonly paying: Bundle };
  readonly wall: { readonly slot: string };
  readonly breach: { readonly slot: string };
  readonly cavern: { readonly side: CavernSide };
  /** One good is turned into 1 food. */
  readonly eat: { readonly good: Edible };
  /** One good of what has just been gained is left. */
  readonly leave: { readonly good: Good };
  readonly draft: { readonly room: string; readonly cell: string; readonly slots: readonly string[] };
  /** A room tile is laid face down. */
  readonly cover: { readonly cell: string };
  /** Whether to go on with the second era. */
  readonly go: { readonly on: boolean };
  readonly done: unknown;
  readonly end: unknown;
  /** A text of no known shape. */
  readonly other: { readonly text: string };
}

/** The kind of a move: the first word of its text. */
export type Verb = keyof Moves;

/** What the texts of several moves begin with: their kind, and perhaps what they name first. */
export interface Beginning {
  readonly kind: string;
  readonly thing?: string;
  /** Where a room is laid. */
  readonly cell?: string;
}

/** A move taken apart (docs/moves.md). */
export type Move<V extends Verb = Verb> = { readonly [K in V]: { readonly verb: K } & Moves[K] }[V];
