import type { Amounts } from '../context.ts';
import { countOf } from '../text.ts';

/** How crops in hand and places to sow go together. */
export interface Sowing {
  readonly crops: readonly string[];
  /** More crops than places: the player chooses among the crops. */
  readonly isCropChoice: boolean;
  /** More places than crops: the player chooses among the places. */
  readonly isPlaceChoice: boolean;
}

/** What the player chooses if these crops can be sown on these cells. */
export function sowingOn(crops: Amounts, cells: readonly string[]): Sowing {
  const count = countOf(crops);
  return {
    crops: Object.keys(crops).filter((crop) => crops[crop]),
    isCropChoice: count > cells.length,
    isPlaceChoice: count < cells.length,
  };
}
