import {
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import {
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  MessageFlags as Flag,
  InteractionResponseType as Response,
} from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import { choiceErrors } from './choices.ts';
import type { Discord, FirstResponse } from './discord.ts';
import { invalidForm, refusal, refuseIfAny } from './errors.ts';
import { complaint, isRecord } from './form.ts';
import { owners } from './interaction-payload.ts';
import { ACKNOWLEDGE_WITHIN, acknowledge, TOKEN_LIVES, unansweredInteraction } from './interactions.ts';
import type { Upload } from './media.ts';
import { checkMessage, settableFlags } from './message-limits.ts';
import { deleteMessage, editMessage, findMessage, postMessage } from './messages.ts';
import { modalErrors } from './modals.ts';
import type { RequestBody } from './request.ts';
import { userShape } from './shapes.ts';
import type { Channel, Interaction, Message } from './world.ts';

/** Takes the bot's first answer to an interaction; throws 10062, 40060, 50083, 50035 and the errors of a message. */
export function answerInteraction(
  discord: Discord,
  { id, token }: { id: string; token: string },
  { json, uploads }: RequestBody,
): { interaction: Interaction; message?: Message } {
  const interaction = unansweredInteraction(discord, id, token);
  const body = isRecord(json) ? json : {};
  const type = callbackType(discord, interaction, body['type']);
  const channel = openChannel(discord, interaction, { mayOpen: type !== Response.UpdateMessage });
  const response = firstResponse(discord, { interaction, channel, type, data: body['data'] }, uploads);
  acknowledge(discord, interaction, response);
  return { interaction, ...('message' in response && { message: response.message }) };
}

type Callback = { interaction: Interaction; channel: Channel; type: number; data: unknown };

function firstResponse(
  discord: Discord,
  { interaction, channel, type, data }: Callback,
  uploads: readonly Upload[],
): FirstResponse {
  const path = ['data'];
  const answer = {
    channel,
    authorId: discord.world.application.bot.id,
    interaction: { ...author(discord, interaction), ephemeral: isEphemeral(data) },
  };
  switch (type) {
    case Response.ChannelMessageWithSource: {
      const schema = IncomingWebhookInteractionRequestSchema;
      const body = checkMessage(discord, { body: data, uploads, schema, path });
      return original(interaction, { kind: 'reply', message: postMessage(discord, { ...answer, body, uploads }) });
    }
    case Response.DeferredChannelMessageWithSource: {
      const thinkingUntil = interaction.createdAt + TOKEN_LIVES;
      const message = postMessage(discord, { ...answer, body: {}, thinkingUntil });
      interaction.loading = true;
      return original(interaction, { kind: 'deferred-reply', message });
    }
    case Response.DeferredMessageUpdate:
      if (interaction.sourceId !== undefined) interaction.originalId = interaction.sourceId;
      return { kind: 'deferred-update' };
    case Response.UpdateMessage: {
      const message = findMessage(discord, interaction.sourceId ?? '');
      if (!message) throw refusal('unknownMessage');
      const schema = IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema;
      const body = checkMessage(discord, { body: data, uploads, schema, path, existing: message });
      editMessage(discord, message, { body, uploads, by: interaction.id });
      interaction.originalId = message.id;
      return { kind: 'update', message };
    }
    case Response.ApplicationCommandAutocompleteResult: {
      refuseIfAny(choiceErrors(data, path, interaction.typing));
      const choices = isRecord(data) ? (data['choices'] as { name: string; value: string | number }[]) : [];
      return { kind: 'choices', choices };
    }
    default: {
      refuseIfAny(modalErrors(data, discord.world.emojis, path));
      const modal = data as APIModalInteractionResponseCallbackData;
      interaction.modal = modal;
      return { kind: 'modal', modal };
    }
  }
}

/** Adds a message through an interaction's token. The first one after a deferred reply replaces "is thinking...". */
export function followUp(discord: Discord, interaction: Interaction, { json, uploads }: RequestBody): Message {
  const channel = openChannel(discord, interaction, { mayOpen: true });
  const thinking = interaction.loading ? findMessage(discord, interaction.originalId ?? '') : undefined;
  const body = checkMessage(discord, { body: json, uploads, schema: IncomingWebhookRequestPartialSchema });
  if (thinking) return finishThinking(discord, interaction, { message: thinking, body, uploads });
  const message = postMessage(discord, {
    channel,
    authorId: discord.world.application.bot.id,
    body,
    uploads,
    interaction: { ...author(discord, interaction), ephemeral: isEphemeral(json) },
  });
  interaction.messageIds.push(message.id);
  return message;
}

/** Edits `@original` or a follow-up through an interaction's token. */
export function editThroughToken(
  discord: Discord,
  interaction: Interaction,
  { messageId, json, uploads }: RequestBody & { messageId: string },
): Message {
  openChannel(discord, interaction);
  const message = messageOfToken(discord, interaction, messageId);
  const schema = IncomingWebhookUpdateRequestPartialSchema;
  const body = checkMessage(discord, { body: json, uploads, schema, existing: message });
  return finishThinking(discord, interaction, { message, body, uploads });
}

/** Deletes `@original` or a follow-up through an interaction's token. */
export function deleteThroughToken(discord: Discord, interaction: Interaction, messageId: string): void {
  openChannel(discord, interaction);
  const message = messageOfToken(discord, interaction, messageId);
  if (message.id === interaction.originalId) interaction.loading = false;
  deleteMessage(discord, message);
}

/** The message an interaction's token reaches: `@original` or one of its follow-ups; throws 10008. */
export function messageOfToken(discord: Discord, interaction: Interaction, messageId: string): Message {
  const id = messageId === '@original' ? interaction.originalId : messageId;
  const reachable = id !== undefined && [interaction.originalId, ...interaction.messageIds].includes(id);
  const message = reachable ? findMessage(discord, id) : undefined;
  if (!message) throw refusal('unknownMessage');
  return message;
}

function finishThinking(
  discord: Discord,
  interaction: Interaction,
  { message, body, uploads }: { message: Message; body: ReturnType<typeof checkMessage>; uploads: readonly Upload[] },
): Message {
  if (message.id === interaction.originalId) interaction.loading = false;
  editMessage(discord, message, { body, uploads, by: interaction.id });
  return message;
}

function original<T extends FirstResponse & { message: Message }>(interaction: Interaction, response: T): T {
  interaction.originalId = response.message.id;
  interaction.messageIds.push(response.message.id);
  return response;
}

/** The channel of an interaction; throws 50083 for an archived thread unless a post, with `mayOpen`, may open it. */
function openChannel(discord: Discord, { channelId }: Interaction, { mayOpen = false } = {}): Channel {
  const channel = channelOf(discord, channelId);
  if (channel.thread?.archived && (channel.thread.locked || !mayOpen)) throw refusal('threadArchived');
  return channel;
}

const POSTS = [Response.ChannelMessageWithSource, Response.DeferredChannelMessageWithSource];
const UPDATES = [Response.DeferredMessageUpdate, Response.UpdateMessage];
const ALLOWED: Record<Interaction['type'], readonly number[]> = {
  2: [...POSTS, Response.Modal],
  3: [...POSTS, ...UPDATES, Response.Modal],
  4: [Response.ApplicationCommandAutocompleteResult],
  5: POSTS,
};

function callbackType({ clock }: Discord, interaction: Interaction, type: unknown): number {
  if (clock.now() - interaction.createdAt > ACKNOWLEDGE_WITHIN) throw refusal('unknownInteraction');
  const fromMessage = interaction.type === 5 && interaction.sourceId !== undefined;
  const allowed = [...ALLOWED[interaction.type], ...(fromMessage ? UPDATES : [])];
  if (typeof type === 'number' && allowed.includes(type)) return type;
  throw invalidForm([complaint(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`)]);
}

function isEphemeral(data: unknown): boolean {
  const flags = isRecord(data) ? Number(data['flags'] ?? 0) : 0;
  return (settableFlags(flags, true) & Flag.Ephemeral) !== 0;
}

function author(
  discord: Discord,
  interaction: Interaction,
): { userId: string; metadata: APIMessageInteractionMetadata } {
  const { world } = discord;
  const user = world.users.get(interaction.userId) ?? world.application.bot;
  const metadata = {
    id: interaction.id,
    type: interaction.type,
    user: userShape(user),
    authorizing_integration_owners: owners(world, channelOf(discord, interaction.channelId)),
    ...(interaction.commandName !== undefined && { name: interaction.commandName, command_type: 1 }),
    ...(interaction.sourceId !== undefined && { interacted_message_id: interaction.sourceId }),
  };
  return { userId: user.id, metadata: metadata as unknown as APIMessageInteractionMetadata };
}
