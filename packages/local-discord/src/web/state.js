/**
 * @import { History, LocalChannel, World } from './types.d.ts'
 * @import { Composer } from './composer.js'
 * @import { OpenModal } from './modal.js'
 */

/**
 * @typedef {{ url: string, alt: string, width: number | undefined, height: number | undefined }} Picture
 * @typedef {{ key: number, user: string, channel: string, label: string, at: number, failed: boolean }} SentCommand
 *
 * @typedef {object} PageState
 * @property {World | undefined} world
 * @property {string | undefined} fatal why the page cannot be shown
 * @property {string} me id of the user one plays
 * @property {string} channel id of the open channel
 * @property {Record<string, LocalChannel[]>} dms direct messages by user
 * @property {Record<string, History>} histories by channel, as `me` sees them
 * @property {Record<string, Record<string, number>>} mentions how often somebody is called, by user, then channel
 * @property {number} below messages that came while one read further up
 * @property {Record<string, number>} typing by channel: until when (milliseconds, the browser's clock) the bot types
 * @property {number} clockOffset milliseconds the virtual clock is ahead of the browser's
 * @property {boolean} connected
 * @property {Set<string>} pressed components waiting for the bot, by `componentKey`
 * @property {Map<string, string>} failures what failed on a message, by `failureKey`
 * @property {Map<string, string[]>} chosen what a menu shows as chosen, by `componentKey`
 * @property {Set<string>} dismissed ephemeral messages put away
 * @property {SentCommand[]} sent commands the bot has not answered
 * @property {Composer} composer
 * @property {string | undefined} menu key of the menu whose list is open
 * @property {string[] | undefined} picked what is marked in that list and not sent yet
 * @property {OpenModal | undefined} modal
 * @property {Picture | undefined} lightbox the picture shown in full size
 * @property {boolean} drawer the channel list is open (on a phone)
 * @property {boolean} welcome
 * @property {string | undefined} notice a sentence shown for a few seconds
 */

/** @type {PageState} */
export const state = {
  world: undefined,
  fatal: undefined,
  me: '',
  channel: '',
  dms: {},
  histories: {},
  mentions: {},
  below: 0,
  typing: {},
  clockOffset: 0,
  connected: true,
  pressed: new Set(),
  failures: new Map(),
  chosen: new Map(),
  dismissed: new Set(),
  sent: [],
  composer: { text: '', highlighted: 0, closed: false, command: undefined, refusal: undefined },
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
 * Sets what draws the page.
 * @param {() => void} drawPage called once after any number of changes made in one go
 */
export function onChange(drawPage) {
  draw = drawPage;
}

/**
 * Changes the state and has the page drawn afterwards.
 * @param {Partial<PageState>} [part] replaces these properties; without it something inside `state` was changed in place
 */
export function change(part) {
  Object.assign(state, part);
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
    for (const task of drawn.splice(0)) task();
  });
}

/** @type {(() => void)[]} */
const drawn = [];

/**
 * Does something once the changes made so far are to be seen, such as moving the focus to what just appeared.
 * @param {() => void} task
 */
export function afterDraw(task) {
  drawn.push(task);
  change();
}

/** @type {number | undefined} */
let noticeTimer;

/**
 * Shows a sentence for a few seconds.
 * @param {string} sentence
 */
export function notify(sentence) {
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => change({ notice: undefined }), 6000);
  change({ notice: sentence });
}
