/** The character NUL, and halves of a character: in PostgreSQL no text may hold the one, and no JSON that is looked into the other. */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/** Text from users, files or answers, without the characters that some database cannot store. */
export const storable = (text: string): string => text.replaceAll(UNKEEPABLE, '');
