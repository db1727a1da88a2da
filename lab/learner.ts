import type { Person, SeenMessage } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { movesValue, readMenuValue, shortMove } from '../commands/turn/menu-value.ts';
import type { LessonStep } from '../src/engine/lesson.ts';
import { beginsWith } from '../src/engine/notation.ts';
import { teachingOf } from '../src/games/index.ts';
import { type LessonBegun, readSettings } from '../src/table/people.ts';
import type { Stores } from '../src/table/stores.ts';
import { type Control, controlsOf } from './hands.ts';

/** A learner on a local Discord, and the database of the bot. */
export interface Learner {
  readonly person: Person;
  readonly channelId: string;
  readonly userId: string;
  readonly stores: Pick<Stores, 'people'>;
}

/** The result of a lesson. */
export interface Played {
  readonly presses: number;
  /** What the learner saw, from the first message to the one that says what was learned. */
  readonly seen: readonly SeenMessage[];
}

/** More presses than any lesson takes. */
const MOST_PRESSES = 40;

/** Where a learner is; undefined between lessons. */
export async function lessonOf({ stores, userId }: Pick<Learner, 'stores' | 'userId'>) {
  const at = readSettings(await stores.people.settings(userId)).learning?.at;
  return at && { at, step: stepOf(at) };
}

function stepOf({ game, lesson, step }: LessonBegun): LessonStep {
  const found = teachingOf(game)?.lessons.find(({ id }) => id === lesson)?.steps[step];
  if (found === undefined) throw new Error(`The lesson ${lesson} has no step ${step + 1}.`);
  return found;
}

/** One press on a message: a button, or some values of a menu. */
interface Hit {
  readonly id: string;
  readonly values?: readonly string[];
}

/** Plays a lesson to the end by following its hints, pressing what the panel offers. Throws if that leads nowhere. */
export async function playByHints(learner: Learner, game: string, lesson: string): Promise<Played> {
  const { person, channelId } = learner;
  const list = await (await person.slash(channelId, 'caverna learn', { game })).shown();
  const menu = controlsOf(list).find(({ kind, id }) => kind === 'menu' && readCustomId(id)?.on === 'learn');
  let message = await hit(person, list, { id: menu?.id ?? '', values: [lesson] });
  const seen = [message];
  for (let presses = 1; presses < MOST_PRESSES; presses++) {
    const at = await lessonOf(learner);
    if (at === undefined || at.at.lesson !== lesson) return { presses, seen };
    message = await hit(person, message, nextHit(message, at.step, at.at));
    seen.push(message);
  }
  throw new Error(`The lesson ${lesson} of ${game} does not end.`);
}

async function hit(person: Person, message: SeenMessage, { id, values }: Hit): Promise<SeenMessage> {
  const pressed = values === undefined ? person.press(message.id, id) : person.select(message.id, id, [...values]);
  return (await pressed).shown();
}

/** What to press next in a step. Throws if the message does not offer it. */
export function nextHit(message: SeenMessage, step: LessonStep, at: LessonBegun): Hit {
  const controls = controlsOf(message);
  const found =
    step.do === 'play'
      ? playing(
          controls,
          step.way.filter((move) => !at.moves.slice(at.since).includes(move)),
        )
      : controls.find(({ id }) => isAnswer(readCustomId(id), step));
  if (found === undefined) throw new Error(`The step ${step.id} of ${at.lesson} cannot be completed.`);
  return found;
}

function isAnswer(press: Press | undefined, step: LessonStep): boolean {
  if (press?.on !== 'learn') return false;
  return step.do === 'ask'
    ? press.act === 'answer' && press.what?.endsWith(`-${step.right}`) === true
    : press.act === 'onward';
}

/**
 * The first of these that a message offers: the wanted moves, an entry that opens their branch, the end of the turn
 * with what it settles, or the exchanges.
 */
function playing(controls: readonly Control[], wanted: readonly string[]): Hit | undefined {
  const ways: readonly ((control: Control, press: Press) => Hit | undefined)[] = [
    (control, press) => chosen(control, press, wanted),
    (control, press) => opened(control, press, wanted),
    ({ id }, press) => (press.on === 'panel' && press.act === 'end' ? { id } : undefined),
    ({ id }, press) =>
      press.on === 'screen' && press.screen.exchange === true && wanted.length > 0 ? { id } : undefined,
  ];
  for (const way of ways) {
    for (const control of controls) {
      const press = readCustomId(control.id);
      const found = press && way(control, press);
      if (found) return found;
    }
  }
  return undefined;
}

function chosen(control: Control, press: Press, wanted: readonly string[]): Hit | undefined {
  const { id } = control;
  const runs = wanted.flatMap((_, from) => wanted.slice(from).map((_, count) => wanted.slice(from, from + count + 1)));
  const ways = press.on === 'suggest' ? runs.map(movesValue) : wanted.map(shortMove);
  if (control.kind === 'button') {
    const way = press.on === 'move' ? press.move : press.on === 'suggest' ? press.way : undefined;
    return way !== undefined && ways.includes(way) ? { id } : undefined;
  }
  const values = control.values.filter((value) => ways.includes(value)).slice(0, control.most);
  return values.length > 0 ? { id, values } : undefined;
}

function opened(control: Control, press: Press, wanted: readonly string[]): Hit | undefined {
  if (control.kind !== 'menu' || press.on !== 'menu') return undefined;
  const value = control.values.find((one) => {
    const read = readMenuValue(one);
    const branch = read && 'screen' in read ? read.screen.branch : undefined;
    return branch !== undefined && wanted.some((move) => beginsWith(move, branch));
  });
  return value === undefined ? undefined : { id: control.id, values: [value] };
}
