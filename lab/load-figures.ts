import { count, eq, gte, sql } from 'drizzle-orm';
import { bytesOf, lookInto } from '../src/tools/database.ts';
import type { Figures } from './bot-child.ts';
import { megabytes, percentile, rounded } from './figures.ts';
import type { Presses } from './load-games.ts';

/** How fast some people's presses were answered, in ms. */
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

/** The bot's own figures: their peaks, how much they grew, and the delay of pictures that came after their posts. */
export function bodyOf(figures: readonly Figures[]) {
  const most = (figure: 'pictureQueueMax' | 'rssMb' | 'heapMb') =>
    Math.max(...figures.map((counted) => counted[figure]));
  const late = figures.flatMap(({ latePicturesMs }) => latePicturesMs);
  return {
    pictureQueueMax: most('pictureQueueMax'),
    picturesLate: late.length,
    picturesLateP50Ms: rounded(percentile(late, 0.5)),
    picturesLateP95Ms: rounded(percentile(late, 0.95)),
    rssMb: most('rssMb'),
    rssGrownMb: grown(figures.map(({ rssMb }) => rssMb)),
    heapMb: most('heapMb'),
    heapGrownMb: grown(figures.map(({ heapMb }) => heapMb)),
  };
}

/** What happened during the run: presses, sent posts, and the seconds it took. */
interface Happened {
  readonly presses: number;
  readonly posts: number;
  readonly seconds: number;
}

/**
 * The database use of all bots during the run: for each press in total, and by operation and table; then separately for
 * answers to presses, for finding and sending posts, and for chores.
 */
export function askedOf(figures: readonly (readonly Figures[])[], { presses, posts, seconds }: Happened) {
  const grown = (figure: (counted: Figures) => number) => {
    const own = figures.map((counted) => [counted[0], counted.at(-1)].map((one) => (one ? figure(one) : 0)));
    return own.reduce((sum, [first = 0, last = 0]) => sum + last - first, 0);
  };
  const kinds = new Set(figures.flatMap((own) => Object.keys(own.at(-1)?.byKind ?? {})));
  const byKind = Array.from(
    kinds,
    (kind) => [kind, rounded(grown((one) => one.byKind[kind] ?? 0) / presses, 2)] as const,
  );
  return {
    queriesPerPress: rounded(grown(({ queries }) => queries) / presses),
    queriesToAnswerAPress: rounded(grown(({ byRequest }) => byRequest.press) / presses),
    queriesToSendAPost: rounded(grown(({ byRequest }) => byRequest.post) / posts),
    queriesForChoresASecond: rounded(grown(({ byRequest }) => byRequest.chore) / seconds),
    queriesPerPressByKind: Object.fromEntries(byKind.sort(([, one], [, other]) => other - one)),
    databaseMsPerPress: rounded(grown(({ databaseMs }) => databaseMs) / presses, 2),
  };
}

/** A sent post: how many ms late, and where. */
interface SentPost {
  readonly foe: boolean;
  readonly kind: string;
  readonly late: number | undefined;
  readonly refused: boolean;
  /** Whether it was sent without its pictures. */
  readonly unpainted: boolean;
}

/**
 * Figures from the database of a stopped bot: how late posts written from `since` on were sent, in ms, on ordinary and
 * on hostile servers, and the copies of removed games.
 */
export async function remainsOf(
  database: string,
  { foes, since }: { readonly foes: readonly string[]; readonly since: number },
) {
  const sent = await postsSince(database, { foes, since });
  const kept = await copiesIn(database);
  return {
    honest: postsIn(sent.filter(({ foe }) => !foe)),
    hostile: postsIn(sent.filter(({ foe }) => foe)),
    keptCopies: Object.fromEntries(
      kept.map(({ guildId, ...of }) => [foes.includes(guildId ?? '') ? 'hostile' : (guildId ?? ''), of]),
    ),
    databaseMb: megabytes(await bytesOf(database)),
  };
}

async function postsSince(
  database: string,
  { foes, since }: { readonly foes: readonly string[]; readonly since: number },
): Promise<SentPost[]> {
  const rows = await lookInto(database, async ({ db, tables: { outbox, games } }) =>
    db
      .select({ row: outbox, guildId: games.guildId })
      .from(outbox)
      .innerJoin(games, eq(games.id, outbox.gameId))
      .where(gte(outbox.createdAt, since)),
  );
  return rows.map(({ row, guildId }) => ({
    foe: foes.includes(guildId ?? ''),
    kind: row.post.kind,
    late: row.sentAt === null ? undefined : row.sentAt - row.createdAt,
    refused: row.refusedAt !== null,
    unpainted: row.parts?.some(({ unpainted }) => unpainted) === true,
  }));
}

const copiesIn = (database: string) =>
  lookInto(database, async ({ db, tables: { removed } }) =>
    db
      .select({
        guildId: removed.guildId,
        games: count(),
        bytes: sql`sum(octet_length(${removed.copy}))`.mapWith(Number),
      })
      .from(removed)
      .groupBy(removed.guildId),
  );

function postsIn(sent: readonly SentPost[]) {
  const late = sent.flatMap((post) => post.late ?? []);
  return {
    posts: late.length,
    turnsTold: sent.filter((post) => post.kind === 'turn' && post.late !== undefined).length,
    postsWaiting: sent.filter((post) => post.late === undefined && !post.refused).length,
    postsUnpainted: sent.filter(({ unpainted }) => unpainted).length,
    postsRefused: sent.filter(({ refused }) => refused).length,
    postLateP50Ms: percentile(late, 0.5),
    postLateP95Ms: percentile(late, 0.95),
    postLateP99Ms: percentile(late, 0.99),
    postLateMaxMs: percentile(late, 1),
  };
}

/** The median of the last quarter of a series, minus the median of its second quarter, when everything is warm. */
function grown(figures: readonly number[]): number {
  const quarter = (which: number) => {
    const [from, to] = [which, which + 1].map((edge) => Math.floor((figures.length * edge) / 4));
    return percentile(figures.slice(from, to), 0.5);
  };
  return rounded(quarter(3) - quarter(1));
}
