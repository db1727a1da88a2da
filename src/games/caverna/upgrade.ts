import { noFolkGoods, noGoods } from './goods.ts';
import { options } from './options.ts';
import { newPlayer } from './setup.ts';
import type { Goods, Player, Space, State, Turn } from './state.ts';
import { newTurn } from './tasks/reach.ts';

/** A stored state; it may lack what later rules added, down to single goods. */
interface Stored extends Omit<State, 'options' | 'players' | 'spaces' | 'turn'> {
  readonly options: unknown;
  readonly players: readonly (Omit<Partial<Player>, 'goods'> & { readonly goods?: Partial<Goods> })[];
  readonly spaces: readonly (Pick<Space, 'id'> & Partial<Space>)[];
  readonly turn?: Pick<Turn, 'seat'> & Partial<Turn>;
}

function playerOf({ goods: stored, ...rest }: Stored['players'][number], withFolks: boolean): Player {
  // Earlier versions stored the crops of folks only for players who had some.
  const goods = { ...(withFolks ? noFolkGoods() : noGoods()), ...stored };
  return { ...newPlayer(0), ...rest, goods };
}

/**
 * Upgrades a stored state to the current rules. All versions so far (1 to 4) store the same fields, so it only gives
 * missing ones their value from the start of a game. A version whose fields mean something else needs its own step
 * here. Shares what it can with the stored state.
 */
export function upgraded(stored: unknown, _version: number): State {
  const { options: chosen, players, spaces, turn, ...rest } = stored as Stored;
  return {
    ...rest,
    options: options.parse(chosen),
    spaces: spaces.map((space) => ({ ...space, goods: space.goods ?? {} })),
    players: players.map((player) => playerOf(player, rest.folks !== undefined)),
    turn: turn === undefined ? undefined : { ...newTurn(turn.seat), ...turn },
  };
}
