import { describe, expect, it } from 'vitest';
import { createJobs, type JobRequest, JobStopped, type Ticket, type Work } from '../../commands/discord/jobs.ts';
import type { Film, Painted } from '../../commands/replay/replay-film.ts';

const createReplays = () => createJobs<Film, Painted>();

const film: Film = { gif: Buffer.alloc(1), alt: '', frames: 1, pace: 'rounds', isWhole: true };

/** A replay that waits for permission to start. */
function wanted(key: string, userId: string) {
  const works: Work<Painted>[] = [];
  const { promise, resolve } = Promise.withResolvers<Film>();
  const finish = () => resolve(film);
  const make: JobRequest<Film, Painted>['make'] = (work) => {
    works.push(work);
    work.signal.addEventListener('abort', finish);
    return promise;
  };
  return { asked: { key, userId, make }, works, finish };
}

type Given = Ticket<Film, Painted>;

function ticketOf(given: Given | 'own' | 'busy'): Given {
  if (typeof given === 'string') throw new Error(`The replay was refused: ${given}.`);
  return given;
}

/** The tickets of the person who asks for a replay, and of Tom, who asks for the same one. */
const askedTwice = (replays: ReturnType<typeof createReplays>, asked: JobRequest<Film, Painted>) =>
  [asked, { ...asked, userId: 'tom' }].map((one) => ticketOf(replays.request(one))) as [Given, Given];

describe('replays', () => {
  it('are made one after the other', async () => {
    const replays = createReplays();
    const [a, b] = [wanted('a', 'mara'), wanted('b', 'tom')];
    const first = ticketOf(replays.request(a.asked));
    const second = ticketOf(replays.request(b.asked));
    expect(second.headway()).toEqual({ waiting: 1 });
    expect(b.works).toEqual([]);
    a.works[0]?.report({ done: 2, frames: 5, isSmaller: false });
    expect(first.headway()).toEqual({ done: 2, frames: 5, isSmaller: false });
    a.finish();
    await first.made;
    b.finish();
    expect(await second.made).toBe(film);
  });

  it('are made once for everybody who asks for the same one, and shown once in a channel', async () => {
    const replays = createReplays();
    const same = wanted('a', 'mara');
    const [first, second] = askedTwice(replays, same.asked);
    expect([first.joined, second.joined]).toEqual([false, true]);
    same.finish();
    await Promise.all([first.made, second.made]);
    expect(same.works).toHaveLength(1);
    expect([second.claim('here'), first.claim('here'), first.claim('there')]).toEqual([true, false, true]);
  });

  it('continue until nobody wants them', async () => {
    const replays = createReplays();
    const same = wanted('a', 'mara');
    const [first, second] = askedTwice(replays, same.asked);
    await Promise.resolve();
    expect(replays.cancel(first.id, 'tom')).toBe(false);
    expect(replays.cancel(first.id, 'mara')).toBe(true);
    await expect(first.made).rejects.toMatchObject({ why: 'cancelled' });
    expect(same.works[0]?.signal.aborted).toBe(false);
    expect(replays.cancel(second.id, 'tom')).toBe(true);
    await expect(second.made).rejects.toThrow(JobStopped);
    expect(same.works[0]?.signal.aborted).toBe(true);
    expect(replays.cancel(second.id, 'tom')).toBe(false);
    const again = wanted('a', 'mara');
    expect(ticketOf(replays.request(again.asked)).joined).toBe(false);
  });

  it.each([
    [undefined, true],
    [true, false],
  ])('if it is too late for an answer, go on only if the result is stored (%s)', async (isStored, isAborted) => {
    const replays = createReplays();
    const { asked, works, finish } = wanted('a', 'mara');
    const first = ticketOf(replays.request({ ...asked, ...(isStored && { isStored }) }));
    await Promise.resolve();
    replays.cancel(first.id, 'mara', 'late');
    await expect(first.made).rejects.toMatchObject({ why: 'late' });
    expect(works[0]?.signal.aborted).toBe(isAborted);
    const again = ticketOf(replays.request(wanted('a', 'mara').asked));
    expect(again.joined).toBe(!isAborted);
    finish();
    if (!isAborted) expect(await again.made).toBe(film);
  });

  it('do not go on when the bot stops, even if nobody waits for them', async () => {
    const replays = createReplays();
    const { asked, works } = wanted('a', 'mara');
    const ticket = ticketOf(replays.request({ ...asked, isStored: true }));
    await Promise.resolve();
    replays.cancel(ticket.id, 'mara', 'late');
    await expect(ticket.made).rejects.toMatchObject({ why: 'late' });
    replays.close();
    expect(works[0]?.signal.aborted).toBe(true);
  });

  it('do not start if they were cancelled while waiting', async () => {
    const replays = createReplays();
    const [a, b, c] = [wanted('a', 'mara'), wanted('b', 'tom'), wanted('c', 'yuki')];
    const first = ticketOf(replays.request(a.asked));
    const second = ticketOf(replays.request(b.asked));
    const third = ticketOf(replays.request(c.asked));
    const refused = expect(second.made).rejects.toThrow(JobStopped);
    replays.cancel(second.id, 'tom');
    await refused;
    a.finish();
    c.finish();
    await Promise.all([first.made, third.made]);
    expect(b.works).toEqual([]);
  });

  it('are limited in number, and each user may have only one', async () => {
    const replays = createReplays();
    const all = Array.from({ length: 6 }, (_, at) => wanted(`game ${at}`, `user ${at}`));
    const tickets = all.map(({ asked }) => ticketOf(replays.request(asked)));
    expect(replays.request(wanted('other', 'user 3').asked)).toBe('own');
    expect(replays.request(wanted('other', 'user 9').asked)).toBe('busy');
    expect(ticketOf(replays.request(wanted('game 4', 'user 9').asked)).joined).toBe(true);
    for (const { finish } of all) finish();
    await Promise.all(tickets.map((ticket) => ticket.made));
    expect(replays.request(wanted('other', 'user 9').asked)).not.toBe('busy');
  });

  it('fail for everybody who waits for them', async () => {
    const replays = createReplays();
    const make = () => Promise.reject(new RangeError('too large'));
    const tickets = askedTwice(replays, { key: 'a', userId: 'mara', make });
    await Promise.all(tickets.map(({ made }) => expect(made).rejects.toThrow('too large')));
    expect(ticketOf(replays.request(wanted('a', 'mara').asked)).joined).toBe(false);
  });

  it('all stop on closing, and no new one starts', async () => {
    const replays = createReplays();
    const running = wanted('a', 'mara');
    const ticket = ticketOf(replays.request(running.asked));
    const refused = expect(ticket.made).rejects.toMatchObject({ why: 'closing' });
    replays.close();
    await refused;
    expect(() => replays.request(wanted('b', 'tom').asked)).toThrow(JobStopped);
  });
});
