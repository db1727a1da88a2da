import { type Component, isRecord, mediaOf, placedComponents } from 'local-discord';
import type { Asked, Quirk } from './proxy.ts';

const NOT_FOUND = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';

/**
 * Reported differences between the real Discord and the local one; the numbers are issues of discord/discord-api-docs.
 */
export const quirks = {
  /** Replies need a right that the bot may lack although its permissions say otherwise. */
  noReplies: (): Quirk => ({
    refuse: ({ route, json }) =>
      route === 'POST /channels/:id/messages' && isRecord(json['message_reference'])
        ? { status: 403, code: 160002, message: 'Cannot reply without permission to read message history' }
        : undefined,
  }),

  /** An edit that shows files has to list them, including those of the message. */
  listedFiles: (): Quirk => ({
    refuse: ({ route, json }) =>
      route.startsWith('PATCH ') && json['attachments'] === undefined && showsFiles(json)
        ? { status: 400, code: 50035, message: 'Invalid Form Body', errors: notFound() }
        : undefined,
  }),

  /** A deferred answer cannot get pictures, either by an edit or by a follow-up; a later message can (#7529). */
  noDeferredPictures: (): Quirk => {
    const deferred = new Set<string>();
    return {
      refuse: ({ route, path, json }) => {
        // `/interactions/ID/TOKEN/callback`, or `/webhooks/ID/TOKEN…`
        const [, , , token = ''] = path.split('/');
        if (route.endsWith('/callback') && json['type'] === 5) deferred.add(token);
        const isAnswer = /^(PATCH|POST|DELETE) \/webhooks\/:id\/:token(\/messages\/@original)?$/.test(route);
        if (!isAnswer || !deferred.has(token)) return undefined;
        if (showsFiles(json)) return { status: 400, code: 50035, message: 'Invalid Form Body', errors: notFound() };
        deferred.delete(token);
        return undefined;
      },
    };
  },

  /** Old messages can only be edited now and then (30046): Discord refuses each first edit of a post. */
  slowEdits: (): Quirk => {
    const asked = new Set<string>();
    return {
      refuse: ({ route, path }) => {
        if (route !== 'PATCH /channels/:id/messages/:id') return undefined;
        if (asked.delete(path)) return undefined;
        asked.add(path);
        const message = 'Maximum number of edits to messages older than 1 hour reached. Try again later';
        return { status: 429, code: 30046, message, retryAfter: 0.05 };
      },
    };
  },
} as const;

function showsFiles(json: Asked['json']): boolean {
  const components = Array.isArray(json['components']) ? (json['components'] as Component[]) : [];
  return placedComponents(components, []).some(({ component }) =>
    mediaOf(component).some(({ url }) => url.startsWith('attachment://')),
  );
}

function notFound() {
  return { components: { _errors: [{ code: NOT_FOUND, message: 'The referenced attachment was not found' }] } };
}
