import { DONE } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { playerAt } from './cave.ts';
import type { State } from './state.ts';
import { isUsed } from './tasks/activate.ts';

/** A logged move. */
interface Logged {
  readonly seat: number;
  readonly move: string;
}

/**
 * Plays a logged move of version 1 of the rules that is not offered now: after a gift taken before an effect, version 1
 * activated the only useful room automatically. Returns false, and leaves the state untouched, if even that does not
 * lead to the move.
 */
export function playFormer(
  rules: Pick<Game<State>, 'clone' | 'decisions' | 'play'>,
  state: State,
  { seat, move }: Logged,
): boolean {
  const asking = playerAt(state, seat).agenda.at(-1);
  if (asking === undefined || !isUsed(asking)) return false;
  const decision = rules.decisions(state).find((decision) => decision.seat === seat);
  const [only, another] = decision?.options.filter((option) => !option.anytime && option.move !== DONE) ?? [];
  if (only === undefined || another !== undefined) return false;
  const trial = rules.clone(state);
  rules.play(trial, seat, only.move);
  const next = rules.decisions(trial).find((decision) => decision.seat === seat);
  if (!next?.options.some((option) => option.move === move)) return false;
  rules.play(state, seat, only.move);
  rules.play(state, seat, move);
  return true;
}
