import type { People, ToPeople, Ways } from '../../context.ts';

/** The people of a family without a folk. */
export const DWARFS: People = { one: 'dwarf', many: 'dwarfs' };

/** The people of a family of several kinds, or of several families. */
export const MIXED: People = { one: 'person', many: 'people' };

/** Words that suit certain people. */
export const toldTo = (of: People = DWARFS, words: ToPeople): string => (typeof words === 'string' ? words : words(of));

/** What spaces offer, unless a folk has its own ways. */
const USUAL: Ways = {
  landTile: 'a meadow + field tile',
  caveTile: 'a cavern + tunnel tile',
  caveTiles: 'a tile: cavern + tunnel or cavern + cavern',
  forging: '1 to 8 ore',
  stable: '1 stone',
  rubyMine: 'Ruby mine on a tunnel; or on a deep tunnel, with 1 ruby',
  meal: '1 wood, 1 stone or 2 ore',
  expedition: (level) => `a level ${level} expedition`,
};

/** What spaces offer to certain people. */
export const waysOf = ({ ways }: People = DWARFS): Ways => ({ ...USUAL, ...ways });
