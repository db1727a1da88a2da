import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { type Composed, compose } from './compose.ts';

/** A press on a button or a choice in a menu. */
export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * Where the answer appears: in a new message that only the user sees, in a new message for everyone, in place of the
 * pressed message, or nowhere unless there is something to tell the user.
 */
export type Where = 'private' | 'public' | 'inPlace' | 'quiet';

/** The answer to one interaction, which has been acknowledged. */
export interface Reply {
  /** Shows a message where the answer belongs; a second one replaces it. */
  show(message: Composed): Promise<void>;
  /** Says a sentence to the user alone. */
  tell(sentence: string): Promise<void>;
}

/** Acknowledges an interaction, which Discord waits for three seconds long, before any work is done. */
export async function acknowledge(interaction: Answerable, where: Where): Promise<Reply> {
  if (where === 'private' || where === 'public' || !interaction.isMessageComponent()) {
    await interaction.deferReply(where === 'public' ? {} : { flags: MessageFlags.Ephemeral });
  } else await interaction.deferUpdate();
  const whisper = async (message: Composed) => {
    await interaction.followUp({ ...message, flags: message.flags | MessageFlags.Ephemeral });
  };
  return {
    async show(message) {
      if (where === 'quiet') await whisper(message);
      else await interaction.editReply(message);
    },
    async tell(sentence) {
      const message = compose([sentence]);
      if (where === 'private') await interaction.editReply(message);
      else {
        // A public "is thinking..." would otherwise stand there for ever.
        if (where === 'public') await interaction.deleteReply();
        await whisper(message);
      }
    },
  };
}
