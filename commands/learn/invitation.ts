import { ButtonStyle } from 'discord.js';
import { mistake } from '../../src/table/errors.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { button, buttons } from '../discord/rows.ts';

/**
 * A post for everybody with one button, which opens a game's lessons for the person who presses it; throws TableError
 * if it has none.
 */
export function invitationMessage(bot: Bot, game: string): Composed {
  if (bot.lessons.of(game).length === 0) throw mistake('noLesson', {});
  const { lessons } = bot.words;
  const start = { label: lessons.invite, style: ButtonStyle.Success };
  return compose([
    lessons.invitation(faceOf(bot, { game }).name),
    buttons(button({ on: 'learn', game, act: 'list' }, start)),
  ]);
}
