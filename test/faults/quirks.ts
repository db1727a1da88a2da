import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { type Component, isRecord, mediaOf, placedComponents, routeOf } from 'local-discord';

export interface Asked {
  /** As counted in `requests.routes`, e.g. `POST /channels/:id/messages`. */
  readonly route: string;
  /** Its path after the version, with all ids and tokens. */
  readonly path: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A reported difference between the real Discord and the local one: what it answers to some requests. */
export interface Quirk {
  refuse(asked: Asked): { status: number; code: number; message: string; errors?: unknown } | undefined;
}

/** How a bot's REST client sends requests to a Discord with quirks; for faults of a connection, use `discord.faults`. */
export const sendingTo =
  (quirks: readonly Quirk[]): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const path = new URL(url).pathname.slice('/api/v10'.length);
    const asked: Asked = { route: `${init.method} ${routeOf(path)}`, path, json: jsonIn(init.body) };
    for (const quirk of quirks) {
      const { status, ...body } = quirk.refuse(asked) ?? {};
      if (status !== undefined) return Response.json(body, { status });
    }
    return DefaultRestOptions.makeRequest(url, init);
  };

function jsonIn(body: unknown): Asked['json'] {
  const text = body instanceof FormData ? body.get('payload_json') : body;
  const json: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  return isRecord(json) ? json : {};
}

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
