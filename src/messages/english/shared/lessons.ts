import { plain } from '../../text.ts';

/** Lessons for people who have never played. */
export const lessons = {
  title: (game: string): string => `Learn ${plain(game)}`,
  intro: 'Short lessons of one to two minutes each, only for you. Stop whenever you like: I’ll keep your place.',
  done: (done: number, all: number): string => `${done} of ${all} lessons done`,
  choose: 'All lessons',
  begin: (title: string): string => `Start: ${title}`,
  goOn: (title: string): string => `Continue: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  list: 'All lessons',
  other: (game: string): string => `Lessons for ${plain(game)}`,
  step: (title: string, step: number, steps: number): string => `Lesson: ${title} · ${step} of ${steps}`,
  goal: (goal: string): string => `🎯 **Your goal:** ${goal}`,
  hint: 'Hint',
  hinted: (hint: string): string => `💡 ${hint}`,
  onward: 'Next',
  right: (reply: string): string => `✅ ${reply}`,
  wrong: (reply: string): string => `❌ ${reply} Try another answer.`,
  /** A move that cannot lead to the goal; it changes nothing. */
  away: (what: string): string =>
    `❌ **${plain(what)}** will not get you to your goal. Nothing was changed: choose something else, or press *Hint*.`,
  mistake: (reply: string): string => `❌ ${reply} Nothing was changed.`,
  missed:
    '❌ Your goal can no longer be reached that way, so everything is back as it was. Try another way, or press *Hint*.',
  learned: (sentence: string): string => `🎓 ${sentence}`,
  finished: (title: string): string => `Done: ${title}`,
  ready: (game: string): string =>
    `You know everything you need to play ${plain(game)}. Your first game against a computer comes with help, in a thread of its own.`,
  firstGame: 'Play a first game',
  changed: 'The rules or the lesson have changed since you were here, so it starts from the beginning.',
  opponent: 'Tilda',
  /** A post for everybody, with a button. */
  invitation: (game: string): string =>
    `### Never played ${plain(game)}?\nLearn it in ten minutes, in short lessons that only you can see. Nobody has to wait for you.`,
  invite: 'Start learning',
  invited: 'The invitation is posted.',
};
