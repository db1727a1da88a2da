// What the page and the server send each other.
import type { APIApplicationCommand, APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean()]);
const field = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]).optional();

/** What a user does: uses a command (2) or types into it (4), presses a component (3), or sends a form (5). */
export const deed = z.discriminatedUnion('type', [
  z.object({
    type: z.literal([2, 4]),
    path: z.string(),
    values: z.record(z.string(), value),
    focused: z.string().optional(),
  }),
  z.object({
    type: z.literal(3),
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal(5), opener: z.string(), fields: z.record(z.string(), field) }),
]);

export type Deed = z.infer<typeof deed>;

/** A user as the page lists them; `color` is the CSS colour of the avatar and the name, `locale` that of the client. */
export type SeenUser = { id: string; username: string; global_name: string; color: string; locale: string };

export type SeenChannel = { id: string; name: string; type: number; parent_id?: string; archived?: boolean };

export type SeenMessage = APIMessage & {
  local: {
    mentions_me: boolean;
    /** "Bot is thinking..." replaces the content. */
    thinking: boolean;
    /** The bot deferred its answer and did not give it within fifteen minutes. */
    failed: boolean;
  };
};

/** Everything but the messages, as one user sees it; `now` is the time of the clock (ms). */
export type SeenWorld = {
  guild: { id: string; name: string; locale: string };
  /** The languages that a client or a server can have. */
  locales: string[];
  application: { id: string; name: string; bot: SeenUser };
  users: SeenUser[];
  channels: SeenChannel[];
  commands: APIApplicationCommand[];
  now: number;
};

/** The bot's first answer to a deed. */
export type Outcome<Modal> = {
  id: string;
  state: 'acknowledged' | 'failed';
  /** Why the thing that was used is no longer there. */
  outdated?: string;
  modal?: Modal;
  choices?: APIApplicationCommandOptionChoice[];
};
