import type { OptionContext } from '../context.ts';

/** The name of a tile before the player's price, without a printed price of its own: `Simple dwelling`. */
export const pricedTile = (name: string, { pays }: OptionContext): string =>
  pays === undefined ? name : name.replace(/ \([^()]*\)$/, '');
