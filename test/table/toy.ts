import { z } from 'zod';
import { type Decision, IllegalMove, type Option } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';

interface Digger {
  stones: number;
  dug: number;
  fed: boolean;
  closed: boolean;
}

export interface ToyState {
  readonly rounds: number;
  round: number;
  /** One card a round; those of later rounds are face down. */
  readonly deck: string[];
  shown: number;
  phase: 'turns' | 'harvest' | 'end';
  turn: number;
  readonly players: Digger[];
}

const options = z.object({ rounds: z.int().min(1).max(9).default(2) });

export interface ToyRules {
  readonly version?: number;
  /** Upgrades a stored state to these rules; if left out, stored states already fit them. */
  readonly upgrade?: (stored: ToyState, version: number) => ToyState;
  readonly most?: number;
}

/**
 * A small game with everything that a table has to cope with: turns of several moves, hidden cards that are turned up
 * with each round (or by the move `peek`), and a harvest that all seats play at the same time.
 */
export function toyGame({
  version = 1,
  most = 3,
  upgrade = (stored) => stored,
}: ToyRules = {}): Game<ToyState, z.infer<typeof options>> {
  const asks = (state: ToyState, seat: number): Option[] => {
    const player = state.players[seat];
    if (!player || player.closed) return [];
    if (state.phase === 'harvest') {
      if (player.fed) return [{ move: 'end' }];
      return player.stones > 0 ? [{ move: 'feed' }, { move: 'beg' }] : [{ move: 'beg' }];
    }
    if (state.phase === 'end' || state.turn !== seat) return [];
    const digs = player.dug < 2 ? Array.from({ length: most }, (_, i) => ({ move: `dig ${i + 1}` })) : [];
    const peek =
      state.shown < state.deck.length ? [{ move: 'peek', anytime: true as const, reveals: true as const }] : [];
    return [...digs, ...peek, ...(player.dug > 0 ? [{ move: 'end' }] : [])];
  };
  const decisions = (state: ToyState): Decision[] =>
    [...state.players.keys()]
      .map((seat) => ({ seat, task: state.phase === 'harvest' ? 'feed' : 'dig', options: asks(state, seat) }))
      .filter((decision) => decision.options.length > 0);
  const play = (state: ToyState, seat: number, move: string): void => {
    const decision = decisions(state).find((asked) => asked.seat === seat);
    if (!decision?.options.some((option) => option.move === move))
      throw new IllegalMove(seat, move, { task: decision?.task });
    carryOut(state, seat, move);
  };
  return {
    id: 'toy',
    version,
    seats: { min: 1, max: 7 },
    options,
    start: ({ rounds }, seats, seed) => ({
      rounds,
      round: 1,
      deck: Array.from({ length: rounds }, (_, round) => `card ${seed.charCodeAt(round % seed.length)}`),
      shown: 1,
      phase: 'turns',
      turn: 0,
      players: Array.from({ length: seats }, () => ({ stones: 0, dug: 0, fed: false, closed: false })),
    }),
    decisions,
    apply: (state, seat, option) => carryOut(state, seat, option.move),
    play,
    clone: (state) => structuredClone(state),
    view: (state) => ({ ...state, deck: state.deck.map((card, index) => (index < state.shown ? card : 'hidden')) }),
    finished: (state) => state.phase === 'end',
    score: (state) => state.players.map(({ stones }, seat) => ({ seat, total: stones, lines: [] })),
    upgrade: (stored, version) => upgrade(stored as ToyState, version),
    ranking: (state) => state.players.map((_, seat) => seat + 1),
  };
}

function carryOut(state: ToyState, seat: number, move: string): void {
  const player = state.players[seat];
  if (!player) return;
  if (move.startsWith('dig ')) {
    player.stones += Number(move.slice(4));
    player.dug++;
  } else if (move === 'peek') state.shown++;
  else if (move === 'feed') {
    player.stones--;
    player.fed = true;
  } else if (move === 'beg') player.fed = true;
  else if (state.phase === 'turns') nextTurn(state);
  else {
    player.closed = true;
    if (state.players.every(({ closed }) => closed)) nextRound(state);
  }
}

function nextTurn(state: ToyState): void {
  state.turn++;
  if (state.turn === state.players.length) state.phase = 'harvest';
}

function nextRound(state: ToyState): void {
  if (state.round === state.rounds) {
    state.phase = 'end';
    return;
  }
  state.round++;
  state.shown = Math.max(state.shown, state.round);
  state.phase = 'turns';
  state.turn = 0;
  for (const player of state.players) Object.assign(player, { dug: 0, fed: false, closed: false });
}
