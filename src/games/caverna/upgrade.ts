import { noFolkGoods, noGoods } from './goods.ts';
import { options } from './options.ts';
import { newPlayer } from './setup.ts';
import type { Goods, Player, Space, State, Turn } from './state.ts';
import { newTurn } from './tasks/reach.ts';

/** A state as it may have been stored: what later rules know of may be missing, down to single goods. */
interface Stored extends Omit<State, 'options' | 'players' | 'spaces' | 'turn'> {
  readonly options: unknown;
  readonly players: readonly (Omit<Partial<Player>, 'goods'> & { readonly goods?: Partial<Goods> })[];
  readonly spaces: readonly (Pick<Space, 'id'> & Partial<Space>)[];
  readonly turn?: Pick<Turn, 'seat'> & Partial<Turn>;
}

function playerOf({ goods: stored, ...rest }: Stored['players'][number], withFolks: boolean): Player {
  // Earlier versions stored the crops of folks only for players who had had any.
  const goods = { ...(withFolks ? noFolkGoods() : noGoods()), ...stored };
  return { ...newPlayer(0), ...rest, goods };
}

/**
 * Turns a stored state into one of today's. All versions so far (1 to 4) store the same fields, so it is enough to give
 * missing ones their value at the start of a game. A version whose fields mean something else needs its own step here.
 * Shares what it can with the stored state.
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
