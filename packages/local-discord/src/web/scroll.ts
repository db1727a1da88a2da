/** The distance from the end, in pixels, that still counts as being there. */
const NEAR = 150;

/** The list of messages; its layout starts from its end, so the browser keeps the end in sight while it grows. */
const scroller = () => document.querySelector('.scroller');

/** Whether the newest message of the open channel is in sight. */
export const isAtEnd = (): boolean => (scroller()?.scrollTop ?? 0) > -NEAR;

/** Brings the newest message of the open channel into sight. */
export const scrollToEnd = () => scroller()?.scrollTo({ top: 0 });

/** Scrolls down or up by nearly what is in sight. */
export const scrollPage = (direction: 1 | -1) =>
  scroller()?.scrollBy({ top: direction * (scroller()?.clientHeight ?? 0) * 0.9 });
