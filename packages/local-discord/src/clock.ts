/** The time of the local Discord in milliseconds since 1970; deadlines depend on it, and tests put it forward. */
export type Clock = ReturnType<typeof createClock>;

type Alarm = { due: number; ring: () => void };

/** A clock that starts at `at` (ms, default: now) and follows real time or, without `running`, only `advance`. */
export function createClock({ at, running = true }: { at?: number; running?: boolean } = {}) {
  let offset = running ? (at ?? Date.now()) - Date.now() : (at ?? Date.now());
  const alarms: Alarm[] = [];
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const now = () => (running ? Date.now() + offset : offset);

  const ringUntil = (time: () => number) => {
    for (let next = alarms[0]; next && next.due <= time(); next = alarms[0]) {
      offset += Math.max(0, next.due - now());
      alarms.shift();
      next.ring();
    }
  };
  const wait = () => {
    clearTimeout(timer);
    const next = alarms[0];
    if (!running || !next) return;
    const ringDue = () => {
      ringUntil(now);
      wait();
    };
    timer = setTimeout(ringDue, Math.min(Math.max(0, next.due - now()), 2 ** 31 - 1));
    timer.unref();
  };

  return {
    now,
    /** Puts the clock forward by `ms`, and rings every alarm that falls due, in order. */
    advance(ms: number): void {
      const target = now() + ms;
      ringUntil(() => target);
      offset += Math.max(0, target - now());
      wait();
      for (const listener of listeners) listener();
    },
    /** Calls `ring` after `ms`; returns a function that cancels it. */
    after(ms: number, ring: () => void): () => void {
      const alarm = { due: now() + ms, ring };
      // Most new alarms are later than all others, so the search begins at the end.
      const place = alarms.findLastIndex(({ due }) => due <= alarm.due) + 1;
      alarms.splice(place, 0, alarm);
      if (place === 0) wait();
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

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Makes a source of Discord ids: increasing numbers as text, greater than `after`, each with its time (ms). */
export function createSnowflakes(now: () => number, after = '0'): () => string {
  let last = BigInt(after);
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return String(last);
  };
}
