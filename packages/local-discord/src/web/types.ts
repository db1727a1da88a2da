/** What the local server sends to the page: Discord's own objects, and the few routes under `/local/`. */
import type { APIApplicationCommand, APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import type { Choice, Entry, Value } from './commands.ts';

export interface LocalUser {
  id: string;
  username: string;
  global_name?: string | null;
  /** The CSS colour of the avatar and the name. */
  color: string;
  /** The language of the client. */
  locale: string;
}

export interface LocalChannel {
  id: string;
  name: string;
  /** Discord's channel type: 0 text, 1 direct message, 10 to 12 thread. */
  type: number;
  parent_id?: string | null;
  archived?: boolean;
}

export interface World {
  guild: { id: string; name: string; locale: string };
  /** The languages that a client or a server can have. */
  locales: string[];
  application: { id: string; name: string; bot: LocalUser };
  users: LocalUser[];
  channels: LocalChannel[];
  commands: APIApplicationCommand[];
  /** The virtual clock, in milliseconds since 1970. */
  now: number;
}

export type LocalMessage = APIMessage & {
  local: {
    /** The message pinged this user. */
    mentions_me: boolean;
    /** The bot has promised an answer that has not arrived yet. */
    thinking: boolean;
    /** The bot promised an answer but did not give it in time. */
    failed: boolean;
  };
};

export interface LocalModal {
  custom_id: string;
  title: string;
  components: ModalPart[];
}

export interface LocalEvent {
  t: string;
  d: unknown;
}

/** What a user does: uses a command (2) or types into it (4), presses a component (3), or sends a form (5). */
export type Deed =
  | { type: 2 | 4; path: string; values: Record<string, Value>; focused?: string }
  | { type: 3; message: string; customId: string; values?: string[] }
  | { type: 5; opener: string; fields: Record<string, Answer> };

export interface InteractionOutcome {
  id: string;
  state: 'acknowledged' | 'failed';
  /** Why the thing that was used is no longer there. */
  outdated?: string;
  modal?: LocalModal;
  choices?: APIApplicationCommandOptionChoice[];
}

/** The messages of one channel the page has, oldest first. */
export interface History {
  items: LocalMessage[];
  loading: boolean;
  /** Messages that came while the latest were being loaded. */
  arrived: LocalMessage[];
  failure?: string;
}

/** An input of a form, with the fields of any of Discord's inputs that this page reads. */
export interface ModalInput {
  type: number;
  custom_id: string;
  /** 1 short, 2 paragraph. */
  style?: number;
  value?: string;
  default?: boolean;
  placeholder?: string;
  required?: boolean;
  min_length?: number;
  max_length?: number;
  min_values?: number;
  max_values?: number;
  options?: { label: string; value: string; description?: string; default?: boolean }[];
  default_values?: { id: string }[];
  channel_types?: number[];
}

/** An item of a form: an input in its label or row, or a text. */
export interface ModalPart {
  type: number;
  label?: string;
  description?: string;
  component?: ModalInput;
  components?: (ModalInput & { label: string })[];
  content?: string;
}

/** An image, however the bot gave it. */
export interface LocalMedia {
  url: string;
  proxy_url?: string;
  width?: number | null;
  height?: number | null;
  content_type?: string | null;
}

/** A command being filled in. */
export interface Filling {
  entry: Entry;
  /** What was typed for its options before its form opened, by option. */
  given: Record<string, string>;
  /** The suggestions taken, by option. */
  taken: Record<string, Choice>;
  /** The bot's suggestions for the option being typed. */
  offered: { option: string; items: Choice[]; status: 'loading' | 'ready' | 'failed' } | undefined;
}

/** The line at the bottom: a text, or a command being filled in. */
export interface Composer {
  text: string;
  /** Index of the suggestion that Enter takes; -1 if it takes none. */
  highlighted: number;
  /** The suggestions are closed. */
  closed: boolean;
  command: Filling | undefined;
}

/** Text, tick, or chosen values; null for a group without a choice. */
export type Answer = string | boolean | string[] | null;

/** One input of a form. */
export interface Question {
  /** Discord's component. */
  input: ModalInput;
  label: string;
  description: string | undefined;
}

export interface OpenModal {
  modal: LocalModal;
  /** The interaction that opened it, and where. */
  from: { opener: string; channel: string };
  /** The chosen values of its menus, by custom id. */
  chosen: Record<string, string[]>;
  sending: boolean;
  failure: string | undefined;
}

export type Picture = { url: string; alt: string };

export type SentCommand = { key: number; user: string; channel: string; label: string; at: number; failed: boolean };
