import { LabelBuilder, ModalBuilder, type ModalSubmitInteraction, TextInputBuilder, TextInputStyle } from 'discord.js';
import { clip } from '../src/messages/text.ts';
import type { Bot } from './bot.ts';
import { customId } from './custom-id.ts';
import type { Fields, Form } from './discord/interaction.ts';
import { LABEL_LIMIT, TITLE_LIMIT } from './discord/limits.ts';
import { noteForm } from './plan/notes.ts';
import type { Press } from './presses.ts';

/** A person who opens a form about one game. */
interface Opener {
  readonly gameId: string;
  readonly userId: string;
}

/** The presses that open a form, each with the names of its fields and the function that makes it. */
const FORMS = {
  notes: { names: ['text'], make: noteForm },
} as const satisfies Partial<
  Record<Press['on'], { readonly names: readonly string[]; readonly make: (bot: Bot, opener: Opener) => Promise<Form> }>
>;

/** A press that opens a form. */
export type FormPress = Extract<Press, { on: keyof typeof FORMS }>;

/** Whether a press opens a form; the answer then comes back as the same press. */
export function opensForm(press: Press): press is FormPress {
  return Object.hasOwn(FORMS, press.on);
}

/** The form that a press opens, for Discord; throws TableError. */
export async function makeForm(bot: Bot, press: FormPress, userId: string): Promise<ModalBuilder> {
  return modalOf(await FORMS[press.on].make(bot, { gameId: press.game, userId }));
}

/** A form in Discord's format. Every field may stay empty. */
function modalOf({ press, title, fields }: Form): ModalBuilder {
  return new ModalBuilder()
    .setCustomId(customId(press))
    .setTitle(clip(title, TITLE_LIMIT))
    .addLabelComponents(
      fields.map(({ name, label, placeholder, value, most }) => {
        const input = new TextInputBuilder()
          .setCustomId(name)
          .setStyle(TextInputStyle.Paragraph)
          .setRequired(false)
          .setMaxLength(most)
          .setPlaceholder(clip(placeholder, LABEL_LIMIT));
        if (value !== '') input.setValue(value);
        return new LabelBuilder().setLabel(clip(label, LABEL_LIMIT)).setTextInputComponent(input);
      }),
    );
}

/** The contents of a form; undefined if they do not fit the form, so they were forged. */
export function readFields(press: FormPress, { fields }: ModalSubmitInteraction): Fields | undefined {
  const { names } = FORMS[press.on];
  if (fields.fields.size !== names.length) return undefined;
  try {
    return Object.fromEntries(names.map((name) => [name, fields.getTextInputValue(name)]));
  } catch {
    return undefined;
  }
}
