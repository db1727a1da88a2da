import { render } from 'lit-html';
import { focusComposer } from './composer.ts';
import { listenAsEverybody, lookAtChannel } from './events.ts';
import { people } from './people.ts';
import { followLink, scrollPage } from './scroll.ts';
import { begin, openChannel, playAs, writeTitle } from './session.ts';
import { change, notify, onChange, reasonOf, state } from './state.ts';
import { pageView } from './view/page.ts';

const root = document.getElementById('app') ?? document.body;
root.replaceChildren();

onChange(() => {
  render(pageView(), root);
  writeTitle();
});

/** How often to update times such as “2 minutes ago”, in milliseconds. */
const REFRESH = 10_000;

function globalKey(event: KeyboardEvent) {
  const seat = event.altKey && !event.ctrlKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
  const user = seat === undefined ? undefined : people()[Number(seat) - 1];
  if (user) {
    event.preventDefault();
    return void playAs(user.id);
  }
  if (state.modal || state.lightbox) return;
  if (event.key === 'Escape' && state.drawer) return change({ drawer: false });
  if (event.key === 'PageUp' || event.key === 'PageDown') {
    event.preventDefault();
    return scrollPage(event.key === 'PageUp' ? -1 : 1);
  }
  const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isText && document.activeElement === document.body) focusComposer();
}

async function open() {
  try {
    const channel = await begin();
    // Reads messages only once everybody is listening, so that none is missed in between.
    await listenAsEverybody();
    openChannel(channel);
  } catch (error) {
    return change({ fatal: `The local Discord could not be opened. ${reasonOf(error)}` });
  }
  document.addEventListener('visibilitychange', lookAtChannel);
  document.addEventListener('keydown', globalKey);
  document.addEventListener('click', followLink);
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    notify(reasonOf(event.reason));
  });
  setInterval(() => change(), REFRESH);
  if (matchMedia('(pointer: fine)').matches) focusComposer();
}

change();
void open();
