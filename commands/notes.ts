import { plainLines } from '../src/messages/text.ts';
import { NOTE_LIMIT } from '../src/table/ahead/planning.ts';
import type { Bot } from './bot.ts';
import { type Composed, compose } from './compose.ts';
import type { Form, PressInteraction } from './interaction.ts';
import type { Press } from './presses.ts';
import type { Reply } from './reply.ts';
import { button, buttons } from './views/rows.ts';

/** The form with a player's notes about a game; throws TableError for anybody else. */
export async function noteForm({ planning, words }: Bot, opener: { gameId: string; userId: string }): Promise<Form> {
  const { formTitle, label, placeholder } = words.notes;
  return {
    press: { on: 'notes', game: opener.gameId },
    title: formTitle,
    fields: [{ name: 'text', label, placeholder, value: await planning.note(opener), most: NOTE_LIMIT }],
  };
}

/** Keeps what a player has written, and shows it to them. */
export async function pressNotes(
  bot: Bot,
  { press: { game }, user, fields }: PressInteraction<Extract<Press, { on: 'notes' }>>,
  reply: Reply,
): Promise<void> {
  const text = fields?.['text'];
  if (text === undefined) return reply.tell(bot.words.errors.forged);
  // Of what nobody can see there is nothing to be kept.
  const note = plainLines(text).trim() === '' ? '' : text.trim();
  await bot.planning.keepNote({ gameId: game, userId: user.id, text: note });
  return reply.show(notesMessage(bot, game, note));
}

function notesMessage({ words: { notes } }: Bot, game: string, text: string): Composed {
  const change = buttons(button({ on: 'notes', game }, { label: notes.open }));
  if (text === '') return compose([notes.removed, change]);
  return compose([`### ${notes.title}\n-# ${notes.kept}`, plainLines(text), change]);
}
