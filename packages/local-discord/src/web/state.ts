import type { SeenMessage as LocalMessage, Outcome, SeenWorld } from '../page-types.ts';
import type { Choice, Entry } from './commands.ts';

export type { Deed, SeenChannel as LocalChannel, SeenUser as LocalUser } from '../page-types.ts';
export type { LocalMessage, SeenWorld as World };

export type InteractionOutcome = Outcome<LocalModal>;

export type LocalModal = { custom_id: string; title: string; components: ModalPart[] };

export type LocalEvent = { t: string; d: unknown };

/** The messages in one channel that the page has, oldest first. */
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

export type Question = { input: ModalInput; label: string; description: string | undefined };

export interface Filling {
  entry: Entry;
  /** What was typed for its options before its form opened, by option. */
  given: Record<string, string>;
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
  chosen: Record<string, string[]>;
  sending: boolean;
  failure: string | undefined;
}

export type Picture = { url: string; alt: string };

export type SentCommand = { key: number; user: string; channel: string; label: string; at: number; failed: boolean };

export const emptyComposer = (): Composer => ({ text: '', highlighted: 0, closed: false, command: undefined });

export const state = {
  world: undefined as SeenWorld | undefined,
  fatal: undefined as string | undefined,
  /** Id of the user that is being played. */
  me: '',
  channel: '',
  /** By channel, as `me` sees them. */
  histories: {} as Record<string, History>,
  /** How many times each user has been called, by user, then channel. */
  mentions: {} as Record<string, Record<string, number>>,
  /** Messages that came while the user was reading further up. */
  below: 0,
  /** Milliseconds the virtual clock is ahead of the browser's. */
  clockOffset: 0,
  connected: true,
  /** Components waiting for the bot, by `componentKey`. */
  pressed: new Set<string>(),
  failures: new Map<string, string>(),
  /** The choices that menus show, by `componentKey`. */
  chosen: new Map<string, string[]>(),
  dismissed: new Set<string>(),
  sent: [] as SentCommand[],
  composer: emptyComposer(),
  menu: undefined as string | undefined,
  /** What is marked in that list and not sent yet. */
  picked: undefined as string[] | undefined,
  modal: undefined as OpenModal | undefined,
  lightbox: undefined as Picture | undefined,
  drawer: false,
  welcome: true,
  notice: undefined as string | undefined,
};

let draw = () => {};
let drawing = false;

/** Sets the function that draws the page, called once after any number of changes made in one go. */
export function onChange(drawPage: () => void) {
  draw = drawPage;
}

/** Redraws the page with these changes, or with those already made inside `state`. */
export function change(part?: Partial<typeof state>) {
  Object.assign(state, part);
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
    for (const task of drawn.splice(0)) task();
  });
}

const drawn: (() => void)[] = [];

/** Does something once the changes so far are visible, such as moving the focus to what just appeared. */
export function afterDraw(task: () => void) {
  drawn.push(task);
  change();
}

let noticeTimer: number | undefined;

/** Shows a sentence for a few seconds. */
export function notify(sentence: string) {
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => change({ notice: undefined }), 6000);
  change({ notice: sentence });
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
