import { advance, courseOf, saveCourse } from './automatic.ts';
import { openLive, type Room, serveGame } from './room.ts';
import type { Chore } from './ticker.ts';
import type { Wait } from './types.ts';

/** How many waits are looked at in one go. */
const AT_ONCE = 200;

/** A time that never comes, UTC ms. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** Looks at every decision whose time has come: does what can be done without the person, or calls them. */
export function attendWaits(room: Room): Chore {
  return {
    name: 'waits',
    async run(now) {
      const due = await room.stores.waits.due(now, AT_ONCE);
      for (const wait of due) {
        await serveGame(room, wait.gameId, () => attend(room, wait)).catch((error: unknown) =>
          room.logger.error(
            { gameId: wait.gameId, entry: wait.since, seat: wait.seat, err: error },
            'a wait could not be attended to',
          ),
        );
      }
    },
  };
}

async function attend(room: Room, wait: Wait): Promise<void> {
  const course = courseOf(await openLive(room, wait.gameId));
  const next = await advance(room, course);
  if (next !== course) {
    await saveCourse(room, next);
    return;
  }
  await room.stores.waits.keep({ ...wait, dueAt: NEVER });
}

/** Has the ticker look at games that an earlier version of this program has left without waits. */
export async function adoptGames(room: Room): Promise<void> {
  for (const game of await room.stores.games.open()) {
    if (game.status !== 'running' || (await room.stores.waits.ofGame(game.id)).length > 0) continue;
    await serveGame(room, game.id, async () => {
      const live = await openLive(room, game.id);
      await saveCourse(room, courseOf(live));
    });
  }
}
