import { setTimeout as pause } from 'node:timers/promises';
import { isPostponed } from '../../render/paint/painter.ts';
import type { Bot } from '../bot.ts';
import type { Composed, Picture } from '../discord/compose.ts';

/** The game of a picture, and the entry of its log at that moment. */
interface PictureSubject {
  readonly game: { readonly id: string };
  readonly entry: number;
}

/** The pictures of a message; none if they cannot be painted, because a game is playable without them. */
export async function painted(
  bot: Bot,
  { game, entry }: PictureSubject,
  paint: () => Promise<Picture[]>,
): Promise<Picture[]> {
  return paint().catch((error: unknown) => noPictures(bot, { game, entry }, error));
}

/** The same, but rejects if they can be painted later. */
export async function paintedOrLater(
  bot: Bot,
  subject: PictureSubject,
  paint: () => Promise<Picture[]>,
): Promise<Picture[]> {
  return paint().catch((error: unknown) => {
    if (isPostponed(error)) throw error;
    return noPictures(bot, subject, error);
  });
}

function noPictures(bot: Bot, { game, entry }: PictureSubject, error: unknown): Picture[] {
  bot.log.error({ err: error, gameId: game.id, entry }, 'pictures could not be painted');
  return [];
}

/** A message that can be sent before its pictures are painted. */
export interface Paintable {
  readonly inWords: Composed;
  /** The message with its pictures, if it has any; rejects if they can be painted later. */
  readonly painted?: () => Promise<Composed>;
}

/** The message with its pictures; undefined if they take longer than `patience` ms, or if the painter has no room. */
export async function inTime(patience: number, paint: () => Promise<Composed>): Promise<Composed | undefined> {
  if (patience <= 0) return undefined;
  const timer = new AbortController();
  const painting = paint().catch((error: unknown) => {
    if (isPostponed(error)) return undefined;
    throw error;
  });
  if (patience === Number.POSITIVE_INFINITY) return painting;
  const late = pause(patience, undefined, { ref: false, signal: timer.signal }).catch(() => undefined);
  return Promise.race([painting, late]).finally(() => timer.abort());
}
