import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { type Composed, compose } from './compose.ts';
import { persist } from './persist.ts';

/** A press on a button or a choice in a menu. */
export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/**
 * Where the answer appears: in a new message that only the user sees, in a new message for everyone, in place of the
 * pressed message, or nowhere unless there is something to tell the user.
 */
export type Where = 'private' | 'public' | 'inPlace' | 'quiet';

/** The answer to one interaction, which has been acknowledged. */
export interface Reply {
  /** How large a file may be that is sent as the answer, in bytes. */
  readonly fileLimit: number;
  /** Shows a message where the answer belongs; a second one replaces it. */
  show(message: Composed): Promise<void>;
  /** Says a sentence to the user alone. */
  tell(sentence: string): Promise<void>;
  /** Says a sentence to the user alone, beside what is shown. */
  add(sentence: string): Promise<void>;
  /** Shows a message in place of the answer that stands there; false where the user has put that away. */
  update(message: Composed): Promise<boolean>;
  /** Shows a message to everybody in the channel, beside the answer. */
  post(message: Composed): Promise<void>;
}

/** For how long an answer is tried again while Discord fails, in ms: the first one, and those after it. */
const ACKNOWLEDGE_PATIENCE = 2_500;
const SHOW_PATIENCE = 45_000;

/**
 * Acknowledges an interaction, which Discord waits for three seconds long, before any work is done. An interaction must
 * not be handed in twice.
 */
export async function acknowledge(interaction: Answerable, where: Where): Promise<Reply> {
  await persist(() => defer(interaction, where), ACKNOWLEDGE_PATIENCE);
  const whisper = (message: Composed) =>
    persist(async () => {
      await interaction.followUp({ ...message, flags: message.flags | MessageFlags.Ephemeral });
    }, SHOW_PATIENCE);
  const edit = (message: Composed) =>
    persist(async () => {
      await interaction.editReply(message);
    }, SHOW_PATIENCE);
  return {
    fileLimit: interaction.attachmentSizeLimit,
    async show(message) {
      if (where === 'quiet') return whisper(message);
      try {
        await edit(message);
      } catch (error) {
        // Somebody has dismissed the panel or deleted the message while it was pressed.
        if (!is(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
        await whisper(message);
      }
    },
    async tell(sentence) {
      const message = compose([sentence]);
      if (where === 'private') return edit(message);
      // A public "is thinking..." would otherwise stand there for ever.
      if (where === 'public') await interaction.deleteReply();
      await whisper(message);
    },
    add: (sentence) => whisper(compose([sentence])),
    async update(message) {
      try {
        await edit(message);
        return true;
      } catch (error) {
        if (!is(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
        return false;
      }
    },
    post: (message) =>
      persist(async () => {
        await interaction.followUp(message);
      }, SHOW_PATIENCE),
  };
}

async function defer(interaction: Answerable, where: Where): Promise<void> {
  try {
    if (where === 'private' || where === 'public' || !interaction.isMessageComponent()) {
      await interaction.deferReply(where === 'public' ? {} : { flags: MessageFlags.Ephemeral });
    } else await interaction.deferUpdate();
  } catch (error) {
    // Discord took an earlier try, and its answer to that was lost on the way.
    if (!is(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) throw error;
    interaction.deferred = true;
  }
}

function is(error: unknown, code: RESTJSONErrorCodes): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
