import type { Bot } from '../bot.ts';
import type { Face } from '../face/face.ts';

/** The option for choosing a game; it exists only if there are several. */
export const GAME = 'game';

type Playing = Pick<Bot, 'words' | 'faces'>;

/** The faces of all games with their ids, the default game first. */
export function facesOf({ words, faces }: Playing): readonly { readonly id: string; readonly face: Face }[] {
  return Object.entries(faces).map(([id, face]) => ({ id, face: face(words) }));
}

/** The id of the requested game; the table rejects a name that nobody offered. */
export function gameOf({ faces }: Pick<Bot, 'faces'>, asked: string | null | undefined): string {
  return asked ?? Object.keys(faces)[0] ?? '';
}
