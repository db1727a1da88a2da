import { commit } from '../play/commit.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import type { LateRule } from '../terms.ts';
import type { WhenLate } from '../waiting/attend.ts';
import { raiseByItself, settleSilence } from './votes.ts';

/** What happens when a player's time is over, by the rule that the table has agreed on. */
const RULES: WhenLate = {
  /** Posts in the channel that the others may now do something about it. */
  async remind(context, live, wait) {
    await commit(context, { live, posts: [newsOf(live, wait.seat, 'late')], waits: [wait] });
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

/** A rule for those whose seat goes to nobody else because they are late. */
const unlessReplaced =
  (rule: WhenLate[LateRule]): WhenLate[LateRule] =>
  async (context, live, wait) => {
    if (!(await settleSilence(context, live, wait))) await rule(context, live, wait);
  };

/** What happens when a player's time is over: what the others have agreed on for that, or else the rule of the table. */
export const LATE: WhenLate = {
  remind: unlessReplaced(RULES.remind),
  vote: unlessReplaced(RULES.vote),
  pass: unlessReplaced(RULES.pass),
  computer: unlessReplaced(RULES.computer),
};
