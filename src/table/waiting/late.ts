import { raiseByItself } from '../decide/votes.ts';
import type { Live } from '../play/live.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import { saveLive, type TableContext } from '../room.ts';
import type { Wait } from '../rows.ts';
import type { LateRule } from '../terms.ts';

/**
 * What happens when a player's time is over, by the rule that the table has agreed on; where a game has no pace, `remind`
 * after three days. Called once for a decision, within `serveGame`, with the game as it is now and with the wait as it is
 * to be noted in the same step, where the player is still waited for then.
 */
export const LATE: Readonly<Record<LateRule, (context: TableContext, live: Live, wait: Wait) => Promise<void>>> = {
  /** The channel is told that the others may now do something about it. */
  async remind(context, live, wait) {
    await saveLive(context, live, { posts: [newsOf(live, wait.seat, 'late')], waits: [wait] });
  },
  async vote(context, live, wait) {
    await raiseByItself(context, live, wait);
  },
  async pass(context, live, { seat }) {
    await letPass(context, live, { seat });
  },
  async computer(context, live, { seat }) {
    await letStandIn(context, live, { seat });
  },
};
