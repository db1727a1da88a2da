import type { Clock } from './clock.ts';

/** The result for a request: the state of its bucket for the headers and, if it is refused, how long to wait. */
type Limited = { headers: Record<string, string>; refused?: { retryAfter: number; global: boolean } };

const EMOJIS = /\/emojis/;

/** How many requests to a route are allowed within how many milliseconds: what Discord's headers usually say. */
const LIMITS: readonly [route: RegExp, requests: number, perMs: number][] = [
  [/^POST \/channels\/:id\/messages$/, 5, 5000],
  [/^PATCH \/channels\/:id\/messages\/:id$/, 5, 5000],
  [/^DELETE \/channels\/:id\/messages\/:id$/, 5, 1000],
  [/^(POST|PATCH|GET|DELETE) \/webhooks\//, 5, 2000],
  [/\/threads$/, 10, 20_000],
  [/\/commands/, 5, 20_000],
  [EMOJIS, 10, 20_000],
  [/./, 10, 5000],
];
/** Edits of messages older than an hour, in each channel (not documented by Discord itself). */
const OLD = 3_600_000;
const OLD_EDITS = 3;
const OLD_EDITS_PER_MS = 6000;
const GLOBAL_PER_SECOND = 50;
/** Too many refused requests in ten minutes get the sender's address banned. */
const INVALID_PER_TEN_MINUTES = 10_000;

type Bucket = { used: number; resetsAt: number };

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Makes empty buckets: one for every route and major parameter, and a global one of 50 requests a second, without
 * answers to interactions. With `emojisAtOnce`, only the global one counts emojis.
 */
export function createRateLimits(clock: Clock, { emojisAtOnce = false } = {}) {
  const buckets = new Map<string, Bucket>();
  let sweptAt = clock.now();
  const bucketOf = (key: string, perMs: number): Bucket => {
    const old = buckets.get(key);
    if (old && old.resetsAt > clock.now()) return old;
    const fresh = { used: 0, resetsAt: clock.now() + perMs };
    buckets.set(key, fresh);
    return fresh;
  };
  const sweep = () => {
    if (clock.now() - sweptAt < 60_000) return;
    sweptAt = clock.now();
    for (const [key, { resetsAt }] of buckets) if (resetsAt <= sweptAt) buckets.delete(key);
  };
  const secondsTo = ({ resetsAt }: Bucket) => Math.max(0, resetsAt - clock.now()) / 1000;
  return {
    /** Counts a request. `route` is its template, `major` its channel, guild or webhook. */
    take(route: string, major: string): Limited {
      sweep();
      // Discord applies no global limit to the endpoints of interactions, and none at all to callbacks.
      if (/ \/interactions\//.test(route)) return { headers: {} };
      const everything = bucketOf('global', 1000);
      const counts = !/ \/webhooks\//.test(route);
      if (counts) everything.used += 1;
      if (counts && everything.used > GLOBAL_PER_SECOND) {
        const headers = { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' };
        return { headers, refused: { retryAfter: secondsTo(everything), global: true } };
      }
      if (emojisAtOnce && EMOJIS.test(route)) return { headers: {} };
      const [, requests, perMs] = LIMITS.find(([pattern]) => pattern.test(route)) ?? [/./, 10, 5000];
      const bucket = bucketOf(`${route} ${major}`, perMs);
      const full = bucket.used >= requests;
      if (!full) bucket.used += 1;
      const headers = {
        'x-ratelimit-limit': String(requests),
        'x-ratelimit-remaining': String(requests - bucket.used),
        'x-ratelimit-reset': (bucket.resetsAt / 1000).toFixed(3),
        'x-ratelimit-reset-after': secondsTo(bucket).toFixed(3),
        'x-ratelimit-bucket': Buffer.from(route).toString('hex').slice(0, 32),
      };
      if (!full) return { headers };
      const refused = { retryAfter: secondsTo(bucket), global: false };
      return { headers: { ...headers, 'x-ratelimit-scope': 'user' }, refused };
    },
    /** Counts an edit of a message sent at `sentAt` (ms); returns how many seconds to wait if it is refused. */
    takeEdit(channelId: string, sentAt: number): number | undefined {
      if (clock.now() - sentAt <= OLD) return undefined;
      const bucket = bucketOf(`old edits ${channelId}`, OLD_EDITS_PER_MS);
      if (bucket.used >= OLD_EDITS) return secondsTo(bucket);
      bucket.used += 1;
      return undefined;
    },
    countInvalid: () => {
      bucketOf('invalid', 600_000).used += 1;
    },
    banned: () => bucketOf('invalid', 600_000).used >= INVALID_PER_TEN_MINUTES,
  };
}
