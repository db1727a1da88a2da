import { plainLines } from '../../src/messages/text.ts';
import { NOTE_LIMIT } from '../../src/table/ahead/planning.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { Form, PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import { ownSeat } from '../looks/look.ts';
import type { Press } from '../presses.ts';
import { wayBack } from '../turn/ways.ts';

/** The form with a player's notes about a game; throws TableError for anybody else. */
export async function noteForm({ planning, words }: Bot, opener: { gameId: string; userId: string }): Promise<Form> {
  const { formTitle, label, placeholder } = words.notes;
  return {
    press: { on: 'notes', game: opener.gameId },
    title: formTitle,
    fields: [{ name: 'text', label, placeholder, value: await planning.note(opener), most: NOTE_LIMIT }],
  };
}

/** Stores a player's text and shows it to them. */
export async function pressNotes(
  bot: Bot,
  { press: { game }, user, fields }: PressInteraction<Extract<Press, { on: 'notes' }>>,
  reply: Reply,
): Promise<void> {
  const text = fields?.['text'];
  if (text === undefined) return reply.tell(bot.words.errors.forged);
  // A text that would look empty is not stored.
  const note = plainLines(text).trim() === '' ? '' : text.trim();
  await bot.planning.keepNote({ gameId: game, userId: user.id, text: note });
  return reply.show(notesMessage(bot, { position: await bot.table.position(game), userId: user.id, text: note }));
}

/** A person's note about a game. */
interface Noted {
  readonly position: Position;
  readonly userId: string;
  readonly text: string;
}

function notesMessage(bot: Bot, { position, userId, text }: Noted): Composed {
  const { notes } = bot.words;
  const { game } = position;
  return compose([
    ...(text === '' ? [notes.removed] : [`### ${notes.title}\n-# ${notes.kept}`, plainLines(text)]),
    buttons(button({ on: 'notes', game: game.id }, { label: notes.open })),
    ...wayBack(bot, position, ownSeat(game, userId)),
  ]);
}
