import { time } from 'discord.js';
import type { FinishedTurn } from '../../src/engine/log.ts';
import { clip, plain, unformatted } from '../../src/messages/text.ts';
import { endOf } from '../../src/table/play/moment.ts';
import type { History } from '../../src/table/records/history.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot, BotHealth } from '../bot.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { channelMention } from '../discord/mention.ts';
import { type Findable, findable } from '../subcommand.ts';
import { turnLines } from '../turn/turn-lines.ts';

/** The state of a game, for admins. */
export function statusOf({ status, pausedAt }: TableGame): TableGame['status'] | 'paused' {
  return status === 'running' && pausedAt !== undefined ? 'paused' : status;
}

const LINES_ON_PAGE = 15;

/** A page of games, one per line. */
export function gameList({ words }: Pick<Bot, 'words'>, games: readonly TableGame[], page: number): string {
  const { admin } = words;
  if (games.length === 0) return admin.none;
  const pages = Math.ceil(games.length / LINES_ON_PAGE);
  const shown = Math.min(Math.max(page, 0), pages - 1);
  const lines = games.slice(shown * LINES_ON_PAGE, (shown + 1) * LINES_ON_PAGE).map((game) =>
    admin.line({
      id: game.id,
      status: statusOf(game),
      channel: channelMention(game.channelId),
      players: game.seats.map(({ name }) => plain(name)),
      since: time(Math.floor(game.createdAt / 1_000), 'd'),
    }),
  );
  return [`### ${admin.title}`, ...lines, ...(pages > 1 ? [`-# ${words.page(shown + 1, pages)}`] : [])].join('\n');
}

/** A point to go back to, described by its last entry. */
interface Earlier {
  readonly name: string;
  readonly value: number;
}

/** The turns that a game can go back to, newest first, and finally its start; each is yielded as soon as it is read. */
export async function entriesOf({ table, ...bot }: Bot, game: TableGame): Promise<Iterable<Findable<number>>> {
  if (game.seed === undefined) return [];
  const [turns, history] = await Promise.all([table.turns(game.id), table.history(game.id)]);
  return findable<Pick<Bot, 'faces' | 'words'>, number>(bot, (one) =>
    earlierIn(one, history, turns.slice(0, -1).toReversed()),
  );
}

function* earlierIn(
  bot: Pick<Bot, 'faces' | 'words'>,
  history: History,
  turns: readonly FinishedTurn[],
): Generator<Earlier> {
  const { admin } = bot.words;
  for (const { turn, line } of turnLines(bot, history, turns)) {
    const value = endOf(turn);
    yield { name: clip(admin.entry(value, unformatted(line)), OPTION_LIMIT), value };
  }
  yield { name: admin.beginning, value: 0 };
}

const SECOND = 1_000;

/**
 * What to report about each part. Errors are left out: they would reveal details of the computer that the bot runs on.
 */
function healthDetails({ admin }: Bot['words'], { gateway, outbox, backup }: BotHealth) {
  const { of = 1, shards = [], ping } = gateway ?? {};
  const { waiting = 0, oldestAge = 0 } = outbox ?? {};
  const numbers = (some: typeof shards) => some.map(({ shard }) => shard);
  const lost = numbers(shards.filter(({ ok }) => !ok));
  return {
    gateway: [
      ...(of > 1 ? [admin.shards({ of, shards: numbers(shards), lost })] : []),
      ...(ping === undefined ? [] : [`${ping} ms`]),
    ],
    outbox: waiting === 0 ? [] : [admin.postsWaiting(waiting, Math.round(oldestAge / SECOND))],
    backup: backup?.last === undefined ? [] : [time(Math.floor(Date.parse(backup.last) / SECOND), 'R')],
  };
}

const PARTS = ['database', 'gateway', 'outbox', 'painter', 'backup'] as const;

/** The bot's health, one line per part. */
export function healthLines({ words }: Pick<Bot, 'words'>, health: BotHealth): string {
  const { admin } = words;
  const details: Partial<Record<(typeof PARTS)[number], string[]>> = healthDetails(words, health);
  const lines = PARTS.flatMap((name) => {
    const part = health[name];
    return part === undefined ? [] : [admin.part(admin.parts[name], part.ok, details[name])];
  });
  return [admin.healthy(health.ok), ...lines].join('\n');
}
