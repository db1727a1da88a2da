/**
 * The character NUL, and halves of a character: PostgreSQL stores the first in no text, and cannot read into JSON with
 * the second.
 */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/** Text from users, files or answers, without the characters that some database cannot store. */
export const storable = (text: string): string => text.replaceAll(UNKEEPABLE, '');
