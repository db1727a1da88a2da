import { time } from 'discord.js';
import { clip, plain, unformatted } from '../src/messages/text.ts';
import type { TableGame } from '../src/table/types.ts';
import { type Bot, type BotHealth, faceOf } from './bot.ts';
import { OPTION_LIMIT } from './limits.ts';
import { channelMention } from './mention.ts';

/** What a game is at, for those who look after it. */
export function statusOf({ status, pausedAt }: TableGame): TableGame['status'] | 'paused' {
  return status === 'running' && pausedAt !== undefined ? 'paused' : status;
}

const LINES_ON_PAGE = 15;

/** A page of games, one in a line. */
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
  return [`### ${admin.title}`, ...lines, ...(pages > 1 ? [`-# ${admin.page(shown + 1, pages)}`] : [])].join('\n');
}

/** The turns to which a game can be taken back, newest first, then its beginning: by the entries that end them. */
export async function entriesOf(bot: Bot, game: TableGame) {
  const { table, words } = bot;
  const { admin } = words;
  if (game.seed === undefined) return [];
  const [turns, seatsAt] = await Promise.all([table.turns(game.id), table.seatsAt(game.id)]);
  const face = faceOf(bot, game);
  const earlier = turns.slice(0, -1).map((turn) => {
    const entry = turn.moves.at(-1)?.entry ?? 0;
    const [line = ''] = face.told({ turns: [turn], seatsAt, every: true });
    return { name: clip(admin.entry(entry, unformatted(line)), OPTION_LIMIT), value: entry };
  });
  return [...earlier.toReversed(), { name: admin.beginning, value: 0 }];
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A moment as Discord shows it to everybody in their own time; any other detail as it is. */
const momentIn = (detail: string): string =>
  ISO_MOMENT.test(detail) ? time(Math.floor(Date.parse(detail) / 1_000), 'R') : detail;

/** How the bot is, a line for each part. */
export function healthLines({ words }: Pick<Bot, 'words'>, { ok, parts }: BotHealth): string {
  const { admin } = words;
  const lines = parts.map(({ name, ok, detail }) => admin.part(admin.parts[name], { ok, detail: momentIn(detail) }));
  return [admin.healthy(ok), ...lines].join('\n');
}
