import * as schemas from 'discord-api-spec/zod';
import {
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  MessageFlags as Flag,
  InteractionResponseType as Response,
} from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import type { Discord, FirstResponse } from './discord.ts';
import { found, invalidForm, refusal, refuseIfAny } from './errors.ts';
import { choiceComplaint, isRecord } from './form.ts';
import { owners } from './interaction-payload.ts';
import * as interactions from './interactions.ts';
import { checkMessage, type MessageBody } from './message-limits.ts';
import { deleteMessage, editMessage, findMessage, postMessage } from './messages.ts';
import { choiceErrors, modalErrors } from './modals.ts';
import type { Request, RequestBody, Routes } from './request.ts';
import { messageShape, userShape } from './shapes.ts';
import type { Interaction, Message } from './world.ts';

const MESSAGE = '/webhooks/:application/:token/messages/:message';

/** The routes on which the bot answers interactions: the callback, `@original` and follow-ups. */
export function interactionRoutes(discord: Discord): Routes {
  const byToken = ({ param }: Request) =>
    interactions.interactionOfToken(discord, param('application'), param('token'));
  return {
    'POST /interactions/:interaction/:token/callback': (request) => callback(discord, request),
    'POST /webhooks/:application/:token': (request) => messageShape(followUp(discord, byToken(request), request)),
    [`GET ${MESSAGE}`]: (request) => messageShape(messageOf(discord, byToken(request), request.param('message'))),
    [`PATCH ${MESSAGE}`]: (request) => {
      const interaction = byToken(request);
      refuseArchived(discord, interaction, { mayOpen: false });
      const message = messageOf(discord, interaction, request.param('message'));
      const schema = schemas.IncomingWebhookUpdateRequestPartialSchema;
      const { json, uploads } = request;
      const body = checkMessage(discord, { body: json, uploads, schema, existing: message });
      return messageShape(edited(discord, interaction, { message, body, uploads }));
    },
    [`DELETE ${MESSAGE}`]: (request) => {
      const interaction = byToken(request);
      refuseArchived(discord, interaction, { mayOpen: false });
      const message = messageOf(discord, interaction, request.param('message'));
      if (message.id === interaction.originalId) interaction.loading = false;
      deleteMessage(discord, message);
    },
  };
}

/** Takes the bot's first answer to an interaction; throws 10062, 40060, 50083, 50035 and the errors of a message. */
function callback(discord: Discord, { param, query, json, uploads }: Request) {
  const interaction = interactions.unansweredInteraction(discord, param('interaction'), param('token'));
  const body = isRecord(json) ? json : {};
  const type = callbackType(discord, interaction, body['type']);
  refuseArchived(discord, interaction, { mayOpen: type !== Response.UpdateMessage });
  const response = firstResponse(discord, interaction, { type, data: body['data'], uploads });
  interactions.acknowledge(discord, interaction, response);
  if (query['with_response'] !== 'true') return undefined;
  const message = 'message' in response ? response.message : undefined;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: interaction.loading,
        response_message_ephemeral: message.local.onlyFor !== undefined,
      }),
    },
    resource: { type, ...(message && { message: messageShape(message) }) },
  };
}

type Callback = Pick<RequestBody, 'uploads'> & { type: number; data: unknown };

function firstResponse(discord: Discord, interaction: Interaction, { type, data, uploads }: Callback): FirstResponse {
  const path = ['data'];
  switch (type) {
    case Response.ChannelMessageWithSource: {
      const schema = schemas.IncomingWebhookInteractionRequestSchema;
      const body = checkMessage(discord, { body: data, uploads, schema, path });
      const message = postMessage(discord, { ...answerTo(discord, interaction, data), body, uploads });
      return original(interaction, { kind: 'reply', message });
    }
    case Response.DeferredChannelMessageWithSource: {
      const thinkingUntil = interaction.createdAt + interactions.TOKEN_LIVES;
      const message = postMessage(discord, { ...answerTo(discord, interaction, data), body: {}, thinkingUntil });
      interaction.loading = true;
      return original(interaction, { kind: 'deferred-reply', message });
    }
    case Response.DeferredMessageUpdate:
      if (interaction.sourceId !== undefined) interaction.originalId = interaction.sourceId;
      return { kind: 'deferred-update' };
    case Response.UpdateMessage: {
      const message = found(findMessage(discord, interaction.sourceId ?? ''), 'unknownMessage');
      const schema = schemas.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema;
      const body = checkMessage(discord, { body: data, uploads, schema, path, existing: message });
      editMessage(discord, message, { body, uploads, by: interaction.id });
      interaction.originalId = message.id;
      return { kind: 'update', message };
    }
    case Response.ApplicationCommandAutocompleteResult: {
      refuseIfAny(choiceErrors(data, path, interaction.typing));
      const { choices = [] } = (data ?? {}) as { choices?: { name: string; value: string | number }[] };
      return { kind: 'choices', choices };
    }
    default: {
      refuseIfAny(modalErrors(data, discord.world.emojis, path));
      interaction.modal = data as APIModalInteractionResponseCallbackData;
      return { kind: 'modal', modal: interaction.modal };
    }
  }
}

/** Adds a message through an interaction's token. The first one after a deferred reply replaces "is thinking...". */
function followUp(discord: Discord, interaction: Interaction, { json, uploads }: RequestBody): Message {
  refuseArchived(discord, interaction, { mayOpen: true });
  const thinking = interaction.loading ? findMessage(discord, interaction.originalId ?? '') : undefined;
  const body = checkMessage(discord, { body: json, uploads, schema: schemas.IncomingWebhookRequestPartialSchema });
  if (thinking) return edited(discord, interaction, { message: thinking, body, uploads });
  const message = postMessage(discord, { ...answerTo(discord, interaction, json), body, uploads });
  interaction.messageIds.push(message.id);
  return message;
}

/** The message an interaction's token reaches: `@original` or one of its follow-ups; throws 10008. */
function messageOf(discord: Discord, { originalId, messageIds }: Interaction, named: string): Message {
  const id = named === '@original' ? originalId : named;
  const isReachable = id !== undefined && [originalId, ...messageIds].includes(id);
  return found(isReachable ? findMessage(discord, id) : undefined, 'unknownMessage');
}

type Edit = Pick<RequestBody, 'uploads'> & { message: Message; body: MessageBody };

function edited(discord: Discord, interaction: Interaction, { message, body, uploads }: Edit): Message {
  if (message.id === interaction.originalId) interaction.loading = false;
  editMessage(discord, message, { body, uploads, by: interaction.id });
  return message;
}

function original<T extends FirstResponse & { message: Message }>(interaction: Interaction, response: T): T {
  interaction.originalId = response.message.id;
  interaction.messageIds.push(response.message.id);
  return response;
}

/** Throws 50083 if the interaction's channel is an archived thread, unless a post, with `mayOpen`, may open it. */
function refuseArchived(discord: Discord, { channelId }: Interaction, { mayOpen }: { mayOpen: boolean }): void {
  const { thread } = channelOf(discord, channelId);
  if (thread?.archived && (thread.locked || !mayOpen)) throw refusal('threadArchived');
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
  if (clock.now() - interaction.createdAt > interactions.ACKNOWLEDGE_WITHIN) throw refusal('unknownInteraction');
  const fromMessage = interaction.type === 5 && interaction.sourceId !== undefined;
  const allowed = [...ALLOWED[interaction.type], ...(fromMessage ? UPDATES : [])];
  if (typeof type === 'number' && allowed.includes(type)) return type;
  throw invalidForm([choiceComplaint(['type'], allowed)]);
}

/** The parts that all messages for an interaction share; `data` is the message as the bot sent it. */
function answerTo(discord: Discord, interaction: Interaction, data: unknown) {
  const { id, type, userId, channelId, commandName, sourceId } = interaction;
  const { users, application } = discord.world;
  const channel = channelOf(discord, channelId);
  const metadata = {
    id,
    type,
    user: userShape(users.get(userId) ?? application.bot),
    authorizing_integration_owners: owners(discord.world, channel),
    ...(commandName !== undefined && { name: commandName, command_type: 1 }),
    ...(sourceId !== undefined && { interacted_message_id: sourceId }),
  } as unknown as APIMessageInteractionMetadata;
  const ephemeral = isRecord(data) && (Number(data['flags'] ?? 0) & Flag.Ephemeral) !== 0;
  return { channel, authorId: application.bot.id, interaction: { userId, metadata, ephemeral } };
}
