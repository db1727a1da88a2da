/** An answer to a question, and the reply to it. */
interface AnswerText {
  readonly label: string;
  readonly reply: string;
}

/** The texts of a lesson's step. */
export interface LessonStepText {
  readonly say: string;
  /** The goal of a step that is played. */
  readonly goal?: string;
  /** One by one, the plainest last. */
  readonly hints?: readonly string[];
  /** Replies to common mistakes, by the beginnings of the moves. */
  readonly mistakes?: Readonly<Record<string, string>>;
  /** The answers to a question, by their keys. */
  readonly answers?: Readonly<Record<string, AnswerText>>;
  /** The text once the goal is reached. */
  readonly done?: string;
}

/** A lesson in words. */
export interface LessonText {
  readonly title: string;
  /** Its subject, in a few words for a menu. */
  readonly idea: string;
  /** What was learned, in sentences that start with "You have learned". */
  readonly learned: string;
  readonly steps: Readonly<Record<string, LessonStepText>>;
}
