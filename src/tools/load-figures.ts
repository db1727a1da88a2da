import { statSync } from 'node:fs';
import { z } from 'zod';
import type { Figures } from './bot-child.ts';
import { readRows } from './database.ts';
import { megabytes, percentile, rounded } from './figures.ts';
import type { Presses } from './load-games.ts';

/** How the presses of some people were answered, in ms. */
export function answersTo({ ackMs, errors }: Presses) {
  return {
    presses: ackMs.length,
    ackP50Ms: rounded(percentile(ackMs, 0.5)),
    ackP95Ms: rounded(percentile(ackMs, 0.95)),
    ackP99Ms: rounded(percentile(ackMs, 0.99)),
    ackMaxMs: rounded(percentile(ackMs, 1)),
    errors: errors.length,
  };
}

/** The bot's own figures: the greatest, and by how much they have grown. */
export function bodyOf(figures: readonly Figures[]) {
  const most = (figure: keyof Figures) => Math.max(...figures.map((counted) => counted[figure]));
  return {
    pictureQueueMax: most('pictureQueueMax'),
    rssMb: most('rssMb'),
    rssGrownMb: grown(figures.map(({ rssMb }) => rssMb)),
    heapMb: most('heapMb'),
    heapGrownMb: grown(figures.map(({ heapMb }) => heapMb)),
  };
}

/** How many bytes a database takes on the disk, with what SQLite keeps beside it. */
export function bytesOf(database: string): number {
  const sizes = ['', '-wal', '-shm'].map((end) => statSync(`${database}${end}`, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sentPost = z.object({ foe: z.number(), kind: z.string(), late: z.number().nullable(), refused: z.number() });
const SENT = `select coalesce(guild_id in (select value from json_each(?)), 0) as foe, sent_at - outbox.created_at as late,
  post ->> '$.kind' as kind, refused_at is not null as refused
  from outbox join games on games.id = outbox.game_id where outbox.created_at >= ?`;
const keptCopies = z.object({ guildId: z.string(), games: z.number(), bytes: z.number() });
const COPIES = `select coalesce(guild_id, '') as guildId, count(*) as games, sum(octet_length(copy)) as bytes
  from removed group by guild_id`;
const SIZE = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';

/**
 * What stands in the database of a bot that has ended: how late posts were sent, in ms, on the servers of friends and of
 * foes (`since`: written from then on), and what is kept of removed games.
 */
export function remainsOf(
  database: string,
  { foes, since }: { readonly foes: readonly string[]; readonly since: number },
) {
  const sent = readRows(database, { query: SENT, given: [JSON.stringify(foes), since] }, sentPost);
  const kept = readRows(database, { query: COPIES }, keptCopies);
  const [size] = readRows(database, { query: SIZE }, z.object({ bytes: z.number() }));
  return {
    honest: postsIn(sent.filter(({ foe }) => foe === 0)),
    hostile: postsIn(sent.filter(({ foe }) => foe === 1)),
    keptCopies: Object.fromEntries(
      kept.map(({ guildId, ...of }) => [foes.includes(guildId) ? 'hostile' : guildId, of]),
    ),
    databaseMb: megabytes(size?.bytes ?? 0),
  };
}

function postsIn(sent: readonly z.infer<typeof sentPost>[]) {
  const late = sent.flatMap((post) => post.late ?? []);
  return {
    posts: late.length,
    turnsTold: sent.filter((post) => post.kind === 'turn' && post.late !== null).length,
    postsWaiting: sent.filter((post) => post.late === null && post.refused === 0).length,
    postsRefused: sent.filter(({ refused }) => refused === 1).length,
    postLateP50Ms: percentile(late, 0.5),
    postLateP95Ms: percentile(late, 0.95),
    postLateP99Ms: percentile(late, 0.99),
    postLateMaxMs: percentile(late, 1),
  };
}

/** What is usual in the last quarter of a row of figures, less what is usual in the second, when all is warm. */
function grown(figures: readonly number[]): number {
  const quarter = (which: number) => {
    const [from, to] = [which, which + 1].map((edge) => Math.floor((figures.length * edge) / 4));
    return percentile(figures.slice(from, to), 0.5);
  };
  return rounded(quarter(3) - quarter(1));
}
