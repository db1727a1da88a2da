/** What operators want to know of the stores. */
export interface Upkeep {
  /** Writes something that changes nothing; rejects with a sentence for the operator where that cannot be done. */
  writable(): Promise<void>;
  /** The posts that wait to be sent, and since when the longest-waiting one has been waiting, UTC ms. */
  waiting(): Promise<{ readonly posts: number; readonly since: number | undefined }>;
  /** How many games there are of every status that occurs. */
  games(): Promise<Readonly<Record<string, number>>>;
}
