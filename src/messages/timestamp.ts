const MINUTE = 60_000;

/** A span in ms, in whole minutes and on one line: `47 h 12 min`. */
export function hoursAndMinutes(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])];
  return parts.join('\u00a0');
}

const seconds = (at: number): number => Math.ceil(at / 1000);

/** A moment in UTC ms, as Discord shows it to each reader from now on: `in 3 days`. */
export const relative = (at: number): string => `<t:${seconds(at)}:R>`;

/** A moment in UTC ms, as Discord shows it to each reader with its date and time. */
export const moment = (at: number): string => `<t:${seconds(at)}:f>`;
