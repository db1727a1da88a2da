import { z } from 'zod';

/**
 * The rulings on questions that the rulebook leaves open, each with our recommended value. The names of the rulings in
 * brackets are those of docs/rulings.md.
 */
export const rulings = z
  .object({
    /** A wall may be built at the entrance of the Iron Age, even though it cuts off the whole cave (A112). */
    wallAtEntrance: z.boolean().default(true),
    /** On the additional cavern's side with two walls, they form a corner; they are not opposite (A122). */
    cavernCornerIsAdjacent: z.boolean().default(true),
    /** Solo: Renovation and the last field of the Iron Age are open to everybody, not closed (A123). */
    soloWithoutConditions: z.boolean().default(true),
    /** Solo: a player who paid for two rooms but could excavate only one turns over an extra room (A124). */
    extraTileForOneOfTwo: z.boolean().default(true),
    /** Undermining leads through the printed walls between the boards, too (A161). */
    undermineOuterWalls: z.boolean().default(false),
    /** Short game: a wall may be built where the other board would be (A162). */
    shortGameOuterWall: z.boolean().default(false),
    /** Draft: a room is turned over before it turns out that nothing fits, and stays for sale (A163). */
    turnOverBeforeDroppingOut: z.boolean().default(true),
    /** Both must agree to continue with the second era; otherwise one is enough (A169). */
    bothMustGoOn: z.boolean().default(true),
  })
  .strict();

/** The rulings that a table may change (docs/rulings.md). */
export type Rulings = Readonly<z.infer<typeof rulings>>;
