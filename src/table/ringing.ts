import { awayAt, isAwake } from './hours.ts';
import { type PersonSettings, readSettings } from './people.ts';
import type { Change, Stores } from './stores.ts';
import type { Post, Ring, Seat } from './types.ts';

/** The posts that bring a new prompt, which can call somebody. */
type Calling = Extract<Post, { ring?: Ring }>;
const CALLING: readonly Post['kind'][] = ['start', 'turn', 'harvest', 'undo', 'rolledBack', 'moved'];
const isCalling = (post: Post): post is Calling => CALLING.includes(post.kind);

interface Calls extends Pick<Change, 'game' | 'waiting'> {
  readonly posts?: readonly Post[];
}

/**
 * Has the prompt of a step call those of whom the step asks something new, as far as they want to be called in the channel and are
 * neither asleep nor away; all others are left to the ticker. `at` is when the step is saved, UTC ms. Who has just taken back their own turn is there already.
 */
export async function withCalls<S extends Calls>(
  stores: Pick<Stores, 'people' | 'waits'>,
  step: S,
  at: number,
): Promise<S> {
  const prompt = step.posts?.findLast(isCalling);
  if (prompt === undefined || step.waiting === undefined) return step;
  const { since, seats, afresh = [] } = step.waiting;
  const kept = await stores.waits.ofGame(step.game.id);
  const isNew = (seat: number) =>
    afresh.includes(seat) || !kept.some((wait) => wait.since === since && wait.seat === seat);
  const called: number[] = [];
  for (const seat of seats) {
    const sitting = step.game.seats[seat];
    if (sitting && isNew(seat) && (await ringsInChannel(stores, sitting, at))) called.push(seat);
  }
  if (called.length === 0) return step;
  const back = prompt.kind === 'undo' && prompt.agreed !== true ? prompt.seat : undefined;
  const ring: Ring = { since, at, seats: called.filter((seat) => seat !== back) };
  return {
    ...step,
    posts: step.posts?.map((post) => (post === prompt ? { ...prompt, ring } : post)),
    waiting: { ...step.waiting, called },
  };
}

/** Whether a person is to be called in the channel of the game. */
export const wantsChannel = ({ calls }: PersonSettings): boolean => calls === 'channel' || calls === 'both';

async function ringsInChannel(
  { people }: Pick<Stores, 'people'>,
  { userId, plays }: Seat,
  at: number,
): Promise<boolean> {
  if (plays !== undefined) return false;
  const settings = readSettings(await people.settings(userId));
  if (!wantsChannel(settings) || !isAwake(settings, at)) return false;
  return awayAt(await people.away(userId, at), at) === undefined;
}
