import { z } from 'zod';

/**
 * The rulings on questions that the booklet leaves open, each with our recommended value. The names of the rulings in
 * brackets are those of docs/rulings.md.
 */
export const folkRulings = z
  .object({
    /** Goblins start with the starting player, instead of continuing clockwise (A77). */
    goblinsAfterStartingPlayer: z.boolean().default(false),
    /** Trolls eat 3 food each even if only 1 food is due (A80). */
    trollsAlwaysEatThree: z.boolean().default(false),
    /** The Blacksmith saves goblins ore too (A83). */
    goblinsUseBlacksmith: z.boolean().default(true),
    /** The Working cave may feed a stone eater (A84). */
    stoneEatersUseWorkingCave: z.boolean().default(true),
    /** Mountain Dwarfs may give stone or ore for the wood of the Working cave (A107). */
    workingCaveInPlaceOfWood: z.boolean().default(true),
    /** A forest space with a stable counts as empty for Elves and for tiles that count empty forest (A87). */
    stabledForestIsEmpty: z.boolean().default(false),
    /** The Scarecrow works on forest spaces too (A90). */
    scarecrowInForest: z.boolean().default(false),
    /**
     * If folks are drawn in turn, they are shown together at the end, instead of each at the end of its turn (A139).
     */
    choicesShownTogether: z.boolean().default(false),
    /** A meadow with a stable counts as empty (A143). */
    stabledMeadowIsEmpty: z.boolean().default(false),
    /** Later tiles may adjoin a furnished field or meadow (A144). */
    furnishedLandAdjoins: z.boolean().default(true),
    /** A single tile in place of a twin needs room for a twin (A145). */
    singleNeedsRoomForTwin: z.boolean().default(false),
    /** A good that clumsy hands return counts as received, as for the Seam (A148). */
    returnedGoodsAreReceived: z.boolean().default(false),
    /** Main storage counts only those folk tiles that are called parlor, storage or chamber (A60). */
    yellowByNameOnly: z.boolean().default(false),
    /** The Goblin dwelling may not be built if no goblin could come (A138). */
    goblinDwellingNeedsGoblin: z.boolean().default(false),
    /** Stone for two is rounded up before the Working cave feeds one of them (A147). */
    stoneRoundedFirst: z.boolean().default(false),
    /** Candle maker: animals that other tiles turn into food and other goods count, too (A149). */
    candlesForTrades: z.boolean().default(false),
    /** Elves: a pasture anywhere on bare forest starts the land that later tiles may adjoin (A91). */
    pasturesBeginLand: z.boolean().default(false),
    /** Archery range: empty pastures count in a row like empty meadows (A101). */
    pasturesInArcheryRange: z.boolean().default(false),
    /** Small-scale drift mining also gives its stone with a single tile in place of the twin (A146). */
    driftStoneWithSingle: z.boolean().default(true),
    /** Folks may be played with the tiles of the introductory game, plus their own (A150). */
    withIntroductoryTiles: z.boolean().default(false),
  })
  .strict();

/** The rulings that a table with forgotten folks may change (docs/rulings.md). */
export type FolkRulings = Readonly<z.infer<typeof folkRulings>>;
