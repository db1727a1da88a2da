import { me, playerAt } from './asking.ts';
import { readMove } from './moves/codec.ts';
import type { RuledState } from './power.ts';
import { PHASES } from './rounds.ts';
import { playedRounds } from './schedule.ts';
import type { Good, Player, State } from './state.ts';
import { tilesBuilt } from './tasks/furnish.ts';
import { nextDwarf } from './tasks/place.ts';
import { closedTo, newTurn } from './tasks/reach.ts';

/**
 * Whether the seat is about to place a dwarf and has not done anything this turn, not even chosen a dwarf out of order.
 */
export const isDue = ({ turn, phase }: State, seat: number): boolean =>
  phase === 'work' && turn?.seat === seat && turn.dwarf < 0 && !turn.acted;

/** Whether a seat can foresee any of its later turns. */
export const areTurnsToCome = ({ phase }: State): boolean => !['folks', 'scoring', 'end'].includes(phase);

/** The part of the next round that everybody can foresee: dwarfs at home, supplies, and more goods on the spaces. */
const FORESEEN = ['returnHome', 'roundStart', 'replenish'];

/**
 * Changes a position so that it is the seat's turn now. If the seat has no dwarf left to place, foresees the next round
 * without its new card and without the harvest before it. Returns false if no further turn comes.
 */
export function bringTurn(at: RuledState, seat: number): boolean {
  const { state } = at;
  const { passed, dwarfs } = playerAt(state, seat);
  const inRound = state.phase === 'work' && !passed && nextDwarf(dwarfs) >= 0;
  if (!inRound && !bringRound(at)) return false;
  for (const { agenda } of state.players) agenda.length = 0;
  const work = { do: 'work', seat: (seat + 1) % state.players.length };
  state.agenda.splice(0, state.agenda.length, { do: 'round' }, { do: 'harvest' }, { do: 'returnHome' }, work);
  state.phase = 'work';
  state.turn = newTurn(seat);
  playerAt(state, seat).agenda.push({ do: 'end' }, { do: 'place' });
  return true;
}

function bringRound(at: RuledState): boolean {
  const { state } = at;
  const next = playedRounds(state).find((round) => round > state.round);
  if (next === undefined || !areTurnsToCome(state)) return false;
  state.round = next;
  for (const { dwarfs } of state.players) {
    for (const [index, dwarf] of dwarfs.entries()) dwarfs[index] = { ...dwarf, newborn: false };
  }
  for (const phase of FORESEEN) PHASES[phase]?.(at, { do: phase });
  return true;
}

/** How many of a good lie on a move's space. */
export function lyingAt(state: State, move: string, good: string): number {
  const read = readMove(move);
  const space = 'space' in read ? state.spaces.find(({ id }) => id === read.space) : undefined;
  return space?.goods[good as Good] ?? 0;
}

/**
 * The other seat whose dwarf closes a move's space, or that has built the only tile of the kind that the move names,
 * even if another tile now covers it.
 */
export function takenBy(at: RuledState, seat: number, move: string): number | undefined {
  const { state, rules } = at;
  const read = readMove(move);
  const closed = read.verb === 'place' && closedTo(me(at, seat)).has(read.space);
  const has = (player: Player) => {
    if (read.verb === 'place') return closed && player.dwarfs.some((dwarf) => dwarf.at === read.space);
    return read.verb === 'furnish' && !rules.tiles[read.tile]?.unlimited && [...tilesBuilt(player)].includes(read.tile);
  };
  const index = state.players.findIndex((player, other) => other !== seat && has(player));
  return index < 0 ? undefined : index;
}
