import { createHash } from 'node:crypto';
import type { GamePicture, Look, Looks, Subject } from './look.ts';

/** A drawing for one of Discord's emojis. */
export interface EmojiDrawing {
  /** The game and the game's name for it, as in `chess_rook`. */
  readonly key: string;
  /** Six letters that change whenever the drawing changes. */
  readonly hash: string;
  /** The request for a painter. */
  readonly picture: GamePicture;
}

/** The kind of picture used for emojis. It is the same for all games, so that no layout has to know it. */
const KIND = 'emoji';

/** The width and height of an emoji in pixels: clients show it at 48 pixels at most, or twice that on dense screens. */
export const EMOJI_SIZE = 128;

/** The drawings that all games need as emojis. */
export function emojisOf(looks: Looks): EmojiDrawing[] {
  return Object.entries(looks).flatMap(([game, { emojis = {}, sprite }]) =>
    Object.entries(emojis).map(([name, drawing]) => ({
      key: `${game.replaceAll('-', '_')}_${name}`,
      hash: createHash('sha256')
        .update(sprite(drawing, EMOJI_SIZE, EMOJI_SIZE))
        .digest('hex')
        .slice(0, 6),
      picture: { game, kind: KIND, input: name },
    })),
  );
}

/** The sprite of a picture that shows only an emoji. */
export function emojiSprite({ emojis = {} }: Look, { kind, input }: Subject): string | undefined {
  return kind === KIND && typeof input === 'string' && Object.hasOwn(emojis, input) ? emojis[input] : undefined;
}
