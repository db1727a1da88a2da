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

/** A moment to go back to, by its last entry. */
interface Earlier {
  readonly name: string;
  readonly value: number;
}

/** The turns that a game can go back to, newest first, then its start; yielded one by one as they are read. */
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

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A moment as Discord shows it to everybody in their own time; all other details stay unchanged. */
const momentIn = (detail: string): string =>
  ISO_MOMENT.test(detail) ? time(Math.floor(Date.parse(detail) / 1_000), 'R') : detail;

/** The bot's health, one line per part. */
export function healthLines({ words }: Pick<Bot, 'words'>, { ok, parts }: BotHealth): string {
  const { admin } = words;
  const lines = parts.map(({ name, ok, detail }) => admin.part(admin.parts[name], { ok, detail: momentIn(detail) }));
  return [admin.healthy(ok), ...lines].join('\n');
}
