import type { Picture } from './shape.ts';

/** A picture: its kind, and everything in it, as plain data. */
export interface Subject {
  readonly kind: string;
  readonly input: unknown;
}

/** A picture of a game, by the id of the game. */
export interface GamePicture extends Subject {
  readonly game: string;
}

/**
 * The SVG source of a drawing by name, for a size in pixels. The same name and size always give the same drawing.
 * Throws if there is no such drawing.
 */
export type DrawSprite = (name: string, w: number, h: number) => string;

/** The look of a game: everything that a painter knows about it. */
export interface Look {
  /** The layout of a picture that the game itself has requested. */
  layout(subject: Subject): Picture;
  /** The drawings that the layouts name. */
  readonly sprite: DrawSprite;
  /** Colours (`#RRGGBB`) that pictures show exactly, whatever else is in the palette. */
  readonly colours?: readonly string[];
  /** The drawings that are also emojis, by their names in texts and menus. */
  readonly emojis?: Readonly<Record<string, string>>;
  /** Pictures that contain the drawings and text of most others, to be painted in advance. */
  warmUp(): Promise<readonly Subject[]>;
}

/** The looks of games, by id. */
export type Looks = Readonly<Record<string, Look>>;

/** The look of a game; throws if there is none. */
export function lookOf(looks: Looks, game: string): Look {
  const look = Object.hasOwn(looks, game) ? looks[game] : undefined;
  if (look === undefined) throw new Error(`There are no pictures of the game "${game}".`);
  return look;
}
