import { DONE } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { canReach, type Lesson, type LessonStep } from '../../engine/lesson.ts';
import { END } from '../../engine/log.ts';
import type { LessonBegun } from '../people.ts';
import { nextEntry, ownState } from '../play/live.ts';
import { type Panel, panelOf } from '../play/showing.ts';
import { OPEN_TERMS, type Practice, practise, privateId, seatsNamed } from './practice.ts';

/** A lesson with the rules of its game, and its learner. */
export interface Course {
  readonly rules: Game;
  readonly lesson: Lesson;
  stateFrom(position: unknown): unknown;
  readonly userId: string;
  /** The names of the learner and the others. */
  readonly names: readonly [string, string];
}

/** A learner's place in a lesson. */
export interface Stand {
  readonly course: Course;
  readonly begun: LessonBegun;
  readonly step: LessonStep;
  readonly practice: Practice;
}

/** The seat of the learner. */
const OWN = 0;

/** A lesson at its first step, with the number of its first entry. */
export function begin(course: Course, entry: number): Stand {
  const begun: LessonBegun = {
    game: course.rules.id,
    lesson: course.lesson.id,
    version: course.rules.version,
    step: 0,
    base: 0,
    entry,
    moves: [],
    since: 0,
    hints: 0,
  };
  const stand = standAt(course, begun);
  if (stand === undefined) throw new Error(`The lesson "${course.lesson.id}" has no first step.`);
  return stand;
}

/** A learner's place in a lesson; undefined if the lesson or the rules have changed in the meantime. */
export function standAt(course: Course, begun: LessonBegun): Stand | undefined {
  const step = course.lesson.steps[begun.step];
  const isOther = begun.base > 0 && course.lesson.steps[begun.base]?.position === undefined;
  if (step === undefined || isOther || begun.version !== course.rules.version || begun.since > begun.moves.length)
    return undefined;
  const practice = practiceAt(course, begun);
  return practice && { course, begun, step, practice };
}

function practiceAt(course: Course, { base, entry, moves }: LessonBegun): Practice | undefined {
  const { rules, lesson, names, userId } = course;
  const state = course.stateFrom(lesson.steps[base]?.position ?? lesson.position);
  const seats = seatsOf(rules, state);
  return practise({
    rules,
    id: privateId('l', userId),
    owner: userId,
    options: optionsOf(state),
    seats: seatsNamed(Array.from({ length: seats }, (_, seat) => names[seat === OWN ? 0 : 1])),
    own: [OWN],
    terms: OPEN_TERMS,
    state,
    entry,
    moves,
  });
}

const seatsOf = (rules: Game, state: unknown): number => rules.score(state).length;
const optionsOf = (state: unknown): unknown => Object(state).options;

/** The learner's decision; undefined if there is none. */
export const panelAt = ({ practice: { live, seat } }: Pick<Stand, 'practice'>): Panel | undefined =>
  seat === undefined ? undefined : panelOf(live, seat);

/** The state as the learner sees it. */
export const seenAt = ({ practice: { live } }: Pick<Stand, 'practice'>): unknown =>
  live.rules.view(stateOf({ live, seat: OWN }), OWN);

const stateOf = ({ live, seat }: Practice): unknown => (seat === undefined ? live.state : ownState(live, seat));

/** The number of the first entry for the next position. */
export const entryAfter = ({ practice }: Pick<Stand, 'practice'>): number => nextEntry(practice.live.log);

/**
 * The result of a choice. `stale`: it is not on offer. `away`: the goal cannot be reached that way. Neither of these
 * changes anything. `missed`: the turn has ended without reaching the goal, or can no longer reach it, so the step
 * restarts. `on`: it was made, and the step continues. `reached`: here is the next step. `learned`: there is no next
 * step.
 */
export interface Outcome {
  readonly kind: 'stale' | 'away' | 'missed' | 'on' | 'reached' | 'learned';
  readonly stand: Stand;
}

/** Chooses moves, one after the other: all of them, or none. */
export function choose(stand: Stand, moves: readonly string[]): Outcome {
  let at = stand;
  const isReached = goalOf(stand);
  for (const [index, move] of moves.entries()) {
    const next = withMove(at, move);
    if (next === undefined) return { kind: 'stale', stand };
    at = next;
    if (isReached(at)) return goOn(reached(at), moves.slice(index + 1));
  }
  if (moves.at(-1) === END) return { kind: 'missed', stand: begunAgain(at) };
  if (leadsOn(stand, at) === false) {
    // Earlier moves may already have spent what the goal needs.
    return leadsOn(stand, stand) ? { kind: 'away', stand } : { kind: 'missed', stand: begunAgain(stand) };
  }
  const ended = endsAlone(at) ? withMove(at, END) : undefined;
  return ended && isReached(ended) ? reached(ended) : { kind: 'on', stand: at };
}

/**
 * The next step with the remaining moves of a press, if the step uses the same position and the moves lead on from
 * there.
 */
function goOn(next: Outcome, left: readonly string[]): Outcome {
  const { step } = next.stand;
  if (next.kind !== 'reached' || left.length === 0 || step.do !== 'play' || step.position !== undefined) return next;
  const further = choose(next.stand, left);
  return ['on', 'reached', 'learned'].includes(further.kind) ? further : next;
}

function withMove(stand: Stand, move: string): Stand | undefined {
  return standAt(stand.course, { ...stand.begun, moves: [...stand.begun.moves, move] });
}

/** The state at the start of a step. */
function fromOf({ course, begun }: Stand): unknown {
  const practice = practiceAt(course, { ...begun, moves: begun.moves.slice(0, begun.since) });
  return practice && stateOf(practice);
}

/** Whether the goal of a step is reached, as a function of what the learner has done; replays the step's start once. */
function goalOf(stand: Stand): (now: Stand) => boolean {
  const { step } = stand;
  if (step.do !== 'play') return () => false;
  const from = fromOf(stand);
  return (now) =>
    step.reached(stateOf(now.practice), from) &&
    // A second crop may still need its place, for example.
    (step.ends !== true || isOver(now) || ended(now) !== undefined);
}

/** Whether the learner has no turn to end. */
const isOver = (stand: Stand): boolean => (panelAt(stand)?.drafts.length ?? 0) === 0;

/** Whether the current turn can still reach the goal of a step; undefined if finding out would take too long. */
function leadsOn(stand: Stand, now: Stand): boolean | undefined {
  const { step, course } = stand;
  if (step.do !== 'play' || now.practice.seat === undefined) return false;
  if (step.lost?.(stateOf(now.practice))) return false;
  const from = fromOf(stand);
  const reached = (state: unknown) => step.reached(state, from);
  return canReach(course.rules, { state: stateOf(now.practice), seat: OWN, reached, way: step.way });
}

/** Whether nothing is left but to end the turn, which the step does automatically. */
function endsAlone(stand: Stand): boolean {
  const { step } = stand;
  const options = panelAt(stand)?.decision.options.filter(({ anytime }) => !anytime) ?? [];
  return step.do === 'play' && step.ends === true && options.length === 1 && options[0]?.move === END;
}

/** The next step; first ends the turn if the step says so. */
function reached(stand: Stand): Outcome {
  const { step } = stand;
  const at = step.do === 'play' && step.ends ? (ended(stand) ?? stand) : stand;
  return onward(at);
}

const ended = (stand: Stand): Stand | undefined => {
  if (isOver(stand)) return undefined;
  const declined = withMove(stand, DONE);
  return withMove(stand, END) ?? (declined && withMove(declined, END));
};

/** The step after the current one. */
export function onward(stand: Stand): Outcome {
  const { course, begun } = stand;
  const step = begun.step + 1;
  const next = course.lesson.steps[step];
  if (next === undefined) return { kind: 'learned', stand };
  const entry = entryAfter(stand);
  const at =
    next.position === undefined
      ? { ...begun, step, since: begun.moves.length, hints: 0 }
      : { ...begun, step, base: step, moves: [], since: 0, hints: 0, entry };
  const there = standAt(course, at);
  if (there === undefined) throw new Error(`The lesson "${course.lesson.id}" has no step ${step + 1}.`);
  return { kind: 'reached', stand: there };
}

/**
 * Takes back the last move of the current turn, or all of them; if the turn began in an earlier step, that step
 * continues.
 */
export function takeBack(stand: Stand, all = false): Stand {
  const made = panelAt(stand)?.drafts.length ?? 0;
  const { moves } = stand.begun;
  return made === 0 ? stand : wound(stand, moves.slice(0, moves.length - (all ? made : 1)));
}

/** The step from its beginning; if nothing has been done in it yet, from the beginning of its position. */
function begunAgain(stand: Stand): Stand {
  const { moves, since } = stand.begun;
  return wound(stand, moves.slice(0, moves.length > since ? since : 0));
}

/** The lesson after fewer moves from its position, in the step that belongs there. */
function wound(stand: Stand, moves: readonly string[]): Stand {
  const { course, begun } = stand;
  const entry = entryAfter(stand);
  const { step, since } = stepAfter(course, begun, moves);
  const hints = step === begun.step ? begun.hints : 0;
  const at = standAt(course, { ...begun, moves: [...moves], step, since, hints, entry });
  if (at === undefined) throw new Error(`The lesson "${course.lesson.id}" cannot be taken back.`);
  return at;
}

/** The step that belongs after some moves from a position, and how many of the moves came before it. */
function stepAfter(course: Course, { base, ...begun }: LessonBegun, moves: readonly string[]) {
  let [step, since] = [base, 0];
  for (let count = 0; count <= moves.length && step < begun.step; count++) {
    const at = standAt(course, { ...begun, base, step, since, moves: moves.slice(0, count) });
    const asked = at?.step;
    if (at === undefined || asked === undefined) break;
    // A step that only explains something ends with any other action.
    if (asked.do !== 'play') {
      step += 1;
      count -= 1;
    } else if (goalOf(at)(at)) {
      const end = asked.ends ? moves.indexOf(END, count - 1) : -1;
      [step, since] = [step + 1, end < 0 ? count : end + 1];
      count = since - 1;
    }
  }
  return { step, since };
}

/** The same with one more hint. */
export const hinted = (stand: Stand): Stand => ({
  ...stand,
  begun: { ...stand.begun, hints: stand.begun.hints + 1 },
});

/** The moves on offer that lead to the goal. */
export function wayOf(stand: Stand): readonly string[] {
  const { step } = stand;
  if (step.do !== 'play') return [];
  const offered = new Set(panelAt(stand)?.decision.options.map(({ move }) => move));
  const left = step.way.filter((move) => offered.has(move));
  return left.length > 0 || !offered.has(END) ? left : [END];
}
