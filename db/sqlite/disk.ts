import { closeSync, fdatasyncSync, openSync } from 'node:fs';

/**
 * The write-ahead file of an open database. SQLite itself would wait with `fsync` at every commit; `fdatasync` makes the
 * same data durable in less than half the time.
 */
export function writeAheadOf(path: string) {
  let file: number | undefined;
  return {
    /** Waits until everything that has been committed is on the disk. */
    sync(): void {
      file ??= openSync(`${path}-wal`, 'r+');
      fdatasyncSync(file);
    },
    close(): void {
      if (file !== undefined) closeSync(file);
    },
  };
}
