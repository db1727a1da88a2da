import type { CavernSide } from '../board.ts';
import type { Bundle, Edible, Good } from '../goods.ts';

/** The contents of each kind of move; rooms, tiles, cells and places for walls by their names. */
interface Moves {
  readonly use: { readonly tile: string };
  readonly activate: { readonly room: string };
  /** Takes the gift of a room before the effect. */
  readonly before: { readonly room: string };
  readonly take: { readonly goods: Bundle };
  readonly trade: { readonly pay: Bundle; readonly goods: Bundle };
  /** Tops up a good. */
  readonly raise: { readonly good: Good };
  readonly give: { readonly good: Good };
  readonly excavate: { readonly cell: string };
  readonly pay: { readonly goods: Bundle };
  /** `paying` is the price on top of the room's cost. */
  readonly furnish: { readonly room: string; readonly cell: string; readonly paying: Bundle };
  readonly wall: { readonly slot: string };
  readonly breach: { readonly slot: string };
  readonly cavern: { readonly side: CavernSide };
  /** Turns one good into 1 food. */
  readonly eat: { readonly good: Edible };
  /** Declines one of the goods just gained. */
  readonly leave: { readonly good: Good };
  readonly draft: { readonly room: string; readonly cell: string; readonly slots: readonly string[] };
  /** Lays a room tile face down. */
  readonly cover: { readonly cell: string };
  /** Whether to continue with the second era. */
  readonly go: { readonly on: boolean };
  readonly done: unknown;
  readonly end: unknown;
  /** A text of an unknown kind. */
  readonly other: { readonly text: string };
}

/** The kind of a move: the first word of its text. */
export type Verb = keyof Moves;

/** The common beginning of several moves: their kind, and perhaps what they name first. */
export interface Beginning {
  readonly kind: string;
  readonly thing?: string;
  /** Where a room is laid. */
  readonly cell?: string;
}

/** A parsed move (docs/moves.md). */
export type Move<V extends Verb = Verb> = { readonly [K in V]: { readonly verb: K } & Moves[K] }[V];
