import type { Loot } from '../power.ts';
import { breed } from '../tasks/breed.ts';
import { fenceAlone, stable } from '../tasks/farm.ts';
import { furnish, furnishOrdinary } from '../tasks/furnish.ts';
import { gain } from '../tasks/goods.ts';
import { laySingle } from '../tasks/lay.ts';
import { sow } from '../tasks/sow.ts';

/** The 23 loot items of expeditions with the strength they take (rulebook appendix part 1; rulings X21, X22). */
export const LOOT = {
  weapons: { strength: 1, weapons: 1 },
  dog: { strength: 1, flow: gain({ dog: 1 }) },
  wood: { strength: 1, flow: gain({ wood: 1 }) },
  sheep: { strength: 2, flow: gain({ sheep: 1 }) },
  grain: { strength: 2, flow: gain({ grain: 1 }) },
  donkey: { strength: 3, flow: gain({ donkey: 1 }) },
  stone: { strength: 3, flow: gain({ stone: 1 }) },
  vegetable: { strength: 4, flow: gain({ vegetable: 1 }) },
  ore: { strength: 4, flow: gain({ ore: 2 }) },
  boar: { strength: 5, flow: gain({ boar: 1 }) },
  gold: { strength: 6, flow: gain({ gold: 2 }) },
  furnish: { strength: 7, flow: furnish() },
  stable: { strength: 8, flow: stable({}) },
  tunnel: { strength: 9, flow: laySingle('tunnel') },
  smallPasture: { strength: 9, flow: fenceAlone('small', 1) },
  cattle: { strength: 10, flow: gain({ cattle: 1 }) },
  largePasture: { strength: 10, flow: fenceAlone('large', 2) },
  meadow: { strength: 11, flow: laySingle('meadow') },
  dwelling: { strength: 11, flow: furnishOrdinary({ wood: 2, stone: 2 }) },
  field: { strength: 12, flow: laySingle('field') },
  sow: { strength: 12, flow: sow() },
  cavern: { strength: 14, flow: laySingle('cavern') },
  breed: { strength: 14, flow: breed(2) },
} as const satisfies Record<string, Loot>;
