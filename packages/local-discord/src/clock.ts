/** The time of the local Discord in milliseconds since 1970; deadlines depend on it, and tests put it forward. */
export type Clock = ReturnType<typeof createClock>;

type Alarm = { due: number; ring: () => void };

/**
 * A clock that follows real time, starting at `at` (ms, default: now). With `running: false` it stands still and moves
 * only when `advance` is called.
 */
export function createClock({ at, running = true }: { at?: number; running?: boolean } = {}) {
  let offset = running ? (at ?? Date.now()) - Date.now() : (at ?? Date.now());
  const alarms: Alarm[] = [];
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const now = () => (running ? Date.now() + offset : offset);

  const ringDue = () => {
    for (let next = alarms[0]; next && next.due <= now(); next = alarms[0]) {
      alarms.shift();
      next.ring();
    }
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    const next = alarms[0];
    if (!running || !next) return;
    timer = setTimeout(ringDue, Math.min(Math.max(0, next.due - now()), 2 ** 31 - 1));
    timer.unref();
  };
  const insert = (alarm: Alarm) => {
    let low = 0;
    let high = alarms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((alarms[middle]?.due ?? 0) <= alarm.due) low = middle + 1;
      else high = middle;
    }
    alarms.splice(low, 0, alarm);
    if (low === 0) wait();
  };

  return {
    now,
    /** Puts the clock forward by `ms`, and rings every alarm that falls due, in order. */
    advance(ms: number): void {
      const target = now() + ms;
      for (let next = alarms[0]; next && next.due <= target; next = alarms[0]) {
        offset += Math.max(0, next.due - now());
        alarms.shift();
        next.ring();
      }
      offset += Math.max(0, target - now());
      wait();
      for (const listener of listeners) listener();
    },
    /** Calls `ring` after `ms`; returns a function that cancels it. */
    after(ms: number, ring: () => void): () => void {
      const alarm = { due: now() + ms, ring };
      insert(alarm);
      return () => {
        const at = alarms.indexOf(alarm);
        if (at >= 0) alarms.splice(at, 1);
      };
    },
    /** Calls `listener` after every `advance`; returns a function that stops it. */
    onAdvance(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Cancels all alarms and listeners, so that nothing keeps the process alive. */
    stop(): void {
      clearTimeout(timer);
      alarms.length = 0;
      listeners.clear();
    },
  };
}
