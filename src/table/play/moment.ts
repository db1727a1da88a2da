import type { Game } from '../../engine/game.ts';
import { closedTurns, END, type FinishedTurn, origin, playAll } from '../../engine/log.ts';
import { type Live, setupOf } from './live.ts';

/** A closed turn with the states around it, all as a spectator sees them. */
export interface Moment<State = unknown> {
  readonly turn: FinishedTurn;
  readonly before: State;
  /** The state after all moves of the turn except the one that ended it, because a round may end after that. */
  readonly played: State;
  readonly after: State;
}

/** A state to continue from, and the public view of it, if known. */
interface From<State> {
  readonly state: State;
  readonly seen?: State | undefined;
}

/**
 * The closed turns of a game since its start or checkpoint, with the states around them; replayed on each iteration.
 * The log of a live game is never changed in place, so an iteration may go on after the game has moved on.
 */
export function* momentsOf({ game, rules, effective }: Pick<Live, 'game' | 'rules' | 'effective'>): Generator<Moment> {
  const state = origin(rules, setupOf(game), effective.checkpoint);
  let seen: unknown;
  for (const turn of closedTurns(effective)) {
    const moment = playMoment(rules, { state, seen }, turn);
    yield moment;
    seen = moment.after;
  }
}

/** Plays a turn on a state, in place, and returns the turn with the public states around it. */
export function playMoment<State>(rules: Game<State>, from: From<State>, turn: FinishedTurn): Moment<State> {
  const { state } = from;
  const look = () => rules.view(state, 'spectator');
  const before = from.seen ?? look();
  const part = (isEnd: boolean) => turn.moves.filter(({ move }) => (move === END) === isEnd);
  playAll(rules, state, part(false));
  const played = look();
  playAll(rules, state, part(true));
  return { turn, before, played, after: look() };
}

/** The entry that ended a turn. */
export const endOf = ({ moves }: FinishedTurn): number => moves.at(-1)?.entry ?? 0;

/** Moments, by the entries that ended their turns. */
export const byEnd = <State>(moments: Iterable<Moment<State>>): Map<number, Moment<State>> =>
  new Map([...moments].map((moment) => [endOf(moment.turn), moment]));
