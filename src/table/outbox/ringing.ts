import { END, isMove } from '../../engine/log.ts';
import { keepingOf } from '../clocks.ts';
import { awayAt, isAwake } from '../hours.ts';
import { isThere } from '../ids.ts';
import { deadlinesFor } from '../lateness.ts';
import { nextStepOf } from '../next-call.ts';
import type { PersonSettings } from '../people.ts';
import { type CallPost, isTurnPost, type Post, type Ring } from '../posts.ts';
import type { Wait } from '../rows.ts';
import type { Change, Stores } from '../stores.ts';
import type { TableGame } from '../types.ts';

/** The parts of a step that decide which players it calls. */
export interface Calls extends Pick<Change, 'game' | 'waiting' | 'entries'> {
  readonly posts?: readonly Post[];
  /** Set if the game cannot go on without the awaited people. */
  readonly settled?: true;
}

/**
 * Makes the prompt of a step call the players who have a new decision, if they want calls in the channel and are
 * neither asleep nor away. The ticker calls the others; if the step is settled, it looks at new waits when there is
 * something to do. `at` is when the step is saved, UTC ms. A player who has just taken back their own turn is already
 * there; one who has just ended a turn needs no direct message.
 */
export async function withCalls<S extends Calls>(
  stores: Pick<Stores, 'people' | 'waits'>,
  step: S,
  at: number,
): Promise<S> {
  const prompt = step.posts?.findLast(isTurnPost);
  // A player with a new decision in a paused game is called once it continues.
  if (prompt === undefined || step.waiting === undefined || step.game.pausedAt !== undefined) return step;
  const { since, seats, afresh = [], called: present = [] } = step.waiting;
  // If this very step wrote the entry, nobody was waiting for its question before.
  const isFirst = step.entries?.some(({ entry }) => entry === since) === true;
  const kept = isFirst ? [] : await stores.waits.ofGame(step.game.id);
  const isNew = (seat: number) =>
    afresh.includes(seat) || !kept.some((wait) => wait.since === since && wait.seat === seat);
  const called: number[] = [];
  const here: number[] = [];
  const directly: CallPost[] = [];
  const due: Record<number, number | undefined> = {};
  const back = prompt.kind === 'undo' && prompt.agreed !== true ? prompt.seat : undefined;
  for (const seat of seats.filter((seat) => isNew(seat) && !present.includes(seat))) {
    const sitting = step.game.seats[seat];
    if (sitting === undefined || !isThere(sitting)) continue;
    const person = await keepingOf({ stores }, step.game, { seat, askedAt: at });
    const calls = callsNow(person, at);
    const isHere = seat === back || hasEnded(step, seat);
    const isCalled = calls !== 'none' && (calls !== 'dm' || isHere);
    if (step.settled) due[seat] = dueOf(step.game, person, newWait(step.game.id, { seat, since, at, isCalled }));
    if (!isCalled) continue;
    called.push(seat);
    if (calls === 'dm') here.push(seat);
    if (calls === 'both' && !isHere)
      directly.push({ kind: 'call', seat, since, at, why: 'turn', to: 'dm', beside: true });
  }
  const waiting = { ...step.waiting, called: [...present, ...called], due };
  if (called.length === 0) return { ...step, waiting };
  const ring: Ring = { since, at, seats: called.filter((seat) => seat !== back && !here.includes(seat)) };
  return {
    ...step,
    posts: [...(step.posts ?? []).map((post) => (post === prompt ? { ...prompt, ring } : post)), ...directly],
    waiting,
  };
}

/** Whether the player of a seat has personally ended a turn in this very step. */
const hasEnded = ({ entries = [] }: Calls, seat: number): boolean =>
  entries.some((entry) => isMove(entry) && entry.seat === seat && entry.move === END && entry.by === undefined);

type Person = Awaited<ReturnType<typeof keepingOf>>;

/** Where somebody may be called now: nowhere while they are asleep or away. */
function callsNow({ settings, away }: Person, at: number): PersonSettings['calls'] {
  return isAwake(settings, at) && !awayAt(away, at) ? settings.calls : 'none';
}

interface Asked extends Pick<Wait, 'seat' | 'since'> {
  readonly at: number;
  readonly isCalled: boolean;
}

const newWait = (gameId: string, { seat, since, at, isCalled }: Asked): Wait => ({
  gameId,
  seat,
  since,
  askedAt: at,
  dueAt: at,
  calledAt: isCalled ? at : undefined,
  nudgedAt: undefined,
  silenced: false,
  late: false,
});

/** When the ticker must look at a new wait, UTC ms; undefined if there is something to do at once. */
function dueOf(game: TableGame, person: Person, wait: Wait): number | undefined {
  const { once: deadline } = deadlinesFor(person, game, wait);
  const next = nextStepOf({ ...person, wait, deadline, paced: game.terms.pace !== 'none' }, wait.dueAt);
  return next.kind === 'rest' ? next.until : undefined;
}
