import type { Catalogue } from '../../src/messages/index.ts';
import type { LessonStepText, LessonText } from '../../src/messages/lesson.ts';
import { find } from '../../src/messages/text.ts';

/** The lessons of a game in words, by id; none if the game has none. */
const taughtIn = ({ games }: Catalogue, game: string): Readonly<Record<string, LessonText>> =>
  find<{ readonly taught?: Readonly<Record<string, LessonText>> }>(games, game)?.taught ?? {};

/** A lesson in words; throws if there are none, which is a bug. */
export function lessonText(words: Catalogue, game: string, lesson: string): LessonText {
  const text = find<LessonText>(taughtIn(words, game), lesson);
  if (text === undefined) throw new Error(`The lesson "${lesson}" of ${game} has no words.`);
  return text;
}

/** A step of a lesson in words; throws if there are none, which is a bug. */
export function stepText(words: Catalogue, game: string, { lesson, step }: Step): LessonStepText {
  const text = find<LessonStepText>(lessonText(words, game, lesson).steps, step);
  if (text === undefined) throw new Error(`The step "${step}" of the lesson "${lesson}" has no words.`);
  return text;
}

/** A step, given the ids of its lesson and the step. */
interface Step {
  readonly lesson: string;
  readonly step: string;
}
