/** Looking something up. */
export const rules = {
  /** The button beside what is asked. */
  help: '?',
  /** The menu of what is on offer. */
  whatDoes: 'What does … do?',
  goesWith: 'What goes with it …',
};
