import { ButtonStyle } from 'discord.js';
import type { PersonStatistics } from '../../src/table/statistics.ts';
import type { Part, Scope } from '../../src/table/stores.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { mentionOf } from '../discord/mention.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import type { Press, Stand, Where } from '../presses.ts';

/** A press in a message of statistics; `game` is the key of the rules. */
type StatsPress = Extract<Press, { on: 'stats' }>;

/** Who is asking, and where. */
interface Asker {
  readonly userId: string;
  /** Undefined outside a server. */
  readonly guildId: string | undefined;
}

/** What a message of statistics shows. */
interface StatsView {
  readonly game: string;
  readonly where: Where;
}

function scopeOf({ game, where }: StatsView, { guildId }: Asker): Scope {
  return { game, ...(where === 'here' && guildId !== undefined && { guildId }) };
}

/** Handles a press in a message of statistics. */
export async function pressStats(
  bot: Bot,
  { press, user, guildId }: PressInteraction<StatsPress>,
  reply: Reply,
): Promise<void> {
  const { statistics } = bot.words;
  const asker = { userId: user.id, guildId };
  switch (press.stand) {
    case 'own':
      return reply.show(await statisticsMessage(bot, { ...press, userId: asker.userId }, asker));
    case 'skill':
    case 'solo':
      return reply.show(await leaderboardMessage(bot, press, asker));
    case 'forget': {
      const sure: Press = { ...press, stand: 'forgotten' };
      const confirm = button(sure, { label: statistics.confirmForget, style: ButtonStyle.Danger });
      const back = button({ ...press, stand: 'own' }, { label: statistics.own });
      return reply.show(compose([statistics.askForget, buttons(back, confirm)]));
    }
    case 'forgotten':
      await bot.ratings.forget({ userId: asker.userId, formerName: statistics.formerPlayer });
      return reply.show(compose([statistics.forgotten]));
  }
}

/** The figures of a person. */
export async function statisticsMessage(
  bot: Bot,
  { userId, ...shown }: StatsView & { readonly userId: string },
  asker: Asker,
): Promise<Composed> {
  const { statistics } = bot.words;
  const scope = scopeOf(shown, asker);
  const figures = await bot.ratings.statistics({ scope, userId, asker: asker.userId });
  if (figures === undefined) return compose([statistics.private]);
  const { game, where } = shown;
  const counting = await bot.ratings.counting(scope);
  const stand = (stand: Stand, label: string) => button({ on: 'stats', game, stand, where, page: 0 }, { label });
  const own = userId === asker.userId;
  const isEmpty = figures.games === 0 && figures.computers.length === 0;
  const other: Press = { on: 'stats', game, stand: 'own', where: where === 'here' ? 'all' : 'here', page: 0 };
  return compose([
    `### ${statistics.title(mentionOf(userId, statistics.formerPlayer))}\n-# ${statistics.where[where]}`,
    isEmpty ? statistics.none : figureLines(bot, figures, await ratedIn(bot, scope)).join('\n'),
    ...(counting && !isEmpty ? [`-# ${statistics.counting}`] : []),
    buttons(
      ...(own ? [button(other, { label: statistics.where[other.where], slot: 1 })] : []),
      stand('skill', statistics.boards.skill),
      stand('solo', statistics.boards.solo),
      ...(own ? [stand('forget', statistics.forget)] : []),
    ),
  ]);
}

async function ratedIn(bot: Bot, scope: Scope) {
  return { game: scope.game, rated: await bot.ratings.rated(scope) };
}

function figureLines(bot: Bot, figures: PersonStatistics, { game, rated }: { game: string; rated: number }): string[] {
  const { statistics, formats } = bot.words;
  const points = ({ average, best }: { readonly average: number; readonly best: number }) => ({
    average: formats.tenths(average),
    best: formats.number(best),
  });
  const { skill, place, counts, computers, sides, favourites } = figures;
  const face = faceOf(bot, { game });
  return [
    ...(skill && place !== undefined
      ? [statistics.skill({ skill: formats.tenths(skill.skill), place, rated: Math.max(rated, place) })]
      : []),
    statistics.summary({ played: figures.games, won: figures.wins }),
    ...counts.map((line) => `- ${statistics.count({ ...line, ...points(line) })}`),
    ...computers.map((line) => `- ${statistics.against({ ...line, ...points(line) })}`),
    ...sides.flatMap(({ side, ...line }) => {
      const name = face.side(side);
      return name === undefined
        ? []
        : [`- ${statistics.side({ name, ...line, average: formats.tenths(line.average) })}`];
    }),
    ...(favourites.length === 0
      ? []
      : [face.favourites(favourites.map(({ tile: key, games }) => ({ key, games }))) ?? []].flat()),
  ];
}

const LINES_ON_PAGE = 15;

/** The leaderboard, page by page. */
export async function leaderboardMessage(
  bot: Bot,
  { game, where, stand, page = 0 }: StatsView & { readonly stand: Stand; readonly page?: number },
  asker: Asker,
): Promise<Composed> {
  const { statistics, panel, page: pageOf } = bot.words;
  const board = stand === 'solo' ? 'solo' : 'skill';
  const scope = scopeOf({ game, where }, asker);
  const listed = await (board === 'solo' ? bot.ratings.alone(scope) : bot.ratings.rated(scope));
  const pages = Math.max(1, Math.ceil(listed / LINES_ON_PAGE));
  const shown = Math.min(page, pages - 1);
  const lines = await boardLines(bot, board, { scope, part: { from: shown * LINES_ON_PAGE, count: LINES_ON_PAGE } });
  const counting = board === 'skill' && (await bot.ratings.counting(scope));
  const to = (changed: Partial<StatsPress>, label: string, { slot = 0, disabled = false } = {}) =>
    button({ on: 'stats', game, stand: board, where, page: shown, ...changed }, { label, slot, disabled });
  const elsewhere = where === 'here' ? 'all' : 'here';
  const otherBoard = board === 'skill' ? 'solo' : 'skill';
  return compose([
    `### ${statistics.boards[board]}\n-# ${statistics.where[where]}`,
    lines.length === 0 ? statistics.empty : lines.join('\n'),
    ...(counting ? [`-# ${statistics.counting}`] : []),
    `-# ${board === 'skill' ? `${statistics.help} · ` : ''}${pageOf(shown + 1, pages)}`,
    buttons(
      to({ page: Math.max(shown - 1, 0) }, panel.previous, { slot: 1, disabled: shown === 0 }),
      to({ page: shown + 1 }, panel.next, { slot: 2, disabled: shown >= pages - 1 }),
      to({ stand: otherBoard, page: 0 }, statistics.boards[otherBoard], { slot: 3 }),
      to({ where: elsewhere, page: 0 }, statistics.where[elsewhere], { slot: 4 }),
      to({ stand: 'own', page: 0 }, statistics.own, { slot: 5 }),
    ),
  ]);
}

async function boardLines(
  bot: Bot,
  board: 'skill' | 'solo',
  { scope, part }: { readonly scope: Scope; readonly part: Part & { readonly from: number } },
): Promise<string[]> {
  const { statistics, formats } = bot.words;
  const placeOf = (index: number) => part.from + index + 1;
  if (board === 'solo') {
    const best = await bot.ratings.soloBest(scope, part);
    return best.map(({ userId, points }, index) =>
      statistics.soloLine({
        place: placeOf(index),
        mention: mentionOf(userId, statistics.formerPlayer),
        points: formats.number(points),
      }),
    );
  }
  const rated = await bot.ratings.leaderboard(scope, part);
  return rated.map(({ userId, skill, games, wins }, index) =>
    statistics.ratingLine({
      place: placeOf(index),
      mention: mentionOf(userId, statistics.formerPlayer),
      skill: formats.tenths(skill),
      games,
      wins,
    }),
  );
}
