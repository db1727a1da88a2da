import { channelById } from './people.ts';
import { openChannel } from './session.ts';
import { afterDraw } from './state.ts';

/** The distance from the end, in pixels, that still counts as being there. */
const NEAR = 150;

/** The list of messages; its layout starts from its end, so the browser keeps the end in sight while it grows. */
const scroller = () => document.querySelector('.scroller');

export const isAtEnd = (): boolean => (scroller()?.scrollTop ?? 0) > -NEAR;

export const scrollToEnd = () => scroller()?.scrollTo({ top: 0 });

/** Scrolls down or up by nearly what is in sight. */
export const scrollPage = (direction: 1 | -1) =>
  scroller()?.scrollBy({ top: direction * (scroller()?.clientHeight ?? 0) * 0.9 });

const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Follows a link to a channel or message within the page, as Discord does; others are left to the browser. */
export async function followLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  const [, channel, message] = PLACE.exec(link?.getAttribute('href') ?? '') ?? [];
  if (channel === undefined || !channelById(channel)) return;
  event.preventDefault();
  await openChannel(channel);
  if (message !== undefined) afterDraw(() => goToMessage(message));
}

export function goToMessage(id: string) {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  element?.classList.add('found');
  setTimeout(() => element?.classList.remove('found'), 1500);
}
