/**
 * Moves the focus among the buttons of a list with the arrow keys.
 * @param {KeyboardEvent} event
 */
export function moveFocus(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const goals = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items[(goal + items.length) % items.length]?.focus();
}
