import type { Composer, History, OpenModal, Picture, SentCommand, World } from './types.ts';

export const emptyComposer = (): Composer => ({ text: '', highlighted: 0, closed: false, command: undefined });

export const state = {
  world: undefined as World | undefined,
  /** Why the page cannot be shown. */
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
  /** What failed on a message, by its id. */
  failures: new Map<string, string>(),
  /** The choices that menus show, by `componentKey`. */
  chosen: new Map<string, string[]>(),
  dismissed: new Set<string>(),
  /** Commands the bot has not answered. */
  sent: [] as SentCommand[],
  composer: emptyComposer(),
  /** Key of the menu whose list is open. */
  menu: undefined as string | undefined,
  /** What is marked in that list and not sent yet. */
  picked: undefined as string[] | undefined,
  modal: undefined as OpenModal | undefined,
  /** The picture shown at full size. */
  lightbox: undefined as Picture | undefined,
  /** The channel list is open (on a phone). */
  drawer: false,
  welcome: true,
  /** A sentence shown for a few seconds. */
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
