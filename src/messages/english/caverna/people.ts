import type { People, ToPeople, Ways } from '../../context.ts';

/** What people are called where no folk is played. */
export const DWARFS: People = { one: 'dwarf', many: 'dwarfs' };

/** What a family is called in which several kinds of people live, or several families together. */
export const MIXED: People = { one: 'person', many: 'people' };

/** Words as people of a kind are told them. */
export const toldTo = (of: People = DWARFS, words: ToPeople): string => (typeof words === 'string' ? words : words(of));

/** What is done on spaces where no folk does otherwise. */
const USUAL: Ways = {
  landTile: 'a meadow + field tile',
  caveTile: 'a cavern + tunnel tile',
  caveTiles: 'a tile: cavern + tunnel or cavern + cavern',
  forging: '1 to 8 ore',
  stable: '1 stone',
  rubyMine: 'Ruby mine on a tunnel; or on a deep tunnel, and then 1 ruby',
  expedition: (level) => `a level ${level} expedition`,
};

/** What people of a kind do on spaces. */
export const waysOf = ({ ways }: People = DWARFS): Ways => ({ ...USUAL, ...ways });
