import { allowsCoach, isLesson } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { button } from '../discord/rows.ts';

type Table = Pick<TableGame, 'id' | 'game' | 'terms'>;

const hasCoach = (bot: Bot, { game }: Table): boolean => faceOf(bot, { game }).coach !== undefined;

/** The button for the coach, if the table allows it and the game has one. */
export function coachButtons(bot: Bot, table: Table) {
  if (!allowsCoach(table.terms) || !hasCoach(bot, table)) return [];
  return [button({ on: 'coach', game: table.id }, { label: bot.words.coach.ask })];
}

/** The same, before the first choice of every turn in a lesson. */
export const lessonButtons = (bot: Bot, table: Table) => (isLesson(table.terms) ? coachButtons(bot, table) : []);

/** In a lesson, the button for a review of the turn that its player has just ended. */
export function reviewButtons(bot: Bot, table: Table) {
  if (!isLesson(table.terms) || !hasCoach(bot, table)) return [];
  return [button({ on: 'coach', game: table.id, last: true }, { label: bot.words.coach.review.ask })];
}
