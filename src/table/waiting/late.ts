import { raiseByItself } from '../decide/votes.ts';
import type { Live } from '../play/live.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import { type Room, saveLive } from '../room.ts';
import type { Wait } from '../rows.ts';
import type { LateRule } from '../terms.ts';

/**
 * What happens when a player's time is over, by the rule that the table has agreed on; where a game has no pace, `remind`
 * after three days. Called once for a decision, within `serveGame`, with the game as it is now and with the wait as it is
 * to be noted in the same step, where the player is still waited for then.
 */
export const LATE: Readonly<Record<LateRule, (room: Room, live: Live, wait: Wait) => Promise<void>>> = {
  /** The channel is told that the others may now do something about it. */
  async remind(room, live, wait) {
    await saveLive(room, live, { posts: [newsOf(live, wait.seat, 'late')], waits: [wait] });
  },
  async vote(room, live, wait) {
    await raiseByItself(room, live, wait);
  },
  async pass(room, live, { seat }) {
    await letPass(room, live, { seat });
  },
  async computer(room, live, { seat }) {
    await letStandIn(room, live, { seat });
  },
};
