import { commit } from '../play/commit.ts';
import { letPass, letStandIn, newsOf } from '../play/seats.ts';
import type { LateRule } from '../terms.ts';
import type { WhenLate } from '../waiting/attend.ts';
import { raiseByItself, settleSilence } from './votes.ts';

/** What happens when a player's time runs out, for each rule that a table may choose. */
const RULES: WhenLate = {
  /** Announces in the channel that the others may now act. */
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

/** Applies a rule for late players, unless an agreed replacement is about to take the seat. */
const unlessReplaced =
  (rule: WhenLate[LateRule]): WhenLate[LateRule] =>
  async (context, live, wait) => {
    if (!(await settleSilence(context, live, wait))) await rule(context, live, wait);
  };

/**
 * What happens when a player's time runs out: the replacement that the others have agreed on, otherwise the rule of the
 * table.
 */
export const LATE: WhenLate = {
  remind: unlessReplaced(RULES.remind),
  vote: unlessReplaced(RULES.vote),
  pass: unlessReplaced(RULES.pass),
  computer: unlessReplaced(RULES.computer),
};
