/** The character NUL, and halves of a character: in PostgreSQL no text may hold the one, and no JSON that is looked into the other. */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/** What somebody has typed, or a file or an answer says, as every database keeps it: without what is no character for all of them. */
export const storable = (text: string): string => text.replaceAll(UNKEEPABLE, '');
