const seconds = (at: number): number => Math.ceil(at / 1000);

/** A moment in UTC ms, as Discord shows it to each reader from now on: `in 3 days`. */
export const relative = (at: number): string => `<t:${seconds(at)}:R>`;

/** A moment in UTC ms, as Discord shows it to each reader with its date and hour. */
export const moment = (at: number): string => `<t:${seconds(at)}:f>`;
