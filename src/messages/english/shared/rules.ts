/** Looking something up. */
export const rules = {
  /** The button beside what is asked. */
  help: '?',
  /** The menu of what is on offer, or one of so many. */
  whatDoes: (page: number, pages: number): string =>
    pages === 1 ? 'What does … do?' : `What does … do? (${page} of ${pages})`,
  goesWith: 'What goes with it …',
  /** The menu of what else somebody may have looked for. */
  like: 'Or did you mean …',
};
