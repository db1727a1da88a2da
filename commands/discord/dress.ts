import { type APIMessageTopLevelComponent, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { withIcons, withoutIcons, written } from '../../src/messages/icons.ts';
import type { Composed } from './compose.ts';
import type { Emojis } from './emojis.ts';
import { isKey } from './icon-key.ts';

/** A message in Discord's format: its components are data, and its icons are existing emojis. */
export type Dressed<T extends Composed = Composed> = Omit<T, 'components'> & {
  readonly components: APIMessageTopLevelComponent[];
};

/**
 * Sends a message with its icons. If Discord refuses one because its emoji was deleted, sends the message in words only
 * and checks the emojis.
 */
export async function sendDressed<T extends Composed, Sent>(
  emojis: Emojis,
  message: T,
  send: (dressed: Dressed<T>) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(dressed(message, emojis.find));
  } catch (error) {
    if (!refusesEmoji(error)) throw error;
    emojis.lookAfter();
    return send(dressed(message, () => undefined));
  }
}

/** Whether Discord refused a message because of a missing emoji. */
function refusesEmoji(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError)) return false;
  if (error.code === RESTJSONErrorCodes.UnknownEmoji) return true;
  return (
    error.code === RESTJSONErrorCodes.InvalidFormBodyOrContentType &&
    JSON.stringify(error.rawError).includes('INVALID_EMOJI')
  );
}

/** A message with the emojis of its icons; missing ones are left out. */
export function dressed<T extends Composed>(message: T, find: Emojis['find']): Dressed<T> {
  const components = message.components.map((component) => clad(component.toJSON(), find));
  const { content } = message;
  return {
    ...message,
    ...(typeof content === 'string' && { content: shownIn(content, find) }),
    components: components as APIMessageTopLevelComponent[],
  };
}

/** A text with icons in Discord's format for emojis: a name to read aloud, and an id to show. */
const shownIn = (text: string, find: Emojis['find']): string =>
  withIcons(text, (key) => {
    const emoji = find(key);
    return emoji === undefined ? '' : written(key, emoji.id);
  });

/** A part of a message's components with the emojis of its icons. */
function clad(part: unknown, find: Emojis['find']): unknown {
  if (Array.isArray(part)) return part.map((one) => clad(one, find));
  if (typeof part !== 'object' || part === null) return typeof part === 'string' ? withoutIcons(part) : part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (name === 'content' && typeof value === 'string') return [[name, shownIn(value, find)]];
      if (name !== 'emoji' || !isKey(value)) return [[name, clad(value, find)]];
      const emoji = find(value.name);
      return emoji === undefined ? [] : [[name, emoji]];
    }),
  );
}
