import { END, isMove } from '../../engine/log.ts';
import { awayAt, isAwake } from '../hours.ts';
import { isThere, playerOf } from '../ids.ts';
import { type PersonSettings, readSettings } from '../people.ts';
import type { CallPost, Post, Ring } from '../posts.ts';
import type { Change, Stores } from '../stores.ts';
import type { Seat } from '../types.ts';

/** The kinds of posts that have a new prompt, so they can call somebody. */
type Calling = Extract<Post, { ring?: Ring }>;
const CALLING: readonly Post['kind'][] = ['start', 'turn', 'harvest', 'undo', 'rolledBack', 'moved'];
const isCalling = (post: Post): post is Calling => CALLING.includes(post.kind);

interface Calls extends Pick<Change, 'game' | 'waiting' | 'entries'> {
  readonly posts?: readonly Post[];
}

/**
 * Makes the prompt of a step call the players who have a new decision, if they want calls in the channel and are
 * neither asleep nor away. The ticker calls the others. `at` is when the step is saved, UTC ms. A player who has just
 * taken back their own turn is already there; one who has just ended a turn needs no direct message.
 */
export async function withCalls<S extends Calls>(
  stores: Pick<Stores, 'people' | 'waits'>,
  step: S,
  at: number,
): Promise<S> {
  const prompt = step.posts?.findLast(isCalling);
  // A player with a new decision in a paused game is called once it continues.
  if (prompt === undefined || step.waiting === undefined || step.game.pausedAt !== undefined) return step;
  const { since, seats, afresh = [], called: present = [] } = step.waiting;
  // If this very step wrote the entry, nobody has been waiting for its question before.
  const isFirst = step.entries?.some(({ entry }) => entry === since) === true;
  const kept = isFirst ? [] : await stores.waits.ofGame(step.game.id);
  const isNew = (seat: number) =>
    afresh.includes(seat) || !kept.some((wait) => wait.since === since && wait.seat === seat);
  const called: number[] = [];
  const here: number[] = [];
  const directly: CallPost[] = [];
  const back = prompt.kind === 'undo' && prompt.agreed !== true ? prompt.seat : undefined;
  for (const seat of seats.filter((seat) => isNew(seat) && !present.includes(seat))) {
    const calls = await callsNow(stores, step.game.seats[seat], at);
    const isHere = seat === back || hasEnded(step, seat);
    if (calls === 'none' || (calls === 'dm' && !isHere)) continue;
    called.push(seat);
    if (calls === 'dm') here.push(seat);
    if (calls === 'both' && !isHere)
      directly.push({ kind: 'call', seat, since, at, why: 'turn', to: 'dm', beside: true });
  }
  if (called.length === 0) return step;
  const ring: Ring = { since, at, seats: called.filter((seat) => seat !== back && !here.includes(seat)) };
  return {
    ...step,
    posts: [...(step.posts ?? []).map((post) => (post === prompt ? { ...prompt, ring } : post)), ...directly],
    waiting: { ...step.waiting, called: [...present, ...called] },
  };
}

/** Whether the player of a seat has personally ended a turn in this very step. */
const hasEnded = ({ entries = [] }: Calls, seat: number): boolean =>
  entries.some((entry) => isMove(entry) && entry.seat === seat && entry.move === END && entry.by === undefined);

/** Where somebody may be called now: nowhere while they are asleep, away, or not there. */
async function callsNow(
  { people }: Pick<Stores, 'people'>,
  sitting: Seat | undefined,
  at: number,
): Promise<PersonSettings['calls']> {
  if (sitting === undefined || !isThere(sitting)) return 'none';
  const person = await people.person(playerOf(sitting).id, at);
  const settings = readSettings(person.settings);
  if (!isAwake(settings, at) || awayAt(person.away, at)) return 'none';
  return settings.calls;
}
