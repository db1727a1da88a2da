import { loadOlder } from './history.js';
import { change, state } from './state.js';

/** @type {HTMLElement | undefined} */
let scroller;
let stuck = true;
/** Height of all messages when it was last seen, in pixels. */
let height = 0;

/** How near to the end, in pixels, counts as being there. */
const NEAR = 150;

const distanceToEnd = () => (scroller ? scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight : 0);

/** @returns {boolean} whether the newest message of the open channel is in sight */
export const isAtBottom = () => stuck;

/** Shows the newest message of the open channel. */
export function scrollToEnd() {
  follow(true);
  change({ below: 0 });
  showEnd();
}

/** @param {1 | -1} direction down or up by nearly what is in sight */
export const scrollPage = (direction) => scroller?.scrollBy({ top: direction * scroller.clientHeight * 0.9 });

/** @type {(() => void)[]} */
const onSeen = [];

/** @param {() => void} listener called when the newest message came into sight */
export const whenSeen = (listener) => onSeen.push(listener);

// Pictures arrive after their message: whatever grows, the end stays in sight for who was there.
const growth = new ResizeObserver(() => stuck && showEnd());

/**
 * Follows the end from now on, or stays with what is being read.
 * @param {boolean} end
 */
function follow(end) {
  stuck = end;
  // Who follows the end is not kept with another message: what goes away above would move them from it, as if they had scrolled.
  if (scroller) scroller.style.overflowAnchor = end ? 'none' : 'auto';
}

function showEnd() {
  if (!scroller) return;
  height = scroller.scrollHeight;
  scroller.scrollTop = height;
}

/**
 * Follows the list of messages; to be called with its element, and with undefined when it is gone.
 * @param {Element | undefined} element the scrolling element; its first child holds the messages
 */
export function followMessages(element) {
  growth.disconnect();
  scroller = element instanceof HTMLElement ? element : undefined;
  follow(true);
  height = 0;
  if (!element) return;
  growth.observe(element);
  if (element.firstElementChild) growth.observe(element.firstElementChild);
}

/** To be called whenever the list was scrolled. */
export function scrolled() {
  const wasStuck = stuck;
  const grew = scroller !== undefined && scroller.scrollHeight > height;
  height = scroller?.scrollHeight ?? 0;
  const atEnd = distanceToEnd() < NEAR;
  // Something grew before the growth was reported: nobody has scrolled away.
  if (wasStuck && !atEnd && grew) return showEnd();
  follow(atEnd);
  if (stuck && !wasStuck) for (const listener of onSeen) listener();
  if (stuck !== wasStuck) change();
  if (scroller && scroller.scrollTop < 300) void readUpwards(scroller);
}

/**
 * Loads older messages and keeps what one was reading in its place.
 * @param {Element} list
 */
async function readUpwards(list) {
  const anchor = list.querySelector('.message');
  const before = anchor?.getBoundingClientRect().top;
  if (!(await loadOlder(state.channel))) return;
  // The page is drawn in a microtask of its own; only afterwards can the shift be measured.
  await new Promise(requestAnimationFrame);
  if (!anchor?.isConnected || before === undefined) return;
  list.scrollTop += anchor.getBoundingClientRect().top - before;
}
