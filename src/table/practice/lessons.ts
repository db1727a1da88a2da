import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import { type Learning, readSettings } from '../people.ts';
import { rulesOf, type TableContext } from '../play/context.ts';
import { stepOf } from '../play/live.ts';
import { begin, type Course, choose, entryAfter, hinted, onward, type Stand, standAt, takeBack } from './course.ts';

/** A learner, and the names of the seats in their lessons. */
export interface Learner {
  readonly userId: string;
  readonly names: readonly [string, string];
}

/** A lesson, by the ids of its game and its own. */
interface Wanted extends Learner {
  readonly game: string;
  readonly lesson: string;
}

/** What to do in the running lesson. */
export type LessonAct =
  | { readonly do: 'choose'; readonly moves: readonly string[] }
  | { readonly do: 'back' | 'over' | 'hint' | 'onward' };

/** The step that a person saw when pressing. */
interface Seen {
  readonly lesson: string;
  readonly step: number;
}

/** A learner's place in a lesson after a press, and what the press did. */
export interface Taught {
  readonly kind: 'shown' | 'restarted' | ReturnType<typeof choose>['kind'];
  readonly stand: Stand;
  /** Their place before the press. */
  readonly before: Stand;
}

/** The key of a lesson among the finished ones. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Lessons that people take on their own. Throws TableError. */
export function createLessons(context: TableContext) {
  const bind = binding(context);
  return {
    /** The ids of the lessons of a game, in order; none if it has none. */
    of: (game: string): readonly string[] => context.teachingOf?.(game)?.lessons.map(({ id }) => id) ?? [],
    /** Whether learners know enough after a lesson to play a first game. */
    suffices: (game: string, lesson: string): boolean =>
      context.teachingOf?.(game)?.lessons.find(({ id }) => id === lesson)?.suffices === true,
    /** A person's progress. */
    progress: bind(learningOf),
    /** Starts a lesson from the beginning; replaces the running one. */
    begin: bind(start),
    /** The running lesson in its current state; undefined if there is none. */
    show: (learner: Learner) => inTurn(context, learner, (at) => at),
    /** Does something in the running lesson; undefined if there is none, or if it has moved on since the press. */
    act: bind(act),
  };
}

/** Lessons that people take on their own. */
export type Lessons = ReturnType<typeof createLessons>;

/** The progress of a person who has not taken a lesson yet. */
const NOTHING: Learning = { done: [], entry: 0 };

async function learningOf({ stores }: TableContext, userId: string): Promise<Learning> {
  return readSettings(await stores.people.settings(userId)).learning ?? NOTHING;
}

/** One request at a time for each person. */
const served = <T>({ serve }: TableContext, userId: string, task: () => Promise<T>): Promise<T> =>
  serve(`person ${userId}`, task);

function courseOf(context: TableContext, { game, lesson: id, userId, names }: Wanted): Course | undefined {
  const teaching = context.teachingOf?.(game);
  const lesson = teaching?.lessons.find((one) => one.id === id);
  return lesson && teaching && { rules: rulesOf(context, game), lesson, stateFrom: teaching.stateFrom, userId, names };
}

async function keep(context: TableContext, { userId }: Learner, taught: Taught): Promise<void> {
  const { stand, kind } = taught;
  const { game, lesson } = stand.begun;
  const key = lessonKey(game, lesson);
  await context.stores.people.changeSettings(userId, (kept) => {
    const settings = readSettings(kept);
    const { done } = settings.learning ?? NOTHING;
    const entry = entryAfter(stand);
    const learning: Learning =
      kind === 'learned'
        ? { done: done.includes(key) ? done : [...done, key], entry }
        : { done, at: stand.begun, entry };
    return { ...settings, learning };
  });
}

function start(context: TableContext, wanted: Wanted): Promise<Taught> {
  return served(context, wanted.userId, async () => {
    const course = courseOf(context, wanted);
    if (course === undefined) throw mistake('noLesson', {});
    const { entry } = await learningOf(context, wanted.userId);
    const stand = begin(course, entry + 1);
    const taught: Taught = { kind: 'shown', stand, before: stand };
    await keep(context, wanted, taught);
    return taught;
  });
}

/** The running lesson, restarted if its rules have changed. Undefined if there is none. */
async function standing(context: TableContext, learner: Learner): Promise<Taught | undefined> {
  const { at, entry } = await learningOf(context, learner.userId);
  const course = at && courseOf(context, { ...learner, ...at });
  if (at === undefined || course === undefined) return undefined;
  const stand = standAt(course, at);
  if (stand !== undefined) return { kind: 'shown', stand, before: stand };
  const again = begin(course, entry + 1);
  return { kind: 'restarted', stand: again, before: again };
}

function inTurn(context: TableContext, learner: Learner, change: (at: Taught) => Taught): Promise<Taught | undefined> {
  return served(context, learner.userId, async () => {
    const at = await standing(context, learner);
    if (at === undefined) return undefined;
    const next = at.kind === 'restarted' ? at : change(at);
    const isChanged = next.stand !== at.stand || next.kind === 'learned' || next.kind === 'restarted';
    if (isChanged) await keep(context, learner, next);
    return next;
  });
}

/** Does something; a press for another step, or for another of its questions, changes nothing. */
function act(
  context: TableContext,
  learner: Learner,
  wish: LessonAct & { readonly seen: Seen | { readonly question: number } },
): Promise<Taught | undefined> {
  return inTurn(context, learner, (at) => {
    const { stand } = at;
    if (!isSeen(stand, wish.seen)) return { ...at, kind: 'stale' };
    const before = stand;
    switch (wish.do) {
      case 'hint':
        return { kind: 'on', stand: hinted(stand), before };
      case 'onward':
        return { ...onward(stand), before };
      case 'back':
      case 'over':
        return { kind: 'on', stand: takeBack(stand, wish.do === 'over'), before };
      case 'choose':
        return { ...choose(stand, wish.moves), before };
    }
  });
}

function isSeen({ begun, practice }: Stand, seen: Seen | { readonly question: number }): boolean {
  if ('question' in seen) return practice.seat !== undefined && stepOf(practice.live, practice.seat) === seen.question;
  return begun.lesson === seen.lesson && begun.step === seen.step;
}
