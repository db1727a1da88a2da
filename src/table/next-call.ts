import { callableFrom } from './hours.ts';
import type { Away, PersonSettings } from './people.ts';
import type { CallPost, CallReason } from './posts.ts';
import type { Wait } from './rows.ts';

/** What determines the next step for an open decision. Times in UTC ms. */
export interface Facts {
  readonly wait: Wait;
  /** Undefined if there is nobody to call, because a computer plays, or the seat is only kept for somebody. */
  readonly settings: PersonSettings | undefined;
  readonly away: readonly Away[];
  /** When the person's time is up. */
  readonly deadline: number;
  /** Whether the table has chosen a pace, so that the bot names late players. */
  readonly paced: boolean;
}

/**
 * The next step for a decision: apply the rule for late players, call somebody, or do nothing until a given time, UTC
 * ms.
 */
export type NextStep =
  | { readonly kind: 'late' }
  | { readonly kind: 'call'; readonly why: CallReason; readonly to: readonly CallPost['to'][] }
  | { readonly kind: 'rest'; readonly until: number };

/** A time that never comes, UTC ms. */
const NEVER = Number.MAX_SAFE_INTEGER;

const HOUR = 60 * 60_000;

/** The places where a person wants to be called. */
export const PLACES: Readonly<Record<PersonSettings['calls'], readonly CallPost['to'][]>> = {
  channel: ['channel'],
  dm: ['dm'],
  both: ['channel', 'dm'],
  none: [],
};

/** What to do about a decision now, UTC ms. */
export function nextStepOf({ wait, settings, away, deadline, paced }: Facts, now: number): NextStep {
  if (settings === undefined) return { kind: 'rest', until: NEVER };
  if (!wait.late && deadline <= now) return { kind: 'late' };
  const to = PLACES[settings.calls];
  const owed = wait.silenced || to.length === 0 ? undefined : owedCall({ wait, settings, deadline, paced });
  const from = owed === undefined ? NEVER : callableFrom(settings, away, Math.max(now, owed.from));
  if (owed !== undefined && from <= now) return { kind: 'call', why: owed.why, to };
  const edges = away.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > now);
  return { kind: 'rest', until: Math.min(from, ...(wait.late ? [] : [deadline]), ...edges) };
}

/** How to call a person next, and the earliest time for it. */
function owedCall({ wait, settings, deadline, paced }: Omit<Facts, 'away' | 'settings'> & { settings: PersonSettings }):
  | {
      readonly why: CallReason;
      readonly from: number;
    }
  | undefined {
  const { calledAt, nudgedAt, askedAt, late } = wait;
  if (late && paced && (calledAt ?? 0) < deadline) return { why: 'late', from: deadline };
  if (nudgedAt !== undefined && (calledAt ?? 0) < nudgedAt) return { why: 'nudge', from: askedAt };
  if (calledAt === undefined) return { why: 'turn', from: askedAt };
  if (settings.remindEvery === 0) return undefined;
  return { why: 'reminder', from: calledAt + settings.remindEvery * HOUR };
}
