import type { Decision } from '../../../src/engine/decision.ts';
import { cellAt, groundAt } from '../../../src/games/caverna/cave.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { savedOnForging } from '../../../src/games/caverna/tasks/weapons.ts';
import type { CavernaWords } from './words.ts';

/** A decision and its state. */
interface At {
  readonly state: State;
  readonly decision: Decision;
}

const TUNNELS: readonly string[] = ['tunnel', 'deepTunnel'];

/** Whether a furnishing may go on a tunnel, which is only possible with certain tiles. */
export function furnishesTunnels({ state, decision: { seat, options } }: At): boolean {
  const player = state.players[seat];
  return ofKind('at', options).some(({ cell: name }) => {
    const cell = cellAt(name);
    return player !== undefined && cell !== undefined && TUNNELS.includes(groundAt(player, cell).ground);
  });
}

/** How much a player's tiles save on a weapon; nothing if the player has no such tiles. */
export function forgedCheaper({ helps }: CavernaWords, { state, decision: { seat } }: At): string[] {
  const saved = savedOnForging(positionOf(state), seat);
  return saved === 0 ? [] : [helps.forgedCheaper(saved)];
}
