/** A word without its plural ending, so that a search finds both forms. */
export const stem = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, '');

/** Looking up a rule. */
export const rules = {
  /** The button beside a question. */
  help: '?',
  /** The menu of everything on offer, or of one page of it. */
  whatDoes: (page: number, pages: number): string =>
    pages === 1 ? 'Explain a choice' : `Explain a choice, menu ${page} of ${pages}`,
  /** Before the explanation of how to win. */
  aim: 'How do I win?',
  goesWith: 'Related topics',
  /** The menu of other matches. */
  like: 'Or did you mean …',
};
