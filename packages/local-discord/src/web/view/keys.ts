/** Moves the focus among the buttons of a list with the arrow keys. */
export function moveFocus(event: KeyboardEvent) {
  // In a select, these keys choose an option.
  if (event.target instanceof HTMLSelectElement) return;
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items[(goal + items.length) % items.length]?.focus();
}
