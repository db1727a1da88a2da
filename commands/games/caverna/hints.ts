import type { Decision } from '../../../src/engine/decision.ts';
import { cellAt, groundAt } from '../../../src/games/caverna/cave.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { Ground, State } from '../../../src/games/caverna/state.ts';
import { savedOnForging } from '../../../src/games/caverna/tasks/weapons.ts';
import type { CavernaWords } from './words.ts';

/** A decision and its state. */
interface At {
  readonly state: State;
  readonly decision: Decision;
}

const TUNNELS: readonly string[] = ['tunnel', 'deepTunnel'];

/** The ground of a cell on a seat's board. */
function groundOn({ players }: State, seat: number, name: string): Ground | undefined {
  const [player, cell] = [players[seat], cellAt(name)];
  return player === undefined || cell === undefined ? undefined : groundAt(player, cell).ground;
}

const groundsOf = ({ state, decision: { seat, options } }: At) =>
  new Set(ofKind('at', options).map(({ cell }) => groundOn(state, seat, cell)));

/** Whether a furnishing may go on a tunnel, which is only possible with certain tiles. */
export const furnishesTunnels = (at: At): boolean =>
  [...groundsOf(at)].some((ground) => ground !== undefined && TUNNELS.includes(ground));

/** The ground of a place; undefined if all places on offer have the same ground. */
export const groundAmong = (at: At, { cell }: Move<'at'>): Ground | undefined =>
  groundsOf(at).size === 1 ? undefined : groundOn(at.state, at.decision.seat, cell);

/** How much a player's tiles save on a weapon; nothing if the player has no such tiles. */
export function forgedCheaper({ helps }: CavernaWords, { state, decision: { seat } }: At): string[] {
  const saved = savedOnForging(positionOf(state), seat);
  return saved === 0 ? [] : [helps.forgedCheaper(saved)];
}
