import type { Deed, Outcome, SeenChannel, SeenMessage, SeenUser, SeenWorld } from '../page-types.ts';
import type { Choice, Entry } from './commands.ts';

export type LocalUser = SeenUser;
export type LocalChannel = SeenChannel;
export type LocalMessage = SeenMessage;
export type World = SeenWorld;
export type { Deed };

export type InteractionOutcome = Outcome<LocalModal>;

export interface LocalModal {
  custom_id: string;
  title: string;
  components: ModalPart[];
}

export interface LocalEvent {
  t: string;
  d: unknown;
}

/** The messages of one channel the page has, oldest first. */
export interface History {
  items: LocalMessage[];
  loading: boolean;
  /** Messages that came while the latest were being loaded. */
  arrived: LocalMessage[];
  failure?: string;
}

/** The common part of all of Discord's menus. */
export interface SelectComponent {
  type: number;
  custom_id: string;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  disabled?: boolean;
  required?: boolean;
  options?: { label: string; value: string; description?: string; emoji?: object; default?: boolean }[];
  default_values?: { id: string }[];
  channel_types?: number[];
}

/** An input of a form, with the fields of any of Discord's inputs that this page reads. */
export interface ModalInput extends SelectComponent {
  /** 1 short, 2 paragraph. */
  style?: number;
  value?: string;
  default?: boolean;
  min_length?: number;
  max_length?: number;
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

export interface Question {
  input: ModalInput;
  label: string;
  description: string | undefined;
}

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
  closed: boolean;
  command: Filling | undefined;
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
