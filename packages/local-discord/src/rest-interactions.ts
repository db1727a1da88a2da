import { answerInteraction, deleteThroughToken, editThroughToken, followUp, messageOfToken } from './callbacks.ts';
import type { Discord } from './discord.ts';
import { isRecord } from './form.ts';
import { interactionOfToken } from './interactions.ts';
import type { Request, Routes } from './request.ts';
import { messageShape } from './shapes.ts';

const MESSAGE = '/webhooks/:application/:token/messages/:message';

/** The routes on which the bot answers interactions: the callback, `@original` and follow-ups. */
export function interactionRoutes(discord: Discord): Routes {
  const byToken = ({ param }: Request) => interactionOfToken(discord, param('application'), param('token'));
  return {
    'POST /interactions/:interaction/:token/callback': (request) => callback(discord, request),
    'POST /webhooks/:application/:token': (request) => messageShape(followUp(discord, byToken(request), request)),
    [`GET ${MESSAGE}`]: (request) => messageShape(messageOfToken(discord, byToken(request), request.param('message'))),
    [`PATCH ${MESSAGE}`]: (request) => {
      const edit = { ...request, messageId: request.param('message') };
      return messageShape(editThroughToken(discord, byToken(request), edit));
    },
    [`DELETE ${MESSAGE}`]: (request) => deleteThroughToken(discord, byToken(request), request.param('message')),
  };
}

function callback(discord: Discord, request: Request) {
  const { param, query, json } = request;
  const key = { id: param('interaction'), token: param('token') };
  const { interaction, message } = answerInteraction(discord, key, request);
  if (query['with_response'] !== 'true') return undefined;
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
    resource: { type: isRecord(json) ? json['type'] : undefined, ...(message && { message: messageShape(message) }) },
  };
}
