import { setTimeout as pause } from 'node:timers/promises';
import { HTTPError } from 'discord.js';

/** How long to wait after the first failure, in ms; each further wait is twice as long. */
const FIRST_WAIT = 250;

/**
 * Retries for up to `patience` ms while Discord, or the connection to it, fails; throws any other error immediately.
 */
export async function persist<T>(task: () => Promise<T>, patience: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await task();
    } catch (error) {
      if (!isPassing(error) || performance.now() + wait > deadline) throw error;
      await pause(wait);
    }
  }
}

// undici and Node.js give connection errors codes such as UND_ERR_SOCKET and ECONNREFUSED.
const BROKEN_CONNECTION = /^(UND_ERR_|E[A-Z]{2,}$)/;

/** Whether an error means that Discord, or the connection to it, has failed, rather than that the request was wrong. */
export function isPassing(error: unknown): boolean {
  if (error instanceof HTTPError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && BROKEN_CONNECTION.test(String(error.code)));
}
