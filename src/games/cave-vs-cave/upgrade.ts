import { goodsOf } from './goods.ts';
import { options } from './options.ts';
import type { Player, State } from './state.ts';

/** A stored state; it may lack what later rules added. */
interface Stored extends Omit<State, 'options' | 'players'> {
  readonly options: unknown;
  readonly players: readonly (Omit<Player, 'goods'> & { readonly goods: Partial<Player['goods']> })[];
}

/** Upgrades a stored state to the current rules: what is missing gets its value from the start of a game. */
export function upgraded(stored: unknown): State {
  const { options: chosen, players, ...rest } = stored as Stored;
  return {
    ...rest,
    options: options.parse(chosen),
    players: players.map((player) => ({ ...player, goods: goodsOf(player.goods) })),
  };
}
