import { ButtonStyle } from 'discord.js';
import { TableError } from '../../src/table/errors.ts';
import type { Request } from '../../src/table/requests.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Part } from '../discord/compose.ts';
import { channelMention } from '../discord/mention.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, buttons } from '../discord/rows.ts';
import { OWN } from '../presses.ts';

/** Offers to remember what a player has answered several times in a row; nothing if there is nothing to offer. */
export async function habitParts(bot: Bot, request: Request): Promise<Part[]> {
  try {
    const habit = await bot.planning.habit(request);
    if (habit === undefined) return [];
    const { game, state } = await bot.planning.planned(request);
    const { standing } = faceOf(bot, game);
    if (standing === undefined) return [];
    const lines = standing.lines(habit, state).map((line) => `- ${line}`);
    const press = { on: 'standing', game: game.id, field: 'habit' } as const;
    return [
      [standing.habit.offer, ...lines].join('\n'),
      buttons(button(press, { label: standing.habit.remember, style: ButtonStyle.Primary })),
    ];
  } catch (error) {
    // A private position, or a game that is over by now, has no orders.
    if (error instanceof TableError) return [];
    throw error;
  }
}

/** Offers to play forced steps for somebody who has turned that off; nothing if there is nothing to offer. */
export async function forcedParts(bot: Bot, request: Request): Promise<Part[]> {
  const { doForced } = await bot.personal.settings(request.userId);
  if (doForced) return [];
  try {
    if (!(await bot.planning.isForcedAgain(request))) return [];
  } catch (error) {
    if (error instanceof TableError) return [];
    throw error;
  }
  const { forcedAgain, switches } = bot.words.personal.settings;
  const press = { on: 'settings', game: OWN, setting: 'doForced', value: 'on' } as const;
  return [forcedAgain, buttons(button(press, { label: switches.doForced.on }))];
}

/** The maximum number of games to list among what is remembered. */
const MOST_GAMES = 3;

/** What the bot plays for a person in each of their games because they said so, with buttons to undo that. */
export async function rememberedParts(bot: Bot, userId: string): Promise<Part[]> {
  const games = (await bot.table.ofUser(userId)).filter(
    (game) => game.status === 'running' && faceOf(bot, game).standing !== undefined,
  );
  const all: { readonly line: string; readonly id: string }[] = [];
  for (const { id } of games) {
    if (all.length === MOST_GAMES) break;
    const { game, standing: orders, state } = await bot.planning.planned({ gameId: id, userId });
    const { standing, name } = faceOf(bot, game);
    if (standing === undefined || orders === undefined) continue;
    const lines = standing.lines(orders, state).join(' ');
    all.push({ id, line: `${all.length + 1}. ${name} ${channelMention(game.channelId)}: ${lines}` });
  }
  if (all.length === 0) return [];
  const { remembered, forget } = bot.words.personal.settings;
  return [
    [remembered, ...all.map(({ line }) => line)].join('\n'),
    ...rowsOf(
      ...all.map(({ id }, index) =>
        button({ on: 'standing', game: id, field: 'clear' }, { label: forget(index + 1, all.length) }),
      ),
    ),
  ];
}
