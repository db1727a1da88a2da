import { type Setting, yesNo } from '../shared/settings.ts';

/** What a table may decide otherwise than we recommend, by the names of the rulings. */
export const rulings = {
  carpenterPerStructure: yesNo(
    'Does the Carpenter save wood on each pasture?',
    'A small and a large pasture fenced in one action.',
    ['Each pasture costs 1 wood less', 'The action costs 1 wood less in all (recommended)'],
  ),
  driftStoneWithoutTile: yesNo('May the stone be taken without the tile?', 'Small-scale drift mining, 5 players.', [
    'The stone may be taken alone',
    'The stone comes only with the tile (recommended)',
  ]),
  keepFoodAndBeg: yesNo('May somebody who has food beg all the same?', 'Feeding the family.', [
    'Begging markers may be taken instead of paying food at hand',
    'Food at hand must be paid; only converting is free (recommended)',
  ]),
  clearMoreThan: {
    label: 'Solo: how many goods clear a space?',
    explanation: 'What lies on a space when a round begins.',
    choices: {
      5: { label: '6 goods or more', explanation: 'Spaces with 6 or more goods are cleared' },
      6: { label: 'More than 6 goods', explanation: 'Spaces with 7 or more goods are cleared (recommended)' },
    },
  },
  supplierRubyProtects: yesNo(
    'Solo: may a supplied ruby protect at once?',
    'The ruby that arrives at the start of the round.',
    ['It may already protect a space (recommended)', 'It arrives too late for that'],
  ),
  mineOverhang: yesNo(
    'Office room: may mines and pastures overhang?',
    'Ore mines and large pastures over the edge of the board.',
    ['They may overhang too, for 2 gold', 'Only tiles laid on empty land overhang (recommended)'],
  ),
  soloCoversSpaces: yesNo('Solo: are four spaces covered?', 'Drift mining, Starting player, Supplies and Clearing.', [
    'They are not used (recommended)',
    'They are used',
  ]),
  imitateImitation: yesNo(
    'May an Imitation be imitated?',
    'Reaching a third space through another player’s Imitation.',
    ['Allowed, and both are paid (recommended)', 'Not allowed'],
  ),
  guestRoomOnWish: yesNo('Guest room: both on Wish for children?', 'A child and a dwelling in one turn.', [
    'The Guest room allows both (recommended)',
    'Only one of them, even with the Guest room',
  ]),
} satisfies Record<string, Setting>;

/** What the host may choose besides the rulings. */
export const variants = {
  tiles: {
    label: 'Furnishing tiles',
    explanation: 'Which furnishing tiles there are',
    choices: {
      full: { label: 'Full game', explanation: 'All kinds' },
      introductory: { label: 'Introductory game', explanation: 'Only the simpler kinds, good for a first game' },
    },
  },
  markers: {
    label: 'Harvest markers',
    explanation: 'When the harvest markers are turned up, from round 6 on',
    choices: {
      start: { label: 'At the start of the round', explanation: 'As the rules have it' },
      end: { label: 'At the end of the round', explanation: 'A surprise, for players who like one' },
    },
  },
} satisfies Record<string, Setting>;

/** What is special about a table of so many players. */
const tables: Readonly<Record<number, string>> = {
  1: 'The solo game: beat your best score',
  2: 'Eleven rounds, no Exploration',
  3: 'The table gets its first Imitation',
  4: 'The larger action board with Growth',
  5: 'With market, hardware rental and fence building',
  6: 'A second Drift mining',
  7: 'Every space there is',
};

/** The game as a lobby announces it, and what is called by its name elsewhere. */
export const announced = {
  name: 'Caverna',
  title: 'Caverna: a new game',
  intro: 'Dwarfs, caves and fields for 1 to 7 players',
  players: (count: number): string | undefined => tables[count],
};
