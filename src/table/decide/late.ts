import { commit } from '../play/commit.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import type { LateRule } from '../terms.ts';
import type { WhenLate } from '../waiting/attend.ts';
import { raiseByItself, settleSilence } from './votes.ts';

/** What happens when a player's time runs out, by the rule of the table. */
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

/** A rule for late players whose seat is not about to be taken by an agreed replacement. */
const unlessReplaced =
  (rule: WhenLate[LateRule]): WhenLate[LateRule] =>
  async (context, live, wait) => {
    if (!(await settleSilence(context, live, wait))) await rule(context, live, wait);
  };

/**
 * What happens when a player's time runs out: a replacement that the others have agreed on, or else the rule of the
 * table.
 */
export const LATE: WhenLate = {
  remind: unlessReplaced(RULES.remind),
  vote: unlessReplaced(RULES.vote),
  pass: unlessReplaced(RULES.pass),
  computer: unlessReplaced(RULES.computer),
};
