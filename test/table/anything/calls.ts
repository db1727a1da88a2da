import { expect } from 'vitest';
import { awayAt, isAwake } from '../../../src/table/hours.ts';
import { PLACES } from '../../../src/table/next-call.ts';
import { readSettings } from '../../../src/table/people.ts';
import type { CallPost, OutboxRow, Ring } from '../../../src/table/posts.ts';
import type { Change, Stores } from '../../../src/table/stores.ts';
import type { SavedPost, World } from './world.ts';

/** The start of every note. */
export const SECRET = 'secret';

const HOUR = 60 * 60_000;

/** A person who was really called. */
interface Called {
  readonly decision: string;
  readonly userId: string;
  readonly at: number;
  readonly why: CallPost['why'];
  readonly to: CallPost['to'];
}

/** Whom a post calls. */
interface Calling extends Ring {
  readonly why: CallPost['why'];
  readonly to: CallPost['to'];
}

/** Whom a post calls, if anybody. */
function callingOf(post: OutboxRow['post']): Calling | undefined {
  if (post.kind === 'call') return { ...post, seats: [post.seat] };
  if ('ring' in post && post.ring !== undefined) return { ...post.ring, why: 'turn', to: 'channel' };
  return undefined;
}

/** Records whom the tables call, and checks that they call only the right people. */
export function createCalls(stores: Stores) {
  const called: Called[] = [];
  /** Hours between two reminders of the person when a post was saved. */
  const hours = new Map<string, number>();

  /** A post has been saved: the players it calls may be called now. */
  async function posted(world: World, { game, at }: Change, { nonce, post }: SavedPost): Promise<void> {
    expect(JSON.stringify(post), 'no post contains anything private').not.toContain(SECRET);
    const calling = callingOf(post);
    if (calling === undefined || world.busy) return;
    expect(calling.at, 'a call is not earlier than its step').toBeGreaterThanOrEqual(at);
    expect(game.pausedAt, 'nobody is called in a paused game').toBeUndefined();
    const waits = await stores.waits.ofGame(game.id);
    for (const seat of calling.seats) {
      const sitting = game.seats[seat];
      const wait = waits.find((one) => one.seat === seat);
      const settings = readSettings(await stores.people.settings(sitting?.userId ?? ''));
      expect(sitting?.plays, 'no computer is called').toBeUndefined();
      expect(wait, 'a called person is awaited').toMatchObject({ since: calling.since, calledAt: calling.at });
      expect(wait?.silenced, 'people who want no calls get none').toBe(false);
      expect(isAwake(settings, at), 'nobody is called at night').toBe(true);
      expect(
        awayAt(await stores.people.away(sitting?.userId ?? '', at), at),
        'nobody is called while away',
      ).toBeUndefined();
      expect(PLACES[settings.calls], 'people are called where they want').toContain(calling.to);
      hours.set(`${nonce} ${seat}`, settings.remindEvery);
    }
  }

  /** A post has been sent: notes whom it called, and checks that it was not too soon. */
  async function sent(world: World, gameId: string, { nonce, post }: SavedPost): Promise<void> {
    const calling = callingOf(post);
    if (calling === undefined) return;
    const now = world.tables.clock.now();
    const rung = await world.tables.calls.ringing(gameId, calling, calling.to);
    const waits = await stores.waits.ofGame(gameId);
    const game = await stores.games.find(gameId);
    for (const userId of rung) {
      const seat = game?.seats.findIndex((sitting) => sitting.userId === userId) ?? -1;
      const wait = waits.find((one) => one.seat === seat);
      const settings = readSettings(await stores.people.settings(userId));
      expect(isAwake(settings, now), 'nobody is called at night').toBe(true);
      expect(awayAt(await stores.people.away(userId, now), now), 'nobody is called while away').toBeUndefined();
      expect(wait?.since, 'a called player is still awaited').toBe(calling.since);
      const decision = `${gameId} ${seat} ${calling.since}`;
      const call: Called = { decision, userId, at: calling.at, why: calling.why, to: calling.to };
      const before = called.filter((one) => one.decision === decision && one.userId === userId && one.at !== call.at);
      mayCall(call, before, { asked: wait?.askedAt ?? 0, every: hours.get(`${nonce} ${seat}`) });
      called.push(call);
    }
  }

  return { posted, sent };
}

/**
 * Nobody is called twice for one decision, except by reminders at the interval that they have chosen, and by nudges.
 */
function mayCall(
  { at, why }: Called,
  before: readonly Called[],
  { asked, every }: { readonly asked: number; readonly every: number | undefined },
): void {
  const last = Math.max(...before.map((one) => one.at));
  switch (why) {
    case 'turn':
      expect(
        before.filter((one) => one.at > asked),
        'a decision calls once',
      ).toEqual([]);
      return;
    case 'reminder':
      expect(every, 'people who want no reminders get none').not.toBe(0);
      if (every !== undefined) expect(at - last, 'reminders keep their distance').toBeGreaterThanOrEqual(every * HOUR);
      return;
    case 'nudge':
      for (const one of before.filter((call) => call.why === 'nudge')) {
        expect(at - one.at, 'nudges keep their distance').toBeGreaterThanOrEqual(1);
      }
      return;
    case 'late':
      expect(
        before.filter((one) => one.why === 'late' && one.at > asked),
        'lateness is announced once',
      ).toEqual([]);
  }
}
