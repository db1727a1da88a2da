import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord.js';
import { CUSTOM_ID_LIMIT } from '../custom-id.ts';
import type { Dressed } from './dress.ts';

/**
 * Gives the menus of a message ids that no other rendering uses (`mark`; `readCustomId` ignores it). Otherwise,
 * choosing the same entry again sends nothing, because Discord identifies a menu by its id even in a new message.
 */
export function afresh(message: Dressed, mark: string): Dressed {
  const components = message.components.map((component) => withMarks(component, { text: mark, always: false }));
  return { ...message, components };
}

/** The largest prime that fits into three characters; with it, different ids hardly ever get the same mark. */
const MARKS = 46_649n;

/** A mark of three characters for the answer to an interaction. */
export function markOf(interactionId: string): string {
  return (BigInt(interactionId) % MARKS).toString(36).padStart(3, '0');
}

/** The components of a message, prepared for an edit with new ids for its menus. */
export function shownAfresh(shown: readonly { toJSON(): unknown }[], mark: string): APIMessageTopLevelComponent[] {
  return shown.map((component) =>
    withMarks(kept(component.toJSON() as APIMessageTopLevelComponent), { text: mark, always: true }),
  );
}

function withMarks<T extends APIMessageTopLevelComponent | APIComponentInContainer>(component: T, mark: Mark): T {
  if (component.type === ComponentType.Container)
    return { ...component, components: component.components.map((part) => withMarks(part, mark)) };
  return component.type === ComponentType.ActionRow
    ? { ...component, components: markedRow(component, mark) }
    : component;
}

function markedRow({ components }: APIActionRowComponent<APIComponentInMessageActionRow>, mark: Mark) {
  return components.map((control) => {
    if (control.type !== ComponentType.StringSelect) return control;
    // If a choice has already been made, nobody needs to make it again.
    if (!mark.always && control.options.some((option) => option.default)) return control;
    const id = `${control.custom_id.split(MARK, 1)[0]}${MARK}${mark.text}`;
    return id.length > CUSTOM_ID_LIMIT ? control : { ...control, custom_id: id };
  });
}

/** What to add to an id, and whether to add it even to a menu in which something is already chosen. */
interface Mark {
  readonly text: string;
  readonly always: boolean;
}

/** Separates the part that `readCustomId` ignores. */
const MARK = '~';

/** A component of a posted message, ready for an edit: it refers to the message's own files by name. */
export function kept<T extends APIMessageTopLevelComponent | APIComponentInContainer>(component: T): T {
  if (component.type === ComponentType.Container)
    return { ...component, components: component.components.map((part) => kept(part)) };
  if (component.type !== ComponentType.MediaGallery) return component;
  const items = component.items.map(({ media, description }) => ({
    media: { url: ownUrl(media.url) },
    ...(description && { description }),
  }));
  return { type: component.type, items } as T;
}

/** The name by which a message refers to its own file; the address from Discord would expire. */
function ownUrl(url: string): string {
  return `attachment://${new URL(url).pathname.split('/').at(-1) ?? ''}`;
}
