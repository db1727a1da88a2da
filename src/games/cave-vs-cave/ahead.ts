import type { Ahead } from '../../engine/ahead.ts';
import { playerAt } from './cave.ts';
import type { Good } from './goods.ts';
import { readMove } from './moves/codec.ts';
import { roundsOf, turnsOf } from './schedule.ts';
import type { State } from './state.ts';

/** Whether the seat is about to choose an action tile. */
const isDue = ({ turn, phase }: State, seat: number): boolean =>
  phase === 'work' && turn?.seat === seat && turn.tile === '';

/**
 * Changes a copy of a state so that it is the seat's turn now. If the seat has no turn left in this round, foresees the
 * next round without its new tile. Returns false if the seat has no further turn in this era.
 */
function bringTurn(state: State, seat: number): boolean {
  if (state.phase !== 'work') return false;
  const taken = state.taken.filter((each) => each.seat === seat).length;
  if (taken >= turnsOf(state)) {
    if (state.round >= roundsOf(state)) return false;
    // Nobody knows yet which tile the next round turns up, so it stays face down.
    state.taken.length = 0;
    state.round++;
  }
  for (const { agenda } of state.players) agenda.length = 0;
  state.turn = { seat, tile: '', activated: [], dug: [] };
  playerAt(state, seat).agenda.push({ do: 'end' }, { do: 'use' });
  return true;
}

/** Planned turns; `view` hides face-down cards. */
export const aheadWith = (view: (state: State) => State): Ahead<State> => ({
  due: isDue,
  rehearse(state, seat) {
    const copy = view(state);
    return bringTurn(copy, seat) ? copy : undefined;
  },
  count: (state, seat, { of, good }) => (of === 'own' ? (playerAt(state, seat).goods[good as Good] ?? 0) : 0),
  takenBy(state, seat, text) {
    const move = readMove(text);
    if (move.verb === 'use') return state.taken.find((each) => each.tile === move.tile && each.seat !== seat)?.seat;
    if (move.verb !== 'furnish') return undefined;
    const holder = state.players.findIndex(
      ({ cave }, other) => other !== seat && cave.some((spot) => spot.is === 'furnished' && spot.room === move.room),
    );
    return holder < 0 ? undefined : holder;
  },
});
