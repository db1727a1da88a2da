/**
 * The character NUL and unpaired halves of a character. PostgreSQL cannot store NUL in a text, and cannot parse JSON
 * that contains such a half.
 */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/** Text from users, files or answers, without the characters that some databases cannot store. */
export const storable = (text: string): string => text.replaceAll(UNKEEPABLE, '');
