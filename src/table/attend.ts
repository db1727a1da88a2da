import { advance, courseOf, saveCourse } from './automatic.ts';
import { isThere } from './ids.ts';
import { LATE } from './late.ts';
import { deadlinesOf, waitFor } from './lateness.ts';
import type { Live } from './live.ts';
import { type Facts, planOf } from './next-call.ts';
import { readSettings } from './people.ts';
import type { CallPost, Post } from './posts.ts';
import { openLive, type Room, saveStep, serveGame } from './room.ts';
import type { Wait } from './rows.ts';
import { promptAgain } from './seats.ts';
import type { Chore } from './ticker.ts';

/** How many waits are looked at in one go. */
const AT_ONCE = 200;

/** When a wait is looked at again that could not be attended to, in ms. */
const TRY_AGAIN = 60_000;

/** Looks at every decision whose time has come: does what can be done without the person, or calls them. */
export function attendWaits(room: Room): Chore {
  return {
    name: 'waits',
    async run(now) {
      for (const wait of await room.stores.waits.due(now, AT_ONCE)) {
        const { gameId, seat, since } = wait;
        await serveGame(room, gameId, () => attend(room, wait)).catch(async (error: unknown) => {
          room.logger.error({ gameId, entry: since, seat, err: error }, 'a wait could not be attended to');
          await serveGame(room, gameId, () => postpone(room, wait, now + TRY_AGAIN));
        });
      }
    },
  };
}

/** Has a wait looked at later; what was noted about it by then stays. */
async function postpone({ stores }: Room, due: Wait, dueAt: number): Promise<void> {
  const wait = await waitFor({ stores }, due.gameId, due.seat);
  if (wait?.since === due.since) await stores.waits.keep({ ...wait, dueAt });
}

/** Attends to a wait that was due; it may have changed or be over by now. */
async function attend(room: Room, due: Wait): Promise<void> {
  const wait = await waitFor(room, due.gameId, due.seat);
  if (wait === undefined || wait.since !== due.since || wait.dueAt > room.clock.now()) return;
  const live = await openLive(room, wait.gameId);
  if (live.game.status !== 'running' || live.game.pausedAt !== undefined) return;
  const course = courseOf(live);
  const next = await advance(room, course);
  if (next !== course) {
    await saveCourse(room, next);
    return attend(room, due);
  }
  await carryOut(room, live, await factsOf(room, live, wait));
}

async function factsOf(room: Room, { game }: Live, wait: Wait): Promise<Facts> {
  const { people } = room.stores;
  const sitting = game.seats[wait.seat];
  const userId = sitting?.userId ?? '';
  return {
    wait,
    settings: sitting && isThere(sitting) ? readSettings(await people.settings(userId)) : undefined,
    away: await people.away(userId, wait.askedAt),
    deadline: (await deadlinesOf(room, game, wait)).once,
    paced: game.terms.pace !== 'none',
  };
}

async function carryOut(room: Room, live: Live, facts: Facts): Promise<void> {
  const { wait, away } = facts;
  const now = room.clock.now();
  const plan = planOf(facts, now);
  if (plan.kind === 'late') return beLate(room, live, wait);
  // The prompt tells who is away.
  const crossed = away.some(({ from, to }) => from === wait.dueAt || to === wait.dueAt);
  const posts: Post[] = crossed ? [promptAgain(live)] : [];
  if (plan.kind === 'rest') {
    await saveStep(room, { game: live.game, posts, waits: [{ ...wait, dueAt: plan.until }] });
    return;
  }
  // A nudge may be dated after the last call of the same millisecond.
  const at = Math.max(now, wait.nudgedAt ?? 0);
  const { seat, since } = wait;
  const called = { ...wait, calledAt: at };
  const rest = planOf({ ...facts, wait: called }, at);
  const [first] = plan.to;
  const call = { kind: 'call', seat, since, at, why: plan.why } as const;
  const calls = plan.to.map((to): CallPost => ({ ...call, to, ...(to !== first && { beside: true }) }));
  const dueAt = rest.kind === 'rest' ? rest.until : now;
  await saveStep(room, { game: live.game, posts: [...posts, ...calls], waits: [{ ...called, dueAt }] });
}

/** Does what the table has agreed on for players whose time is over. */
async function beLate(room: Room, live: Live, wait: Wait): Promise<void> {
  const { pace, late } = live.game.terms;
  const noted: Wait = { ...wait, late: true, dueAt: room.clock.now() };
  await LATE[pace === 'none' ? 'remind' : late](room, live, noted);
  await attend(room, noted);
}

/**
 * Has the ticker look at games that an earlier version of this program has left without waits. One that cannot be opened
 * stops no other.
 */
export async function adoptGames(room: Room): Promise<void> {
  for (const { id: gameId, status } of await room.stores.games.open()) {
    if (status !== 'running' || (await room.stores.waits.ofGame(gameId)).length > 0) continue;
    const adopt = async () => saveCourse(room, courseOf(await openLive(room, gameId)));
    await serveGame(room, gameId, adopt).catch((error: unknown) =>
      room.logger.error({ gameId, err: error }, 'a game of an earlier version could not be taken over'),
    );
  }
}
