import { z } from 'zod';

/**
 * The rulings on questions that the rulebooks leave open, each with our recommended value. The names of the rulings in
 * brackets are those of docs/rulings.md.
 */
export const rulings = z
  .object({
    /** Carpenter: 1 wood less for each pasture, instead of once per Build fences action with two of them (A29). */
    carpenterPerStructure: z.boolean().default(false),
    /** Small-scale drift mining gives its stone even without a tile (X24). */
    driftStoneWithoutTile: z.boolean().default(false),
    /** A player may keep food and take begging markers instead (A11). */
    keepFoodAndBeg: z.boolean().default(false),
    /** Solo: spaces with more goods than this are cleared before replenishing (X33, A71). */
    clearMoreThan: z.int().min(1).max(20).default(6),
    /** Solo: a ruby that arrives from the Ruby supplier this round may already protect a space (A71). */
    supplierRubyProtects: z.boolean().default(true),
    /** Office room: ore mines and large pastures may overhang too, for 2 gold (A23). */
    mineOverhang: z.boolean().default(false),
    /** Solo: Drift mining, Starting player, Supplies and Clearing are covered (M02). */
    soloCoversSpaces: z.boolean().default(true),
    /** An Imitation space with an opponent's dwarf may itself be imitated (A05). */
    imitateImitation: z.boolean().default(true),
    /** Guest room: Wish for children reads as "and/or", too (X25). */
    guestRoomOnWish: z.boolean().default(true),
  })
  .strict();

/** The rulings that a table may change (docs/rulings.md). */
export type Rulings = Readonly<z.infer<typeof rulings>>;

/** The recommended rulings. */
export const DEFAULT_RULINGS: Rulings = rulings.parse({});
