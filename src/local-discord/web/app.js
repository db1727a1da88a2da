import { render } from 'lit-html';
import { focusComposer } from './composer.js';
import { listenAsEverybody, lookAtChannel } from './events.js';
import { people } from './people.js';
import { whenSeen } from './scroll.js';
import { begin, playAs, writeTitle } from './session.js';
import { change, onChange, state } from './state.js';
import { pageView } from './view/page.js';

const root = document.getElementById('app') ?? document.body;
root.replaceChildren();

onChange(() => {
  render(pageView(), root);
  writeTitle();
});

/** How often moments such as “2 minutes ago” are written anew, in milliseconds. */
const REFRESH = 10_000;

/** @param {KeyboardEvent} event */
function globalKey(event) {
  const seat = event.altKey && !event.ctrlKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
  const user = seat === undefined ? undefined : people()[Number(seat) - 1];
  if (user) {
    event.preventDefault();
    return void playAs(user.id);
  }
  if (event.key === 'Escape' && (state.panel || state.drawer)) return change({ panel: undefined, drawer: false });
  const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isText && document.activeElement === document.body && !state.modal && !state.lightbox) focusComposer();
}

async function open() {
  try {
    await begin();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return change({ fatal: `The local Discord could not be opened. ${reason}` });
  }
  listenAsEverybody();
  whenSeen(lookAtChannel);
  document.addEventListener('visibilitychange', lookAtChannel);
  document.addEventListener('keydown', globalKey);
  setInterval(() => change(), REFRESH);
  if (matchMedia('(pointer: fine)').matches) focusComposer();
}

change();
void open();
