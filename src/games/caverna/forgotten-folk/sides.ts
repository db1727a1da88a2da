import type { Sides } from '../../../engine/sides.ts';
import type { Options } from '../state.ts';
import { DEAL, DWARVES, FOLK_IDS, isFolk } from './options.ts';

/**
 * What seats may choose at a table with folks: Dwarfs, or a folk, which is dealt if none is named (004, Folk
 * Selection). Seats that do not choose play a folk, because the table decided on folks.
 */
export const folkSides: Sides<Options> = {
  open({ folks }, seat) {
    if (folks === undefined) return [];
    if (!folks.freely) return [DEAL, DWARVES];
    const others = folks.seats.filter((_, other) => other !== seat);
    return [...FOLK_IDS.filter((id) => !others.includes(id)), DWARVES, DEAL];
  },
  chosen: ({ folks }, seat) => folks?.seats[seat] ?? DWARVES,
  choose({ folks, ...options }, seat, side) {
    return folks === undefined ? options : { ...options, folks: { ...folks, seats: folks.seats.with(seat, side) } };
  },
  reseat({ folks, ...options }, from) {
    if (folks === undefined) return options;
    const seats = from.map((seat) => {
      const chosen = seat === undefined ? DEAL : (folks.seats[seat] ?? DEAL);
      return folks.freely || !isFolk(chosen) ? chosen : DEAL;
    });
    return { ...options, folks: { ...folks, seats } };
  },
};
