import type { Picture } from './shape.ts';

/** Something to show: the kind of picture, and everything in it, as plain data. */
export interface Subject {
  readonly kind: string;
  readonly input: unknown;
}

/** A picture of a game, by the id of the game. */
export interface GamePicture extends Subject {
  readonly game: string;
}

/**
 * The SVG source of a drawing by its name, for a size in pixels. The same name and size always give the same drawing.
 * Throws when there is no such drawing.
 */
export type DrawSprite = (name: string, w: number, h: number) => string;

/** How a game looks: all that a painter knows of it. */
export interface Look {
  /** The layout of a picture; it is given only what the game itself has asked for. */
  layout(subject: Subject): Picture;
  /** The drawings that the layouts name. */
  readonly sprite: DrawSprite;
  /** Colours (`#RRGGBB`) that pictures show unchanged, whatever else is in the palette. */
  readonly colours?: readonly string[];
  /** The drawings that are wanted as emojis too, by the names under which texts and menus ask for them. */
  readonly emojis?: Readonly<Record<string, string>>;
  /** Pictures that hold the drawings and the lettering of most others, to be painted ahead. */
  warmUp(): Promise<readonly Subject[]>;
}

/** How the games look, by their ids. */
export type Looks = Readonly<Record<string, Look>>;

/** How a game looks; throws if nobody has told. */
export function lookOf(looks: Looks, game: string): Look {
  const look = Object.hasOwn(looks, game) ? looks[game] : undefined;
  if (look === undefined) throw new Error(`There are no pictures of the game "${game}".`);
  return look;
}
