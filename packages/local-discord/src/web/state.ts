import type { Composer, History, OpenModal, Picture, SentCommand, World } from './types.ts';

export interface PageState {
  world: World | undefined;
  /** Why the page cannot be shown. */
  fatal: string | undefined;
  /** Id of the user that is being played. */
  me: string;
  /** Id of the open channel. */
  channel: string;
  /** By channel, as `me` sees them. */
  histories: Record<string, History>;
  /** How many times each user has been called, by user, then channel. */
  mentions: Record<string, Record<string, number>>;
  /** Messages that came while the user was reading further up. */
  below: number;
  /** Milliseconds the virtual clock is ahead of the browser's. */
  clockOffset: number;
  connected: boolean;
  /** Components waiting for the bot, by `componentKey`. */
  pressed: Set<string>;
  /** What failed on a message, by `failureKey`. */
  failures: Map<string, string>;
  /** The choices that menus show, by `componentKey`. */
  chosen: Map<string, string[]>;
  /** Closed ephemeral messages. */
  dismissed: Set<string>;
  /** Commands the bot has not answered. */
  sent: SentCommand[];
  composer: Composer;
  /** Key of the menu whose list is open. */
  menu: string | undefined;
  /** What is marked in that list and not sent yet. */
  picked: string[] | undefined;
  modal: OpenModal | undefined;
  /** The picture shown at full size. */
  lightbox: Picture | undefined;
  /** The channel list is open (on a phone). */
  drawer: boolean;
  welcome: boolean;
  /** A sentence shown for a few seconds. */
  notice: string | undefined;
}

export const state: PageState = {
  world: undefined,
  fatal: undefined,
  me: '',
  channel: '',
  histories: {},
  mentions: {},
  below: 0,
  clockOffset: 0,
  connected: true,
  pressed: new Set(),
  failures: new Map(),
  chosen: new Map(),
  dismissed: new Set(),
  sent: [],
  composer: { text: '', highlighted: 0, closed: false, command: undefined },
  menu: undefined,
  picked: undefined,
  modal: undefined,
  lightbox: undefined,
  drawer: false,
  welcome: true,
  notice: undefined,
};

let draw = () => {};
let drawing = false;

/**
 * Sets the function that draws the page.
 * @param drawPage called once after any number of changes made in one go
 */
export function onChange(drawPage: () => void) {
  draw = drawPage;
}

/**
 * Changes the state and redraws the page.
 * @param part replaces these properties; without it something inside `state` was changed in place
 */
export function change(part?: Partial<PageState>) {
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
