import { type Setting, yesNo } from '../shared/settings.ts';

export const mode: Setting = {
  label: 'Game mode',
  explanation: 'One era, both, or a shorter game',
  choices: {
    era1: { label: 'Era I', explanation: 'First wealth: 8 rounds (solo 7), 20 minutes per player' },
    open: { label: 'Era I, then decide', explanation: 'After era I you decide whether to continue' },
    'era1+2': { label: 'Both eras', explanation: 'First wealth and the Iron Age: 12 rounds (solo 11)' },
    quick: { label: 'Quick start', explanation: 'Era I is drafted, era II is played; for two' },
    short: { label: 'Short game', explanation: 'Only era II, with a pool of rooms for both; for two' },
  },
};

/** What is wrong with the options of a lobby, by the rules' names for it. */
export const unfit = {
  variantForTwo: 'This game mode needs two players. Wait for another player, or choose another mode under *Options*.',
};

/** The rulings that a table may change, by their names. */
export const rulings: Readonly<Record<string, Setting>> = {
  wallAtEntrance: yesNo('May the entrance be walled up?', 'The edge below the new cave entrance of era II.', [
    'Yes, although it is unwise (recommended)',
    'No wall is built there',
  ]),
  cavernCornerIsAdjacent: yesNo(
    'Extra cavern: do its 2 walls meet?',
    'The side of the additional cavern with 2 walls.',
    ['They meet in a corner (recommended)', 'They face each other'],
  ),
  soloWithoutConditions: yesNo('Solo: are the last tiles free?', 'Renovation, and the last field of era II.', [
    'You may take them without a condition (recommended)',
    'They are not used',
  ]),
  extraTileForOneOfTwo: yesNo(
    'Solo: two rooms paid for, one left?',
    'Excavation for 2 food, with only one room left.',
    ['An extra room is turned up (recommended)', 'No extra room is turned up'],
  ),
  undermineOuterWalls: yesNo('Does Undermining go through printed walls?', 'Those between the boards of both eras.', [
    'It goes through all walls',
    'It goes through built walls only (recommended)',
  ]),
  shortGameOuterWall: yesNo(
    'Short game: a wall to the east?',
    'Beside the entrance, where the other board would lie.',
    ['A wall may be built there', 'No wall is built there (recommended)'],
  ),
  turnOverBeforeDroppingOut: yesNo('Draft: turn up a last room?', 'When no open room fits any more.', [
    'A room is turned up first, and stays (recommended)',
    'No room is turned up',
  ]),
  bothMustGoOn: yesNo('Must both want era II?', 'After era I, if you decide then.', [
    'Both must want it (recommended)',
    'One is enough',
  ]),
};

/** The game as a lobby announces it, and its name elsewhere. */
export const announced = {
  name: 'Cave vs Cave',
  title: 'Cave vs Cave: a new game',
  intro: 'Two small tribes, two caves, for 1 or 2 players',
  players: (count: number): string | undefined =>
    count === 1 ? 'The solo game: reach 50 points in era I, more than 180 in both' : undefined,
};
