/** An answer to a question, and the reply to it. */
interface AnswerText {
  readonly label: string;
  readonly reply: string;
}

/** What a step of a lesson says. */
export interface LessonStepText {
  readonly say: string;
  /** What is to be reached in a step that is played. */
  readonly goal?: string;
  /** One by one, the plainest last. */
  readonly hints?: readonly string[];
  /** What is said to usual mistakes, by the beginnings of the moves. */
  readonly mistakes?: Readonly<Record<string, string>>;
  /** The answers to a question, by their keys. */
  readonly answers?: Readonly<Record<string, AnswerText>>;
  /** What is said once the goal is reached. */
  readonly done?: string;
}

/** A lesson in words. */
export interface LessonText {
  readonly title: string;
  /** What it is about, in a few words for a menu. */
  readonly idea: string;
  /** A sentence that starts with "You have learned". */
  readonly learned: string;
  readonly steps: Readonly<Record<string, LessonStepText>>;
}
