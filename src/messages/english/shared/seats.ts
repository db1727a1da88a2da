/** Who sits at the table: computer players, absent players and their replacements. */
export const seats = {
  /** The name of a computer player, by its number from 1. */
  computer: (number: number): string => `Computer ${number}`,
  /** A player who shares a name with others; seats count from 0. */
  numbered: (name: string, seat: number): string => `${name} (seat ${seat + 1})`,
  /** A deputy and the player for whom they play, as one name. */
  deputy: (deputy: string, player: string): string => `${deputy} for ${player}`,
  addComputer: 'Add computer',
  removeComputer: 'Remove computer',
  computers: (count: number, free: number): string => `Computer players: ${count}. Free seats: ${free}.`,
};
