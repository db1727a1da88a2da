import { type Setting, yesNo } from '../shared/settings.ts';

/** The rulings that a table may change, by their names. */
export const rulings = {
  carpenterPerStructure: yesNo(
    'Does the Carpenter save wood on each pasture?',
    'A small and a large pasture fenced in one action.',
    ['Each pasture costs 1 wood less', 'The action costs 1 wood less in all (recommended)'],
  ),
  driftStoneWithoutTile: yesNo('May you take the stone without the tile?', 'Small-scale drift mining, 5 players.', [
    'You may take only the stone',
    'The stone comes only with the tile (recommended)',
  ]),
  keepFoodAndBeg: yesNo('May you beg even if you have food?', 'Feeding the family.', [
    'You may take begging markers and keep your food',
    'You must pay your food, but need not turn goods into food (recommended)',
  ]),
  clearMoreThan: {
    label: 'Solo: how many goods clear a space?',
    explanation: 'Goods on a space when a round begins.',
    choices: {
      5: { label: '6 goods or more', explanation: 'Spaces with 6 or more goods are cleared' },
      6: { label: 'More than 6 goods', explanation: 'Spaces with 7 or more goods are cleared (recommended)' },
    },
  },
  supplierRubyProtects: yesNo(
    'Solo: may a new ruby protect at once?',
    'The ruby that the supplier delivers at the start of a round.',
    ['It may protect a space at once (recommended)', 'It comes too late for that'],
  ),
  mineOverhang: yesNo(
    'Office room: may mines and pastures overhang?',
    'Ore mines and large pastures over the edge of the board.',
    ['They may overhang too, for 2 gold', 'Only tiles on empty land overhang (recommended)'],
  ),
  soloCoversSpaces: yesNo('Solo: are four spaces covered?', 'Drift mining, Starting player, Supplies and Clearing.', [
    'You cannot use them (recommended)',
    'You can use them',
  ]),
  imitateImitation: yesNo('May you imitate an Imitation?', 'To use a third space through another player’s Imitation.', [
    'Yes, if you pay both (recommended)',
    'No',
  ]),
  guestRoomOnWish: yesNo('Guest room: both on Wish for children?', 'A child and a dwelling in one turn.', [
    'The Guest room allows both (recommended)',
    'Only one of them, even with the Guest room',
  ]),
} satisfies Record<string, Setting>;

/** What else the host may choose. */
export const variants = {
  tiles: {
    label: 'Furnishing tiles',
    explanation: 'Which furnishing tiles are for sale',
    choices: {
      full: { label: 'Full game', explanation: 'All kinds' },
      introductory: { label: 'Introductory game', explanation: 'Only the simpler kinds, good for a first game' },
    },
  },
  markers: {
    label: 'Harvest markers',
    explanation: 'When harvest markers are turned up, from round 6 on',
    choices: {
      start: { label: 'At the start of the round', explanation: 'The usual rule' },
      end: { label: 'At the end of the round', explanation: 'For players who like surprises' },
    },
  },
} satisfies Record<string, Setting>;

/** What is special about each number of players. */
const tables: Readonly<Record<number, string>> = {
  1: 'The solo game: beat your best score',
  2: 'Eleven rounds, no Exploration',
  3: 'With the first Imitation',
  4: 'The larger action board with Growth',
  5: 'With market, hardware rental and fence building',
  6: 'With a second Drift mining',
  7: 'With all spaces',
};

/** The game as a lobby announces it. */
export const announced = {
  name: 'Caverna',
  title: 'Caverna: a new game',
  intro: 'Dwarfs, caves and fields for 1 to 7 players',
  players: (count: number): string | undefined => tables[count],
};
