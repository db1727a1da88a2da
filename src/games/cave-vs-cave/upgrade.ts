import { goodsOf } from './goods.ts';
import { options } from './options.ts';
import type { Player, State } from './state.ts';

/** A state as it may have been stored: what later rules know of may be missing. */
interface Stored extends Omit<State, 'options' | 'players'> {
  readonly options: unknown;
  readonly players: readonly (Omit<Player, 'goods'> & { readonly goods: Partial<Player['goods']> })[];
}

/** Makes a stored state into one of today's: what is missing gets the value that it has at the start of a game. */
export function upgraded(stored: unknown): State {
  const { options: chosen, players, ...rest } = stored as Stored;
  return {
    ...rest,
    options: options.parse(chosen),
    players: players.map((player) => ({ ...player, goods: goodsOf(player.goods) })),
  };
}
