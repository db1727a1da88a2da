import { z } from 'zod';

/**
 * The judgements that the rulebook leaves open, each with the value we recommend.
 * The names of the rulings in brackets are those of docs/rulings.md.
 */
export const rulings = z
  .object({
    /** A wall may be built at the entrance of the Iron Age, though that cuts off the whole cave (A112). */
    wallAtEntrance: z.boolean().default(true),
    /** The side of the additional cavern with two walls has them in a corner, not opposite (A122). */
    cavernCornerIsAdjacent: z.boolean().default(true),
    /** Solo: Renovation and the last field of the Iron Age are open to everybody, not closed (A123). */
    soloWithoutConditions: z.boolean().default(true),
    /** Solo: a player who paid for two rooms but could excavate only one turns over an extra room (A124). */
    extraTileForOneOfTwo: z.boolean().default(true),
    /** Undermining leads through the printed walls between the boards, too (A161). */
    undermineOuterWalls: z.boolean().default(false),
    /** Short game: a wall may be built where the other board would lie (A162). */
    shortGameOuterWall: z.boolean().default(false),
    /** Draft: a room is turned over before it shows that nothing fits, and stays for sale (A163). */
    turnOverBeforeDroppingOut: z.boolean().default(true),
    /** Both must agree to go on with the second era; otherwise one is enough (A169). */
    bothMustGoOn: z.boolean().default(true),
  })
  .strict();
