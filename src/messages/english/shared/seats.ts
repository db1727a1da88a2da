/** Who sits at the table: computer players, absent players, and those who take their place. */
export const seats = {
  /** The name under which the computer player of that number sits, from 1. */
  computer: (number: number): string => `Computer ${number}`,
  /** A player whose name others have, too; seats count from 0. */
  numbered: (name: string, seat: number): string => `${name} (seat ${seat + 1})`,
  addComputer: 'Add computer',
  removeComputer: 'Remove computer',
  computers: (count: number, free: number): string =>
    `${count === 0 ? 'No computer player sits' : `${count === 1 ? '1 computer player sits' : `${count} computer players sit`}`} in the lobby; ${free === 0 ? 'no seat is' : free === 1 ? '1 seat is' : `${free} seats are`} free.`,
};
