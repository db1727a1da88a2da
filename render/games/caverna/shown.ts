import type { Dwarf, State } from '../../../src/games/caverna/state.ts';
import { type Owner, ownerAt } from '../../shared/owner.ts';
import type { HomeDwarf } from './scene.ts';
import type { PictureWords } from './words.ts';

/** A game to show: its state as anybody may see it, the owners of its seats, and the words of one language. */
export interface Shown {
  readonly state: State;
  readonly owners: readonly Owner[];
  readonly words: PictureWords;
}

/** The owner of a seat, counted from 0, with the people of its folk. */
export function ownerOf(shown: Pick<Shown, 'state' | 'owners'>, seat: number): Owner {
  const folk = shown.state.players[seat]?.folk;
  return { ...ownerAt(shown, seat), ...(folk !== undefined && { figure: folk }) };
}

/** A dwarf to show: faint while it is away. */
export const atHome = ({ weapon, at, newborn, goblin }: Dwarf): HomeDwarf => ({
  weapon,
  newborn,
  away: at !== 'home',
  ...(goblin && { goblin }),
});

/** The name of a tile in its picture, without the price that distinguishes it from another tile of that name. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');
