/** What is wrong with a file of a game; `at` is a place in the file, a move or a figure. */
export const copyFaults = {
  tooLarge: (at: string): string => `It has more than ${at} bytes.`,
  notJson: () => 'It is not JSON.',
  unreadable: (at: string): string =>
    at === '' ? 'It is not a copy of a game.' : `The value at “${at}” is not valid.`,
  samePerson: () => 'The same person has two seats.',
  tooManySeats: () => 'It has more players than the game has places.',
  sameColour: () => 'Two seats have the same colour.',
  unordered: () => 'The entries of its log are not in ascending order.',
  sameSeat: () => 'Two people take the same seat at once.',
  unknownId: () => 'Somebody in it has neither a Discord id nor one of this program’s.',
  computersId: () => 'A computer player in it has a person’s id.',
  options: () => 'Its options are not allowed in this game.',
  noSeed: () => 'It lacks the seed of the game.',
  seats: () => 'The rules do not allow this number of players.',
  status: () => 'Its status, running or over, does not match its log.',
  versions: () => 'It was played under several versions of the rules, so its moves cannot be checked.',
  undos: (at: string): string => `It has more than ${at} undos.`,
  tooSlow: () => 'It takes too long to replay.',
  move: (at: string): string => `The rules do not allow the move “${at}” in it.`,
};
