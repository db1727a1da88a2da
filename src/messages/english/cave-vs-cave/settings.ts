import { type Setting, yesNo } from '../shared/settings.ts';

export const mode: Setting = {
  label: 'What is played',
  explanation: 'One era, both, or a short way into the second',
  choices: {
    era1: { label: 'Era I', explanation: 'First wealth: 8 rounds, 20 minutes a player' },
    open: { label: 'Era I, then we shall see', explanation: 'After era I the table decides whether to go on' },
    'era1+2': { label: 'Both eras', explanation: 'First wealth and the Iron Age: 12 rounds' },
    quick: { label: 'Quick start', explanation: 'Era I is drafted, era II is played; for two' },
    short: { label: 'Short game', explanation: 'Era II alone, with a pool of rooms for both; for two' },
  },
};

/** What stands against the options of a lobby, by the names of the rules. */
export const unfit = {
  variantForTwo: 'This variant is for two players: somebody else must join, or the host chooses another one.',
};

/** What a table may decide otherwise than we recommend, by the names of the rulings. */
export const rulings: Readonly<Record<string, Setting>> = {
  wallAtEntrance: yesNo('May the entrance be walled up?', 'The edge below the new cave entrance of era II.', [
    'It may, unwise as it is (recommended)',
    'No wall is built there',
  ]),
  cavernCornerIsAdjacent: yesNo('Are its two walls in a corner?', 'The additional cavern’s side with two walls.', [
    'They meet in a corner (recommended)',
    'They face each other',
  ]),
  soloWithoutConditions: yesNo('Solo: are the last tiles open?', 'Renovation, and the last field of era II.', [
    'They may be taken without a condition (recommended)',
    'They are not used',
  ]),
  extraTileForOneOfTwo: yesNo(
    'Solo: one room of two paid for?',
    'Excavation for 2 food, when one room alone is left.',
    ['An extra room is turned up (recommended)', 'No extra room is turned up'],
  ),
  undermineOuterWalls: yesNo('Does Undermining pass printed walls?', 'Those between the boards of both eras.', [
    'It leads through all walls',
    'It leads through built walls alone (recommended)',
  ]),
  shortGameOuterWall: yesNo(
    'Short game: a wall to the east?',
    'Beside the entrance, where the other board would lie.',
    ['A wall may be built there', 'No wall is built there (recommended)'],
  ),
  turnOverBeforeDroppingOut: yesNo('Draft: turned up all the same?', 'When nothing that is open fits any more.', [
    'A room is turned up first, and stays (recommended)',
    'Nothing is turned up',
  ]),
  bothMustGoOn: yesNo('Must both wish to go on?', 'After era I, where that was left open.', [
    'Both must wish it (recommended)',
    'One is enough',
  ]),
};

/** The game as a lobby announces it, and what is called by its name elsewhere. */
export const announced = {
  name: 'Cave vs Cave',
  title: 'Cave vs Cave: a new game',
  intro: 'Two small tribes, two caves. For 1 or 2 players. Join below; the host starts the game.',
  players: (count: number): string | undefined =>
    count === 1 ? 'The solo game: reach 50 points in era I, more than 180 in both' : undefined,
};
