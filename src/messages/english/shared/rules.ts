/** Looking up a rule. */
export const rules = {
  /** The button beside a question. */
  help: '?',
  /** The menu of everything on offer, or of one page of it. */
  whatDoes: (page: number, pages: number): string =>
    pages === 1 ? 'What does … do?' : `What does … do? (${page} of ${pages})`,
  goesWith: 'Related …',
  /** The menu of other matches. */
  like: 'Or did you mean …',
};
