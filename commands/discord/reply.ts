import {
  type ChatInputCommandInteraction,
  MessageFlags,
  type ModalBuilder,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Bot } from '../bot.ts';
import { is, isRefused } from '../posts/posting.ts';
import { afresh, markOf, shownAfresh } from './afresh.ts';
import { type Composed, compose, edited } from './compose.ts';
import { sendDressed } from './dress.ts';
import type { Answerable, Pressed } from './interaction.ts';
import { isPassing, persist } from './persist.ts';
import type { Places } from './private-messages.ts';
import type { Retries } from './retries.ts';

/**
 * Where the answer appears: in a new message that only the user sees, in a new message for everyone, in place of the
 * pressed message, or nowhere unless there is something to tell the user.
 */
export type Where = 'private' | 'public' | 'inPlace' | 'quiet';

/** The answer to one acknowledged interaction. */
export interface Reply {
  /** The size limit for a file in the answer, in bytes. */
  readonly fileLimit: number;
  /** Shows a message as the answer; a second one replaces it. */
  show(message: Composed): Promise<void>;
  /** Shows a sentence that only the user sees. */
  tell(sentence: string): Promise<void>;
  /** Shows a sentence that only the user sees, after the answer. */
  add(sentence: string): Promise<void>;
  /** Replaces the current answer; false if the user has dismissed it. */
  update(message: Composed): Promise<boolean>;
  /** Removes the answer, and the sentences after it. */
  withdraw(): Promise<void>;
  /** The id of the message with the answer; undefined before it is shown. */
  place(): string | undefined;
  /** Shows a message to everybody in the channel, after the answer. */
  post(message: Composed): Promise<void>;
}

/** How long (ms) to retry an answer while Discord fails: for the first answer, and for later ones. */
const ACKNOWLEDGE_PATIENCE = 2_500;
const SHOW_PATIENCE = 45_000;

/**
 * Acknowledges an interaction before any work, because Discord waits only three seconds. Call it once per interaction.
 */
export async function acknowledge(
  { emojis, places, retries }: Pick<Bot, 'emojis' | 'places' | 'retries'>,
  interaction: Answerable,
  where: Where,
): Promise<Reply> {
  await onceOnly(retries, interaction, () => defer(interaction, where));
  let place: string | undefined;
  const pressed = where === 'inPlace' ? sourceOf(interaction)?.id : undefined;
  const standing = createStanding(places, () => place ?? pressed);
  const added: string[] = [];
  const followUp = (message: Composed) =>
    sendDressed(emojis, message, async (dressed) => (await interaction.followUp(dressed)).id);
  const whisper = (message: Composed) =>
    persist(() => followUp({ ...message, flags: message.flags | MessageFlags.Ephemeral }), SHOW_PATIENCE);
  const mark = interaction.isMessageComponent() ? markOf(interaction.id) : undefined;
  const edit = (message: Composed) =>
    persist(async () => {
      try {
        const shown = await sendDressed(emojis, message, (dressed) =>
          interaction.editReply(edited(mark === undefined ? dressed : afresh(dressed, mark))),
        );
        place = shown.id;
      } catch (error) {
        // Discord reportedly rejects pictures in place of "is thinking..." (discord-api-docs #7529).
        const isThinking = where === 'private' || where === 'public';
        if (!isThinking || !is(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error;
        await withdrawReply(interaction);
        const flags = where === 'public' ? message.flags : message.flags | MessageFlags.Ephemeral;
        place = await followUp({ ...message, flags });
      }
    }, SHOW_PATIENCE);
  const update = (message: Composed) => standing.reach(() => edit(message));
  const show = async (message: Composed) => {
    // Somebody may have dismissed the panel or deleted the message just when it was pressed.
    if (where === 'quiet' || !(await update(message))) place = await whisper(message);
  };
  return {
    fileLimit: interaction.attachmentSizeLimit,
    show,
    update,
    async tell(sentence) {
      if (where === 'private') return show(compose([sentence]));
      // Otherwise a public "is thinking..." would stay forever.
      if (where === 'public') await persist(() => withdrawReply(interaction), SHOW_PATIENCE);
      await whisper(compose([sentence]));
      if (where === 'inPlace' && interaction.isStringSelectMenu()) await standing.reach(() => freeMenu(interaction));
    },
    add: async (sentence) => void added.push(await whisper(compose([sentence]))),
    // Sentences after the answer are replies to it, and would show that it was deleted.
    async withdraw() {
      const said = added.splice(0);
      await standing.leave(() => persist(() => withdrawReply(interaction, place), SHOW_PATIENCE));
      for (const id of said) await persist(() => withdrawReply(interaction, id), SHOW_PATIENCE);
    },
    place: () => place,
    post: async (message) => void (await persist(() => followUp(message), SHOW_PATIENCE)),
  };
}

/** The message of an answer, which may have gone; changes to it run one after the other. */
function createStanding(places: Places, place: () => string | undefined) {
  let isGone = false;
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const id = place();
    return id === undefined ? task() : places.inTurn(id, task);
  };
  const lose = () => {
    const id = place();
    if (id === undefined) isGone = true;
    else places.lose(id);
  };
  const stands = () => !isGone && !places.isGone(place() ?? '');
  return {
    /** Changes the message; false if somebody has dismissed it. */
    reach: (change: () => Promise<void>) =>
      inTurn(async () => {
        if (!stands()) return false;
        try {
          await change();
          return true;
        } catch (error) {
          if (!is(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
          lose();
          return false;
        }
      }),
    /** Removes the message, unless it is gone. */
    leave: (remove: () => Promise<void>) =>
      inTurn(async () => {
        if (!stands()) return;
        await remove();
        lose();
      }),
  };
}

/** Lets the user choose the same option in a menu again although its message has not changed. */
async function freeMenu(interaction: StringSelectMenuInteraction): Promise<void> {
  const components = shownAfresh(interaction.message.components, markOf(interaction.id));
  try {
    // Attachments that are not listed stay on the message.
    await interaction.editReply({ components });
  } catch (error) {
    // The user can still choose something else, and already knows why nothing happened.
    if (!isPassing(error) && !isRefused(error)) throw error;
  }
}

/** Deletes the answer, unless somebody has deleted it or its channel. */
async function withdrawReply(interaction: Answerable, place?: string): Promise<void> {
  try {
    await interaction.deleteReply(place);
  } catch (error) {
    if (!is(error, RESTJSONErrorCodes.UnknownMessage) && !is(error, RESTJSONErrorCodes.UnknownChannel)) throw error;
  }
}

async function defer(interaction: Answerable, where: Where): Promise<void> {
  const stays = where === 'inPlace' || where === 'quiet';
  if (stays && interaction.isMessageComponent()) await interaction.deferUpdate();
  else if (stays && interaction.isModalSubmit() && interaction.isFromMessage()) await interaction.deferUpdate();
  else await interaction.deferReply(where === 'public' ? {} : { flags: MessageFlags.Ephemeral });
}

/** The message of a press, or of the button that opened a form; undefined for a command. */
const sourceOf = (interaction: Answerable) => (interaction.isChatInputCommand() ? undefined : interaction.message);

/** Opens a form instead of acknowledging, within Discord's three seconds. */
export function showForm(
  { retries }: Pick<Bot, 'retries'>,
  interaction: Pressed | ChatInputCommandInteraction,
  form: ModalBuilder,
): Promise<void> {
  return onceOnly(retries, interaction, async () => void (await interaction.showModal(form)));
}

/** Another process has acknowledged an interaction, and is handling it. */
export class Taken extends Error {
  override name = 'Taken';
}

/** Acknowledges an interaction unless an earlier attempt did and only its response was lost; throws Taken. */
function onceOnly(retries: Retries, interaction: Answerable, acknowledge: () => Promise<void>): Promise<void> {
  let isFirst = true;
  const once = async () => {
    try {
      await acknowledge();
    } catch (error) {
      const isOver = is(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
      if (isOver && isFirst && retries.isFirst(interaction.id)) throw new Taken();
      isFirst = false;
      if (!isOver) throw error;
      interaction.deferred = true;
    }
  };
  return persist(once, ACKNOWLEDGE_PATIENCE);
}
