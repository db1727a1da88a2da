/** The distance from the end, in pixels, that still counts as being there. */
const NEAR = 150;

/**
 * The list of messages. Its layout starts from its end, so the browser itself keeps the end in sight while it grows.
 */
const scroller = () => document.querySelector('.scroller');

/** @returns whether the newest message of the open channel is in sight */
export const isAtEnd = (): boolean => (scroller()?.scrollTop ?? 0) > -NEAR;

/** Brings the newest message of the open channel into sight. */
export const scrollToEnd = () => scroller()?.scrollTo({ top: 0 });

/** @param direction down or up by nearly what is in sight */
export const scrollPage = (direction: 1 | -1) =>
  scroller()?.scrollBy({ top: direction * (scroller()?.clientHeight ?? 0) * 0.9 });
