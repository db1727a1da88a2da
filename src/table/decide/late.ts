import { saveLive } from '../play/context.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import type { WhenLate } from '../waiting/attend.ts';
import { raiseByItself } from './votes.ts';

/** What happens when a player's time is over, by the rule that the table has agreed on. */
export const LATE: WhenLate = {
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
