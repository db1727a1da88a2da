import { channelById } from './people.ts';
import { openChannel } from './session.ts';
import { goToMessage } from './view/message.ts';

/** Discord's link to a message. */
const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** The interval in ms at which the page looks for the message, and how many times. */
const LOOK_EVERY = 50;
const LOOKS = 60;

/** Follows a link to a channel or message within the page, as Discord does; others are left to the browser. */
export function followLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  const [, channel, message] = PLACE.exec(link?.getAttribute('href') ?? '') ?? [];
  if (channel === undefined || !channelById(channel)) return;
  event.preventDefault();
  openChannel(channel);
  if (message !== undefined) showWhenThere(message, LOOKS);
}

/** Shows a message once its channel has been read. */
function showWhenThere(message: string, looks: number) {
  if (document.getElementById(`message-${message}`)) return goToMessage(message);
  if (looks > 0) setTimeout(() => showWhenThere(message, looks - 1), LOOK_EVERY);
}
