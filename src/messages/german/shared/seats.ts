import type { Catalogue } from '../../english/index.ts';

/** Who sits at the table, in German. */
export const seats: Catalogue['seats'] = {
  computer: (number) => `Computer ${number}`,
  numbered: (name, seat) => `${name} (Platz ${seat + 1})`,
  deputy: (deputy, player) => `${deputy} für ${player}`,
  addComputer: 'Computer dazu',
  removeComputer: 'Computer weg',
  computers: (count, free) => `Computer: ${count}. Freie Plätze: ${free}.`,
};
